//! Which intents and commands act on the board of the lesson, exercise or rule example shown.

use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::state::State;
use crate::tutor::schema::LessonStep;

/// Whether a command acts on the board of a lesson; other commands for a board are closed in a
/// lesson.
pub fn is_command_of_board(command: Command) -> bool {
    matches!(
        command,
        Command::FinishSowing
            | Command::Pause
            | Command::SeedOn
            | Command::SeedBack
            | Command::WhatMayIPlay
            | Command::WhyNot
            | Command::SeeOnBoard
            | Command::TakeBackOne
            | Command::MoveNow
            | Command::Flip
    )
}

/// Whether a command acts on the game against Kete in a lesson.
pub fn is_command_of_game(command: Command) -> bool {
    matches!(command, Command::Undo | Command::Redo | Command::Hint)
}

/// Whether Kete plays on the board of the lesson shown.
pub fn has_kete(state: &State) -> bool {
    state.lesson().is_some_and(|lesson| matches!(lesson.run.step(), LessonStep::Play { .. }))
}

/// Whether an intent acts on the board of a lesson or of a rule's example.
pub fn is_of_board(state: &State, intent: &Intent) -> bool {
    let on_board = match intent {
        Intent::Command(Command::Undo | Command::Redo) if state.sparring().is_some() => true,
        Intent::Command(command) => {
            is_command_of_board(*command) || (has_kete(state) && is_command_of_game(*command))
        }
        Intent::Coach(_) => has_kete(state) || state.sparring().is_some(),
        Intent::Hole(..)
        | Intent::TakeFrom(_)
        | Intent::Heap(..)
        | Intent::AskColour(_)
        | Intent::Tap(_)
        | Intent::PlayTapped
        | Intent::Way(_)
        | Intent::StopHere
        | Intent::SpreadIt
        | Intent::SpreadAhead
        | Intent::Pass
        | Intent::StartOpening
        | Intent::PlaceFive
        | Intent::CancelHalf
        | Intent::FillSize(_)
        | Intent::SpreadEvenly
        | Intent::TakeAllBack
        | Intent::StartRound
        | Intent::Film(_)
        | Intent::AimHouse(_)
        | Intent::KeteOffers(_)
        | Intent::AcceptOffer(_)
        | Intent::DeclineOffer
        | Intent::Point(_) => true,
        _ => false,
    };
    let has_board = state.lesson().is_some() || state.drill().is_some();
    on_board && (has_board || state.sparring().is_some() || state.page == Page::Rules)
}
