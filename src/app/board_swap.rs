//! Lends the board of a lesson, exercise or rule example to code that works on the game's board.

use super::page::Page;
use super::state::State;
use crate::app::learn::state::Shown;

/// Puts the board of the lesson, the exercise, the sparring or a rule's example in the place of the
/// game on the table while `act` works on it.
pub fn with_table(state: &mut State, act: impl FnOnce(&mut State)) {
    swap(state);
    let page = std::mem::replace(&mut state.page, Page::Play);
    act(state);
    state.page = page;
    swap(state);
}

fn swap(state: &mut State) {
    let learning = &mut state.learning;
    if state.page == Page::Rules {
        if let Some(example) = &mut state.rulebook.example {
            std::mem::swap(example.slot(), &mut state.table);
        }
        return;
    }
    let own = match learning.front {
        Shown::Courses => None,
        Shown::Lesson => learning.lesson.as_mut().map(|lesson| &mut lesson.table),
        Shown::Drill => learning.drill_mut().map(|drill| &mut drill.table),
        Shown::Sparring => learning.sparring.as_mut().map(|sparring| &mut sparring.table),
    };
    if let Some(own) = own {
        std::mem::swap(own, &mut state.table);
    }
}
