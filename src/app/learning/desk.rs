//! The thread that reads courses and writes the learner's progress, so that painting never waits
//! for a disk.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, LazyLock};
use std::thread::{self, JoinHandle};

use super::Course;
use super::checker::CourseChecker;
use crate::app::closing::Closing;
use crate::files::{Folders, WriteError};
use crate::texts;
use crate::tutor::{Found, Progress, ProgressError, Source, bundled, progress_file};

/// Something to be done on the disk.
#[derive(Clone, Debug)]
pub enum Job {
    /// Read the courses and the progress.
    Load,
    /// Write the progress.
    Write(Box<Progress>),
    /// Write the progress to another file as well.
    Export(Box<Progress>, PathBuf),
    /// Read progress from another file. The number tells it from those asked for before.
    Import(u64, PathBuf),
    /// Read the courses of the data folder anew, where their files have changed.
    LookAgain,
}

/// What came of it.
#[derive(Debug)]
pub enum Report {
    /// The courses and the progress.
    Loaded {
        /// The bundled courses.
        courses: Vec<Course>,
        /// The progress as it was found; none where there is no data folder.
        found: Option<Box<Found>>,
    },
    /// The progress was exported, or not.
    Exported(PathBuf, Result<(), WriteError>),
    /// The courses of the data folder, which have changed; some are still being checked.
    OwnCourses(Vec<Course>),
    /// A course of the data folder that has been checked.
    Checked(Box<Course>),
    /// Progress was read from another file, or not.
    Imported(u64, PathBuf, Result<Box<Progress>, ProgressError>),
    /// The progress cannot be written.
    CannotWrite(WriteError),
}

/// The bundled courses, read once.
static BUNDLED: LazyLock<Vec<Course>> = LazyLock::new(|| {
    let read = |(file, text): (&'static str, &'static str)| {
        let (source, problems) = match Source::read(file, text) {
            Ok((source, problems)) => (Some(Arc::new(source)), problems),
            Err(problem) => (None, vec![*problem]),
        };
        Course { file: file.to_owned(), source, problems, own: false, checking: false }
    };
    let mut courses: Vec<Course> = bundled().into_iter().map(read).collect();
    // In the order of the start page.
    courses.sort_by_key(|course| texts::games().position(|(game, _)| course.game() == Some(game)));
    courses
});

/// Who does the jobs.
struct Clerk {
    folders: Option<Folders>,
}

impl Clerk {
    fn work(&mut self, job: Job) -> Option<Report> {
        match job {
            Job::Load => {
                let courses = BUNDLED.clone();
                let found = self.folders.as_ref().map(Progress::load);
                Some(Report::Loaded { courses, found: found.map(Box::new) })
            }
            // The checker does this.
            Job::LookAgain => None,
            Job::Export(progress, path) => {
                let written = progress.write(&path);
                Some(Report::Exported(path, written))
            }
            Job::Import(number, path) => {
                let read = Progress::read(&path).map(Box::new);
                Some(Report::Imported(number, path, read))
            }
            Job::Write(progress) => {
                let path = progress_file(self.folders.as_ref()?);
                progress.write(&path).err().map(Report::CannotWrite)
            }
        }
    }
}

/// The thread as the window holds it. Dropping it waits until all is written, but never for long.
pub struct Desk {
    jobs: Option<Sender<Job>>,
    reports: Receiver<Report>,
    thread: Option<JoinHandle<()>>,
    checker: CourseChecker,
    /// Where reports go without a thread: for tests and pictures.
    at_once: Option<(Sender<Report>, RefCell<Clerk>)>,
}

impl Desk {
    /// Starts the thread; `wake` is called when it has something to report. `at_once` does
    /// without one: everything is done before `send` returns.
    pub fn start(
        folders: Option<Folders>,
        at_once: bool,
        wake: impl Fn() + Send + Clone + 'static,
    ) -> Desk {
        let (outbox, reports) = channel();
        let (of_checker, wakes) = (outbox.clone(), wake.clone());
        let tell = Box::new(move |report| {
            if of_checker.send(report).is_ok() {
                wakes();
            }
        });
        let checker = CourseChecker::start(folders.clone(), at_once, tell);
        let mut clerk = Clerk { folders };
        if at_once {
            let at_once = Some((outbox, RefCell::new(clerk)));
            return Desk { jobs: None, reports, thread: None, checker, at_once };
        }
        let (jobs, inbox) = channel();
        let thread = thread::spawn(move || {
            while let Ok(job) = inbox.recv() {
                let Some(report) = clerk.work(job) else { continue };
                if outbox.send(report).is_err() {
                    continue;
                }
                wake();
            }
        });
        Desk { jobs: Some(jobs), reports, thread: Some(thread), checker, at_once: None }
    }

    /// Gives it something to do.
    pub fn send(&self, job: Job) {
        if matches!(job, Job::Load | Job::LookAgain) {
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

    /// What has come of it since.
    pub fn reports(&self) -> Vec<Report> {
        self.reports.try_iter().collect()
    }

    /// Asks the threads to end once all is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.jobs = None;
        self.checker.close(closing);
        if let Some(thread) = self.thread.take() {
            closing.wait_for("writing your progress", thread);
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.close(&mut Closing::patiently());
    }
}
