//! Which holes hide how many seeds they hold.

use super::state::GameSession;
use crate::app::settings::state::CountsShown;
use crate::narration::turns::Hidden;
use crate::rules::{BySide, Hole, Side};

impl GameSession {
    /// Whose holes show their counts in this game; `set` is the setting for all games.
    pub fn counts_shown(&self, set: CountsShown) -> CountsShown {
        match (self.game.own_counts(), set) {
            (true, CountsShown::Always) => CountsShown::OwnOnly,
            (_, set) => set,
        }
    }

    /// Whether the count of a hole is hidden. "Own" holes are the person's in a game against Kete
    /// or someone far away, and those of the side to move where two people play.
    pub fn hides_count(&self, hole: Hole, counts: CountsShown) -> bool {
        self.hidden(counts)[hole.owner()]
    }

    /// Whose counts are hidden from the side to move, in previews and answers.
    pub fn hidden(&self, counts: CountsShown) -> Hidden {
        BySide::from_fn(|side| match counts {
            CountsShown::Always => false,
            CountsShown::Never => true,
            CountsShown::OwnOnly => !self.is_own(side),
        })
    }

    /// Whose counts are hidden in the account of past turns. If two people play, each may count
    /// only their own holes, but both read the same account.
    pub fn hidden_of_played(&self, counts: CountsShown) -> Hidden {
        let players = self.game.players();
        let two = Side::ALL.into_iter().all(|side| players[side].plays_here());
        match counts {
            CountsShown::OwnOnly if two => BySide::new(true, true),
            _ => self.hidden(counts),
        }
    }

    /// Whose counts are hidden in the live label.
    pub(crate) fn hidden_in_live_text(&self) -> Hidden {
        self.hidden_of_played(self.counts_shown(self.counts_set))
    }

    fn is_own(&self, side: Side) -> bool {
        let players = self.game.players();
        match (players[side].plays_here(), players[side.other()].plays_here()) {
            (true, true) => side == self.landed_position().to_move(),
            (own, other) => own || !other,
        }
    }
}
