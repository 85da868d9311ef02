//! A refused move, and how the board shows why it does not go.

use super::lesson::ActiveLesson;
use crate::app::session::refused::Refused;

impl ActiveLesson {
    /// Shows on the board why the refused move does not go, or no longer.
    pub fn show_refused(&mut self, now: f64, at_once: bool) {
        if let Some(refused) = self.refused_mut() {
            refused.show(now, at_once);
        }
    }

    /// Tells why the broken rule is a rule.
    pub fn tell_sense(&mut self) {
        if let Some(refused) = self.refused_mut() {
            refused.sense_shown = true;
        }
    }

    fn refused_mut(&mut self) -> Option<&mut Refused> {
        self.told.as_mut()?.refused.as_mut()
    }

    /// The refused move that is told about.
    pub fn refused(&self) -> Option<&Refused> {
        self.told.as_ref()?.refused.as_ref()
    }
}
