//! The tutor's questions in games, and what a game tells about the rules a person knows.

use crate::app::command::Command;
use crate::app::intent::{CoachIntent, Intent, Part};
use crate::app::state::State;
use crate::app::table::{Half, Table};
use crate::game::Tutoring;
use crate::rules::{GameName, Move};
use crate::texts::window as words;

/// Does what is wanted of the tutor.
pub fn update(state: &mut State, intent: CoachIntent, now: f64) {
    let Some(table) = &mut state.table else { return };
    match intent {
        CoachIntent::Rethink => table.coach.forget(),
        CoachIntent::Play => table.play_anyway(now),
        CoachIntent::Hint => {
            table.coach.forget();
            if matches!(table.half, Half::House { .. }) {
                // The hint is about the whole move.
                table.take_half_back(now);
            }
            super::commands::run(state, Command::Hint, now);
        }
        CoachIntent::StopAsking => {
            let before = table.game.tutoring();
            table.coach.forget();
            table.game.set_tutoring(Tutoring::Off);
            let undo = Intent::Coach(CoachIntent::AskAgain(before));
            state.tell_with(words::ASKS_NO_MORE.to_owned(), words::UNDO, undo, now);
        }
        CoachIntent::AskAgain(tutoring) => {
            table.game.set_tutoring(tutoring);
            state.notice = None;
        }
    }
}

/// Whether a press is the same as the one that is asked about: the second click of a double click
/// must not play what the first was asked about.
pub fn repeats(table: &Table, intent: &Intent) -> bool {
    let Some(warning) = &table.coach.warning else { return false };
    match (intent, warning.held.mv) {
        (Intent::Hole(hole, part), Move::Way { hole: from, way, .. }) => {
            let pressed = match part {
                Part::Left => Some(table.way_on_screen(true)),
                Part::Right => Some(table.way_on_screen(false)),
                Part::Middle => None,
            };
            *hole == from && pressed.is_some_and(|pressed| pressed == way)
        }
        (Intent::Hole(hole, _), mv) if table.name() != GameName::Ring => mv.hole() == Some(*hole),
        (Intent::Heap(hole, colour), mv) => mv == Move::Colour(*hole, *colour),
        (Intent::Pass, mv) => mv == Move::Pass,
        _ => false,
    }
}

/// Notes in the boxes which rules were kept and broken in the game on the table.
pub fn note(state: &mut State) {
    let Some(table) = &mut state.table else { return };
    if table.coach.notes.is_empty() {
        return;
    }
    let game = table.name();
    let notes = std::mem::take(&mut table.coach.notes);
    let before = state.learning.progress.clone();
    for (rule, is_right) in notes {
        state.learning.note(game, rule, is_right);
    }
    if state.learning.progress != before {
        state.learning.keep();
    }
}
