//! A game against Kete in a lesson: how it stands, and whether its goal is reached.

use super::lesson::ActiveLesson;
use crate::rules::BoardShape;
use crate::tutor::schema::{LessonStep, PlayGoal};
use crate::tutor::{reached, taken};

impl ActiveLesson {
    /// Whether the step is a game against Kete.
    pub fn is_game(&self) -> bool {
        matches!(self.run.step(), LessonStep::Play { .. })
    }

    /// What has been reached of the goal of a game: so far, of so many.
    pub fn so_far(&self) -> Option<(u16, u16)> {
        let LessonStep::Play { goal: PlayGoal::Take(wanted), .. } = self.run.step() else {
            return None;
        };
        let session = self.session.as_ref()?;
        let me = self.run.board()?.to_move();
        Some((taken(&session.game, me), *wanted))
    }

    /// How a game with stores stands: the learner's seeds and Kete's.
    pub fn standing(&self) -> Option<(u16, u16)> {
        let session = self.session.as_ref().filter(|_| self.is_game() && !self.is_over)?;
        let me = self.run.board()?.to_move();
        let setup = session.position().setup();
        let counts = setup.shape != BoardShape::FourRows;
        counts.then(|| (setup.stores[me], setup.stores[me.other()]))
    }

    /// Whether the goal of a game is reached; none while it may still be.
    pub(crate) fn reaches_goal(&self) -> Option<bool> {
        let LessonStep::Play { goal, .. } = self.run.step() else { return None };
        let session = self.session.as_ref().filter(|session| !session.is_sowing())?;
        reached(*goal, &session.game, self.run.board()?.to_move())
    }
}
