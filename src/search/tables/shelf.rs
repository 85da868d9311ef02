//! The tables a program has at hand: read from their files or made, in the background, and handed
//! to whoever asks without waiting.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::build::{NotMade, Progress, build};
use super::file::{self, Unusable};
use super::kind::{Kind, NoTable};
use super::table::{Table, Tables};
use crate::crash::guard;
use crate::files::WriteError;
use crate::rules::Ruleset;
use crate::search::Wake;

/// The seeds up to which a table is made without being asked for.
pub const FIRST_SEEDS: usize = 12;

/// Where a table came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Its file.
    File,
    /// It was made.
    Made {
        /// The file that should have held it; `None` where there was none, or one with fewer
        /// seeds.
        instead_of: Option<Unusable>,
        /// Where it is kept now, or why it is not; `None` where a file that cannot be used was left
        /// in its place.
        kept: Option<Result<PathBuf, WriteError>>,
    },
}

/// Reads the table of a kind from its file in `folder`; makes and keeps it where the file is
/// missing, damaged or holds too few seeds. A damaged file is set aside, one of a newer version is
/// left as it is. A table that cannot be kept can be used all the same.
///
/// # Errors
/// Why it was not made.
pub fn obtain(
    folder: &Path,
    kind: &Kind,
    seeds: usize,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Progress),
) -> Result<(Table, Source), NotMade> {
    let path = file::path(folder, kind);
    // A smaller one is put away before the larger one is made.
    let fault = match file::find(&path, kind) {
        Ok(Some(table)) if table.seeds() >= seeds => return Ok((table, Source::File)),
        found => found.err(),
    };
    let table = build(kind, seeds, stop, tell)?;
    let instead_of = fault.map(|fault| Unusable::clear(path, kind, fault));
    let is_free = instead_of.as_ref().is_none_or(|unusable| unusable.set_aside.is_some());
    let kept = is_free.then(|| file::save(&table, folder));
    Ok((table, Source::Made { instead_of, kept }))
}

/// The name of the threads.
const PART: &str = "endgame tables";

/// What a shelf has for a rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum Standing {
    /// Nothing, and there will never be anything.
    Never(NoTable),
    /// Nothing yet.
    Absent,
    /// A table is being made or read; one with fewer seeds may be in use meanwhile.
    Coming(Progress),
    /// A table.
    There {
        /// The most seeds on the board.
        seeds: usize,
        /// Why it could not be kept for the next time.
        not_kept: Option<WriteError>,
    },
}

/// Why a table that was wanted is not there, or not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is not as much memory as it needs, in bytes.
    NoMemory(u64),
    /// The system gave no thread to make it on.
    NoThread,
    /// Kete failed while it was made: it panicked.
    Failed,
    /// It could not be kept for the next time.
    NotKept(WriteError),
}

/// Tables by kind. Cheap to clone; all clones are the same shelf. When the last is dropped, work
/// under way ends.
#[derive(Clone)]
pub struct Shelf {
    inner: Arc<Inner>,
}

struct Inner {
    folder: PathBuf,
    places: Mutex<HashMap<Kind, Place>>,
    /// Files that could not be used and have not been reported yet.
    unusable: Mutex<Vec<Unusable>>,
}

#[derive(Default)]
struct Place {
    table: Option<Arc<Table>>,
    problem: Option<Problem>,
    work: Option<Arc<Work>>,
}

/// A table under way.
struct Work {
    seeds: usize,
    stop: AtomicBool,
    progress: Mutex<Progress>,
}

impl Inner {
    fn places(&self) -> MutexGuard<'_, HashMap<Kind, Place>> {
        // Nothing is ever left half done under this lock.
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn unusable(&self) -> MutexGuard<'_, Vec<Unusable>> {
        self.unusable.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        for work in self.places().values().filter_map(|place| place.work.as_ref()) {
            work.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Shelf {
    /// A shelf over a folder, which need not exist.
    pub fn new(folder: impl Into<PathBuf>) -> Shelf {
        let folder = folder.into();
        let inner = Inner { folder, places: Mutex::default(), unusable: Mutex::default() };
        Shelf { inner: Arc::new(inner) }
    }

    /// The table for a rule set if it is at hand. Never waits for one that is coming.
    pub fn tables(&self, ruleset: &Ruleset) -> Option<Tables> {
        let kind = Kind::of(ruleset).ok()?;
        let table = self.inner.places().get(&kind)?.table.clone()?;
        Tables::new(table, ruleset)
    }

    /// What is there for a rule set.
    pub fn standing(&self, ruleset: &Ruleset) -> Standing {
        let kind = match Kind::of(ruleset) {
            Ok(kind) => kind,
            Err(why) => return Standing::Never(why),
        };
        let places = self.inner.places();
        let Some(place) = places.get(&kind) else { return Standing::Absent };
        match (&place.work, &place.table) {
            (Some(work), _) => {
                Standing::Coming(*work.progress.lock().unwrap_or_else(PoisonError::into_inner))
            }
            (None, Some(table)) => {
                let not_kept = match &place.problem {
                    Some(Problem::NotKept(error)) => Some(error.clone()),
                    _ => None,
                };
                Standing::There { seeds: table.seeds(), not_kept }
            }
            (None, None) => Standing::Absent,
        }
    }

    /// Sees to it that a table of at least `seeds` seeds is at hand or coming, and returns at once.
    /// `wake` is called on the other thread after each step and at the end. Nothing happens where
    /// there is no table for the rules or another is already coming. Where making it has failed,
    /// only somebody who waits for it, with `wake`, has it tried again.
    pub fn ensure(&self, ruleset: &Ruleset, seeds: usize, wake: Option<Wake>) {
        if wake.is_none() && self.problem(ruleset) == Some(Problem::Failed) {
            return;
        }
        let Some((kind, work)) = self.begin(ruleset, seeds) else { return };
        let inner = Arc::downgrade(&self.inner);
        let folder = self.inner.folder.clone();
        let run = {
            let work = Arc::clone(&work);
            move || {
                let end = End { inner, kind, work: Arc::clone(&work), wake };
                // What a panic leaves is put right when `end` goes.
                if guard(PART, || run(&end, &folder)).is_err()
                    && let Some(inner) = end.inner.upgrade()
                    && let Some(place) = inner.places().get_mut(&end.kind)
                {
                    place.problem = Some(Problem::Failed);
                }
            }
        };
        let started = thread::Builder::new().name(PART.to_owned()).spawn(run);
        if started.is_err() {
            self.leave(&kind, &work);
            if let Some(place) = self.inner.places().get_mut(&kind) {
                place.problem = Some(Problem::NoThread);
            }
        }
    }

    /// The same on this thread: returns when the table is at hand.
    pub fn ensure_now(&self, ruleset: &Ruleset, seeds: usize) {
        if let Some((kind, work)) = self.begin(ruleset, seeds) {
            let inner = Arc::downgrade(&self.inner);
            run(&End { inner, kind, work, wake: None }, &self.inner.folder);
        }
    }

    /// Ends the work on a rule set's table; what was there before stays.
    pub fn cancel(&self, ruleset: &Ruleset) {
        let Ok(kind) = Kind::of(ruleset) else { return };
        if let Some(work) = self.inner.places().get(&kind).and_then(|place| place.work.as_ref()) {
            work.stop.store(true, Ordering::Relaxed);
        }
    }

    /// What went wrong when a rule set's table was last made, if anything did.
    pub fn problem(&self, ruleset: &Ruleset) -> Option<Problem> {
        let kind = Kind::of(ruleset).ok()?;
        self.inner.places().get(&kind)?.problem.clone()
    }

    /// The files found since the last call that could not be used.
    pub fn take_unusable(&self) -> Vec<Unusable> {
        std::mem::take(&mut *self.inner.unusable())
    }

    /// The folder of the tables' files.
    pub fn folder(&self) -> &Path {
        &self.inner.folder
    }

    /// Puts a rule set's table away and deletes its file. A search that uses it keeps it until it
    /// ends. Nothing happens while one is being made.
    ///
    /// # Errors
    /// What the system reports; the table is no longer used all the same.
    pub fn delete(&self, ruleset: &Ruleset) -> Result<(), WriteError> {
        let Ok(kind) = Kind::of(ruleset) else { return Ok(()) };
        let mut places = self.inner.places();
        if places.get(&kind).is_some_and(|place| place.work.is_some()) {
            return Ok(());
        }
        places.remove(&kind);
        drop(places);
        file::delete(&self.inner.folder, &kind)
    }

    /// Ends all work and waits until it has ended, so that no file is left half written. What takes
    /// longer than `most` is left alone.
    pub fn finish(&self, most: Duration) {
        const STEP: Duration = Duration::from_millis(2);
        let start = Instant::now();
        while !self.stop() && start.elapsed() < most {
            thread::sleep(STEP);
        }
    }

    /// Tells all work to end, and returns at once. Says whether it has ended.
    pub fn stop(&self) -> bool {
        let mut has_ended = true;
        for work in self.inner.places().values().filter_map(|place| place.work.as_ref()) {
            work.stop.store(true, Ordering::Relaxed);
            has_ended = false;
        }
        has_ended
    }

    fn begin(&self, ruleset: &Ruleset, seeds: usize) -> Option<(Kind, Arc<Work>)> {
        let kind = Kind::of(ruleset).ok()?;
        let mut places = self.inner.places();
        let place = places.entry(kind).or_default();
        let has_enough = place.table.as_ref().is_some_and(|table| table.seeds() >= seeds);
        if has_enough || place.work.is_some() {
            return None;
        }
        let progress = Mutex::new(Progress { seeds: 0, done: 0.0 });
        let work = Arc::new(Work { seeds, stop: AtomicBool::new(false), progress });
        place.work = Some(Arc::clone(&work));
        place.problem = None;
        Some((kind, work))
    }

    fn leave(&self, kind: &Kind, work: &Arc<Work>) {
        leave(&self.inner, kind, work);
    }
}

/// The place is no longer being worked on.
fn leave(inner: &Inner, kind: &Kind, work: &Arc<Work>) {
    if let Some(place) = inner.places().get_mut(kind)
        && place.work.as_ref().is_some_and(|other| Arc::ptr_eq(other, work))
    {
        place.work = None;
    }
}

/// Whoever waits is told when the work ends, in whatever way it does.
struct End {
    inner: Weak<Inner>,
    kind: Kind,
    work: Arc<Work>,
    wake: Option<Wake>,
}

impl End {
    fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        if let Some(inner) = self.inner.upgrade() {
            leave(&inner, &self.kind, &self.work);
        }
        self.wake();
    }
}

fn run(end: &End, folder: &Path) {
    let work = &end.work;
    let tell = &mut |progress| {
        *work.progress.lock().unwrap_or_else(PoisonError::into_inner) = progress;
        end.wake();
    };
    let made = obtain(folder, &end.kind, work.seeds, &work.stop, tell);
    let Some(inner) = end.inner.upgrade() else { return };
    if let Ok((_, Source::Made { instead_of: Some(unusable), .. })) = &made {
        inner.unusable().push(unusable.clone());
    }
    if let Some(place) = inner.places().get_mut(&end.kind) {
        place.problem = match &made {
            Ok((_, Source::Made { kept: Some(Err(error)), .. })) => {
                Some(Problem::NotKept(error.clone()))
            }
            Err(NotMade::NoMemory(bytes)) => Some(Problem::NoMemory(*bytes)),
            Ok(_) | Err(NotMade::Cancelled) => None,
        };
        if let Ok((table, _)) = made {
            place.table = Some(Arc::new(table));
        }
    }
}
