//! A game in which nothing is taken for long.
//!
//! Where positions come again, whoever is ahead may promise himself the last seeds on the board for
//! ever: every move keeps the promise, none redeems it. So the longer nothing has been taken, the
//! less an estimate promises, until only a capture or the end of the game is worth a move.

use super::evaluate::Judge;
use super::score::Value;
use super::tree::Tree;

/// Turns in which nothing is taken, before estimates begin to wear.
const LASTING: usize = 48;
/// So many turns later they are worn out.
const WORN_OUT: Value = 32;
/// By how much whoever is ahead would rather have the game end than go on, once estimates are worn
/// out: less than a seed.
const IMPATIENCE: Value = 20;

/// How far estimates are worn, and of which positions: those with as much left as at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wear {
    /// From 1 to [`WORN_OUT`].
    turns: Value,
    left: u16,
}

impl Wear {
    /// After so many turns in which nothing was taken and which leave so much; `None` as long as
    /// estimates last.
    pub(super) fn after(turns: usize, left: u16) -> Option<Wear> {
        let turns = turns.saturating_sub(LASTING).min(WORN_OUT as usize) as Value;
        (turns > 0).then_some(Wear { turns, left })
    }

    /// What is left of an estimate where the end of the game now would be worth `end`.
    fn of(self, estimate: Value, end: Value) -> Value {
        let hope = (estimate - end) * (WORN_OUT - self.turns) / WORN_OUT;
        end + hope - end.signum() * IMPATIENCE * self.turns / WORN_OUT
    }
}

impl<G: Judge> Tree<'_, G> {
    /// What wears the estimate of a position with so much left.
    #[inline]
    pub(super) fn wear_at(&self, left: u16) -> Option<Wear> {
        self.wear.filter(|wear| wear.left == left)
    }

    /// A worn estimate of a position. An endgame table has no say: it knows what can be had and
    /// nothing of the way there.
    #[inline(never)]
    pub(super) fn worn(&self, wear: Wear, state: &G::State) -> Value {
        wear.of(self.game.estimate(state), self.game.repeated(state, self.share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_last_and_wear_and_are_worn_out() {
        assert_eq!(Wear::after(LASTING, 9), None);
        let worn = |turns| Wear::after(turns, 9).map(|wear| wear.of(1_800, 1_400));
        let turns = [LASTING + 1, LASTING + 16, LASTING + 32, 1_000];
        assert_eq!(turns.map(worn), [Some(1_787), Some(1_590), Some(1_380), Some(1_380)]);
        let behind = Wear::after(1_000, 9).map(|wear| wear.of(-1_800, -1_400));
        assert_eq!(behind, Some(-1_380), "the other side may wait");
    }
}
