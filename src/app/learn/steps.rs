//! From one step of a lesson to another, and what the primary button does.

use super::lesson::ActiveLesson;
use crate::app::session::state::GameSession;
use crate::tutor::schema::LessonStep;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primary {
    Continue,
    /// Check the answer; `false` until one is chosen.
    Check(bool),
    /// Go on although the goal of a game is not reached.
    GiveUp,
    /// Go to the first step not done.
    OpenStep,
    NextLesson,
    Leave,
}

impl ActiveLesson {
    pub fn primary(&self) -> Option<Primary> {
        if self.is_over {
            return Some(if !self.run.is_done() {
                Primary::OpenStep
            } else if self.next_title.is_some() {
                Primary::NextLesson
            } else {
                Primary::Leave
            });
        }
        let done = self.run.state().done;
        match self.run.step() {
            LessonStep::Say { .. } | LessonStep::Show { .. } => Some(Primary::Continue),
            LessonStep::Ask { .. } if self.is_last_task() => done.then_some(Primary::Leave),
            LessonStep::Ask { .. } | LessonStep::Guess { .. } => done.then_some(Primary::Continue),
            LessonStep::Predict { .. } if self.checked => Some(Primary::Continue),
            LessonStep::Predict { .. } => Some(Primary::Check(self.guess.is_some())),
            LessonStep::Quiz { .. } if self.is_right() => Some(Primary::Continue),
            LessonStep::Quiz { .. } => Some(Primary::Check(self.choice.is_some())),
            LessonStep::Play { .. } if done || self.is_game_over() => Some(Primary::Continue),
            LessonStep::Play { .. } => Some(Primary::GiveUp),
        }
    }

    /// Goes to the next step; after the last one the lesson is over. After a step that was left
    /// open, the next is another open one.
    pub fn go_on(&mut self) {
        self.leave_game();
        if self.fills_gaps {
            // A step that stays open is behind the learner.
            if !self.go_to_open_from(self.run.at() + 1) {
                self.finish();
            }
        } else if self.run.go_on() {
            self.enter();
        } else {
            self.finish();
        }
    }

    /// Keeps a game that is not over: whoever comes back to its step goes on with it.
    fn leave_game(&mut self) {
        if self.is_game() && !self.is_over && !self.is_game_over() {
            let game = self.session.take_if(|session| !session.game.is_empty());
            self.left_game = game.map(|game| (self.run.at(), game)).or(self.left_game.take());
        }
    }

    /// The number of the step whose game was stopped and can go on, from 1.
    pub fn stopped_game(&self) -> Option<usize> {
        self.left_game.as_ref().map(|(step, _)| step + 1)
    }

    fn finish(&mut self) {
        self.fills_gaps = false;
        let (last, left) = (self.take_last_board(), self.left_game.take());
        self.enter();
        let stopped = left.as_ref().map(|(_, session)| {
            let mut shown = GameSession::new(session.game.clone());
            shown.flipped = session.flipped;
            shown
        });
        self.left_game = left;
        self.keep_last_board(stopped.or(last));
        self.cues.clear();
        self.is_over = true;
        self.stars = self.run.stars();
    }

    /// Goes one step back; from the end to the last step.
    pub fn go_back(&mut self) {
        self.leave_game();
        self.fills_gaps = false;
        if self.is_over || self.run.go_back() {
            self.enter();
            self.note_jump();
        }
    }

    pub fn go_to(&mut self, step: usize) {
        self.leave_game();
        self.fills_gaps = false;
        let follows = step == self.run.at() + 1 && !self.is_over;
        self.run.go_to(step);
        self.enter();
        if !follows {
            self.note_jump();
        }
    }

    /// Goes to the first step left open; returns whether there is one.
    pub fn go_to_open(&mut self) -> bool {
        self.go_to_open_from(0)
    }

    fn go_to_open_from(&mut self, first: usize) -> bool {
        let states = self.run.states().iter().enumerate().skip(first);
        let open = states.into_iter().find(|(_, state)| !state.done).map(|(at, _)| at);
        if let Some(open) = open {
            self.go_to(open);
            self.note_unsolved();
            self.fills_gaps = true;
        }
        open.is_some()
    }

    pub fn repeat(&mut self) {
        self.run.repeat();
        self.enter();
    }
}
