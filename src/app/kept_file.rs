//! A small file that every window reads and writes: settings, last choices, recent files. It is
//! read when the window opens and written on a thread; a failed write is tried again.

use std::cell::Cell;
use std::path::PathBuf;
use std::time::Duration;

use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{
    Folders, Merged, MergedFile, ReadProblem, SharedFile, WriteError, read_limited, set_aside_as,
};
use crate::texts::messages as say;

/// The pause before a failed write is tried again.
const RETRY: Duration = Duration::from_secs(3);

/// The contents of such a file.
pub trait Kept: Merged<Change: Send> + Default + Send + 'static {
    /// Its name in the folder of settings.
    const FILE: &'static str;
    /// The most bytes that are read.
    const MAX_BYTES: u64;
    /// The name of the thread.
    const THREAD: &'static str;
    /// What to log if the file is not written when the window closes.
    const WRITES: fn() -> &'static str;

    /// Reads as much as possible of a file; `None` if nothing can be read.
    fn read_in_part(bytes: &[u8]) -> Option<PartRead<Self>> {
        Self::read(bytes).ok().map(PartRead::whole)
    }

    /// The message that the file was damaged and now has this name.
    fn damaged(name: &str) -> String;

    /// The message why the file could not be read and so will not be written.
    fn unreadable(why: &str) -> String;
}

/// The message that a file now has this name.
type SetAsideMessage = fn(&str) -> String;

/// The readable part of a file.
pub struct PartRead<D> {
    pub contents: D,
    /// If the file contains more than this version understands: the word for its new name, as in
    /// `settings.later-1.ron`, and a message about it.
    pub set_aside: Option<(&'static str, SetAsideMessage)>,
    /// Other messages for the user.
    pub message: Option<String>,
    /// Whether this version must not write the file.
    pub is_newer: bool,
}

impl<D> PartRead<D> {
    pub fn whole(contents: D) -> PartRead<D> {
        PartRead { contents, set_aside: None, message: None, is_newer: false }
    }
}

impl<D: Default> PartRead<D> {
    /// The file of a newer Kete stays as it is; `message` says so.
    pub fn newer(message: &str) -> PartRead<D> {
        PartRead {
            message: Some(message.to_owned()),
            is_newer: true,
            ..PartRead::whole(D::default())
        }
    }
}

/// The file as found when the window opened.
#[derive(Debug)]
pub struct Found<D> {
    file: SharedFile,
    /// The contents; defaults for what is missing or cannot be read.
    pub contents: D,
    /// Messages for the user.
    pub messages: Vec<String>,
    /// Whether the file may be written without losing anything unread.
    pub may_keep: bool,
    /// Whether there is no file with this name now.
    pub is_missing: bool,
}

impl<D: Kept> Found<D> {
    pub fn open(folders: &Folders) -> Found<D> {
        Found::read(folders.config().join(D::FILE))
    }

    /// Reads the file. Renames one that cannot be read completely; if that fails, the file is never
    /// overwritten.
    pub fn read(path: PathBuf) -> Found<D> {
        let mut found = Found {
            file: SharedFile::new(path, D::MAX_BYTES),
            contents: D::default(),
            messages: Vec::new(),
            may_keep: true,
            is_missing: false,
        };
        match read_limited(found.file.path(), D::MAX_BYTES) {
            Ok(bytes) => match D::read_in_part(&bytes) {
                Some(read) => {
                    found.contents = read.contents;
                    if let Some((why, message)) = read.set_aside {
                        found.set_aside(why, message);
                    }
                    found.messages.extend(read.message);
                    found.may_keep &= !read.is_newer;
                }
                None => found.set_aside("damaged", D::damaged),
            },
            Err(error) => match error.problem {
                ReadProblem::Missing => found.is_missing = true,
                ReadProblem::TooLarge(_) => found.set_aside("damaged", D::damaged),
                _ => found.leave_alone(&error.to_string()),
            },
        }
        found
    }

    /// Gives the file another name, so that nothing in it is lost.
    fn set_aside(&mut self, why: &str, message: fn(&str) -> String) {
        let path = self.file.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        match set_aside_as(path, |number| format!("{stem}.{why}-{number}.ron")) {
            Ok(free) => {
                let name = free.file_name().unwrap_or_default().to_string_lossy();
                self.messages.push(message(&name));
                self.is_missing = true;
            }
            Err(_) => self.leave_alone(say::settings::not_set_aside()),
        }
    }

    fn leave_alone(&mut self, why: &str) {
        self.messages.push(D::unreadable(why));
        self.may_keep = false;
    }

    /// Whether the file was renamed although a part of it was read, which must then be written
    /// again.
    pub fn is_behind(&self) -> bool {
        self.is_missing && self.contents != D::default()
    }

    /// Starts writing it; `wake` is called when there is news.
    pub fn start(&self, mode: Mode, wake: impl Fn() + Send + 'static) -> KeptFile<D> {
        let work = KeptWork(MergedFile::new(self.file.clone(), self.contents.clone()));
        let worker = Worker::start(work, mode, wake);
        let kept = KeptFile { worker, file: self.file.clone(), writing: Cell::new(0) };
        if self.is_behind() {
            kept.renew();
        }
        kept
    }
}

enum KeptJob<C> {
    /// Write a change, if any, and everything not yet written.
    Write(Option<C>),
    /// Another window may have changed the file.
    Look,
}

struct KeptReport<D> {
    was_writing: bool,
    /// The contents with the changes of all windows. `None`: Kete failed over the file.
    contents: Result<D, Option<WriteError>>,
}

struct KeptWork<D: Kept>(MergedFile<D>);

impl<D: Kept> Work for KeptWork<D> {
    type Job = KeptJob<D::Change>;
    type Report = KeptReport<D>;

    const NAME: &'static str = D::THREAD;
    const TRIES: usize = 2;
    const WRITES: Option<fn() -> &'static str> = Some(D::WRITES);

    fn work(&mut self, job: &mut Self::Job, desk: &mut Desk<'_, KeptReport<D>>) {
        match job {
            KeptJob::Write(change) => {
                self.0.note(change.take());
                let contents = self.0.write().inspect_err(|error| log::warn!("{error}"));
                desk.report(KeptReport { was_writing: true, contents: contents.map_err(Some) });
            }
            KeptJob::Look => self.idle(desk),
        }
    }

    fn failed(&mut self, job: Self::Job) -> Option<KeptReport<D>> {
        let KeptJob::Write(change) = job else { return None };
        // A change that was lost here is written with the next one.
        self.0.note(change);
        Some(KeptReport { was_writing: true, contents: Err(None) })
    }

    fn pause(&self) -> Option<Duration> {
        self.0.has_unwritten().then_some(RETRY)
    }

    /// Reads the file if it has changed, and repeats a failed write.
    fn idle(&mut self, desk: &mut Desk<'_, KeptReport<D>>) {
        if let Some(contents) = self.0.look() {
            desk.report(KeptReport { was_writing: false, contents: Ok(contents) });
        }
    }

    fn finish(&mut self, desk: &mut Desk<'_, KeptReport<D>>) {
        self.idle(desk);
    }
}

/// The window's handle of the file. Dropping it waits until everything is written, but never for
/// long.
pub struct KeptFile<D: Kept> {
    worker: Worker<KeptWork<D>>,
    file: SharedFile,
    /// The number of writes without a report so far.
    writing: Cell<usize>,
}

/// What happened with the file since the last call.
pub struct KeptNews<D> {
    /// The contents with the changes of all windows.
    pub contents: Option<D>,
    /// The last write failed. `None`: Kete itself panicked.
    pub failed: Option<Option<WriteError>>,
}

impl<D: Kept> KeptFile<D> {
    /// Writes a change soon.
    pub fn keep(&self, change: D::Change) {
        self.write(Some(change));
    }

    /// Writes the known contents again: a part of the file could not be read, or there is no file.
    pub fn renew(&self) {
        self.write(None);
    }

    fn write(&self, change: Option<D::Change>) {
        self.writing.set(self.writing.get() + 1);
        self.worker.send(KeptJob::Write(change));
    }

    /// Reads the file if another window has changed it.
    pub fn look(&self) {
        self.worker.send(KeptJob::Look);
    }

    /// What happened with the file since the last call. During a write the contents wait for its
    /// report, which has this change and those of other windows.
    pub fn news(&self) -> KeptNews<D> {
        let mut news = KeptNews { contents: None, failed: None };
        for report in self.worker.reports() {
            if report.was_writing {
                self.writing.set(self.writing.get().saturating_sub(1));
            }
            match report.contents {
                Ok(contents) => news = KeptNews { contents: Some(contents), failed: None },
                Err(why) => news.failed = Some(why),
            }
        }
        news.contents = news.contents.filter(|_| !self.is_writing());
        news
    }

    /// Whether a write has not been reported yet.
    pub fn is_writing(&self) -> bool {
        self.writing.get() > 0
    }

    /// The file, which other windows may change.
    pub fn shared_file(&self) -> &SharedFile {
        &self.file
    }

    /// Waits until everything is written.
    #[cfg(test)]
    pub(crate) fn rest(&self) {
        self.worker.rest();
    }

    /// Asks the thread to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.worker.close(closing);
    }
}
