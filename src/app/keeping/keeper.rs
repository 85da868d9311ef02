//! The thread that writes and reads kept games, so that painting never waits for a disk.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::kept::Kept;
use super::shelf::{self, Locks};
use crate::files::{Folders, WriteError, write_whole};
use crate::game::GameInProgress;
use crate::game::save::Aside;

/// How long a point that is only being looked at waits for the next one.
const PAUSE: Duration = Duration::from_millis(400);

/// Something to be done on the disk.
#[derive(Clone, Debug)]
pub enum Job {
    /// List what is kept.
    List,
    /// Ask the system how far the local clock is from UTC.
    AskZone,
    /// Write a game.
    Keep {
        /// Its file.
        path: PathBuf,
        /// The game as a save file.
        text: String,
        /// Where it lay until now, if elsewhere.
        instead_of: Option<PathBuf>,
        /// It may wait for something newer.
        may_wait: bool,
    },
    /// Read a game that is to go on, and make it this window's own.
    Fetch(PathBuf),
    /// The game is no longer on the table of this window.
    Free(PathBuf),
    /// Throw a game away.
    Discard(PathBuf),
    /// Do all that waits, then answer.
    Rest(Sender<()>),
}

/// What came of the jobs.
#[derive(Debug)]
pub enum Report {
    /// What is kept.
    Listed {
        /// The games.
        games: Vec<Kept>,
        /// Files that cannot be read.
        damaged: Vec<PathBuf>,
    },
    /// Seconds the local clock is ahead of UTC.
    Zone(i64),
    /// A game that is to go on.
    Fetched {
        /// Its file.
        path: PathBuf,
        /// The game.
        game: Box<GameInProgress>,
        /// What is kept beside its record.
        aside: Aside,
    },
    /// Another window has the game on its table.
    Busy(PathBuf),
    /// The game cannot be read.
    Unreadable(PathBuf),
    /// Games cannot be written. Told once, until writing works again.
    CannotKeep(WriteError),
    /// They can be written again.
    KeepsAgain,
}

/// The keeper's thread as the window holds it. Dropping it waits until all is written.
pub struct Keeper {
    jobs: Option<Sender<Job>>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
    /// Wait for each answer: for tests and pictures.
    at_once: bool,
}

impl Keeper {
    /// Starts the thread; `wake` is called when it has something to report.
    pub fn start(
        folders: Option<Folders>,
        at_once: bool,
        wake: impl Fn() + Send + 'static,
    ) -> Keeper {
        let (jobs, inbox) = channel();
        let (outbox, reports) = channel();
        let thread = thread::spawn(move || {
            let locks = Locks::new(folders.as_ref());
            let tell = Box::new(move |report| {
                if outbox.send(report).is_ok() {
                    wake();
                }
            });
            Worker { folders, locks, tell, failing: false }.work(&inbox);
        });
        Keeper { jobs: Some(jobs), reports, thread: Some(thread), at_once }
    }

    /// Gives the thread something to do.
    pub fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            log::error!("kept games can no longer be written");
        }
        if self.at_once {
            self.rest();
        }
    }

    /// Waits until everything is done.
    pub fn rest(&self) {
        let (answer, done) = channel();
        if let Some(jobs) = &self.jobs
            && jobs.send(Job::Rest(answer)).is_ok()
        {
            let _ = done.recv();
        }
    }

    /// What came of the jobs since the last call.
    pub fn reports(&self) -> Vec<Report> {
        self.reports.try_iter().collect()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Worker {
    folders: Option<Folders>,
    locks: Locks,
    tell: Box<dyn Fn(Report)>,
    /// The last write failed.
    failing: bool,
}

impl Worker {
    fn work(mut self, inbox: &Receiver<Job>) {
        let mut waiting = Vec::new();
        let mut is_open = true;
        while is_open {
            let next = if waiting.is_empty() {
                inbox.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                inbox.recv_timeout(PAUSE)
            };
            is_open = !matches!(next, Err(RecvTimeoutError::Disconnected));
            let is_quiet = next.is_err();
            for job in next.into_iter().chain(inbox.try_iter()) {
                line_up(&mut waiting, job);
            }
            let may_wait = |job: &Job| matches!(job, Job::Keep { may_wait: true, .. });
            if is_quiet || !waiting.iter().all(may_wait) {
                for job in waiting.drain(..) {
                    self.do_job(job);
                }
            }
        }
        self.locks.free_all();
    }

    fn do_job(&mut self, job: Job) {
        match job {
            Job::List => {
                if let Some(folders) = &self.folders {
                    let (games, damaged) = shelf::list(folders, &self.locks);
                    (self.tell)(Report::Listed { games, damaged });
                }
            }
            Job::AskZone => {
                if let Some(secs) = zone() {
                    (self.tell)(Report::Zone(secs));
                }
            }
            Job::Keep { path, text, instead_of, .. } => {
                // The name is this window's own: nobody else can have its lock.
                let _ = self.locks.take(&path);
                let done = write_whole(&path, text.as_bytes());
                match &done {
                    Err(error) if !self.failing => {
                        (self.tell)(Report::CannotKeep(error.clone()));
                    }
                    Ok(()) if self.failing => (self.tell)(Report::KeepsAgain),
                    _ => {}
                }
                self.failing = done.is_err();
                if done.is_ok() {
                    self.has_moved(&path, instead_of);
                }
            }
            Job::Fetch(path) => self.fetch(path),
            Job::Free(path) => self.locks.free(&path),
            Job::Discard(path) => {
                if self.locks.take(&path).is_ok() {
                    let _ = fs::remove_file(&path);
                    self.locks.free(&path);
                }
            }
            Job::Rest(answer) => {
                let _ = answer.send(());
            }
        }
    }

    fn has_moved(&self, path: &std::path::Path, from: Option<PathBuf>) {
        if let Some(from) = from {
            let _ = fs::remove_file(from);
        }
        let finished = self.folders.as_ref().map(Folders::finished);
        if let Some(finished) = finished.filter(|folder| path.parent() == Some(folder)) {
            shelf::make_room(&finished, &self.locks);
        }
    }

    fn fetch(&mut self, path: PathBuf) {
        if self.locks.take(&path).is_err() {
            (self.tell)(Report::Busy(path));
            return;
        }
        match shelf::read(&path) {
            Some((game, aside)) => {
                (self.tell)(Report::Fetched { path, game: Box::new(game), aside });
            }
            None => {
                self.locks.free(&path);
                (self.tell)(Report::Unreadable(path));
            }
        }
    }
}

/// Puts a job behind the others. What is to be written takes the place of something older to be
/// written to the same file.
fn line_up(waiting: &mut Vec<Job>, job: Job) {
    if let Job::Keep { path, instead_of: None, .. } = &job
        && let Some(Job::Keep { path: older, instead_of, may_wait: could_wait, .. }) =
            waiting.last()
        && older == path
    {
        let (from, could_wait) = (instead_of.clone(), *could_wait);
        waiting.pop();
        if let Job::Keep { path, text, may_wait, .. } = job {
            let may_wait = may_wait && could_wait;
            waiting.push(Job::Keep { path, text, instead_of: from, may_wait });
        }
        return;
    }
    waiting.push(job);
}

/// Seconds the local clock is ahead of UTC, where the system has the program that tells.
fn zone() -> Option<i64> {
    let told = std::process::Command::new("date").arg("+%z").output().ok()?;
    let told = String::from_utf8(told.stdout).ok()?;
    parse_zone(told.trim())
}

/// Reads `+0130`.
fn parse_zone(told: &str) -> Option<i64> {
    let sign = match told.get(..1)? {
        "+" => 1,
        "-" => -1,
        _ => return None,
    };
    let digits = told.get(1..5)?;
    if told.len() != 5 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let number: i64 = digits.parse().ok()?;
    Some(sign * (number / 100 * 3600 + number % 100 * 60))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_read_as_the_system_writes_them() {
        assert_eq!(parse_zone("+0000"), Some(0));
        assert_eq!(parse_zone("+0130"), Some(5400));
        assert_eq!(parse_zone("-0800"), Some(-28800));
        for bad in ["", "0100", "+01", "+01:30", "+12345", "+ab12", "é123"] {
            assert_eq!(parse_zone(bad), None, "{bad}");
        }
    }

    fn keep(path: &str, text: &str, may_wait: bool) -> Job {
        Job::Keep { path: path.into(), text: text.into(), instead_of: None, may_wait }
    }

    #[test]
    fn the_newest_state_of_a_game_is_the_one_written() {
        let mut waiting = Vec::new();
        for job in [keep("a", "1", true), keep("a", "2", true), keep("b", "1", true)] {
            line_up(&mut waiting, job);
        }
        line_up(&mut waiting, Job::Free("b".into()));
        line_up(&mut waiting, keep("b", "2", true));
        let texts: Vec<&str> = waiting
            .iter()
            .filter_map(|job| match job {
                Job::Keep { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(texts, ["2", "1", "2"]);
    }

    #[test]
    fn what_waits_is_written_before_the_thread_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.kete");
        let keeper = Keeper::start(Some(Folders::under(folder.path())), false, || {});
        keeper.send(Job::Keep {
            path: path.clone(),
            text: "here".into(),
            instead_of: None,
            may_wait: true,
        });
        drop(keeper);
        assert_eq!(std::fs::read_to_string(path).ok().as_deref(), Some("here"));
    }
}
