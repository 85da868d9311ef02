//! Whose holes show how many seeds they hold.

use super::state::GameSession;
use crate::app::settings::state::CountsShown;
use crate::narration::turns::Hidden;
use crate::rules::{BySide, Hole, Side};

impl GameSession {
    /// Whose holes show their counts in this game; `set` is what the person has set for all.
    pub fn counts_shown(&self, set: CountsShown) -> CountsShown {
        match (self.game.own_counts(), set) {
            (true, CountsShown::Always) => CountsShown::OwnOnly,
            (_, set) => set,
        }
    }

    /// Whether the count of a hole is hidden. Of the persons' own holes, that means: against Kete
    /// the person's; where two people play, those of the side to move.
    pub fn hides_count(&self, hole: Hole, counts: CountsShown) -> bool {
        self.hidden(counts)[hole.owner()]
    }

    /// Whose counts are hidden from who is to move: of what is asked and foreseen.
    pub fn hidden(&self, counts: CountsShown) -> Hidden {
        BySide::from_fn(|side| match counts {
            CountsShown::Always => false,
            CountsShown::Never => true,
            CountsShown::OwnOnly => !self.is_own(side),
        })
    }

    /// Whose counts are not told of what was played. Where two people play, what one of them may
    /// count the other may not, and both read what is told.
    pub fn hidden_of_played(&self, counts: CountsShown) -> Hidden {
        let players = self.game.players();
        let two = Side::ALL.into_iter().all(|side| players[side].is_person());
        match counts {
            CountsShown::OwnOnly if two => BySide::new(true, true),
            _ => self.hidden(counts),
        }
    }

    /// The same, as the person has set it for all games.
    pub(crate) fn untold(&self) -> Hidden {
        self.hidden_of_played(self.counts_shown(self.counts_set))
    }

    fn is_own(&self, side: Side) -> bool {
        let players = self.game.players();
        match (players[side].is_person(), players[side.other()].is_person()) {
            (false, false) => true,
            (false, true) => false,
            (true, false) => true,
            (true, true) => side == self.landed_position().to_move(),
        }
    }
}
