//! The evaluation of the ring.

use super::super::score::Value;
use super::super::transpositions::Wide;
use super::network_board::{MOST_GROUPS, NetworkBoard, NetworkInputs, ring_inputs};
use super::networks::{self, GameNetwork};
use super::{Evaluator, mover_less_other};
use crate::rules::contract::GameState;
use crate::rules::ring::{Ring, RingState};
use crate::rules::{Colour, Side};

/// Features of a position on the ring.
const FEATURES: usize = 8;
type RingFeatures = [Value; FEATURES];

const NAMES: [&str; FEATURES] = [
    "to move",
    "red seeds",
    "blue seeds",
    "holes with red",
    "holes with blue",
    "holes with seeds",
    "holes with 3 or more",
    "holes with 4 or more",
];

/// One seed in each of South's holes; shifted by a byte, one in each of North's.
const SOUTH: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;

/// The features of one side.
#[inline]
fn side_features(state: &RingState, side: Side) -> RingFeatures {
    let holes = SOUTH << (8 * side.index());
    let [red, blue] = Colour::ALL.map(|colour| state.seeds(colour) & (holes * 0xFF));
    let both = red + blue;
    let with = |word: u128, least: u128| {
        ((word + holes * (128 - least)) & (holes << 7)).count_ones() as Value
    };
    let seeds = |word: u128| (word.wrapping_mul(SOUTH) >> 112) as u16;
    let count = |word: u128| seeds(word >> (8 * side.index())) as Value;
    [
        1,
        count(red),
        count(blue),
        with(red, 1),
        with(blue, 1),
        with(both, 1),
        with(both, 3),
        with(both, 4),
    ]
}

impl Evaluator for Ring {
    const CAN_REPEAT: bool = true;
    type Features = RingFeatures;
    type TtFormat = Wide;

    fn feature_names() -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    #[inline]
    fn features(&self, state: &RingState) -> RingFeatures {
        mover_less_other(state.to_move(), |side| side_features(state, side))
    }

    const NETWORK_BOARD: NetworkBoard = NetworkBoard::Ring;

    fn network(&self) -> Option<&'static GameNetwork> {
        networks::RING.as_ref()
    }

    fn network_inputs(&self, state: &RingState) -> Option<NetworkInputs<MOST_GROUPS>> {
        Some(ring_inputs(state).wide())
    }

    #[inline]
    fn network_estimate(&self, network: &GameNetwork, state: &RingState) -> Value {
        let most = self.max_gain(state);
        self.balance(state) + network.value(&ring_inputs(state)).clamp(-most, most)
    }

    /// Three phases: more than 44 of the 64 seeds left, more than 24, and fewer.
    #[inline]
    fn phase(&self, state: &RingState) -> usize {
        let material = self.material(state);
        (material <= 44) as usize + (material <= 24) as usize
    }

    #[inline]
    fn weights(&self) -> &'static [RingFeatures] {
        &[
            [-769, -199, -25, 1799, 2561, -650, 1739, -671],
            [-1343, -339, -494, 2345, 2521, -662, 2095, -55],
            [-558, -171, -108, 1728, 1185, -815, 1639, -685],
        ]
    }

    /// The game ends at 33 captured seeds, so the stores are part of the key.
    #[inline]
    fn tt_key(&self, state: &RingState) -> [u64; 5] {
        let stores = state.stores();
        let rest = stores.south as u64 | (stores.north as u64) << 8;
        let [red, blue] = Colour::ALL.map(|colour| state.seeds(colour));
        let halves = |word: u128| [word as u64, (word >> 64) as u64];
        let ([a, b], [c, d]) = (halves(red), halves(blue));
        [a, b, c, d, rest | (state.to_move() as u64) << 16]
    }
}
