//! The keys of the page after the game.

use egui::{Key, Ui};

use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::widgets::key_input::{FIGURES, nothing_focused, pressed};

/// Figures choose a moment, Enter looks for a better move in it.
pub(crate) fn page(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    let moments = session.review.moments();
    for (number, key) in FIGURES.into_iter().take(moments.len()).enumerate() {
        if pressed(ui, key) {
            intents.push(Intent::Coach(CoachIntent::Moment(number)));
        }
    }
    let chosen = session.review.chosen().and_then(|number| moments.get(number));
    if let Some(moment) = chosen.filter(|moment| moment.may_find && nothing_focused(ui))
        && pressed(ui, Key::Enter)
    {
        intents.push(Intent::Coach(CoachIntent::FindBetter(moment.turn.to)));
    }
}
