//! How large a table will be and how long it will take, before it is begun.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::build::build;
use super::file;
use super::index::positions_below;
use super::kind::Kind;

/// What a table costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// How many positions it holds.
    pub positions: u32,
    /// The bytes of its file.
    pub bytes: u64,
    /// How long it takes on this machine as it is now, roughly.
    pub time: Duration,
}

/// Seeds of the table that is made as a trial.
const TRIAL: usize = 8;

/// By how much a position takes longer with each seed more, measured from 8 to 18 seeds: layers must
/// be gone through more often, and no longer fit into the caches.
fn growth(kind: &Kind) -> f64 {
    match (kind.circles(), kind.has_two_bounds()) {
        (true, true) => 1.15,
        (true, false) => 1.06,
        (false, _) => 1.08,
    }
}

/// Reckons what a table of a kind costs, by making a small one: takes up to half a second.
pub fn cost(kind: &Kind, seeds: usize) -> Cost {
    let clock = Instant::now();
    // It cannot be stopped, so it is made.
    let _ = build(kind, TRIAL, &AtomicBool::new(false), &mut |_| {});
    let trial = clock.elapsed().as_secs_f64();
    let positions = positions_below(seeds + 1);
    let times = positions as f64 / positions_below(TRIAL + 1) as f64;
    let time = trial * times * growth(kind).powi(seeds as i32 - TRIAL as i32);
    let bytes = file::length(kind, seeds) as u64;
    Cost { positions, bytes, time: Duration::from_secs_f64(time) }
}
