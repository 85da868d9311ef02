//! The keys of the page after the game.

use egui::{Key, Ui};

use super::{FIGURES, nothing_focused, pressed};
use crate::app::intent::{CoachIntent, Intent};
use crate::app::table::Table;

/// The figures choose a moment, Enter looks for a better move in it.
pub(super) fn page(ui: &Ui, table: &Table, intents: &mut Vec<Intent>) {
    let moments = table.review.moments();
    for (number, key) in FIGURES.into_iter().take(moments.len()).enumerate() {
        if pressed(ui, key) {
            intents.push(Intent::Coach(CoachIntent::Moment(number)));
        }
    }
    let chosen = table.review.chosen().and_then(|number| moments.get(number));
    if let Some(moment) = chosen.filter(|moment| moment.may_find && nothing_focused(ui))
        && pressed(ui, Key::Enter)
    {
        intents.push(Intent::Coach(CoachIntent::FindBetter(moment.turn.to)));
    }
}
