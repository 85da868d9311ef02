//! Builds a table, layer by layer from the empty board up.

use std::sync::atomic::AtomicBool;

use super::acyclic;
use super::cells::Cells;
use super::cyclic::{Layer, MoveGenerator};
use super::giuthi_moves::GiuthiMoves;
use super::index::{MOST_SEEDS, positions_below, positions_of};
use super::kind::{TableGame, TableKind};
use super::oware_moves::{CaptureRule, OwareMoves};
use super::table::{EndgameTable, HEADER};
use super::workers::{Cancelled, RowTable, Workers};
use crate::rules::TwoRows;
use crate::rules::contract::Game;
use crate::search::machine::available_memory;

/// Threads that fill a table.
const THREADS: usize = 2;

/// The progress of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildProgress {
    /// The seeds on the board in the current layer.
    pub seeds: usize,
    /// The part that is done, 0 to 1. Within a layer of a cyclic game this is a guess, because the
    /// number of sweeps is not known in advance.
    pub done: f32,
}

/// Why a table was not built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildError {
    /// It was cancelled.
    Cancelled,
    /// It needs this much memory, in bytes, and there is less.
    NoMemory(u64),
}

impl From<Cancelled> for BuildError {
    fn from(_: Cancelled) -> BuildError {
        BuildError::Cancelled
    }
}

/// Builds the table of a kind for up to `seeds` seeds. Calls `report` from time to time on this
/// thread and checks `stop` all the time.
///
/// # Errors
/// `stop` was set, or there is too little memory.
///
/// # Panics
/// `seeds` is more than [`MOST_SEEDS`].
pub fn build(
    kind: &TableKind,
    seeds: usize,
    stop: &AtomicBool,
    report: &mut dyn FnMut(BuildProgress),
) -> Result<EndgameTable, BuildError> {
    assert!(seeds <= MOST_SEEDS, "a table of {seeds} seeds");
    // Some systems promise more memory than they have and then kill the program that uses it.
    let needed = kind.memory(seeds);
    if available_memory().is_some_and(|free| free < needed) {
        return Err(BuildError::NoMemory(needed));
    }
    let allocate = |header, positions, width| {
        Cells::memory(header, positions, width).map_err(|_| BuildError::NoMemory(needed))
    };
    let rows = RowTable::up_to(seeds);
    // One scratch buffer for all layers: reallocating it would fragment memory.
    let spare = if kind.has_two_bounds() { positions_of(seeds) } else { 0 };
    let mut spare = allocate(0, spare, 2)?;
    let mut whole = allocate(HEADER, positions_below(seeds + 1), kind.width())?;
    let builder = TableBuilder {
        workers: Workers { rows: &rows, threads: THREADS, stop },
        spare: Cells::of(&mut spare, 0, 2),
        cells: Cells::of(&mut whole, HEADER, kind.width()),
        seeds,
    };
    match kind.game() {
        TableGame::Awale(game) => {
            let moves = OwareMoves::new(*game, CaptureRule::from(game), &rows, seeds);
            builder.fill_cyclic(&moves, report)?;
        }
        TableGame::Owari(game) => {
            let moves = OwareMoves::new(*game, CaptureRule::from(game), &rows, seeds);
            builder.fill_cyclic(&moves, report)?;
        }
        TableGame::Giuthi(game) => {
            builder.fill_cyclic(&GiuthiMoves::new(*game, &rows, seeds), report)?;
        }
        TableGame::Basic(game) => builder.fill_acyclic(game, report)?,
        TableGame::Ayoayo(game) => builder.fill_acyclic(game, report)?,
    }
    Ok(EndgameTable::with_header(*kind, seeds, whole))
}

/// A table that is being built.
struct TableBuilder<'a> {
    workers: Workers<'a>,
    cells: Cells<'a>,
    spare: Cells<'a>,
    seeds: usize,
}

/// After this many sweeps a layer counts as half done.
const HALF_WAY_SWEEPS: f32 = 12.0;

impl TableBuilder<'_> {
    fn progress(&self, seeds: usize, part: f32) -> BuildProgress {
        let done = positions_below(seeds) as f32 + positions_of(seeds) as f32 * part;
        BuildProgress { seeds, done: done / positions_below(self.seeds + 1) as f32 }
    }

    fn fill_cyclic(
        &self,
        moves: &impl MoveGenerator,
        report: &mut dyn FnMut(BuildProgress),
    ) -> Result<(), Cancelled> {
        for seeds in 0..=self.seeds {
            let mut sweeps = 0.0;
            let (cells, spare) = (&self.cells, &self.spare);
            let layer = Layer { moves, cells, spare, workers: &self.workers, seeds };
            layer.fill(&mut || {
                sweeps += 1.0;
                report(self.progress(seeds, sweeps / (sweeps + HALF_WAY_SWEEPS)));
            })?;
            report(self.progress(seeds, 1.0));
        }
        Ok(())
    }

    fn fill_acyclic<G: Game<State = TwoRows>>(
        &self,
        game: &G,
        report: &mut dyn FnMut(BuildProgress),
    ) -> Result<(), Cancelled> {
        for seeds in 0..=self.seeds {
            acyclic::fill(game, &self.cells, &self.workers, seeds)?;
            report(self.progress(seeds, 1.0));
        }
        Ok(())
    }
}
