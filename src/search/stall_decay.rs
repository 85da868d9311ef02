//! A game in which nothing is taken for long.
//!
//! Where positions come again, whoever is ahead may promise himself the last seeds on the board for
//! ever: every move keeps the promise, none redeems it. So the longer nothing has been taken, the
//! less an estimate promises, until only a capture or the end of the game is worth a move.

use super::evaluate::Evaluator;
use super::score::Value;
use super::tree::Tree;

/// Turns in which nothing is taken, before estimates begin to wear.
const GRACE_TURNS: usize = 48;
/// So many turns later they are worn out.
const DECAY_TURNS: Value = 32;
/// By how much whoever is ahead would rather have the game end than go on, once estimates are worn
/// out: less than a seed.
const IMPATIENCE: Value = 20;

/// How far estimates are worn, and of which positions: those with as much left as at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StallDecay {
    /// From 1 to [`WORN_OUT`].
    turns: Value,
    material: u16,
}

impl StallDecay {
    /// After so many turns in which nothing was taken and which leave so much; `None` as long as
    /// estimates last.
    pub(super) fn after(turns: usize, material: u16) -> Option<StallDecay> {
        let turns = turns.saturating_sub(GRACE_TURNS).min(DECAY_TURNS as usize) as Value;
        (turns > 0).then_some(StallDecay { turns, material })
    }

    /// What is left of an estimate where the end of the game now would be worth `end`.
    fn apply(self, estimate: Value, end: Value) -> Value {
        let promised = (estimate - end) * (DECAY_TURNS - self.turns) / DECAY_TURNS;
        end + promised - end.signum() * IMPATIENCE * self.turns / DECAY_TURNS
    }
}

impl<G: Evaluator> Tree<'_, G> {
    /// What wears the estimate of a position with so much left.
    #[inline]
    pub(super) fn stall_decay_at(&self, material: u16) -> Option<StallDecay> {
        self.stall_decay.filter(|decay| decay.material == material)
    }

    /// A worn estimate of a position. An endgame table has no say: it knows what can be had and
    /// nothing of the way there.
    #[inline(never)]
    pub(super) fn decayed_estimate(&self, decay: StallDecay, state: &G::State) -> Value {
        decay.apply(self.game.estimate(state), self.game.repetition_value(state, self.share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_last_and_wear_and_are_worn_out() {
        assert_eq!(StallDecay::after(GRACE_TURNS, 9), None);
        let decayed_estimate =
            |turns| StallDecay::after(turns, 9).map(|decay| decay.apply(1_800, 1_400));
        let turns = [GRACE_TURNS + 1, GRACE_TURNS + 16, GRACE_TURNS + 32, 1_000];
        assert_eq!(
            turns.map(decayed_estimate),
            [Some(1_787), Some(1_590), Some(1_380), Some(1_380)]
        );
        let behind = StallDecay::after(1_000, 9).map(|decay| decay.apply(-1_800, -1_400));
        assert_eq!(behind, Some(-1_380), "the other side may wait");
    }
}
