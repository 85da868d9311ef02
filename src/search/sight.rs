//! What a low level overlooks: moves whose gain it does not see. Which ones is drawn by a hash of
//! the position, the move and the seed of the game, so the same search overlooks the same moves.

use super::evaluate::Evaluator;
use super::hash::{hash, mix};
use super::score::{SEED, Value};
use crate::rules::contract::GameState;
use crate::rules::event::{Observer, Step};
use crate::rules::moves::Code;
use crate::rules::{RuleId, Side};

/// A sowing of more seeds than this is long.
const LONG: u32 = 8;
/// More laps than this are many.
const EASY_LAPS: u32 = 2;

/// What is hard to see about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unseen {
    /// It captures.
    Capture,
    /// It captures, and one of its sowings is long.
    LongSowing,
    /// It captures, and its turn has many laps.
    ManyLaps,
    /// It gives another turn.
    FreeMove,
    /// It ends the game.
    End,
}

/// What a level sees, in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Blindness {
    /// How much of the evaluation it knows. At 0 it counts captured seeds only, in Bawo the seeds
    /// on its side.
    pub(super) judgement: u64,
    /// The level's own moves.
    pub(super) own: u64,
    /// The opponent's moves.
    pub(super) replies: u64,
    /// Added for a long sowing, many laps, a free move or the end of the game.
    pub(super) hard: u64,
}

/// What one search of a low level sees.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    pub(super) blindness: Blindness,
    /// The side the level plays.
    pub(super) side: Side,
    pub(super) seed: u64,
}

impl Sight {
    /// The value of a position to the level.
    pub(super) fn estimate<G: Evaluator>(&self, game: &G, state: &G::State) -> Value {
        let on_side = |side| state.on_side(side) as Value * SEED;
        let mover = state.to_move();
        let counted = match G::HAS_STORES {
            true => game.balance(state),
            false => on_side(mover) - on_side(mover.other()),
        };
        counted + (game.estimate(state) - counted) * self.blindness.judgement as Value / 100
    }

    /// What the level overlooks about the move from `state` to `child`; `None` if it sees it.
    pub(super) fn unseen<G: Evaluator>(
        &self,
        game: &G,
        state: &G::State,
        code: Code,
        child: &G::State,
    ) -> Option<Unseen> {
        let mover = state.to_move();
        let gain = game.gain(state, child, mover);
        let is_quiet = gain <= 0 && child.to_move() != mover && !child.is_over();
        if is_quiet {
            return None;
        }
        let Blindness { own, replies, hard, .. } = self.blindness;
        let plain = if mover == self.side { own } else { replies };
        let drawn = mix(hash(&(state.repetition_key(), self.seed)), code.into()) >> 16;
        let drawn = drawn % 100;
        if drawn >= plain + hard {
            return None;
        }
        let unseen = Unseen::of(game, state, code, child);
        (drawn < plain || unseen != Unseen::Capture).then_some(unseen)
    }

    /// Whether the level overlooks anything about the move.
    pub(super) fn overlooks<G: Evaluator>(
        &self,
        game: &G,
        state: &G::State,
        code: Code,
        child: &G::State,
    ) -> bool {
        self.unseen(game, state, code, child).is_some()
    }
}

impl Unseen {
    /// What is hard to see about the move from `state` to `child`, which gains something.
    fn of<G: Evaluator>(game: &G, state: &G::State, code: Code, child: &G::State) -> Unseen {
        let (mut turn, mut after) = (Effort::default(), *state);
        game.turn(&mut after, code, &mut turn);
        match turn {
            _ if child.is_over() => Unseen::End,
            _ if child.to_move() == state.to_move() => Unseen::FreeMove,
            Effort { laps, .. } if laps > EASY_LAPS => Unseen::ManyLaps,
            Effort { longest, .. } if longest > LONG => Unseen::LongSowing,
            Effort { .. } => Unseen::Capture,
        }
    }
}

/// How much there is to count in a turn.
#[derive(Default)]
struct Effort {
    laps: u32,
    /// Seeds sown in this lap and in the longest one.
    sown: u32,
    longest: u32,
}

impl Observer for Effort {
    const RECORDS: bool = true;

    fn see(&mut self, step: Step, _: RuleId) {
        match step {
            Step::Lift { .. } | Step::Take { .. } | Step::Eat { .. } => {
                self.laps += 1;
                self.sown = 0;
            }
            Step::Drop { .. } => {
                self.sown += 1;
                self.longest = self.longest.max(self.sown);
            }
            _ => {}
        }
    }
}
