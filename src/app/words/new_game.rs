//! Words of the New game dialog.

use crate::texts::messages::labels;
use crate::texts::messages::new_game as say;

/// The chip beside a game's name.
pub fn options_changed(changed: usize) -> String {
    match changed {
        0 => labels::rules_as_written().to_owned(),
        count => say::OptionsChanged { count }.text(),
    }
}
