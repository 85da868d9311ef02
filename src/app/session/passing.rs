//! A player who has no move for several turns in a row passes once by hand; further passes are made
//! automatically.

use super::state::{GameSession, PendingMove};
use crate::rules::Move;

/// Seconds for which the turn before is seen.
const SEEN_SECS: f64 = 0.8;

impl GameSession {
    /// Whether the side to move has passed in its last turn too.
    pub fn passed_before(&self) -> bool {
        let mover = self.mover();
        let path = self.game.path();
        let turns = path.iter().rev().filter_map(|id| self.game.node(*id).entry().turn());
        let mut own = turns.filter(|turn| turn.mover == mover);
        own.next().is_some_and(|turn| turn.mv == Move::Pass)
    }

    /// Whether a person here can only pass, and has passed in the turn before too. An earlier point
    /// that is looked at stays.
    fn passes_again(&self) -> bool {
        let here = self.game.current();
        let is_tip = self.game.node(here).children().is_empty() || self.play_on == Some(here);
        is_tip
            && self.pending == PendingMove::None
            && self.explain.is_none()
            && self.offer().is_none()
            && self.open_moves() == [Move::Pass]
            && self.passed_before()
    }

    /// When the pass of the person to move is made: once the turn before has been seen for a moment.
    pub fn passes_at(&self) -> Option<f64> {
        self.passes_again().then_some(self.settled_at + SEEN_SECS)
    }
}
