//! The static evaluation of each game.
//!
//! | file | contents |
//! | --- | --- |
//! | this file | [`Evaluator`], what the search needs to know about a game |
//! | `two_rows` | the five games on two rows |
//! | `ring` | the ring |
//! | `bawo` | Bawo |
//! | `features` | the evaluation features of a board with two rows |
//! | `weights` | the weights of these features in each of the five games |
//! | `network` | a small neural network |
//! | `network_board` | what a network sees of each kind of board |
//! | `networks` | the networks of the games that have one, and which estimator a search uses |
//!
//! The estimate of a position is the difference of the stores plus a weighted sum of features. A
//! feature is a quick count on the board: the mover's minus the opponent's. Bawo has no stores, so
//! there the features are the whole estimate. `kete tune` fits the weights to games that the search
//! played against itself (`docs/search.md`).

mod bawo;
mod features;
pub(super) mod network;
pub(super) mod network_board;
pub(super) mod networks;
mod ring;
mod two_rows;
mod weights;

use super::score::{SEED, Value};
use super::tables::{Bounds, TableView};
use super::transpositions::TtFormat;
use crate::rules::contract::{Game, GameState};
use crate::rules::{Share, Side};
pub(super) use features::phase;
use network_board::{MOST_GROUPS, NetworkBoard, NetworkInputs};
use networks::GameNetwork;

/// A game as the search sees it. All values are for the player to move, in hundredths of a seed
/// unless stated otherwise.
pub(super) trait Evaluator: Game {
    /// Whether a position can occur twice in a game.
    const CAN_REPEAT: bool;
    /// Whether seeds leave the board for stores. If so, the seeds left on the board bound every
    /// score.
    const HAS_STORES: bool = true;
    /// How the search of this game is pruned.
    const PRUNING: PruningParams = PruningParams::COUNTING;
    /// How this game's positions are kept in the transposition table.
    type TtFormat: TtFormat;
    /// Whether scores are shown the way Bawo shows them.
    const IS_BAWO: bool = false;

    /// How many hundredths of a seed multiply the odds of winning by e; `None` if the score counts
    /// seeds.
    fn odds_scale(&self) -> Option<f64> {
        None
    }

    /// The difference of the stores.
    #[inline]
    fn balance(&self, state: &Self::State) -> Value {
        let stores = state.stores();
        let mover = state.to_move();
        (stores[mover] as Value - stores[mover.other()] as Value) * SEED
    }

    /// The value of a finished game, `ply` moves from the root.
    #[inline]
    fn final_value(&self, state: &Self::State, _ply: usize) -> Value {
        self.balance(state)
    }

    /// The value of a position without moves whose game is not over: in Bawo a draw because every
    /// move is endless, in Giuthi the end of a round.
    fn no_move_value(&self, state: &Self::State) -> Value {
        self.balance(state)
    }

    /// The evaluation features, one number each.
    type Features: AsRef<[Value]> + 'static;

    /// The names of the features, in order, for `kete tune`.
    fn feature_names() -> Vec<String>;

    /// The game's network, if it has one.
    fn network(&self) -> Option<&'static GameNetwork> {
        None
    }

    /// The kind of board that a network of this game is for.
    const NETWORK_BOARD: NetworkBoard;

    /// What a network sees of a position; unused rows are 0. `None` if no network can value it.
    fn network_inputs(&self, state: &Self::State) -> Option<NetworkInputs<MOST_GROUPS>>;

    /// The part of an estimate to which a network adds: the difference of the stores, in Bawo the
    /// estimate by the weights.
    fn network_base(&self, state: &Self::State) -> Value {
        self.balance(state)
    }

    /// The features of a position: the mover's minus the opponent's.
    fn features(&self, state: &Self::State) -> Self::Features;

    /// The phase of the game a position belongs to. Each phase has its own weights.
    #[inline]
    fn phase(&self, _: &Self::State) -> usize {
        0
    }

    /// The weights of the features for each phase, in thousandths of a seed.
    fn weights(&self) -> &'static [Self::Features];

    /// The most that can still be gained from a position, in hundredths of a seed.
    #[inline]
    fn max_gain(&self, state: &Self::State) -> Value {
        self.material(state) as Value * SEED
    }

    /// The sum of features times weights, in thousandths of a seed.
    #[inline]
    fn weighted_sum(&self, state: &Self::State) -> Value {
        let weights = self.weights()[self.phase(state)].as_ref();
        let features = self.features(state);
        features.as_ref().iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }

    /// The static evaluation by a network.
    fn network_estimate(&self, network: &GameNetwork, state: &Self::State) -> Value;

    /// The static evaluation by the weights of the features.
    #[inline]
    fn estimate(&self, state: &Self::State) -> Value {
        let most = self.max_gain(state);
        self.balance(state) + (self.weighted_sum(state) / THOUSANDTHS).clamp(-most, most)
    }

    /// The value if the game ends here by `game.repetition`. Sharing the rest equally changes no
    /// difference.
    #[inline]
    fn repetition_value(&self, state: &Self::State, share: Share) -> Value {
        let mover = state.to_move();
        let own_less_other =
            || state.on_side(mover) as Value - state.on_side(mover.other()) as Value;
        match share {
            Share::Nobody | Share::Equal => self.balance(state),
            Share::OwnSide => self.balance(state) + own_less_other() * SEED,
        }
    }

    /// A number that never rises during a game: the seeds on the board, in Bawo the seeds in hand.
    /// Positions with different material cannot repeat each other.
    #[inline]
    fn material(&self, state: &Self::State) -> u16 {
        state.on_side(Side::South) + state.on_side(Side::North)
    }

    /// How much the move from `before` to `after` gained for `side`: the change in the difference of
    /// the stores. Move ordering uses it.
    #[inline]
    fn gain(&self, before: &Self::State, after: &Self::State, side: Side) -> Value {
        let (before, after) = (before.stores(), after.stores());
        let gained = |side| after[side] as Value - before[side] as Value;
        (gained(side) - gained(side.other())) * SEED
    }

    /// The transposition key: everything that decides how the game continues. The stores are left
    /// out where they do not matter for that.
    fn tt_key(&self, state: &Self::State) -> <Self::TtFormat as TtFormat>::Key;

    /// What an endgame table says about the position: bounds on the seeds still to be gained. Set
    /// `fresh` if no position with the same number of seeds on the board can have occurred before.
    #[inline]
    fn probe(&self, _: &TableView, _: &Self::State, _fresh: bool) -> Option<Bounds> {
        None
    }

    /// Converts a value for the transposition table: relative to the stores, because the key leaves
    /// them out.
    #[inline]
    fn value_to_tt(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value - self.balance(state)
    }

    /// Converts a value back from the transposition table.
    #[inline]
    fn value_from_tt(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value + self.balance(state)
    }
}

/// The parameters of pruning and reduction.
#[derive(Clone, Copy, Debug)]
pub(super) struct PruningParams {
    /// Late move reduction (LMR): moves after this many are first searched with less depth.
    pub(super) lmr_after: usize,
    /// Reverse futility pruning (RFP): the greatest remaining depth, in moves, at which it is
    /// tried. A position is pruned if its estimate exceeds beta by `rfp_margin` for each remaining
    /// move.
    pub(super) rfp_depth: u32,
    /// The margin per remaining move, in hundredths of a seed.
    pub(super) rfp_margin: Value,
    /// Quiescence search: how many captures and extra turns in a row are followed beyond the
    /// horizon.
    pub(super) quiescence_plies: u32,
    /// The smallest remaining depth that uses the transposition table. Searching less deep again
    /// costs less than a probe that misses the processor caches.
    pub(super) tt_min_depth: u32,
}

impl PruningParams {
    /// For games with stores. Measured at equal numbers of positions: with quiescence search Awale,
    /// Owari and the ring win 6 of 10 games against a search without it.
    const COUNTING: PruningParams = PruningParams {
        lmr_after: 2,
        rfp_depth: 2,
        rfp_margin: 300,
        quiescence_plies: 6,
        tt_min_depth: 4,
    };
    /// For games in which no position can occur twice.
    const ACYCLIC: PruningParams = PruningParams { tt_min_depth: 5, ..PruningParams::COUNTING };
    /// Nearly every turn of Bawo captures, so quiescence search would never come to a quiet
    /// position.
    const BAWO: PruningParams = PruningParams {
        lmr_after: 3,
        rfp_depth: 0,
        rfp_margin: 0,
        quiescence_plies: 0,
        tt_min_depth: 5,
    };
}

/// Subtracts the opponent's features from the mover's. The first feature, being to move, is the
/// same for both sides and is not subtracted.
#[inline]
fn mover_less_other<const N: usize>(mover: Side, of: impl Fn(Side) -> [Value; N]) -> [Value; N] {
    let [own, other] = [mover, mover.other()].map(of);
    std::array::from_fn(|at| if at == 0 { own[at] } else { own[at] - other[at] })
}

/// Thousandths of a seed in one hundredth of a seed.
const THOUSANDTHS: Value = 1000 / SEED;
