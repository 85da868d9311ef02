//! The thread that writes the last choices, and reads them where another window has written them.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use super::state::{LastChoices, NewGameForm};
use crate::background::closing::Closing;
use crate::background::{STACK_BYTES, spawn};
use crate::crash::guard_twice;
use crate::files::{MergedFile, SharedFile};
use crate::texts::messages as say;

/// How long until what could not be written is tried again.
const RETRY: Duration = Duration::from_secs(3);

/// The name of the thread.
const PART: &str = "last choices";

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

/// The thread as the window holds it. Dropping it waits until everything is written.
pub struct ChoicesWriter {
    jobs: Option<Sender<ChoicesJob>>,
    reports: Receiver<ChoicesReport>,
    thread: Option<JoinHandle<()>>,
    file: SharedFile,
    /// Writings that have not been reported yet.
    writing: std::cell::Cell<usize>,
}

impl ChoicesWriter {
    /// Starts the thread for a file that held these choices; `wake` is called after each report.
    pub fn start(
        file: SharedFile,
        known: LastChoices,
        wake: impl Fn() + Send + 'static,
    ) -> ChoicesWriter {
        let (jobs, inbox) = channel();
        let (outbox, reports) = channel();
        let mut merging = MergedFile::new(file.clone(), known);
        let serve = move || {
            while let Some(job) = next(&inbox, &merging) {
                let was_writing = matches!(job, ChoicesJob::Write(_));
                if let ChoicesJob::Write(form) = job {
                    merging.note(form.map(|form| *form));
                }
                let write_or_look =
                    || if was_writing { write(&mut merging) } else { merging.look() };
                let choices = guard_twice(PART, write_or_look).unwrap_or_default();
                let is_news = was_writing || choices.is_some();
                if is_news && outbox.send(ChoicesReport { was_writing, choices }).is_ok() {
                    wake();
                }
            }
            merging.look();
        };
        let writing = std::cell::Cell::new(0);
        // Without a thread nothing can be sent, which is reported when it is tried.
        let thread = spawn(PART, STACK_BYTES, serve).ok();
        ChoicesWriter { jobs: Some(jobs), reports, thread, file, writing }
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
        self.send(ChoicesJob::Write(form));
    }

    /// Reads the file if another window has changed it.
    pub fn look(&self) {
        self.send(ChoicesJob::Look);
    }

    fn send(&self, job: ChoicesJob) {
        if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            log::warn!("the last choices are not kept: their thread has ended");
        }
    }

    /// The choices of all windows, if they are news. While something of this window is being
    /// written a later report will bring both.
    pub fn news(&self) -> Option<LastChoices> {
        let mut news = None;
        for report in self.reports.try_iter() {
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
}

fn next(inbox: &Receiver<ChoicesJob>, merging: &MergedFile<LastChoices>) -> Option<ChoicesJob> {
    if !merging.has_unwritten() {
        return inbox.recv().ok();
    }
    match inbox.recv_timeout(RETRY) {
        Ok(job) => Some(job),
        Err(RecvTimeoutError::Timeout) => Some(ChoicesJob::Look),
        Err(RecvTimeoutError::Disconnected) => None,
    }
}

fn write(merging: &mut MergedFile<LastChoices>) -> Option<LastChoices> {
    merging.write().inspect_err(|error| log::warn!("{error}")).ok()
}

impl ChoicesWriter {
    /// Asks the thread to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            closing.wait_for(say::closing::writing_choices(), thread);
        }
    }
}

impl Drop for ChoicesWriter {
    /// Waits until everything is written, but never for long.
    fn drop(&mut self) {
        self.close(&mut Closing::patiently());
    }
}
