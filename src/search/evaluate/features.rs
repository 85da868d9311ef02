//! What each pot of two rows adds to an estimate: by its place in the row, its seeds, and how many
//! seeds are left on the board.
//!
//! The weights of a game say for each place what every seed is worth, and what a pot is worth more
//! once it holds as many seeds as each of the [`STEPS`]. Together they can give any worth to any
//! small pot, and neighbouring sizes learn from each other.

use super::super::score::Value;
use super::mover_less_other;
use crate::rules::{Side, TwoRows};

/// Pots that have as many seeds or more are counted.
const STEPS: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20];
/// Features of a place: its seeds and the steps it has reached.
const PER_HOLE: usize = 1 + STEPS.len();
const FEATURES: usize = 1 + 6 * PER_HOLE;

/// Being to move, and the features of the six places.
pub(super) type Features = [Value; FEATURES];

/// Parts of a game: each has weights of its own.
pub(super) const PHASES: usize = 6;

/// The part of a game with so many seeds left on the board: up to 8, 16, 24, 32, 40, and more.
#[inline]
pub(super) fn phase(material: u16) -> usize {
    (material.saturating_sub(1) / 8).min(PHASES as u16 - 1) as usize
}

/// The features' names in their order.
pub(super) fn names() -> Vec<String> {
    let mut names = vec!["to move".to_owned()];
    for place in 'A'..='F' {
        names.push(format!("seeds in {place}"));
        names.extend(STEPS.map(|least| format!("{place} with {least} or more")));
    }
    names
}

/// The features of a position: the mover's less the other's.
pub(super) fn features(state: &TwoRows) -> Features {
    mover_less_other(state.to_move(), |side| side_features(state.row(side)))
}

/// The seeds of a place in a row.
#[inline]
fn seeds(row: u64, at: usize) -> usize {
    (row >> (8 * at)) as usize % SEEDS
}

/// What one side counts.
fn side_features(row: u64) -> Features {
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

/// Seeds of a pot that have a worth of their own: more than any board holds.
const SEEDS: usize = 128;

/// The weights of a game; and all that a pot adds to an estimate, laid out by the pot's place in
/// its row and its seeds, so that a position is judged by twelve looks at a table.
pub(super) struct WeightTable {
    weights: [Features; PHASES],
    hole_values: [[[Value; SEEDS]; 6]; PHASES],
}

impl WeightTable {
    /// Lays out weights in thousandths of a seed.
    pub(super) const fn new(weights: [Features; PHASES]) -> WeightTable {
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
    pub(super) fn weights(&self) -> &[Features] {
        &self.weights
    }

    /// The features of a position with so many seeds left, times their weights.
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
