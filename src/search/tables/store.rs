//! The available tables: read from their files or built in the background, and handed out without
//! waiting.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::budget::FIRST_SEEDS;
use super::build::{BuildError, BuildProgress, build};
use super::file::{self, UnusableFile};
use super::kind::{NoTable, TableKind};
use super::table::{EndgameTable, TableView};
use crate::background::Wake;
use crate::background::stop::StopToken;
use crate::background::{STACK_BYTES, spawn};
use crate::crash::guard;
use crate::files::{WriteError, free_space};
use crate::rules::Ruleset;
use crate::search::machine::machine_memory;

/// Where a table came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableSource {
    /// It was read from its file.
    File,
    /// It was built.
    Made {
        /// The faulty file in its place; `None` if there was no file, or one with fewer seeds.
        instead_of: Option<UnusableFile>,
        /// The path where it was saved, or the error; `None` if a faulty file was left in its
        /// place.
        kept: Option<Result<PathBuf, WriteError>>,
    },
}

/// Reads the table of a kind from its file in `folder`. If the file is missing, damaged or holds
/// too few seeds, builds the table and saves it. A damaged file is renamed, one of a newer version
/// is left in place. A table that cannot be saved can still be used.
///
/// # Errors
/// Why the table was not built.
pub fn load_or_build(
    folder: &Path,
    kind: &TableKind,
    seeds: usize,
    stop: &AtomicBool,
    report: &mut dyn FnMut(BuildProgress),
) -> Result<(EndgameTable, TableSource), BuildError> {
    let path = file::path(folder, kind);
    // A smaller table is dropped here, before the larger one needs memory.
    let fault = match file::load_if_present(&path, kind) {
        Ok(Some(table)) if table.seeds() >= seeds => return Ok((table, TableSource::File)),
        found => found.err(),
    };
    let table = build(kind, seeds, stop, report)?;
    let instead_of = fault.map(|fault| UnusableFile::from_fault(path, kind, fault));
    let is_free = instead_of.as_ref().is_none_or(|unusable| unusable.set_aside.is_some());
    let kept = is_free.then(|| file::save(&table, folder));
    Ok((table, TableSource::Made { instead_of, kept }))
}

/// The name of the threads.
const PART: &str = "endgame tables";

/// What a store has for a rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum TableStatus {
    /// There can be no table for this rule set.
    Impossible(NoTable),
    /// There is no table yet.
    Missing,
    /// A table is being read or built; a smaller one may be in use meanwhile.
    Building(BuildProgress),
    /// A table is ready.
    Ready {
        /// The most seeds on the board.
        seeds: usize,
        /// Why it could not be saved for next time.
        not_saved: Option<WriteError>,
    },
}

/// Why a table is missing or was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableProblem {
    /// Building it needs this much memory, in bytes, and there is less.
    NoMemory(u64),
    /// The system could not start a thread to build it.
    NoThread,
    /// Kete panicked while building it.
    Failed,
    /// It could not be saved for next time.
    NotSaved(WriteError),
}

/// The available tables by kind. Cheap to clone; all clones share the same tables. Dropping the
/// last clone cancels work in progress.
#[derive(Clone)]
pub struct TableStore {
    inner: Arc<SharedStore>,
}

struct SharedStore {
    folder: PathBuf,
    /// The most seeds of a table that is built unasked.
    most_unasked: AtomicUsize,
    slots: Mutex<HashMap<TableKind, StoreSlot>>,
    /// Faulty files that have not been reported yet.
    unusable: Mutex<Vec<UnusableFile>>,
}

#[derive(Default)]
struct StoreSlot {
    table: Option<Arc<EndgameTable>>,
    problem: Option<TableProblem>,
    job: Option<Arc<TableJob>>,
}

/// A table being read or built.
struct TableJob {
    seeds: usize,
    stop: StopToken,
    progress: Mutex<BuildProgress>,
}

impl SharedStore {
    fn slots(&self) -> MutexGuard<'_, HashMap<TableKind, StoreSlot>> {
        // No operation under this lock leaves the map in an invalid state, even if it panics.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unusable(&self) -> MutexGuard<'_, Vec<UnusableFile>> {
        self.unusable.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for SharedStore {
    fn drop(&mut self) {
        for job in self.slots().values().filter_map(|slot| slot.job.as_ref()) {
            job.stop.stop();
        }
    }
}

impl TableStore {
    /// A store for the tables in a folder, which need not exist.
    pub fn new(folder: impl Into<PathBuf>) -> TableStore {
        let folder = folder.into();
        let most_unasked = AtomicUsize::new(FIRST_SEEDS);
        let (slots, unusable) = (Mutex::default(), Mutex::default());
        let inner = SharedStore { folder, most_unasked, slots, unusable };
        TableStore { inner: Arc::new(inner) }
    }

    /// The table for a rule set if it is ready. Never waits.
    pub fn tables(&self, ruleset: &Ruleset) -> Option<TableView> {
        let kind = TableKind::of(ruleset).ok()?;
        let table = self.inner.slots().get(&kind)?.table.clone()?;
        TableView::new(table, ruleset)
    }

    /// The status of the table for a rule set.
    pub fn status(&self, ruleset: &Ruleset) -> TableStatus {
        let kind = match TableKind::of(ruleset) {
            Ok(kind) => kind,
            Err(why) => return TableStatus::Impossible(why),
        };
        let slots = self.inner.slots();
        let Some(slot) = slots.get(&kind) else { return TableStatus::Missing };
        match (&slot.job, &slot.table) {
            (Some(job), _) => {
                TableStatus::Building(*job.progress.lock().unwrap_or_else(PoisonError::into_inner))
            }
            (None, Some(table)) => {
                let not_saved = match &slot.problem {
                    Some(TableProblem::NotSaved(error)) => Some(error.clone()),
                    _ => None,
                };
                TableStatus::Ready { seeds: table.seeds(), not_saved }
            }
            (None, None) => TableStatus::Missing,
        }
    }

    /// Sets the most seeds of a table that is built unasked.
    pub fn set_most_unasked(&self, seeds: usize) {
        self.inner.most_unasked.store(seeds, Ordering::Relaxed);
    }

    /// The seeds of a table built unasked: `seeds`, or fewer if so many are not allowed or not
    /// affordable.
    fn unasked(&self, kind: &TableKind, seeds: usize) -> usize {
        let most = seeds.min(self.inner.most_unasked.load(Ordering::Relaxed));
        if most <= FIRST_SEEDS {
            return FIRST_SEEDS;
        }
        kind.affordable(most, machine_memory(), free_space(self.folder()))
    }

    /// The seeds of the table that [`TableStore::ensure_first`] builds.
    pub fn first_seeds(&self, kind: &TableKind) -> usize {
        self.unasked(kind, kind.first_seeds())
    }

    /// [`TableStore::ensure`] at the first use of a rule set, with as many seeds as its table gets
    /// unasked.
    pub fn ensure_first(&self, ruleset: &Ruleset) {
        let Ok(kind) = TableKind::of(ruleset) else { return };
        let has_one = |slot: &StoreSlot| {
            let table = slot.table.as_ref();
            slot.job.is_some() || table.is_some_and(|table| table.seeds() >= kind.first_seeds())
        };
        if !self.inner.slots().get(&kind).is_some_and(has_one) {
            self.ensure(ruleset, self.first_seeds(&kind), None);
        }
    }

    /// Whether [`TableStore::idle_growth`] may find a size. Cheap: it asks neither for memory nor
    /// for space on the disk.
    pub fn may_grow(&self, ruleset: &Ruleset) -> bool {
        self.smaller_than_idle(ruleset).is_some()
    }

    /// The seeds of a larger table for a rule set, to be built while nothing else happens. `None`
    /// if its table is not ready, is as large already, or had a problem.
    pub fn idle_growth(&self, ruleset: &Ruleset) -> Option<usize> {
        let (kind, there) = self.smaller_than_idle(ruleset)?;
        Some(self.unasked(&kind, kind.idle_seeds())).filter(|seeds| *seeds > there)
    }

    /// The seeds of a table that is ready, without a problem, and smaller than when it is built
    /// while nothing else happens.
    fn smaller_than_idle(&self, ruleset: &Ruleset) -> Option<(TableKind, usize)> {
        let kind = TableKind::of(ruleset).ok()?;
        let there = match self.inner.slots().get(&kind)? {
            StoreSlot { table: Some(table), problem: None, job: None } => table.seeds(),
            _ => return None,
        };
        (there < kind.idle_seeds()).then_some((kind, there))
    }

    /// Makes sure that a table of at least `seeds` seeds is ready or in progress, without
    /// waiting. `wake` is called on the other thread after each step and at the end. Nothing happens
    /// if the rules have no table or one is already in progress. After a panic only a call with
    /// `wake`, from somebody who waits for the table, tries again.
    pub fn ensure(&self, ruleset: &Ruleset, seeds: usize, wake: Option<Wake>) {
        if wake.is_none() && self.problem(ruleset) == Some(TableProblem::Failed) {
            return;
        }
        let Some((kind, job)) = self.begin(ruleset, seeds) else { return };
        let inner = Arc::downgrade(&self.inner);
        let folder = self.inner.folder.clone();
        let run = {
            let job = Arc::clone(&job);
            move || {
                let end = JobGuard { inner, kind, job: Arc::clone(&job), wake };
                // After a panic, dropping `end` cleans up.
                if guard(PART, || run(&end, &folder)).is_err()
                    && let Some(inner) = end.inner.upgrade()
                    && let Some(slot) = inner.slots().get_mut(&end.kind)
                {
                    slot.problem = Some(TableProblem::Failed);
                }
            }
        };
        let started = spawn(PART, STACK_BYTES, run);
        if started.is_err() {
            release(&self.inner, &kind, &job);
            if let Some(slot) = self.inner.slots().get_mut(&kind) {
                slot.problem = Some(TableProblem::NoThread);
            }
        }
    }

    /// Like [`TableStore::ensure`], but on this thread: returns when the table is ready.
    pub fn ensure_now(&self, ruleset: &Ruleset, seeds: usize) {
        if let Some((kind, job)) = self.begin(ruleset, seeds) {
            let inner = Arc::downgrade(&self.inner);
            run(&JobGuard { inner, kind, job, wake: None }, &self.inner.folder);
        }
    }

    /// Cancels work on a rule set's table. A table that was ready before stays.
    pub fn cancel(&self, ruleset: &Ruleset) {
        let Ok(kind) = TableKind::of(ruleset) else { return };
        if let Some(job) = self.inner.slots().get(&kind).and_then(|slot| slot.job.as_ref()) {
            job.stop.stop();
        }
    }

    /// What went wrong when a rule set's table was last made, if anything did.
    pub fn problem(&self, ruleset: &Ruleset) -> Option<TableProblem> {
        let kind = TableKind::of(ruleset).ok()?;
        self.inner.slots().get(&kind)?.problem.clone()
    }

    /// The faulty files found since the last call.
    pub fn take_unusable(&self) -> Vec<UnusableFile> {
        std::mem::take(&mut *self.inner.unusable())
    }

    /// The folder of the tables' files.
    pub fn folder(&self) -> &Path {
        &self.inner.folder
    }

    /// Removes a rule set's table and deletes its file. A running search keeps the table until it
    /// ends. Nothing happens while a table is in progress.
    ///
    /// # Errors
    /// The error of the system; the table is no longer used even then.
    pub fn delete(&self, ruleset: &Ruleset) -> Result<(), WriteError> {
        let Ok(kind) = TableKind::of(ruleset) else { return Ok(()) };
        let mut slots = self.inner.slots();
        if slots.get(&kind).is_some_and(|slot| slot.job.is_some()) {
            return Ok(());
        }
        slots.remove(&kind);
        drop(slots);
        file::delete(&self.inner.folder, &kind)
    }

    /// Cancels all work and waits until it has ended, at most for `most`, so that no file is left
    /// half written.
    pub fn finish(&self, most: Duration) {
        const STEP: Duration = Duration::from_millis(2);
        let start = Instant::now();
        while !self.stop() && start.elapsed() < most {
            thread::sleep(STEP);
        }
    }

    /// Cancels all work without waiting for its end. Returns whether nothing was in progress.
    pub fn stop(&self) -> bool {
        let mut has_ended = true;
        for job in self.inner.slots().values().filter_map(|slot| slot.job.as_ref()) {
            job.stop.stop();
            has_ended = false;
        }
        has_ended
    }

    fn begin(&self, ruleset: &Ruleset, seeds: usize) -> Option<(TableKind, Arc<TableJob>)> {
        let kind = TableKind::of(ruleset).ok()?;
        let mut slots = self.inner.slots();
        let slot = slots.entry(kind).or_default();
        let has_enough = slot.table.as_ref().is_some_and(|table| table.seeds() >= seeds);
        if has_enough || slot.job.is_some() {
            return None;
        }
        let progress = Mutex::new(BuildProgress { seeds: 0, done: 0.0 });
        let job = Arc::new(TableJob { seeds, stop: StopToken::default(), progress });
        slot.job = Some(Arc::clone(&job));
        slot.problem = None;
        Some((kind, job))
    }
}

/// Marks a job as ended.
fn release(inner: &SharedStore, kind: &TableKind, job: &Arc<TableJob>) {
    if let Some(slot) = inner.slots().get_mut(kind)
        && slot.job.as_ref().is_some_and(|other| Arc::ptr_eq(other, job))
    {
        slot.job = None;
    }
}

/// Ends a job when dropped, even by a panic, and calls `wake`.
struct JobGuard {
    inner: Weak<SharedStore>,
    kind: TableKind,
    job: Arc<TableJob>,
    wake: Option<Wake>,
}

impl JobGuard {
    fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}

impl Drop for JobGuard {
    fn drop(&mut self) {
        if let Some(inner) = self.inner.upgrade() {
            release(&inner, &self.kind, &self.job);
        }
        self.wake();
    }
}

fn run(end: &JobGuard, folder: &Path) {
    let job = &end.job;
    let report = &mut |progress| {
        *job.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
        end.wake();
    };
    let result = load_or_build(folder, &end.kind, job.seeds, job.stop.flag(), report);
    let Some(inner) = end.inner.upgrade() else { return };
    if let Ok((_, TableSource::Made { instead_of: Some(unusable), .. })) = &result {
        inner.unusable().push(unusable.clone());
    }
    if let Some(slot) = inner.slots().get_mut(&end.kind) {
        slot.problem = match &result {
            Ok((_, TableSource::Made { kept: Some(Err(error)), .. })) => {
                Some(TableProblem::NotSaved(error.clone()))
            }
            Err(BuildError::NoMemory(bytes)) => Some(TableProblem::NoMemory(*bytes)),
            Ok(_) | Err(BuildError::Cancelled) => None,
        };
        if let Ok((table, _)) = result {
            slot.table = Some(Arc::new(table));
        }
    }
}
