//! A layer of a table (all positions with the same number of seeds), divided into blocks for two
//! threads.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::index::{self, ROWS, first, rows_of};

/// The rows by their seeds, in the order of their ranks.
pub(super) struct RowTable(Vec<Vec<u64>>);

impl RowTable {
    /// All rows of up to `seeds` seeds.
    pub(super) fn up_to(seeds: usize) -> RowTable {
        RowTable((0..=seeds).map(index::rows).collect())
    }

    /// The rows of `seeds` seeds.
    #[inline]
    pub(super) fn of(&self, seeds: usize) -> &[u64] {
        &self.0[seeds]
    }
}

/// The positions of a layer with the same row of the mover: one for each row of the opponent.
pub(super) struct RowBlock<'a> {
    /// The mover's row.
    pub(super) own: u64,
    /// The seeds in the mover's row.
    pub(super) own_seeds: usize,
    /// The rank of the mover's row.
    pub(super) own_rank: u32,
    /// The opponent's rows.
    pub(super) others: &'a [u64],
    /// The seeds in each of the opponent's rows.
    pub(super) other_seeds: usize,
}

impl RowBlock<'_> {
    /// The number of the position with the opponent's row `at`.
    #[inline]
    pub(super) fn number(&self, at: usize) -> u32 {
        let first = first(self.own_seeds, self.other_seeds);
        first + at as u32 * ROWS[self.own_seeds] + self.own_rank
    }
}

/// The work was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

/// Shares the work on a layer among threads.
pub(super) struct Workers<'a> {
    pub(super) rows: &'a RowTable,
    pub(super) threads: usize,
    pub(super) stop: &'a AtomicBool,
}

/// A layer with fewer positions is not worth a second thread.
const MIN_PARALLEL_POSITIONS: u32 = 20_000;
/// Positions that a thread takes at a time.
const PORTION: usize = 8192;

impl Workers<'_> {
    /// [`Workers::each_block`] for work that needs no scratch.
    pub(super) fn each(
        &self,
        seeds: usize,
        work: impl Fn(&RowBlock<'_>) -> bool + Sync,
    ) -> Result<bool, Cancelled> {
        self.each_block(seeds, || (), |block, ()| work(block))
    }

    /// Calls `work` with every block of a layer, on all threads, each with its own `scratch`.
    /// Returns whether any call returned true.
    ///
    /// # Errors
    /// The work was cancelled; some blocks were not visited.
    pub(super) fn each_block<T>(
        &self,
        seeds: usize,
        scratch: impl Fn() -> T + Sync,
        work: impl Fn(&RowBlock<'_>, &mut T) -> bool + Sync,
    ) -> Result<bool, Cancelled> {
        let portions = portions(seeds);
        let next = AtomicUsize::new(0);
        let changed = AtomicBool::new(false);
        let run = || {
            let mut scratch = scratch();
            while let Some((own_seeds, ranks)) = portions.get(next.fetch_add(1, Ordering::Relaxed))
            {
                if self.stop.load(Ordering::Relaxed) {
                    return;
                }
                let mut any = false;
                for own_rank in ranks.clone() {
                    let block = RowBlock {
                        own: self.rows.of(*own_seeds)[own_rank],
                        own_seeds: *own_seeds,
                        own_rank: own_rank as u32,
                        others: self.rows.of(seeds - own_seeds),
                        other_seeds: seeds - own_seeds,
                    };
                    any |= work(&block, &mut scratch);
                }
                if any {
                    changed.store(true, Ordering::Relaxed);
                }
            }
        };
        if index::positions_of(seeds) < MIN_PARALLEL_POSITIONS || self.threads < 2 {
            run();
        } else {
            thread::scope(|scope| {
                for _ in 1..self.threads {
                    // If a thread cannot be started, the others do its part.
                    let name = "endgame tables".to_owned();
                    let _ = thread::Builder::new().name(name).spawn_scoped(scope, run);
                }
                run();
            });
        }
        if self.stop.load(Ordering::Relaxed) {
            return Err(Cancelled);
        }
        Ok(changed.into_inner())
    }
}

/// A layer in portions of about [`PORTION`] positions: the seeds of the mover's row and its ranks.
fn portions(seeds: usize) -> Vec<(usize, std::ops::Range<usize>)> {
    let mut portions = Vec::new();
    for own_seeds in 0..=seeds {
        let all = rows_of(own_seeds) as usize;
        let step = (PORTION / rows_of(seeds - own_seeds) as usize).max(1);
        let starts = (0..all).step_by(step);
        portions.extend(starts.map(|start| (own_seeds, start..(start + step).min(all))));
    }
    portions
}
