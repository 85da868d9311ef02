//! A small file that every window reads and writes: settings, last choices, recent files. It is
//! written on a thread; what could not be written is tried again.

use std::cell::Cell;
use std::time::Duration;

use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{Merged, MergedFile, SharedFile, WriteError};

/// How long until what could not be written is tried again.
const RETRY: Duration = Duration::from_secs(3);

/// The contents of such a file.
pub trait Kept: Merged<Change: Send> + Send + 'static {
    /// The name of the thread.
    const NAME: &'static str;
    /// What is logged where the file is not written when the window has closed.
    const WRITES: fn() -> &'static str;
}

enum KeptJob<C> {
    /// Write a change, if any, and what is not written yet.
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

    const NAME: &'static str = D::NAME;
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
        let was_writing = matches!(job, KeptJob::Write(_));
        was_writing.then_some(KeptReport { was_writing, contents: Err(None) })
    }

    fn pause(&self) -> Option<Duration> {
        self.0.has_unwritten().then_some(RETRY)
    }

    /// Reads the file if it has changed, and tries again what could not be written.
    fn idle(&mut self, desk: &mut Desk<'_, KeptReport<D>>) {
        if let Some(contents) = self.0.look() {
            desk.report(KeptReport { was_writing: false, contents: Ok(contents) });
        }
    }

    fn finish(&mut self, desk: &mut Desk<'_, KeptReport<D>>) {
        self.idle(desk);
    }
}

/// The file as the window holds it. Dropping it waits until everything is written, but never for
/// long.
pub struct KeptFile<D: Kept> {
    worker: Worker<KeptWork<D>>,
    file: SharedFile,
    /// Writes that have not been reported yet.
    writing: Cell<usize>,
}

/// What came of the file since the last call.
pub struct KeptNews<D> {
    /// The contents of all windows.
    pub contents: Option<D>,
    /// The last write failed. `None`: Kete itself failed over it.
    pub failed: Option<Option<WriteError>>,
}

impl<D: Kept> KeptFile<D> {
    /// For a file that held these contents; `wake` is called when there is news.
    pub fn start(
        file: SharedFile,
        known: D,
        mode: Mode,
        wake: impl Fn() + Send + 'static,
    ) -> KeptFile<D> {
        let work = KeptWork(MergedFile::new(file.clone(), known));
        KeptFile { worker: Worker::start(work, mode, wake), file, writing: Cell::new(0) }
    }

    /// Writes a change soon.
    pub fn keep(&self, change: D::Change) {
        self.write(Some(change));
    }

    /// Writes again what the file held: a part of it could not be read, or there is none.
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

    /// What came of it. While something of this window is being written a later report will bring
    /// both it and what other windows wrote.
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
        news.contents = news.contents.filter(|_| self.writing.get() == 0);
        news
    }

    /// The file, which other windows may change.
    pub fn shared_file(&self) -> &SharedFile {
        &self.file
    }

    /// Waits until everything is written.
    #[cfg(test)]
    pub fn rest(&self) {
        self.worker.rest();
    }

    /// Asks the thread to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.worker.close(closing);
    }
}
