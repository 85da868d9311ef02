//! Whose holes show how many seeds they hold.

use super::Table;
use crate::app::settings::Counts;
use crate::game::Player;
use crate::rules::{Hole, Side};

impl Table {
    /// Whose holes show their counts in this game; `set` is what the person has set for all.
    pub fn counts_shown(&self, set: Counts) -> Counts {
        match (self.game.own_counts(), set) {
            (true, Counts::Always) => Counts::OwnOnly,
            (_, set) => set,
        }
    }

    /// Whether the count of a hole is hidden. Of the persons' own holes, that means: against Kete
    /// the person's; where two people play, those of the side to move.
    pub fn hides_count(&self, hole: Hole, counts: Counts) -> bool {
        match counts {
            Counts::Always => false,
            Counts::Never => true,
            Counts::OwnOnly => !self.is_own(hole.owner()),
        }
    }

    fn is_own(&self, side: Side) -> bool {
        let players = self.game.players();
        match (players[side], players[side.other()]) {
            (Player::Kete(_), Player::Kete(_)) => true,
            (Player::Kete(_), _) => false,
            (_, Player::Kete(_)) => true,
            _ => side == self.mover(),
        }
    }
}
