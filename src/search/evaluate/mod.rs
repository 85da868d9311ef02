//! What a position is worth where the search stops looking, game by game.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what the search asks of a game, [`Evaluator`] |
//! | `two_rows` | the answers of the five games on two rows |
//! | `ring` | those of the ring |
//! | `bawo` | those of Bawo |
//! | `pots` | what is counted on two rows, and how it is looked up |
//! | `weights` | what that weighs in each of the five games |
//!
//! A position is worth the difference of the stores and a weighted sum of features: what can be
//! counted on the board at a glance, the mover's less the other's. Bawo has no stores; there the
//! features are all. The weights come from games of the search against itself, fitted by `kete tune`
//! (`docs/search.md`).

mod bawo;
mod features;
mod ring;
mod two_rows;
mod weights;

use super::score::{SEED, Value};
use super::tables::{Bounds, TableView};
use super::transpositions::TtFormat;
use crate::rules::contract::Game;
use crate::rules::{BySide, Share, Side};

/// A game as the search sees it. All values are those of the player to move.
pub(super) trait Evaluator: Game {
    /// Whether a position can stand twice in a game.
    const CAN_REPEAT: bool;
    /// Positions between two looks at the clock: well under a millisecond's work.
    const CLOCK_INTERVAL: u64 = 1024;
    /// Whether seeds leave the board for stores: what lies there bounds every score.
    const HAS_STORES: bool = true;
    /// Where the search is cut short.
    const PRUNING: PruningParams = PruningParams::COUNTING;
    /// How positions searched are kept.
    type TtFormat: TtFormat;
    /// Whether scores are told as those of Bawo.
    const IS_BAWO: bool = false;

    /// The stores; where there are none, nothing.
    fn stores(&self, state: &Self::State) -> BySide<u16>;

    /// The difference of the stores.
    #[inline]
    fn balance(&self, state: &Self::State) -> Value {
        let stores = self.stores(state);
        let mover = self.to_move(state);
        (stores[mover] as Value - stores[mover.other()] as Value) * SEED
    }

    /// The value of a finished game, `ply` moves from the root.
    #[inline]
    fn final_value(&self, state: &Self::State, _ply: usize) -> Value {
        self.balance(state)
    }

    /// The value of a position that has no moves though the game is not over: Bawo's draw where
    /// every move is endless, the end of a round of Giuthi.
    fn no_move_value(&self, state: &Self::State) -> Value {
        self.balance(state)
    }

    /// What is counted for an estimate, one number for each term.
    type Features: AsRef<[Value]> + 'static;

    /// The features' names in their order, for whoever tunes the weights.
    fn feature_names() -> Vec<String>;

    /// The features of a position: the mover's less the other's.
    fn features(&self, state: &Self::State) -> Self::Features;

    /// The part of the game that a position is of: each has weights of its own.
    #[inline]
    fn phase(&self, _: &Self::State) -> usize {
        0
    }

    /// The weights of the features in thousandths of a seed, for each phase.
    fn weights(&self) -> &'static [Self::Features];

    /// No more can be gained from a position, in hundredths: what is left.
    #[inline]
    fn max_gain(&self, state: &Self::State) -> Value {
        self.material(state) as Value * SEED
    }

    /// The features times their weights.
    #[inline]
    fn weighted_sum(&self, state: &Self::State) -> Value {
        let weights = self.weights()[self.phase(state)].as_ref();
        let features = self.features(state);
        features.as_ref().iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }

    /// What the position is taken to be worth.
    #[inline]
    fn estimate(&self, state: &Self::State) -> Value {
        let most = self.max_gain(state);
        self.balance(state) + (self.weighted_sum(state) / THOUSANDTHS).clamp(-most, most)
    }

    /// The value where the game ends here by `game.repetition`.
    fn repetition_value(&self, state: &Self::State, share: Share) -> Value;

    /// A number that never rises in a game: seeds on the board, in Bawo seeds in hand. Positions
    /// that differ in it are parted for good.
    fn material(&self, state: &Self::State) -> u16;

    /// How much the move from one position to the other gained for `side`: a first guess at which
    /// moves are good.
    fn gain(&self, before: &Self::State, after: &Self::State, side: Side) -> Value;

    /// What of a position decides how it goes on, wholly: without the stores, where they are mere
    /// counts.
    fn tt_key(&self, state: &Self::State) -> <Self::TtFormat as TtFormat>::Key;

    /// What an endgame table knows of the position, `fresh` where nothing with as many seeds on the
    /// board can have stood before: the seeds still to be gained.
    #[inline]
    fn probe(&self, _: &TableView, _: &Self::State, _fresh: bool) -> Option<Bounds> {
        None
    }

    /// A value as the table keeps it: apart from the stores, which are no part of the key.
    #[inline]
    fn value_to_tt(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value - self.balance(state)
    }

    /// The value that the table kept.
    #[inline]
    fn value_from_tt(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value + self.balance(state)
    }
}

/// Where and how far the search is cut short.
#[derive(Clone, Copy, Debug)]
pub(super) struct PruningParams {
    /// Moves after these many are searched less deep at first.
    pub(super) lmr_after: usize,
    /// At so many moves before the horizon and fewer, a position is given up that is ahead of what
    /// the other side would allow by `margin` for each of them, in hundredths of a seed.
    pub(super) rfp_depth: u32,
    /// See `rfp_depth`.
    pub(super) rfp_margin: Value,
    /// How many captures and further turns in a row are followed beyond the horizon.
    pub(super) quiescence_plies: u32,
    /// Searches less deep than this are not looked up and not kept: to search them again costs
    /// less than a look-up that misses the caches.
    pub(super) tt_min_depth: u32,
}

impl PruningParams {
    /// For the games that have stores: with the captures followed beyond the horizon, Awale, Owari
    /// and the ring win 6 of 10 games against a search without at the same number of positions.
    const COUNTING: PruningParams = PruningParams {
        lmr_after: 2,
        rfp_depth: 2,
        rfp_margin: 300,
        quiescence_plies: 6,
        tt_min_depth: 4,
    };
    /// For the games in which no position comes again.
    const ACYCLIC: PruningParams = PruningParams { tt_min_depth: 5, ..PruningParams::COUNTING };
    /// Nearly every turn of Bawo eats: there is no quiet position to come to.
    const BAWO: PruningParams = PruningParams {
        lmr_after: 3,
        rfp_depth: 0,
        rfp_margin: 0,
        quiescence_plies: 0,
        tt_min_depth: 5,
    };
}

/// The features of a position from what each side counts: the mover's less the other's. The first
/// says who is to move and is the same for both, so it stays.
#[inline]
fn mover_less_other<const N: usize>(mover: Side, of: impl Fn(Side) -> [Value; N]) -> [Value; N] {
    let [own, other] = [mover, mover.other()].map(of);
    std::array::from_fn(|at| if at == 0 { own[at] } else { own[at] - other[at] })
}

/// Thousandths of a seed in a hundredth.
const THOUSANDTHS: Value = 1000 / SEED;

/// [`Evaluator::repetition_value`] of a counting game; halves change no difference.
#[inline]
fn shared_balance(balance: Value, own: u16, other: u16, share: Share) -> Value {
    match share {
        Share::Nobody | Share::Equal => balance,
        Share::OwnSide => balance + (own as Value - other as Value) * SEED,
    }
}

/// Difference in the stores' gain, for games that have stores.
#[inline]
fn store_gain(before: BySide<u16>, after: BySide<u16>, side: Side) -> Value {
    let other = side.other();
    let own = after[side] as Value - before[side] as Value;
    let others = after[other] as Value - before[other] as Value;
    (own - others) * SEED
}
