//! A game against Kete in a lesson: the seeds taken, and whether its goal is reached.

use super::lesson::ActiveLesson;
use crate::app::session::state::GameSession;
use crate::app::words;
use crate::narration;
use crate::rules::BoardShape;
use crate::texts::messages::learn as say;
use crate::tutor::schema::{LessonStep, PlayGoal};
use crate::tutor::{reached, taken};

impl ActiveLesson {
    /// Whether the game on the board has ended, its goal reached or not.
    pub(crate) fn is_game_over(&self) -> bool {
        let is_over = |session: &GameSession| session.game.is_over() && !session.is_sowing();
        self.session.as_ref().is_some_and(is_over)
    }

    /// Whether the end of the game, of which the feedback speaks, was taken back.
    pub(super) fn is_undone(&self) -> bool {
        let is_to_end = matches!(
            self.run.step(),
            LessonStep::Play { goal: PlayGoal::Finish | PlayGoal::Win, .. }
        );
        let goes_on = self.session.as_ref().is_some_and(|session| !session.game.is_over());
        is_to_end && goes_on && self.feedback.is_some() && !self.is_over
    }

    pub fn is_game(&self) -> bool {
        matches!(self.run.step(), LessonStep::Play { .. })
    }

    /// The seeds taken, and how many the goal asks for.
    pub fn so_far(&self) -> Option<(u16, u16)> {
        let LessonStep::Play { goal: PlayGoal::Take(wanted), .. } = self.run.step() else {
            return None;
        };
        let session = self.session.as_ref()?;
        let me = self.run.board()?.to_move();
        Some((taken(&session.game, me), *wanted))
    }

    /// The learner's store and Kete's, in a game that has stores.
    pub fn store_counts(&self) -> Option<(u16, u16)> {
        let session = self.session.as_ref().filter(|_| self.is_game() && !self.is_over)?;
        let me = self.run.board()?.to_move();
        let setup = session.landed_position().setup();
        let counts = setup.shape != BoardShape::FourRows;
        counts.then(|| (setup.stores[me], setup.stores[me.other()]))
    }

    /// How a game ended that was played to its end.
    pub(super) fn result_line(&self) -> Option<String> {
        let LessonStep::Play { goal: PlayGoal::Finish | PlayGoal::Win, .. } = self.run.step()
        else {
            return None;
        };
        let game = &self.session.as_ref()?.game;
        let result = words::result_of(game.players(), game.people(), &game.outcome()?);
        Some(say::Result { result }.text())
    }

    /// Why the game on the board ended; empty if it goes on.
    pub(super) fn why_over(&self) -> String {
        let game = self.session.as_ref().map(|session| &session.game);
        game.map_or_else(String::new, |game| narration::ending::why_at(game, game.current()))
    }

    /// Whether the goal is reached; `None` while that is open.
    pub(crate) fn reaches_goal(&self) -> Option<bool> {
        let LessonStep::Play { goal, .. } = self.run.step() else { return None };
        let session = self.session.as_ref().filter(|session| !session.is_sowing())?;
        reached(*goal, &session.game, self.run.board()?.to_move())
    }
}
