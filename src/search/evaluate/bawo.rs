//! The evaluation of Bawo.

use super::super::score::{MAX_BAWO_ESTIMATE, SEED, Value, WIN, is_decided};
use super::super::transpositions::Wide;
use super::network_board::{MOST_GROUPS, NetworkBoard, NetworkInputs, four_row_inputs};
use super::networks::{self, GameNetwork};
use super::{Evaluator, PruningParams, mover_less_other};
use crate::rules::bawo::{Bawo, BawoState, Version};
use crate::rules::contract::GameState;
use crate::rules::{Share, Side};

/// Features of a position on four rows.
const FEATURES: usize = 10;
type BawoFeatures = [Value; FEATURES];

const NAMES: [&str; FEATURES] = [
    "to move",
    "seeds in hand",
    "seeds in the back row",
    "seeds in the front row",
    "front holes with seeds",
    "holes with 2 or more",
    "front seeds that can be eaten",
    "holes that eat at once",
    "a working house",
    "holes with seeds",
];

/// The features of one side.
#[inline]
fn side_features(state: &BawoState, side: Side) -> BawoFeatures {
    let (own, other) = (state.ring(side), state.ring(side.other()));
    // Front holes that face seeds, one bit each. Such a hole can capture and be captured if it
    // holds seeds itself.
    let mut facing = 0u32;
    let (mut full, mut playable) = (0u32, 0u32);
    let (mut front, mut back, mut exposed) = (0, 0, 0);
    for (at, &seeds) in own.iter().enumerate() {
        full |= ((seeds > 0) as u32) << at;
        playable |= ((seeds > 1) as u32) << at;
        let seeds = seeds as Value;
        if at < 8 {
            front += seeds;
            let faces = other[7 - at] > 0;
            facing |= (faces as u32) << at;
            exposed += if faces { seeds } else { 0 };
        } else {
            back += seeds;
        }
    }
    // A sowing of 2 to 15 seeds captures if it ends in a hole that can capture.
    let meets = facing & full;
    let mut eats = 0;
    for (at, &seeds) in own.iter().enumerate() {
        let may = (2..16).contains(&seeds) as u32;
        let ends = |steps: usize| meets >> ((at + steps) % 16) & may;
        eats += ends(seeds as usize) + ends(16 - seeds as usize % 16);
    }
    [
        1,
        state.extra_of(side) as Value,
        back,
        front,
        (full & 0xFF).count_ones() as Value,
        playable.count_ones() as Value,
        exposed,
        eats as Value,
        state.has_house(side) as Value,
        full.count_ones() as Value,
    ]
}

impl Evaluator for Bawo {
    const CAN_REPEAT: bool = true;
    const IS_BAWO: bool = true;
    const HAS_STORES: bool = false;
    const PRUNING: PruningParams = PruningParams::BAWO;
    type Features = BawoFeatures;
    type TtFormat = Wide;

    fn odds_scale(&self) -> Option<f64> {
        Some(match self.version {
            Version::Beginner => 430.0,
            Version::Advanced => 470.0,
            Version::Ntchuwa => 430.0,
        })
    }

    fn feature_names() -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    #[inline]
    fn features(&self, state: &BawoState) -> BawoFeatures {
        mover_less_other(state.to_move(), |side| side_features(state, side))
    }

    const NETWORK_BOARD: NetworkBoard = NetworkBoard::FourRows;

    fn network(&self) -> Option<&'static GameNetwork> {
        match self.version {
            Version::Ntchuwa => networks::NTCHUWA.as_ref(),
            Version::Beginner | Version::Advanced => None,
        }
    }

    fn network_inputs(&self, state: &BawoState) -> Option<NetworkInputs<MOST_GROUPS>> {
        Some(four_row_inputs(state).wide())
    }

    fn network_base(&self, state: &BawoState) -> Value {
        self.estimate(state)
    }

    #[inline]
    fn network_estimate(&self, network: &GameNetwork, state: &BawoState) -> Value {
        let value = self.estimate(state) + network.value(&four_row_inputs(state));
        value.clamp(-MAX_BAWO_ESTIMATE, MAX_BAWO_ESTIMATE)
    }

    /// The whole set of seeds. Hands may hold more seeds than occur in a real game, and an estimate
    /// must not look like a win.
    #[inline]
    fn max_gain(&self, _: &BawoState) -> Value {
        MAX_BAWO_ESTIMATE
    }

    /// While there are extra seeds a turn places one; afterwards it only sows.
    #[inline]
    fn phase(&self, state: &BawoState) -> usize {
        (self.material(state) > 0) as usize
    }

    #[inline]
    fn weights(&self) -> &'static [BawoFeatures] {
        match self.version {
            Version::Beginner => &[[5121, 0, 1847, 613, 769, -358, -278, 1385, 0, -565]],
            Version::Advanced => &[
                [4232, 0, 1628, 675, 542, -917, -178, 1369, 0, -191],
                [-405, 5393, 1465, 282, 862, -398, -81, -283, 3360, 27],
            ],
            Version::Ntchuwa => &[
                [3844, 0, 1683, 727, 51, -837, -239, 1359, 0, -249],
                [-825, 6228, 1540, 312, 582, -493, -135, -138, 0, -150],
            ],
        }
    }

    #[inline]
    fn final_value(&self, state: &BawoState, ply: usize) -> Value {
        match state.winner() {
            None => 0,
            Some(winner) if winner == state.to_move() => WIN - ply as Value,
            Some(_) => ply as Value - WIN,
        }
    }

    fn repetition_value(&self, _: &BawoState, _: Share) -> Value {
        0
    }

    fn material(&self, state: &BawoState) -> u16 {
        state.extra_of(Side::South) as u16 + state.extra_of(Side::North) as u16
    }

    /// The seeds that changed sides; a win counts more than any number of seeds.
    #[inline]
    fn gain(&self, before: &BawoState, after: &BawoState, side: Side) -> Value {
        if after.winner() == Some(side) {
            return WIN;
        }
        let owned =
            |state: &BawoState| state.on_side(side) as Value + state.extra_of(side) as Value;
        (owned(after) - owned(before)) * SEED
    }

    /// The position as the mover sees it, because both sides' boards are alike.
    #[inline]
    fn tt_key(&self, state: &BawoState) -> [u64; 5] {
        let mover = state.to_move();
        let halves = |side| {
            let ring: &[u8; 16] = state.ring(side);
            let word = u128::from_le_bytes(*ring);
            [word as u64, (word >> 64) as u64]
        };
        let ([a, b], [c, d]) = (halves(mover), halves(mover.other()));
        let rest = |side| state.extra_of(side) as u64 | (state.has_house(side) as u64) << 8;
        [a, b, c, d, rest(mover) | rest(mover.other()) << 16]
    }

    /// Counts the turns to a win from the stored position.
    #[inline]
    fn value_to_tt(&self, _: &BawoState, value: Value, ply: usize) -> Value {
        if is_decided(value) { value + ply as Value * value.signum() } else { value }
    }

    #[inline]
    fn value_from_tt(&self, _: &BawoState, value: Value, ply: usize) -> Value {
        if is_decided(value) { value - ply as Value * value.signum() } else { value }
    }
}
