//! Games with cycles: retrograde analysis, layer by layer from the fewest seeds up.
//!
//! Nothing is captured within a layer, so a repetition there pays a known amount: nothing if the
//! rest goes to nobody or is halved, or the mover's lead in seeds on his own side if each takes his
//! own. A capture leads to a layer without history, whose values are known. `docs/tables.md` proves
//! each of the four backup rules.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::cells::{Cells, decode, encode, is_unconditional};
use super::index::{positions_below, positions_of};
use super::workers::{Cancelled, RowBlock, Workers};

/// The moves of a game, for a whole block of positions at a time.
pub(super) trait MoveGenerator: Sync {
    /// The value of a position that is already over; `None` if it goes on.
    fn final_value(&self, own: u64, other: u64) -> Option<i8>;

    /// Passes every move of the block's positions to `sink`. Positions that are over have no moves,
    /// or moves worth as much as the end.
    fn each_move(&self, block: &RowBlock<'_>, sink: &mut impl MoveSink);
}

/// Receives the moves of a block; `at` is the index of the position in the block.
pub(super) trait MoveSink {
    /// Whether the moves of this position are needed.
    #[inline]
    fn wants(&self, _at: usize) -> bool {
        true
    }

    /// A move that ends the game. `gain` is the mover's seeds minus the opponent's.
    fn ends_game(&mut self, at: usize, gain: i8);

    /// A move that captures `taken` seeds and leads to position `to` with the opponent to move. If
    /// it captures nothing, `side_lead` is the mover's seeds on his own side minus the opponent's
    /// on his.
    fn continues(&mut self, at: usize, taken: i8, to: u32, side_lead: i8);
}

/// How the values of moves are backed up into the position before them.
type BackupRule = u8;
/// One value; a repetition pays nothing.
const ZERO_CYCLES: BackupRule = 0;
/// Two bounds. Any position reached may be a repetition: the player whom that helps may end the
/// game there.
const CUT_ANYWHERE: BackupRule = 1;
/// Two bounds. There is no history, so a path without cycles cannot be cut.
const FREE_PATH: BackupRule = 2;
/// Two bounds. Like [`CUT_ANYWHERE`], but each bound found by [`FREE_PATH`] may be used once.
const COMBINED: BackupRule = 3;

/// Less than every value.
const UNSET: i8 = i8::MIN;

/// A second set of bounds for a layer, used by [`COMBINED`].
struct SecondBounds<'a> {
    cells: &'a Cells<'a>,
    first: u32,
}

/// Backs up the values of the moves of a block (minimax).
struct Backup<'a, const RULE: BackupRule> {
    cells: &'a Cells<'a>,
    trial: Option<&'a SecondBounds<'a>>,
    /// Whether a position's bounds still differ.
    open: &'a [bool],
    /// The best lower and upper bound so far.
    best: &'a mut [[i8; 2]],
}

impl<const RULE: BackupRule> MoveSink for Backup<'_, RULE> {
    #[inline]
    fn wants(&self, at: usize) -> bool {
        RULE < FREE_PATH || self.open[at]
    }

    #[inline]
    fn ends_game(&mut self, at: usize, gain: i8) {
        let best = &mut self.best[at];
        *best = [best[0].max(gain), best[1].max(gain)];
    }

    #[inline]
    fn continues(&mut self, at: usize, taken: i8, to: u32, side_lead: i8) {
        let best = &mut self.best[at];
        if RULE == ZERO_CYCLES {
            best[0] = best[0].max(taken - self.cells.seeds(to, 0));
            return;
        }
        let low = taken - self.cells.seeds(to, 1);
        let high = taken - self.cells.seeds(to, 0);
        let [low, high] = match (RULE, self.trial) {
            (CUT_ANYWHERE, _) if taken == 0 => [low.min(side_lead), high.max(side_lead)],
            (COMBINED, Some(trial)) if taken == 0 => {
                let to = to - trial.first;
                let trial_low = -trial.cells.seeds(to, 1);
                let trial_high = -trial.cells.seeds(to, 0);
                [low.max(trial_low.min(side_lead)), high.min(trial_high.max(side_lead))]
            }
            _ => [low, high],
        };
        *best = [best[0].max(low), best[1].max(high)];
    }
}

/// A thread's buffers for one block.
#[derive(Default)]
struct Scratch {
    open: Vec<bool>,
    best: Vec<[i8; 2]>,
}

/// A layer to fill. All layers with fewer seeds must be complete.
pub(super) struct Layer<'a, M> {
    pub(super) moves: &'a M,
    pub(super) cells: &'a Cells<'a>,
    /// Space for a trial: two bounds for each position of the layer.
    pub(super) spare: &'a Cells<'a>,
    pub(super) workers: &'a Workers<'a>,
    pub(super) seeds: usize,
}

impl<M: MoveGenerator> Layer<'_, M> {
    /// Fills the layer. Calls `report` after each sweep over it.
    pub(super) fn fill(&self, report: &mut dyn FnMut()) -> Result<(), Cancelled> {
        if self.cells.width() == 1 {
            self.fill_single_values(report)
        } else {
            self.fill_bounds(report)
        }
    }

    /// Sweeps until nothing changes. Returns whether anything changed.
    fn sweep_until_stable<const RULE: BackupRule>(
        &self,
        trial: Option<&SecondBounds<'_>>,
        report: &mut dyn FnMut(),
    ) -> Result<bool, Cancelled> {
        let mut changed = false;
        while self.sweep::<RULE>(trial)? {
            changed = true;
            report();
        }
        Ok(changed)
    }

    fn sweep<const RULE: BackupRule>(
        &self,
        trial: Option<&SecondBounds<'_>>,
    ) -> Result<bool, Cancelled> {
        self.workers.each_block(self.seeds, Scratch::default, |block, scratch| {
            let count = block.others.len();
            scratch.open.clear();
            if RULE >= FREE_PATH {
                let is_open = |at| self.is_open(block.number(at));
                scratch.open.extend((0..count).map(is_open));
                if !scratch.open.contains(&true) {
                    return false;
                }
            }
            scratch.best.clear();
            scratch.best.resize(count, [UNSET; 2]);
            let mut backup = Backup::<RULE> {
                cells: self.cells,
                trial,
                open: &scratch.open,
                best: &mut scratch.best,
            };
            self.moves.each_move(block, &mut backup);
            let mut changed = false;
            for (at, best) in scratch.best.iter().enumerate() {
                if best[0] != UNSET && (RULE < FREE_PATH || scratch.open[at]) {
                    changed |= self.store::<RULE>(block.number(at), *best, trial);
                }
            }
            changed
        })
    }

    #[inline]
    fn is_open(&self, number: u32) -> bool {
        self.cells.seeds(number, 0) != self.cells.seeds(number, 1)
    }

    /// Stores the bounds of a position. Returns whether they are new.
    #[inline]
    fn store<const RULE: BackupRule>(
        &self,
        number: u32,
        [low, high]: [i8; 2],
        trial: Option<&SecondBounds<'_>>,
    ) -> bool {
        let old = |bound| self.cells.get(number, bound);
        let mut changed = false;
        let mut set = |cells: &Cells<'_>, number, bound, new: u8, old: u8| {
            if new != old {
                cells.set(number, bound, new);
                changed = true;
            }
        };
        match (RULE, trial) {
            (ZERO_CYCLES, _) => set(self.cells, number, 0, encode(low, false), old(0)),
            (CUT_ANYWHERE, _) => {
                set(self.cells, number, 0, encode(low, true), old(0));
                set(self.cells, number, 1, encode(high, true), old(1));
            }
            (COMBINED, Some(trial)) => {
                let place = number - trial.first;
                let old = |bound| trial.cells.get(place, bound);
                let [old_low, old_high] = [old(0), old(1)];
                let low = low.min(decode(old_low));
                let high = high.max(decode(old_high));
                set(trial.cells, place, 0, encode(low, false), old_low);
                set(trial.cells, place, 1, encode(high, false), old_high);
            }
            _ => {
                if low > decode(old(0)) {
                    set(self.cells, number, 0, encode(low, false), old(0));
                }
                if high < decode(old(1)) {
                    set(self.cells, number, 1, encode(high, false), old(1));
                }
            }
        }
        changed
    }

    /// Sets every position to its final value, or to `start` if it goes on. Returns whether any
    /// position goes on.
    fn initialise(&self, start: [u8; 2]) -> Result<bool, Cancelled> {
        self.workers.each(self.seeds, |block| {
            let mut continues = false;
            for (at, &other) in block.others.iter().enumerate() {
                let final_value = self.moves.final_value(block.own, other);
                continues |= final_value.is_none();
                for (bound, start) in start[..self.cells.width()].iter().enumerate() {
                    let byte = final_value.map_or(*start, |pays| encode(pays, true));
                    self.cells.set(block.number(at), bound, byte);
                }
            }
            continues
        })
    }

    /// Fills a layer in which a repetition pays nothing. A player who can win seeds reaches the
    /// capture without a cycle, the opponent cannot prevent it, and all other positions cycle for
    /// nothing.
    fn fill_single_values(&self, report: &mut dyn FnMut()) -> Result<(), Cancelled> {
        if !self.initialise([encode(0, false); 2])? {
            return Ok(());
        }
        self.sweep_until_stable::<ZERO_CYCLES>(None, report)?;
        self.mark_unconditional()
    }

    /// Marks the values that hold for every history: zero, values that a capture reaches directly,
    /// and values of positions in which every move captures.
    fn mark_unconditional(&self) -> Result<(), Cancelled> {
        self.workers.each_block(self.seeds, Scratch::default, |block, scratch| {
            scratch.best.clear();
            scratch.best.resize(block.others.len(), [UNSET; 2]);
            let mut sink = CaptureScan { cells: self.cells, best: &mut scratch.best };
            self.moves.each_move(block, &mut sink);
            for (at, [captures, quiet]) in scratch.best.iter().enumerate() {
                let number = block.number(at);
                let old = self.cells.get(number, 0);
                let value = decode(old);
                let holds = match value.signum() {
                    0 => true,
                    1 => *captures == value,
                    _ => *quiet == UNSET,
                };
                self.cells.set(number, 0, encode(value, is_unconditional(old) || holds));
            }
            false
        })?;
        Ok(())
    }

    /// Fills a layer in which a repetition pays by position. Where a cycle is cut then matters, so
    /// this finds bounds that hold wherever it is cut.
    fn fill_bounds(&self, report: &mut dyn FnMut()) -> Result<(), Cancelled> {
        let all = self.seeds as i8;
        if !self.initialise([encode(all, true), encode(-all, true)])? {
            return Ok(());
        }
        self.sweep_until_stable::<CUT_ANYWHERE>(None, report)?;
        loop {
            self.sweep_until_stable::<FREE_PATH>(None, report)?;
            if !self.is_mostly_exact()? {
                return Ok(());
            }
            let trial = self.start_trial()?;
            self.sweep_until_stable::<COMBINED>(Some(&trial), report)?;
            if !self.adopt(&trial)? {
                return Ok(());
            }
        }
    }

    /// Whether the bounds meet in at least nine positions of ten. Only then is a search for better
    /// bounds worth its time: where many cycles pay different amounts it gains almost nothing.
    fn is_mostly_exact(&self) -> Result<bool, Cancelled> {
        let open = AtomicUsize::new(0);
        let is_open = |block: &RowBlock<'_>, at: &usize| self.is_open(block.number(*at));
        self.workers.each(self.seeds, |block| {
            let here = (0..block.others.len()).filter(|at| is_open(block, at)).count();
            open.fetch_add(here, Ordering::Relaxed);
            false
        })?;
        Ok(open.into_inner() * 10 < positions_of(self.seeds) as usize)
    }

    /// Initialises a trial with crossed bounds: each lower bound starts at the known upper bound,
    /// and vice versa.
    fn start_trial(&self) -> Result<SecondBounds<'_>, Cancelled> {
        let first = positions_below(self.seeds);
        let trial = SecondBounds { cells: self.spare, first };
        self.workers.each(self.seeds, |block| {
            for at in 0..block.others.len() {
                let number = block.number(at);
                for bound in 0..2 {
                    let crossed = encode(self.cells.seeds(number, 1 - bound), false);
                    trial.cells.set(number - first, bound, crossed);
                }
            }
            false
        })?;
        Ok(trial)
    }

    /// Takes over the bounds of a trial. Returns whether any became better.
    fn adopt(&self, trial: &SecondBounds<'_>) -> Result<bool, Cancelled> {
        self.workers.each(self.seeds, |block| {
            let mut changed = false;
            for at in 0..block.others.len() {
                let number = block.number(at);
                let found = |bound| trial.cells.seeds(number - trial.first, bound);
                changed |= self.store::<FREE_PATH>(number, [found(0), found(1)], None);
            }
            changed
        })
    }
}

/// Finds the best capture of each position, and whether it has any other move.
struct CaptureScan<'a> {
    cells: &'a Cells<'a>,
    best: &'a mut [[i8; 2]],
}

impl MoveSink for CaptureScan<'_> {
    #[inline]
    fn ends_game(&mut self, at: usize, gain: i8) {
        self.best[at][0] = self.best[at][0].max(gain);
    }

    #[inline]
    fn continues(&mut self, at: usize, taken: i8, to: u32, _: i8) {
        if taken == 0 {
            self.best[at][1] = 0;
        } else {
            self.ends_game(at, taken - self.cells.seeds(to, 0));
        }
    }
}
