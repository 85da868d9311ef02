//! How large a table will be and how long it will take, before it is begun.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::build::build;
use super::index::positions_below;
use super::kind::TableKind;

/// What a table costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildCost {
    /// How many positions it holds.
    pub positions: u32,
    /// The bytes of its file.
    pub bytes: u64,
    /// The bytes of memory it takes while it is made.
    pub memory: u64,
    /// How long it takes on this machine as it is now, roughly.
    pub time: Duration,
}

/// Seeds of the table that is made as a trial.
const TRIAL: usize = 8;

/// By how much a position takes longer with each seed more, measured from 8 to 18 seeds: layers must
/// be gone through more often, and no longer fit into the caches.
fn growth(kind: &TableKind) -> f64 {
    match (kind.can_repeat(), kind.has_two_bounds()) {
        (true, true) => 1.15,
        (true, false) => 1.06,
        (false, _) => 1.08,
    }
}

/// How fast tables of a kind are made on this machine as it is now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildSpeed {
    kind: TableKind,
    /// The seeds of the table that was made as a trial.
    trial: usize,
    /// The seconds it took.
    secs: f64,
}

impl BuildSpeed {
    /// Makes a small table and looks at the clock: takes up to half a second.
    pub fn measure(kind: &TableKind) -> BuildSpeed {
        BuildSpeed::measure_with(kind, TRIAL)
    }

    /// The same with a table of so many seeds: fewer are told sooner and less truly.
    pub fn measure_with(kind: &TableKind, trial: usize) -> BuildSpeed {
        let clock = Instant::now();
        // It is thrown away, made or not.
        let _ = build(kind, trial, &AtomicBool::new(false), &mut |_| {});
        BuildSpeed { kind: *kind, trial, secs: clock.elapsed().as_secs_f64() }
    }

    /// The kind it was measured with.
    pub fn kind(&self) -> &TableKind {
        &self.kind
    }

    /// What a table of so many seeds costs.
    pub fn cost(&self, seeds: usize) -> BuildCost {
        let BuildSpeed { kind, trial, secs } = self;
        let positions = positions_below(seeds + 1);
        let times = f64::from(positions) / f64::from(positions_below(trial + 1));
        let time = secs * times * growth(kind).powi(seeds as i32 - *trial as i32);
        let time = Duration::from_secs_f64(time);
        BuildCost { positions, bytes: kind.bytes(seeds), memory: kind.memory(seeds), time }
    }
}

/// Reckons what a table of a kind costs, by making a small one: takes up to half a second.
pub fn cost(kind: &TableKind, seeds: usize) -> BuildCost {
    BuildSpeed::measure(kind).cost(seeds)
}
