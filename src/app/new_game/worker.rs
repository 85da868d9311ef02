//! Writes the last choices, and reads them where another window has written them.

use std::cell::Cell;
use std::time::Duration;

use super::state::{LastChoices, NewGameForm};
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{MergedFile, SharedFile};
use crate::texts::messages as say;

/// How long until what could not be written is tried again.
const RETRY: Duration = Duration::from_secs(3);

enum ChoicesJob {
    /// Write a choice, if any, and what is not written yet.
    Write(Option<Box<NewGameForm>>),
    /// Another window may have changed the file.
    Look,
}

/// What came of a job: the choices of all windows if they are news.
struct ChoicesReport {
    was_writing: bool,
    choices: Option<LastChoices>,
}

struct ChoicesFile(MergedFile<LastChoices>);

impl Work for ChoicesFile {
    type Job = ChoicesJob;
    type Report = ChoicesReport;

    const NAME: &'static str = "last choices";
    const TRIES: usize = 2;
    const WRITES: Option<fn() -> &'static str> = Some(say::closing::writing_choices);

    fn work(&mut self, job: &mut ChoicesJob, desk: &mut Desk<'_, ChoicesReport>) {
        match job {
            ChoicesJob::Write(form) => {
                self.0.note(form.take().map(|form| *form));
                let written = self.0.write().inspect_err(|error| log::warn!("{error}"));
                desk.report(ChoicesReport { was_writing: true, choices: written.ok() });
            }
            ChoicesJob::Look => self.idle(desk),
        }
    }

    fn failed(&mut self, job: ChoicesJob) -> Option<ChoicesReport> {
        let was_writing = matches!(job, ChoicesJob::Write(_));
        was_writing.then_some(ChoicesReport { was_writing, choices: None })
    }

    fn pause(&self) -> Option<Duration> {
        self.0.has_unwritten().then_some(RETRY)
    }

    /// Reads the file if it has changed, and tries again what could not be written.
    fn idle(&mut self, desk: &mut Desk<'_, ChoicesReport>) {
        let choices = self.0.look();
        if choices.is_some() {
            desk.report(ChoicesReport { was_writing: false, choices });
        }
    }

    fn finish(&mut self, desk: &mut Desk<'_, ChoicesReport>) {
        self.idle(desk);
    }
}

/// The worker as the window holds it. Dropping it waits until everything is written.
pub struct ChoicesWriter {
    worker: Worker<ChoicesFile>,
    file: SharedFile,
    /// Writings that have not been reported yet.
    writing: Cell<usize>,
}

impl ChoicesWriter {
    /// Starts the thread for a file that held these choices; `wake` is called after each report.
    pub fn start(
        file: SharedFile,
        known: LastChoices,
        wake: impl Fn() + Send + 'static,
    ) -> ChoicesWriter {
        let work = ChoicesFile(MergedFile::new(file.clone(), known));
        let worker = Worker::start(work, Mode::Threads, wake);
        ChoicesWriter { worker, file, writing: Cell::new(0) }
    }

    /// Writes a choice soon.
    pub fn keep(&self, form: NewGameForm) {
        self.write(Some(Box::new(form)));
    }

    /// Writes again what the file held: a part of it could not be read.
    pub fn renew(&self) {
        self.write(None);
    }

    fn write(&self, form: Option<Box<NewGameForm>>) {
        self.writing.set(self.writing.get() + 1);
        self.worker.send(ChoicesJob::Write(form));
    }

    /// Reads the file if another window has changed it.
    pub fn look(&self) {
        self.worker.send(ChoicesJob::Look);
    }

    /// The choices of all windows, if they are news. While something of this window is being
    /// written a later report will bring both.
    pub fn news(&self) -> Option<LastChoices> {
        let mut news = None;
        for report in self.worker.reports() {
            if report.was_writing {
                self.writing.set(self.writing.get().saturating_sub(1));
            }
            news = report.choices;
        }
        news.filter(|_| self.writing.get() == 0)
    }

    /// The file, which other windows may change.
    pub fn shared_file(&self) -> &SharedFile {
        &self.file
    }

    /// Asks the thread to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.worker.close(closing);
    }
}
