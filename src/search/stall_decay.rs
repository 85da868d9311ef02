//! Stall decay: estimates fall while nothing is captured.
//!
//! In a game with repetitions the player who is ahead may expect the last seeds on the board for
//! ever: every move keeps that expectation alive, and none has to fulfil it. So the longer nothing
//! is captured, the lower the estimates, until only a capture or the end of the game is worth a
//! move.

use super::evaluate::Evaluator;
use super::score::Value;
use super::tree::SearchTree;

/// Turns without a capture before estimates begin to fall.
const GRACE_TURNS: usize = 48;
/// Turns from the beginning of the decay to its end.
const DECAY_TURNS: Value = 32;
/// After the full decay, the player who is ahead prefers the end of the game by this much, in
/// hundredths of a seed. Less than one seed, so that it never costs one.
const IMPATIENCE: Value = 20;

/// How far the decay has gone. It applies to positions with as much material as the root, because a
/// capture resets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StallDecay {
    /// From 1 to [`DECAY_TURNS`].
    turns: Value,
    material: u16,
}

impl StallDecay {
    /// The decay after this many turns without a capture; `None` during the first [`GRACE_TURNS`].
    pub(super) fn after(turns: usize, material: u16) -> Option<StallDecay> {
        let turns = turns.saturating_sub(GRACE_TURNS).min(DECAY_TURNS as usize) as Value;
        (turns > 0).then_some(StallDecay { turns, material })
    }

    /// An estimate after the decay. `end` is the value if the game ended now.
    fn apply(self, estimate: Value, end: Value) -> Value {
        let promised = (estimate - end) * (DECAY_TURNS - self.turns) / DECAY_TURNS;
        end + promised - end.signum() * IMPATIENCE * self.turns / DECAY_TURNS
    }
}

impl<G: Evaluator> SearchTree<'_, G> {
    /// The decay that applies to a position with this much material.
    #[inline]
    pub(super) fn stall_decay_at(&self, material: u16) -> Option<StallDecay> {
        self.stall_decay.filter(|decay| decay.material == material)
    }

    /// The estimate after the decay. Endgame tables are ignored here: a table says what can be
    /// gained, but not the way to it.
    #[inline(never)]
    pub(super) fn decayed_estimate(&self, decay: StallDecay, state: &G::State) -> Value {
        decay.apply(self.static_estimate(state), self.game.repetition_value(state, self.share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_hold_then_fall_to_a_floor() {
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
