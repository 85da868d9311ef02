//! What Kete expects after the moves that an answer or a warning is about, to be shown on the board.

use crate::app::session::state::GameSession;
use crate::rules::Move;
use crate::tutor::reasons::{ExpectedLines, Reasons};

impl GameSession {
    /// What is expected after the first of these legal moves of which that is known. A move that
    /// loses seeds is compared with a better one.
    pub(crate) fn lines_of_first(&self, moves: &[Move]) -> Option<ExpectedLines> {
        let here = self.game.current();
        let (known, before) = (self.coach.known.get(&here)?, self.position());
        let lines = |mv: &Move| {
            let weak = self.grade_or_least(here, mv).filter(|graded| graded.seeds_lost() > 0);
            match weak.and_then(|graded| Reasons::of_weak(before, &graded, known)) {
                Some(reasons) => ExpectedLines::comparing(&reasons, known),
                None => ExpectedLines::of(before, mv, known),
            }
        };
        moves.iter().find_map(lines).filter(|_| self.shows_counts())
    }
}
