//! What can be shown to a class, and what can be done meanwhile.

use super::state::Shown;
use crate::app::board_intents::has_kete;
use crate::app::command::Command;
use crate::app::page::Page;
use crate::app::state::State;

impl State {
    /// Whether the page has a board for a class: a game or a lesson.
    pub fn may_present(&self) -> bool {
        let has_game = matches!(self.page, Page::Play | Page::After) && self.session.is_some();
        self.dialog.is_none() && (has_game || self.lesson().is_some())
    }

    /// Whether a command can be given in a presentation.
    pub fn may_while_presenting(&self, command: Command) -> bool {
        use Command::{
            Back, FinishSowing, First, Flip, Forward, FullScreen, Hint, Keys, Last, MoveNow, Pause,
            Present, Quit, Redo, SeedBack, SeedOn, Sound, TakeBackOne, Undo, WhatMayIPlay, WhyNot,
        };
        match command {
            FinishSowing | Pause | SeedOn | SeedBack | TakeBackOne | MoveNow | Flip | Present
            | FullScreen | Sound | Keys | Quit => true,
            // They would give away what a step of a lesson asks.
            Hint | WhatMayIPlay | WhyNot | Undo | Redo => self.lesson().is_none() || has_kete(self),
            First | Back | Forward | Last => self.lesson().is_none(),
            _ => false,
        }
    }

    pub(super) fn shown(&self) -> Shown {
        let point = self.board().map(|session| session.game.current());
        let step = match self.lesson() {
            Some(lesson) => (0, lesson.number, lesson.run.at(), lesson.is_over),
            None => (self.laid, 0, 0, false),
        };
        Shown { step, point }
    }
}
