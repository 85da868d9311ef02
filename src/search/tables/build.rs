//! Making a table, layer by layer from the empty board up.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use super::cells::Cells;
use super::circle::{Layer, Moves};
use super::giuthi::Turns;
use super::index::{MOST_SEEDS, positions_below, positions_of};
use super::kind::Kind;
use super::layer::{Cancelled, Crew, Rows};
use super::one_pass;
use super::rounds::{Rounds, Taking};
use super::table::{HEADER, Table};
use crate::files::read_limited;
use crate::rules::contract::Game;
use crate::rules::{Ruleset, TwoRows};

/// Threads that fill a table.
const THREADS: usize = 2;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The seeds on the board of the positions being filled in.
    pub seeds: usize,
    /// The part of the whole that is done, 0 to 1. Within a layer of a game that circles a guess,
    /// for nobody knows how often it must be gone through.
    pub done: f32,
}

/// Why a table was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// It was stopped.
    Cancelled,
    /// There is not as much memory as it needs, in bytes.
    NoMemory(u64),
}

impl From<Cancelled> for NotMade {
    fn from(_: Cancelled) -> NotMade {
        NotMade::Cancelled
    }
}

/// The memory the system can still give, in bytes; `None` where it does not tell.
fn free_memory() -> Option<u64> {
    let bytes = read_limited(Path::new("/proc/meminfo"), u64::from(u16::MAX)).ok()?;
    let text = String::from_utf8(bytes).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}

/// Makes the table of a kind for up to `seeds` seeds. `tell` is called from time to time on this
/// thread, `stop` is looked at all the time.
///
/// # Errors
/// `stop` was set, or there is too little memory.
///
/// # Panics
/// If `seeds` is more than [`MOST_SEEDS`].
pub fn build(
    kind: &Kind,
    seeds: usize,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Result<Table, NotMade> {
    assert!(seeds <= MOST_SEEDS, "a table of {seeds} seeds");
    // Some systems promise more memory than they have, and end the program that uses it.
    let needed = kind.memory(seeds);
    if free_memory().is_some_and(|free| free < needed) {
        return Err(NotMade::NoMemory(needed));
    }
    let room = |header, positions, width| {
        Cells::memory(header, positions, width).map_err(|_| NotMade::NoMemory(needed))
    };
    let rows = Rows::up_to(seeds);
    // One room for all layers: given back and taken anew it would lie about in pieces.
    let spare = if kind.has_two_bounds() { positions_of(seeds) } else { 0 };
    let mut spare = room(0, spare, 2)?;
    let mut whole = room(HEADER, positions_below(seeds + 1), kind.width())?;
    let work = Work {
        crew: Crew { rows: &rows, threads: THREADS, stop },
        spare: Cells::of(&mut spare, 0, 2),
        cells: Cells::of(&mut whole, HEADER, kind.width()),
        seeds,
    };
    match kind.ruleset() {
        Ruleset::Awale(game) => {
            let moves = Rounds::new(*game, Taking::from(game), &rows, seeds);
            work.fill_circles(&moves, tell)?;
        }
        Ruleset::Owari(game) => {
            let moves = Rounds::new(*game, Taking::from(game), &rows, seeds);
            work.fill_circles(&moves, tell)?;
        }
        Ruleset::Giuthi(game) => {
            work.fill_circles(&Turns::new(*game, &rows, seeds), tell)?;
        }
        Ruleset::Basic(game) => work.fill_once(game, tell)?,
        Ruleset::Ayoayo(game) => work.fill_once(game, tell)?,
        Ruleset::Bawo(_) | Ruleset::Ring(_) => unreachable!("no kind of table has these rules"),
    }
    Ok(Table::made(*kind, seeds, whole))
}

/// A table being made.
struct Work<'a> {
    crew: Crew<'a>,
    cells: Cells<'a>,
    spare: Cells<'a>,
    seeds: usize,
}

/// After so many sweeps half of a layer's work is taken to be done.
const HALF: f32 = 12.0;

impl Work<'_> {
    fn progress(&self, seeds: usize, part: f32) -> Progress {
        let done = positions_below(seeds) as f32 + positions_of(seeds) as f32 * part;
        Progress { seeds, done: done / positions_below(self.seeds + 1) as f32 }
    }

    fn fill_circles(
        &self,
        moves: &impl Moves,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<(), Cancelled> {
        for seeds in 0..=self.seeds {
            let mut sweeps = 0.0;
            let (cells, spare) = (&self.cells, &self.spare);
            let layer = Layer { moves, cells, spare, crew: &self.crew, seeds };
            layer.fill(&mut || {
                sweeps += 1.0;
                tell(self.progress(seeds, sweeps / (sweeps + HALF)));
            })?;
            tell(self.progress(seeds, 1.0));
        }
        Ok(())
    }

    fn fill_once<G: Game<State = TwoRows>>(
        &self,
        game: &G,
        tell: &mut dyn FnMut(Progress),
    ) -> Result<(), Cancelled> {
        for seeds in 0..=self.seeds {
            one_pass::fill(game, &self.cells, &self.crew, seeds)?;
            tell(self.progress(seeds, 1.0));
        }
        Ok(())
    }
}
