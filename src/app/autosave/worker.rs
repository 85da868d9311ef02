//! Writes and reads kept games on a thread, so that painting never waits for a disk.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::chores::{Chores, Deletion, NotDeleted};
use super::kept::KeptGame;
use super::shelf::{self, Locks};
use super::zone::zone;
use crate::background::Mode;
use crate::background::worker::{Desk, Work, Worker};
use crate::crash::{Panicked, guard, guard_twice};
use crate::files::{Folders, Wastebasket, WriteError, sweep, write_whole};
use crate::game::GameInProgress;
use crate::game::save::Aside;
use crate::texts::messages as say;

/// How long a write waits if only the point shown has changed (debounce).
const PAUSE: Duration = Duration::from_millis(400);
/// The pause before a failed write is tried again.
const RETRY: Duration = Duration::from_secs(3);

/// A job for the autosave thread.
#[derive(Clone, Debug)]
pub enum AutosaveJob {
    /// List the kept games.
    List,
    /// Ask the system how far the local clock is from UTC.
    AskZone,
    /// Write a game.
    Keep(GameWrite),
    /// Read a game to continue, and reserve it for this window.
    Fetch(PathBuf),
    /// The game is no longer open in this window.
    Free(PathBuf),
    /// Delete games.
    Delete(Deletion),
}

/// A game to be written.
#[derive(Clone, Debug)]
pub struct GameWrite {
    /// Its file.
    pub path: PathBuf,
    /// The game as a save file.
    pub text: String,
    /// Its old file, if it moves.
    pub instead_of: Option<PathBuf>,
    /// A newer state may replace it before it is written.
    pub may_wait: bool,
    /// Nothing was played: the file keeps its date.
    pub keeps_date: bool,
}

impl AutosaveJob {
    /// What it writes to this file, if it does.
    fn text_for(&self, file: &Path) -> Option<&str> {
        match self {
            AutosaveJob::Keep(write) if write.path == file => Some(&write.text),
            _ => None,
        }
    }

    fn may_wait(&self) -> bool {
        matches!(self, AutosaveJob::Keep(GameWrite { may_wait: true, .. }))
    }
}

/// The result of a job.
#[derive(Debug)]
pub enum AutosaveReport {
    /// Some of the kept games, latest change first. Many games come in several reports.
    Listed {
        /// The games.
        games: Vec<KeptGame>,
        /// All files that cannot be read; only in the last report.
        damaged: Vec<PathBuf>,
    },
    /// Games were deleted, or not.
    Deleted {
        /// The deleted games.
        gone: Vec<PathBuf>,
        /// The games that are still there, and why.
        left: Vec<(PathBuf, NotDeleted)>,
        /// Whether they were deleted without the wastebasket.
        for_good: bool,
        /// Whether more reports follow.
        more: bool,
    },
    /// Seconds the local clock is ahead of UTC.
    Zone(i64),
    /// A game to continue.
    Fetched {
        /// Its file.
        path: PathBuf,
        /// The game.
        game: Box<GameInProgress>,
        /// What is saved in addition to its record.
        aside: Aside,
    },
    /// The game is open in another window.
    Busy(PathBuf),
    /// The game cannot be read.
    Unreadable(PathBuf),
    /// Games cannot be written. Reported once, until writing works again.
    CannotKeep(WriteError),
    /// Games can be written again.
    KeepsAgain,
}

/// The window's handle of the thread. Dropping it waits until everything is written, but never for
/// long.
pub type AutosaveWriter = Worker<Autosave>;

type AutosaveDesk<'a> = Desk<'a, AutosaveReport>;

/// Collects the jobs, so that of several states of a game only the newest is written.
pub struct Autosave {
    folders: Option<Folders>,
    wastebasket: Wastebasket,
    locks: Locks,
    /// Jobs that wait for a newer state or for the next try.
    waiting: Vec<AutosaveJob>,
    /// Work for the time when no job waits.
    chores: Chores,
    mode: Mode,
    /// A write failed, and this was reported. It is tried again until it works.
    failing: bool,
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.locks.free_all();
    }
}

impl Work for Autosave {
    type Job = AutosaveJob;
    type Report = AutosaveReport;

    const NAME: &'static str = "autosave";
    const GUARDS_ITSELF: bool = true;
    const WRITES: Option<fn() -> &'static str> = Some(say::closing::writing_games);

    fn work(&mut self, job: &mut AutosaveJob, desk: &mut AutosaveDesk<'_>) {
        line_up(&mut self.waiting, job.clone());
        let is_last = desk.jobs_waiting() == 0;
        if is_last && (self.mode == Mode::Inline || !self.waiting.iter().all(AutosaveJob::may_wait))
        {
            self.finish(desk);
        }
    }

    fn failed(&mut self, _: AutosaveJob) -> Option<AutosaveReport> {
        None
    }

    fn pause(&self) -> Option<Duration> {
        let pause = if self.failing { RETRY } else { PAUSE };
        let is_waiting = (!self.waiting.is_empty()).then_some(pause);
        if self.chores.is_empty() { is_waiting } else { Some(Duration::ZERO) }
    }

    fn idle(&mut self, desk: &mut AutosaveDesk<'_>) {
        if self.chores.is_empty() {
            self.finish(desk);
        } else {
            self.do_chores(desk);
        }
    }

    fn finish(&mut self, desk: &mut AutosaveDesk<'_>) {
        let jobs = std::mem::take(&mut self.waiting);
        self.waiting = self.do_jobs(jobs, desk);
    }
}

impl Autosave {
    pub fn new(folders: Option<Folders>, wastebasket: Wastebasket, mode: Mode) -> Autosave {
        let locks = Locks::new(folders.as_ref());
        let (waiting, chores) = (Vec::new(), Chores::default());
        Autosave { folders, wastebasket, locks, waiting, chores, mode, failing: false }
    }

    /// Does the jobs one after another; returns those to try again.
    fn do_jobs(&mut self, jobs: Vec<AutosaveJob>, desk: &mut AutosaveDesk<'_>) -> Vec<AutosaveJob> {
        let mut left: Vec<AutosaveJob> = Vec::new();
        let mut error = None;
        for job in jobs {
            match job {
                AutosaveJob::List => {
                    // A panic has its own report.
                    let _ = guard_twice(Autosave::NAME, || self.list());
                }
                AutosaveJob::AskZone => {
                    if let Ok(Some(secs)) = guard(Autosave::NAME, zone) {
                        desk.report(AutosaveReport::Zone(secs));
                    }
                }
                AutosaveJob::Keep(mut write) => {
                    supersede(&mut left, &mut write);
                    let kept = guard_twice(Autosave::NAME, || self.keep(&write));
                    let kept = kept.unwrap_or_else(|Panicked| {
                        Err(WriteError { path: write.path.clone(), kind: ErrorKind::Other })
                    });
                    if let Err(why) = kept {
                        error = Some(why);
                        left.push(AutosaveJob::Keep(write));
                    }
                }
                AutosaveJob::Fetch(path) => {
                    let unwritten = left.iter().find_map(|other| other.text_for(&path));
                    let fetch = || {
                        let game = unwritten.and_then(|text| shelf::parse(text.as_bytes()));
                        self.fetch(path.clone(), game, desk);
                    };
                    if guard(Autosave::NAME, fetch).is_err() {
                        self.locks.free(&path);
                        desk.report(AutosaveReport::Unreadable(path.clone()));
                    }
                    left.retain(|other| !matches!(other, AutosaveJob::Free(free) if *free == path));
                }
                // A closed game is released when it is written.
                AutosaveJob::Free(path)
                    if left.iter().any(|other| other.text_for(&path).is_some()) =>
                {
                    left.push(AutosaveJob::Free(path));
                }
                AutosaveJob::Free(path) => self.locks.free(&path),
                AutosaveJob::Delete(deletion) => {
                    for file in &deletion.files {
                        left.retain(|other| other.text_for(file).is_none());
                    }
                    self.chores.delete(deletion);
                }
            }
        }
        let fails = left.iter().any(|job| matches!(job, AutosaveJob::Keep(_)));
        if !fails {
            // The write has failed and waits under another path.
            for job in left.drain(..) {
                if let AutosaveJob::Free(path) = job {
                    self.locks.free(&path);
                }
            }
        }
        match error.filter(|_| fails) {
            Some(error) if !self.failing => desk.report(AutosaveReport::CannotKeep(error)),
            None if self.failing => desk.report(AutosaveReport::KeepsAgain),
            _ => {}
        }
        self.failing = fails;
        while self.mode == Mode::Inline && !self.chores.is_empty() {
            self.do_chores(desk);
        }
        left
    }

    fn list(&mut self) {
        if let Some(folders) = &self.folders {
            sweep(folders);
            self.chores.read(shelf::list(folders, &self.locks));
        }
    }

    fn do_chores(&mut self, desk: &mut AutosaveDesk<'_>) {
        let chore = || self.chores.work(&mut self.locks, &self.wastebasket, desk);
        if guard(Autosave::NAME, chore).is_err() {
            // A job that panics again and again would hold up all others.
            self.chores = Chores::default();
        }
    }

    /// Writes a game and removes its old file.
    fn keep(&mut self, write: &GameWrite) -> Result<(), WriteError> {
        let path = &write.path;
        // Only this window uses this name, so no other can have its lock.
        let _ = self.locks.take(path);
        let date = || fs::metadata(path).and_then(|about| about.modified()).ok();
        let date = write.keeps_date.then(date).flatten();
        write_whole(path, write.text.as_bytes())?;
        if let Some(date) = date {
            let written = fs::File::options().write(true).open(path);
            let _ = written.and_then(|file| file.set_modified(date));
        }
        if let Some(from) = &write.instead_of {
            let _ = fs::remove_file(from);
        }
        Ok(())
    }

    /// Reports a game to continue: as it waits to be written, or else as it is on the disk.
    fn fetch(
        &mut self,
        path: PathBuf,
        unwritten: Option<(GameInProgress, Aside)>,
        desk: &mut AutosaveDesk<'_>,
    ) {
        if self.locks.take(&path).is_err() {
            desk.report(AutosaveReport::Busy(path));
            return;
        }
        match unwritten.or_else(|| shelf::read(&path)) {
            Some((game, aside)) => {
                desk.report(AutosaveReport::Fetched { path, game: Box::new(game), aside });
            }
            None => {
                self.locks.free(&path);
                desk.report(AutosaveReport::Unreadable(path));
            }
        }
    }
}

/// Drops a waiting write of a game that is written again, and takes over its old file, if any.
fn supersede(left: &mut Vec<AutosaveJob>, write: &mut GameWrite) {
    left.retain_mut(|other| {
        let AutosaveJob::Keep(older) = other else { return true };
        let is_same = older.path == write.path;
        let is_superseded = is_same || write.instead_of.as_ref() == Some(&older.path);
        if is_same && write.instead_of.is_none() {
            write.instead_of = older.instead_of.take();
        }
        !is_superseded
    });
}

/// Adds a job at the end. A write replaces an older one to the same file.
fn line_up(waiting: &mut Vec<AutosaveJob>, job: AutosaveJob) {
    if let AutosaveJob::Keep(write) = &job
        && write.instead_of.is_none()
        && let Some(AutosaveJob::Keep(older)) = waiting.last_mut()
        && older.path == write.path
    {
        older.text.clone_from(&write.text);
        older.may_wait &= write.may_wait;
        older.keeps_date &= write.keeps_date;
    } else {
        waiting.push(job);
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::sync::atomic::AtomicUsize;

    use super::*;
    use crate::background::stop::StopToken;

    fn basket(folder: &tempfile::TempDir) -> Wastebasket {
        Wastebasket::Folder(folder.path().join("wastebasket"))
    }

    fn start(folders: Folders, wastebasket: Wastebasket, mode: Mode) -> AutosaveWriter {
        Worker::start(Autosave::new(Some(folders), wastebasket, mode), mode, || {})
    }

    fn write(path: impl Into<PathBuf>, text: &str, may_wait: bool) -> GameWrite {
        let (path, text) = (path.into(), text.to_owned());
        GameWrite { path, text, instead_of: None, may_wait, keeps_date: false }
    }

    fn keep(path: impl Into<PathBuf>, text: &str, may_wait: bool) -> AutosaveJob {
        AutosaveJob::Keep(write(path, text, may_wait))
    }

    #[test]
    fn the_newest_state_of_a_game_is_the_one_written() {
        let mut waiting = Vec::new();
        for job in [keep("a", "1", true), keep("a", "2", true), keep("b", "1", true)] {
            line_up(&mut waiting, job);
        }
        line_up(&mut waiting, AutosaveJob::Free("b".into()));
        line_up(&mut waiting, keep("b", "2", true));
        let texts: Vec<&str> = waiting
            .iter()
            .filter_map(|job| match job {
                AutosaveJob::Keep(write) => Some(write.text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(texts, ["2", "1", "2"]);
    }

    #[test]
    fn what_cannot_be_written_is_tried_again_and_told_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        // A file where the folder of unfinished games should be.
        std::fs::write(folders.unfinished(), "").expect("a file");
        let mut worker = Autosave::new(Some(folders.clone()), basket(&folder), Mode::Inline);
        let reports = RefCell::new(Vec::new());
        let (stop, none_waiting) = (StopToken::default(), AtomicUsize::new(0));
        let outbox = &mut |report| reports.borrow_mut().push(report);
        let desk = &mut Desk::new(outbox, &stop, &none_waiting);
        let (early, late) =
            (folders.unfinished().join("a.kete"), folders.finished().join("a.kete"));
        let job = |path: &Path, text: &str, from: Option<&Path>| {
            let instead_of = from.map(PathBuf::from);
            AutosaveJob::Keep(GameWrite { instead_of, ..write(path, text, false) })
        };
        let mut left =
            worker.do_jobs(vec![job(&early, "1", None), AutosaveJob::Free(early.clone())], desk);
        left.push(job(&early, "2", None));
        let left = worker.do_jobs(left, desk);
        let reported = reports.take();
        assert!(matches!(reported[..], [AutosaveReport::CannotKeep(_)]), "once: {reported:?}");
        assert_eq!(left.iter().filter_map(|job| job.text_for(&early)).collect::<Vec<_>>(), ["2"]);
        // The later state can be written, so the earlier one is dropped.
        let left = worker.do_jobs([left, vec![job(&late, "3", Some(&early))]].concat(), desk);
        assert!(left.iter().all(|job| job.text_for(&early).is_none()), "{left:?}");
        assert_eq!(std::fs::read_to_string(&late).expect("written"), "3");
        assert!(matches!(reports.take()[..], [AutosaveReport::KeepsAgain]) && !worker.failing);
    }

    #[test]
    fn a_game_that_could_not_be_written_goes_on_from_what_was_to_be_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(folder.path());
        std::fs::write(folders.unfinished(), "").expect("a file");
        let path = folders.unfinished().join("a.kete");
        let writer = start(folders.clone(), basket(&folder), Mode::Inline);
        let text = "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"])";
        writer.send(keep(&path, text, false));
        writer.send(AutosaveJob::Free(path.clone()));
        writer.send(AutosaveJob::Fetch(path.clone()));
        let fetched = writer.reports().into_iter().find_map(|report| match report {
            AutosaveReport::Fetched { game, .. } => Some(game.turns().len()),
            _ => None,
        });
        assert_eq!(fetched, Some(2));
        // When the disk has space again it is written without another move.
        std::fs::remove_file(folders.unfinished()).expect("removed");
        drop(writer);
        assert_eq!(std::fs::read_to_string(path).ok().as_deref(), Some(text));
    }

    #[test]
    fn what_waits_is_written_before_the_thread_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kete");
        let folders = Folders::under(folder.path());
        let writer = start(folders, basket(&folder), Mode::Threads);
        writer.send(keep(&path, "here", true));
        drop(writer);
        assert_eq!(std::fs::read_to_string(path).ok().as_deref(), Some("here"));
    }
}
