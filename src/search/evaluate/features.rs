//! The features of a board with two rows: for each hole of a row its seeds and its size class.
//! Every phase of the game (by the seeds left on the board) has its own weights.
//!
//! For each hole the weights give the value of every seed and an extra value for reaching each of
//! the sizes in [`STEPS`]. Together they can express any value for any small number of seeds, and
//! the values of neighbouring sizes are fitted together.

use super::super::score::Value;
use super::mover_less_other;
use crate::rules::contract::GameState;
use crate::rules::{Side, TwoRows};

/// Sizes of a hole that have a feature: at least this many seeds.
const STEPS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20];
/// Features of a hole: its seeds and the sizes it has reached.
const PER_HOLE: usize = 1 + STEPS.len();
const FEATURES: usize = 1 + 6 * PER_HOLE;

/// Being to move, then the features of the six holes.
pub(super) type TwoRowFeatures = [Value; FEATURES];

/// Phases of a game.
pub(super) const PHASES: usize = 6;

/// The phase with this many seeds left on the board: up to 8, 16, 24, 32, 40, and more.
#[inline]
pub(in crate::search) fn phase(material: u16) -> usize {
    (material.saturating_sub(1) / 8).min(PHASES as u16 - 1) as usize
}

pub(super) fn names() -> Vec<String> {
    let mut names = vec!["to move".to_owned()];
    for place in 'A'..='F' {
        names.push(format!("seeds in {place}"));
        names.extend(STEPS.map(|least| format!("{place} with {least} or more")));
    }
    names
}

/// The features of a position: the mover's minus the opponent's.
pub(super) fn features(state: &TwoRows) -> TwoRowFeatures {
    mover_less_other(state.to_move(), |side| side_features(state.row(side)))
}

#[inline]
fn seeds(row: u64, at: usize) -> usize {
    (row >> (8 * at)) as usize % SEEDS
}

fn side_features(row: u64) -> TwoRowFeatures {
    let mut features = [0; FEATURES];
    features[0] = 1;
    for (at, hole_features) in features[1..].chunks_mut(PER_HOLE).enumerate() {
        hole_features[0] = seeds(row, at) as Value;
        for (feature, least) in hole_features[1..].iter_mut().zip(STEPS) {
            *feature = (seeds(row, at) >= least) as Value;
        }
    }
    features
}

/// Sizes of a hole in the lookup table: more than any board holds.
const SEEDS: usize = 128;

/// The weights of a game, and the value of each hole by its place in the row and its seeds,
/// computed in advance: an estimate takes twelve lookups.
pub(super) struct WeightTable {
    weights: [TwoRowFeatures; PHASES],
    hole_values: [[[Value; SEEDS]; 6]; PHASES],
}

impl WeightTable {
    /// Computes the values of the holes from weights in thousandths of a seed.
    pub(super) const fn new(weights: [TwoRowFeatures; PHASES]) -> WeightTable {
        let mut hole_values = [[[0; SEEDS]; 6]; PHASES];
        let mut phase = 0;
        while phase < PHASES {
            let mut at = 0;
            while at < 6 {
                let first = 1 + at * PER_HOLE;
                let mut seeds = 0;
                while seeds < SEEDS {
                    let mut worth = seeds as Value * weights[phase][first];
                    let mut step = 0;
                    while step < STEPS.len() && seeds >= STEPS[step] {
                        worth += weights[phase][first + 1 + step];
                        step += 1;
                    }
                    hole_values[phase][at][seeds] = worth;
                    seeds += 1;
                }
                at += 1;
            }
            phase += 1;
        }
        WeightTable { weights, hole_values }
    }

    /// The weights of each phase.
    pub(super) fn weights(&self) -> &[TwoRowFeatures] {
        &self.weights
    }

    /// The weighted sum of features with this many seeds left, in thousandths of a seed.
    #[inline]
    pub(super) fn weighted_sum(&self, state: &TwoRows, material: u16) -> Value {
        let phase = phase(material);
        let hole_values = &self.hole_values[phase];
        let row = |side: Side| -> Value {
            let row = state.row(side);
            (0..6).map(|at| hole_values[at][seeds(row, at)]).sum()
        };
        let mover = state.to_move();
        self.weights[phase][0] + row(mover) - row(mover.other())
    }
}
