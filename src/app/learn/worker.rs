//! Reads the courses and writes the learner's progress in the background.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::checker::CourseChecker;
use super::course::CourseEntry;
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{Folders, MergedFile, NotReplaced, SharedFile, WriteError};
use crate::narration;
use crate::texts::PerLanguage;
use crate::texts::messages as say;
use crate::tutor::{
    LoadedProgress, Progress, ProgressChange, ProgressError, Source, bundled, shared_progress_file,
    translate_course,
};

/// The time until a failed write is tried again.
const RETRY: Duration = Duration::from_secs(3);

#[derive(Clone, Debug)]
pub enum CourseJob {
    Load,
    /// Put the bundled courses into the language chosen.
    Translate,
    /// Write these changes of the progress.
    Write(Vec<ProgressChange>),
    /// Look whether another window has changed the progress.
    LookAtProgress,
    /// Write the progress to another file, too.
    Export(Box<Progress>, PathBuf),
    /// Read progress from another file. The number identifies the import.
    Import(u64, PathBuf),
    /// Look whether the own courses have changed.
    LookAgain,
}

#[derive(Debug)]
pub enum CourseReport {
    Loaded {
        courses: Vec<CourseEntry>,
        /// `None` if there is no data folder.
        found: Option<Box<LoadedProgress>>,
    },
    /// The bundled courses in the language chosen.
    Translated(Vec<CourseEntry>),
    Exported(PathBuf, Result<(), NotReplaced>),
    /// The own courses have changed; some are still being checked.
    OwnCourses(Vec<CourseEntry>),
    Checked(Box<CourseEntry>),
    Imported(u64, PathBuf, Result<Box<Progress>, ProgressError>),
    /// The changes are written: the progress as it is now in the file.
    Written(Box<Progress>),
    /// The changes cannot be written now; it will be tried again.
    CannotWrite(WriteError),
    /// Another window has changed the progress, or a later try has written it.
    Changed(Box<Progress>),
    /// The job panicked twice.
    Failed(CourseJob),
}

static BUNDLED: PerLanguage<Vec<CourseEntry>> = PerLanguage::new(|language| {
    let read = |(file, text): (&'static str, &'static str)| {
        let (source, problems) = match Source::read(file, text) {
            Ok((mut source, problems)) => {
                translate_course(&mut source.course, file, language);
                (Some(Arc::new(source)), problems)
            }
            Err(problem) => (None, vec![*problem]),
        };
        CourseEntry { file: file.to_owned(), source, problems, own: false, checking: false }
    };
    let mut courses: Vec<CourseEntry> = bundled().into_iter().map(read).collect();
    // The course for everyone first, then in the order of the start page.
    courses.sort_by_key(|course| {
        let at = narration::games().position(|(game, _)| course.game() == Some(game));
        (!course.is_for_everyone(), at)
    });
    courses
});

/// The files of courses and progress.
struct CourseFiles {
    folders: Option<Folders>,
    file: Option<SharedFile>,
    /// Merges the changes of this window into the progress file; `None` before that is read.
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

    /// Tries a failed write again.
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
                let courses = BUNDLED.get().clone();
                let found = self.folders.as_ref().map(Progress::load);
                let file = self.file.clone();
                self.progress = file
                    .zip(found.as_ref())
                    .map(|(file, found)| MergedFile::new(file, found.progress.clone()));
                Some(CourseReport::Loaded { courses, found: found.map(Box::new) })
            }
            CourseJob::Translate => Some(CourseReport::Translated(BUNDLED.get().clone())),
            // This is done by the checker.
            CourseJob::LookAgain => None,
            CourseJob::Export(progress, path) => {
                Some(CourseReport::Exported(path.clone(), progress.export(path)))
            }
            CourseJob::Import(number, path) => {
                let read = Progress::read(path).map(Box::new);
                Some(CourseReport::Imported(*number, path.clone(), read))
            }
            // `work` has noted the changes.
            CourseJob::Write(_) => Some(match self.progress.as_mut()?.write() {
                Ok(progress) => CourseReport::Written(Box::new(progress)),
                Err(error) => CourseReport::CannotWrite(error),
            }),
            CourseJob::LookAtProgress => {
                let changed = self.progress.as_mut()?.look()?;
                Some(CourseReport::Changed(Box::new(changed)))
            }
        }
    }
}

/// Both workers. Dropping this waits until everything is written, for a limited time.
pub struct CourseWorker {
    files: Worker<CourseFiles>,
    checker: Worker<CourseChecker>,
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

    pub fn send(&self, job: CourseJob) {
        if matches!(job, CourseJob::Load | CourseJob::LookAgain) {
            self.checker.send(());
        }
        self.files.send(job);
    }

    /// The progress file, which other windows may change.
    pub fn shared_file(&self) -> Option<&SharedFile> {
        self.shared.as_ref()
    }

    pub fn reports(&self) -> Vec<CourseReport> {
        let mut reports = self.files.reports();
        reports.extend(self.checker.reports());
        reports
    }

    /// Asks the threads to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.checker.close(closing);
        self.files.close(closing);
    }
}
