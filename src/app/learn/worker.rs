//! Reads the courses and writes the learner's progress on a thread.

use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::checker::CourseChecker;
use super::course::CourseEntry;
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{Folders, MergedFile, NotReplaced, SharedFile, WriteError};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::{
    LoadedProgress, Progress, ProgressChange, ProgressError, Source, bundled, shared_progress_file,
};

/// How long until what could not be written is tried again.
const RETRY: Duration = Duration::from_secs(3);

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

/// The courses and the progress on the disk.
struct CourseFiles {
    folders: Option<Folders>,
    /// The file of the progress.
    file: Option<SharedFile>,
    /// The progress as it is in the file; none before it is read.
    progress: Option<MergedFile<Progress>>,
}

impl Work for CourseFiles {
    type Job = CourseJob;
    type Report = CourseReport;

    const NAME: &'static str = "courses";
    const TRIES: usize = 2;
    const WRITES: Option<fn() -> &'static str> = Some(say::closing::writing_progress);

    fn work(&mut self, job: &mut CourseJob, desk: &mut Desk<'_, CourseReport>) {
        if let (CourseJob::Write(changes), Some(progress)) = (&mut *job, &mut self.progress) {
            progress.note(std::mem::take(changes));
        }
        if let Some(report) = self.report_of(job) {
            desk.report(report);
        }
    }

    fn failed(&mut self, job: CourseJob) -> Option<CourseReport> {
        Some(CourseReport::Failed(job))
    }

    fn pause(&self) -> Option<Duration> {
        self.progress.as_ref().is_some_and(MergedFile::has_unwritten).then_some(RETRY)
    }

    /// Tries again what could not be written.
    fn idle(&mut self, desk: &mut Desk<'_, CourseReport>) {
        self.work(&mut CourseJob::LookAtProgress, desk);
    }

    fn finish(&mut self, desk: &mut Desk<'_, CourseReport>) {
        self.idle(desk);
    }
}

impl CourseFiles {
    fn report_of(&mut self, job: &CourseJob) -> Option<CourseReport> {
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
                Some(CourseReport::Exported(path.clone(), progress.export(path)))
            }
            CourseJob::Import(number, path) => {
                let read = Progress::read(path).map(Box::new);
                Some(CourseReport::Imported(*number, path.clone(), read))
            }
            // The changes are noted already.
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

/// The workers as the window holds them. Dropping this waits until all is written, but never for
/// long.
pub struct CourseWorker {
    files: Worker<CourseFiles>,
    checker: Worker<CourseChecker>,
    /// The file of the progress.
    shared: Option<SharedFile>,
}

impl CourseWorker {
    /// Starts the threads; `wake` is called when one has something to report.
    pub fn start(
        folders: Option<Folders>,
        mode: Mode,
        wake: impl Fn() + Send + Clone + 'static,
    ) -> CourseWorker {
        let checker = Worker::start(CourseChecker::new(folders.clone()), mode, wake.clone());
        let file = folders.as_ref().map(shared_progress_file);
        let shared = file.clone();
        let files = Worker::start(CourseFiles { folders, file, progress: None }, mode, wake);
        CourseWorker { files, checker, shared }
    }

    /// Gives it something to do.
    pub fn send(&self, job: CourseJob) {
        if matches!(job, CourseJob::Load | CourseJob::LookAgain) {
            self.checker.send(());
        }
        self.files.send(job);
    }

    /// The file of the progress, which other windows may change.
    pub fn shared_file(&self) -> Option<&SharedFile> {
        self.shared.as_ref()
    }

    /// What has come of it since.
    pub fn reports(&self) -> Vec<CourseReport> {
        let mut reports = self.files.reports();
        reports.extend(self.checker.reports());
        reports
    }

    /// Asks the threads to end once all is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.checker.close(closing);
        self.files.close(closing);
    }
}
