//! Predicts the size of a table and the time to build it.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::build::build;
use super::index::positions_below;
use super::kind::TableKind;

/// The cost of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildCost {
    /// The number of positions in the table.
    pub positions: u32,
    /// The size of its file, in bytes.
    pub bytes: u64,
    /// The memory needed to build it, in bytes.
    pub memory: u64,
    /// The time to build it, roughly, at the machine's present speed.
    pub time: Duration,
}

/// The seeds of the trial table.
const TRIAL: usize = 8;

/// How much longer a position takes for each additional seed, measured from 8 to 18 seeds: larger
/// layers need more sweeps and no longer fit into the caches.
fn growth(kind: &TableKind) -> f64 {
    match (kind.can_repeat(), kind.has_two_bounds()) {
        (true, true) => 1.15,
        (true, false) => 1.06,
        (false, _) => 1.08,
    }
}

/// How fast this machine, at its present speed, builds tables of a kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildSpeed {
    kind: TableKind,
    /// The seeds of the trial table.
    trial: usize,
    /// The time for the trial table, in seconds.
    secs: f64,
}

impl BuildSpeed {
    /// Times the building of a small table. Takes up to half a second.
    pub fn measure(kind: &TableKind) -> BuildSpeed {
        BuildSpeed::measure_with(kind, TRIAL)
    }

    /// Like [`BuildSpeed::measure`] with a table of `trial` seeds: a smaller table is faster to
    /// build but predicts less precisely.
    pub fn measure_with(kind: &TableKind, trial: usize) -> BuildSpeed {
        let clock = Instant::now();
        // Only the time matters; the table is discarded.
        let _ = build(kind, trial, &AtomicBool::new(false), &mut |_| {});
        BuildSpeed { kind: *kind, trial, secs: clock.elapsed().as_secs_f64() }
    }

    /// The kind that was measured.
    pub fn kind(&self) -> &TableKind {
        &self.kind
    }

    /// The predicted cost of a table of this many seeds.
    pub fn cost(&self, seeds: usize) -> BuildCost {
        let BuildSpeed { kind, trial, secs } = self;
        let positions = positions_below(seeds + 1);
        let times = f64::from(positions) / f64::from(positions_below(trial + 1));
        let time = secs * times * growth(kind).powi(seeds as i32 - *trial as i32);
        let time = Duration::from_secs_f64(time);
        BuildCost { positions, bytes: kind.bytes(seeds), memory: kind.memory(seeds), time }
    }
}

/// Predicts the cost of a table by building a small one. Takes up to half a second.
pub fn cost(kind: &TableKind, seeds: usize) -> BuildCost {
    BuildSpeed::measure(kind).cost(seeds)
}
