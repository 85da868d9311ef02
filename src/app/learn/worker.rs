//! The thread that reads courses and writes the learner's progress, so that painting never waits
//! for a disk.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, LazyLock};
use std::thread::JoinHandle;
use std::time::Duration;

use super::checker::CourseChecker;
use super::course::CourseEntry;
use crate::background::closing::Closing;
use crate::background::{DEEP_STACK_BYTES, spawn};
use crate::crash::guard_twice;
use crate::files::{Folders, MergedFile, NotReplaced, SharedFile, WriteError};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::{
    LoadedProgress, Progress, ProgressChange, ProgressError, Source, bundled, shared_progress_file,
};

/// How long until what could not be written is tried again.
const RETRY: Duration = Duration::from_secs(3);
/// The name of the thread.
const PART: &str = "courses";

/// Something to be done on the disk.
#[derive(Clone, Debug)]
pub enum CourseJob {
    /// Read the courses and the progress.
    Load,
    /// Write what was done.
    Write(Vec<ProgressChange>),
    /// Another window may have changed the progress.
    LookAtProgress,
    /// Write the progress to another file as well.
    Export(Box<Progress>, PathBuf),
    /// Read progress from another file. The number tells it from those asked for before.
    Import(u64, PathBuf),
    /// Read the courses of the data folder anew, where their files have changed.
    LookAgain,
}

/// What came of it.
#[derive(Debug)]
pub enum CourseReport {
    /// The courses and the progress.
    Loaded {
        /// The bundled courses.
        courses: Vec<CourseEntry>,
        /// The progress as it was found; none where there is no data folder.
        found: Option<Box<LoadedProgress>>,
    },
    /// The progress was exported, or not.
    Exported(PathBuf, Result<(), NotReplaced>),
    /// The courses of the data folder, which have changed; some are still being checked.
    OwnCourses(Vec<CourseEntry>),
    /// A course of the data folder that has been checked.
    Checked(Box<CourseEntry>),
    /// Progress was read from another file, or not.
    Imported(u64, PathBuf, Result<Box<Progress>, ProgressError>),
    /// What was done is written: the progress as it is now in the file.
    Written(Box<Progress>),
    /// What was done cannot be written now; it is tried again.
    CannotWrite(WriteError),
    /// The progress was changed by another window, or written at a later try.
    Changed(Box<Progress>),
    /// Kete failed over this job: it panicked twice.
    Failed(CourseJob),
}

/// The bundled courses, read once.
static BUNDLED: LazyLock<Vec<CourseEntry>> = LazyLock::new(|| {
    let read = |(file, text): (&'static str, &'static str)| {
        let (source, problems) = match Source::read(file, text) {
            Ok((source, problems)) => (Some(Arc::new(source)), problems),
            Err(problem) => (None, vec![*problem]),
        };
        CourseEntry { file: file.to_owned(), source, problems, own: false, checking: false }
    };
    let mut courses: Vec<CourseEntry> = bundled().into_iter().map(read).collect();
    // In the order of the start page.
    courses
        .sort_by_key(|course| narration::games().position(|(game, _)| course.game() == Some(game)));
    courses
});

/// Who does the jobs.
struct Clerk {
    folders: Option<Folders>,
    /// The file of the progress.
    file: Option<SharedFile>,
    /// The progress as it is in the file; none before it is read.
    progress: Option<MergedFile<Progress>>,
}

impl Clerk {
    /// The next job; `None` once there will be no more.
    fn next(&self, inbox: &Receiver<CourseJob>) -> Option<CourseJob> {
        if !self.progress.as_ref().is_some_and(MergedFile::has_unwritten) {
            return inbox.recv().ok();
        }
        match inbox.recv_timeout(RETRY) {
            Ok(job) => Some(job),
            Err(RecvTimeoutError::Timeout) => Some(CourseJob::LookAtProgress),
            Err(RecvTimeoutError::Disconnected) => None,
        }
    }

    /// Does a job, twice where it panics.
    fn work(&mut self, mut job: CourseJob) -> Option<CourseReport> {
        if let (CourseJob::Write(changes), Some(progress)) = (&mut job, &mut self.progress) {
            progress.note(std::mem::take(changes));
        }
        let done = guard_twice(PART, || self.try_work(job.clone()));
        done.unwrap_or(Some(CourseReport::Failed(job)))
    }

    fn try_work(&mut self, job: CourseJob) -> Option<CourseReport> {
        match job {
            CourseJob::Load => {
                let courses = BUNDLED.clone();
                let found = self.folders.as_ref().map(Progress::load);
                let file = self.file.clone();
                self.progress = file
                    .zip(found.as_ref())
                    .map(|(file, found)| MergedFile::new(file, found.progress.clone()));
                Some(CourseReport::Loaded { courses, found: found.map(Box::new) })
            }
            // The checker does this.
            CourseJob::LookAgain => None,
            CourseJob::Export(progress, path) => {
                let written = progress.export(&path);
                Some(CourseReport::Exported(path, written))
            }
            CourseJob::Import(number, path) => {
                let read = Progress::read(&path).map(Box::new);
                Some(CourseReport::Imported(number, path, read))
            }
            // The changes are taken in already.
            CourseJob::Write(_) => Some(match self.progress.as_mut()?.write() {
                Ok(progress) => CourseReport::Written(Box::new(progress)),
                Err(error) => CourseReport::CannotWrite(error),
            }),
            CourseJob::LookAtProgress => self
                .progress
                .as_mut()?
                .look()
                .map(|progress| CourseReport::Changed(Box::new(progress))),
        }
    }
}

/// The thread as the window holds it. Dropping it waits until all is written, but never for long.
pub struct CourseWorker {
    jobs: Option<Sender<CourseJob>>,
    reports: Receiver<CourseReport>,
    thread: Option<JoinHandle<()>>,
    checker: CourseChecker,
    /// Where reports go without a thread: for tests and pictures.
    at_once: Option<(Sender<CourseReport>, RefCell<Clerk>)>,
    /// The file of the progress.
    shared: Option<SharedFile>,
}

impl CourseWorker {
    /// Starts the thread; `wake` is called when it has something to report. `at_once` does
    /// without one: everything is done before `send` returns.
    pub fn start(
        folders: Option<Folders>,
        at_once: bool,
        wake: impl Fn() + Send + Clone + 'static,
    ) -> CourseWorker {
        let (outbox, reports) = channel();
        let (of_checker, wakes) = (outbox.clone(), wake.clone());
        let tell = Box::new(move |report| {
            if of_checker.send(report).is_ok() {
                wakes();
            }
        });
        let checker = CourseChecker::start(folders.clone(), at_once, tell);
        let file = folders.as_ref().map(shared_progress_file);
        let shared = file.clone();
        let mut clerk = Clerk { folders, file, progress: None };
        if at_once {
            let at_once = Some((outbox, RefCell::new(clerk)));
            return CourseWorker { jobs: None, reports, thread: None, checker, at_once, shared };
        }
        let (jobs, inbox) = channel();
        let serve = move || {
            while let Some(job) = clerk.next(&inbox) {
                let Some(report) = clerk.work(job) else { continue };
                if outbox.send(report).is_err() {
                    continue;
                }
                wake();
            }
            // A last try for what could not be written: nobody is left to report to.
            clerk.work(CourseJob::LookAtProgress);
        };
        // Without a thread nothing can be sent, which is reported when it is tried.
        let thread = spawn(PART, DEEP_STACK_BYTES, serve).ok();
        CourseWorker { jobs: Some(jobs), reports, thread, checker, at_once: None, shared }
    }

    /// Gives it something to do.
    pub fn send(&self, job: CourseJob) {
        if matches!(job, CourseJob::Load | CourseJob::LookAgain) {
            self.checker.look();
        }
        if let Some((outbox, clerk)) = &self.at_once {
            let report = clerk.borrow_mut().work(job);
            // The other end lies in this very struct.
            report.into_iter().for_each(|report| drop(outbox.send(report)));
        } else if let Some(jobs) = &self.jobs
            && jobs.send(job).is_err()
        {
            log::error!("the learner's progress can no longer be written");
        }
    }

    /// The file of the progress, which other windows may change.
    pub fn shared_file(&self) -> Option<&SharedFile> {
        self.shared.as_ref()
    }

    /// What has come of it since.
    pub fn reports(&self) -> Vec<CourseReport> {
        self.reports.try_iter().collect()
    }

    /// Asks the threads to end once all is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.jobs = None;
        self.checker.close(closing);
        if let Some(thread) = self.thread.take() {
            closing.wait_for(say::closing::writing_progress(), thread);
        }
    }
}

impl Drop for CourseWorker {
    fn drop(&mut self) {
        self.close(&mut Closing::patiently());
    }
}
