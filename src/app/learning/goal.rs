//! A game against Kete in a lesson: how it stands, and whether its goal is reached.

use super::lesson::Lesson;
use crate::rules::BoardShape;
use crate::texts::narration::Course as TurnCourse;
use crate::tutor::schema::{PlayGoal, Step};

impl Lesson {
    /// Whether the step is a game against Kete.
    pub fn is_game(&self) -> bool {
        matches!(self.run.step(), Step::Play { .. })
    }

    /// What has been reached of the goal of a game: so far, of so many.
    pub fn so_far(&self) -> Option<(u16, u16)> {
        let Step::Play { goal: PlayGoal::Take(wanted), .. } = self.run.step() else { return None };
        let table = self.table.as_ref()?;
        let me = self.run.board()?.to_move();
        let turns = table.game.turns();
        let mine = turns.into_iter().filter(|turn| turn.mover == me);
        Some((mine.map(|turn| TurnCourse::of(&turn.events).gain()).sum(), *wanted))
    }

    /// How a game with stores stands: the learner's seeds and Kete's.
    pub fn standing(&self) -> Option<(u16, u16)> {
        let table = self.table.as_ref().filter(|_| self.is_game() && !self.is_over)?;
        let me = self.run.board()?.to_move();
        let setup = table.position().setup();
        let counts = setup.shape != BoardShape::FourRows;
        counts.then(|| (setup.stores[me], setup.stores[me.other()]))
    }

    /// Whether the goal of a game is reached; none while it may still be.
    pub(super) fn reaches_goal(&self) -> Option<bool> {
        let Step::Play { goal, .. } = self.run.step() else { return None };
        let table = self.table.as_ref().filter(|table| !table.is_sowing())?;
        let me = self.run.board()?.to_move();
        let outcome = table.game.outcome();
        let won = outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(me));
        let reached = match goal {
            PlayGoal::Win => won,
            PlayGoal::Finish => outcome.is_some(),
            PlayGoal::Round => {
                won || table.game.rounds().iter().any(|round| round.winner == Some(me))
            }
            PlayGoal::Take(_) => self.so_far().is_some_and(|(so_far, wanted)| so_far >= wanted),
        };
        if reached {
            return Some(true);
        }
        outcome.is_some().then_some(false)
    }
}
