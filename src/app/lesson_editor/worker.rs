//! The threads of the lesson editor: one checks what is being written, one writes files, one reads
//! courses and games from elsewhere. None waits for another.

use std::collections::HashMap;
use std::fs::File;
use std::path::PathBuf;

use super::draft_file::{CourseOnDisk, Draft};
use super::jobs::{CheckJob, FileJob, ReadJob, WritingJob, WritingReport};
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::worker::{Desk, Work, Worker};
use crate::files::{Folders, MayReplace, NotReplaced, free_name, read_limited, replace, safe_name};
use crate::game::GameInProgress;
use crate::game::save::MAX_BYTES;
use crate::narration::not_replaced;
use crate::texts::{Language, messages as say};
use crate::tutor::course_writing::{
    LessonFault, complete, course_text, game_of, lesson_faults, model_lesson, show_unfair_guesses,
};
use crate::tutor::schema::{Course, Lesson};
use crate::tutor::{COURSE_EXTENSION, Effort, FOR_A_COURSE, LoadedCourse};

/// The most letters of the name of a file.
const NAME_LETTERS: usize = 60;

/// Checks lessons. What is known of those that did not change is not found again.
#[derive(Default)]
struct LessonChecker {
    known: Vec<(Lesson, Vec<LessonFault>)>,
    /// The rest of the course, and the language of the words.
    of: Option<(Course, Language)>,
}

impl Work for LessonChecker {
    type Job = CheckJob;
    type Report = WritingReport;

    const NAME: &'static str = "lesson check";

    fn work(&mut self, job: &mut CheckJob, desk: &mut Desk<'_, WritingReport>) {
        let head = Course { lessons: Vec::new(), ..(*job.course).clone() };
        let of = Some((head, Language::current()));
        if self.of != of {
            self.known.clear();
            self.of = of;
        }
        let numbers = job.course.lessons.len();
        let others = (0..numbers).filter(|number| *number != job.first);
        let mut known = Vec::new();
        for number in (job.first..numbers).take(1).chain(others) {
            let lesson = &job.course.lessons[number];
            let before = self.known.iter().find(|(other, _)| other == lesson);
            let (faults, completed) = match before {
                Some((_, faults)) => (faults.clone(), None),
                None => match checked(&job.course, number, desk) {
                    Some(found) => found,
                    None => return,
                },
            };
            known.push((completed.clone().unwrap_or_else(|| lesson.clone()), faults.clone()));
            let completed = completed.map(Box::new);
            let report =
                WritingReport::Checked { version: job.version, lesson: number, faults, completed };
            desk.report(report);
        }
        self.known = known;
        desk.report(WritingReport::AllChecked(job.version));
    }

    fn failed(&mut self, _job: CheckJob) -> Option<WritingReport> {
        self.known.clear();
        Some(WritingReport::Failed)
    }
}

/// What is wrong with a lesson, and the lesson with what a search has found. `None` if a newer draft
/// has come.
fn checked(
    course: &Course,
    number: usize,
    desk: &Desk<'_, WritingReport>,
) -> Option<(Vec<LessonFault>, Option<Lesson>)> {
    let stop = desk.stop().flag();
    let mut lesson = course.lessons[number].clone();
    let tell = &mut |_, _| ();
    let effort = Effort { most: FOR_A_COURSE, stop, tell };
    let is_completed = complete(game_of(course), &mut lesson, effort);
    let course = Course { lessons: vec![lesson], ..course.clone() };
    let effort = Effort { most: FOR_A_COURSE, stop, tell };
    let faults = lesson_faults(&course, 0, effort)?;
    Some((faults, course.lessons.into_iter().next().filter(|_| is_completed)))
}

/// Writes drafts and courses.
struct CourseFiles {
    folders: Option<Folders>,
    /// A draft that waits while newer jobs come.
    waiting: Option<Draft>,
    /// The locks of the drafts that this window has written.
    held: HashMap<PathBuf, Option<File>>,
}

impl Work for CourseFiles {
    type Job = FileJob;
    type Report = WritingReport;

    const NAME: &'static str = "course files";
    const TRIES: usize = 2;
    const WRITES: Option<fn() -> &'static str> = Some(say::closing::writing_files);

    fn work(&mut self, job: &mut FileJob, desk: &mut Desk<'_, WritingReport>) {
        match job {
            FileJob::Keep(draft) => self.waiting = Some((**draft).clone()),
            FileJob::Forget(path) => {
                self.waiting.take_if(|draft| draft.path == *path);
                self.held.remove(path);
                Draft::forget(path);
            }
            FileJob::FindDrafts => {
                let drafts = self.folders.as_ref().map(Draft::all).unwrap_or_default();
                desk.report(WritingReport::Drafts(drafts));
            }
            FileJob::Save { course, file } => {
                let report = self.save(course, file.as_ref());
                desk.report(report);
            }
            FileJob::Add { name, text } => {
                let report = match self.write_new(name, text) {
                    Ok(file) => WritingReport::Added(file.path),
                    Err(why) => WritingReport::NotSaved(why),
                };
                desk.report(report);
            }
        }
        if desk.jobs_waiting() == 0 {
            self.finish(desk);
        }
    }

    fn failed(&mut self, _job: FileJob) -> Option<WritingReport> {
        Some(WritingReport::Failed)
    }

    fn finish(&mut self, desk: &mut Desk<'_, WritingReport>) {
        let Some(draft) = self.waiting.take() else { return };
        match draft.write() {
            Ok(()) => {
                let hold = |path: &PathBuf| Draft::hold(path);
                self.held.entry(draft.path).or_insert_with_key(hold);
            }
            Err(error) => desk.report(WritingReport::NotKept(error)),
        }
    }
}

impl CourseFiles {
    fn save(&self, course: &Course, file: Option<&CourseOnDisk>) -> WritingReport {
        let text = course_text(course);
        let saved = |file, is_other| WritingReport::Saved {
            course: Box::new(course.clone()),
            file,
            is_other,
        };
        let written = file.map(|file| {
            let may = MayReplace::Known(file.print);
            (file.path.clone(), replace(&file.path, text.as_bytes(), may))
        });
        match written {
            Some((path, Ok(print))) => saved(CourseOnDisk { path, print: Some(print) }, false),
            Some((path, Err(why @ (NotReplaced::Failed(_) | NotReplaced::ReadOnly)))) => {
                WritingReport::NotSaved(not_replaced(&path, &why))
            }
            Some((_, Err(NotReplaced::Changed))) | None => {
                match self.write_new(&course.title, &text) {
                    Ok(new) => saved(new, file.is_some()),
                    Err(why) => WritingReport::NotSaved(why),
                }
            }
        }
    }

    /// Writes a file that is not there yet.
    fn write_new(&self, name: &str, text: &str) -> Result<CourseOnDisk, String> {
        let no_folder = || say::lesson_editor::no_folder().to_owned();
        let folder = self.folders.as_ref().ok_or_else(no_folder)?.tutorials();
        let stem = safe_name(name.trim(), NAME_LETTERS);
        let stem = if stem.is_empty() { say::lesson_editor::file_stem().to_owned() } else { stem };
        let path = free_name(&folder, &stem, COURSE_EXTENSION).ok_or_else(no_folder)?;
        match replace(&path, text.as_bytes(), MayReplace::Known(None)) {
            Ok(print) => Ok(CourseOnDisk { path, print: Some(print) }),
            Err(why) => Err(not_replaced(&path, &why)),
        }
    }
}

/// Reads what comes from elsewhere.
struct CourseReader;

impl Work for CourseReader {
    type Job = ReadJob;
    type Report = WritingReport;

    const NAME: &'static str = "course reader";

    fn work(&mut self, job: &mut ReadJob, desk: &mut Desk<'_, WritingReport>) {
        let stop = desk.stop().clone();
        let effort = Effort { most: FOR_A_COURSE, stop: stop.flag(), tell: &mut |_, _| () };
        let report = match job {
            ReadJob::Course(path) => {
                WritingReport::Course(Box::new(LoadedCourse::of_file_with(path, effort)))
            }
            ReadJob::Text(text) => {
                let name = say::lesson_editor::pasted_name();
                WritingReport::Course(Box::new(LoadedCourse::checked(name, text, false, effort)))
            }
            ReadJob::Game(path) => {
                let read = read_limited(path, MAX_BYTES).map_err(|error| error.to_string());
                let game = read.and_then(|bytes| {
                    let game = GameInProgress::from_file(path, &bytes);
                    game.map(|(game, _)| Box::new(game)).map_err(|error| error.to_string())
                });
                WritingReport::Game(game)
            }
            ReadJob::Lesson { id, title, game, asked } => {
                let name = game.ruleset().name();
                let mut lesson = model_lesson(id.clone(), title.clone(), game, asked);
                complete(name, &mut lesson, effort);
                show_unfair_guesses(name, &mut lesson);
                WritingReport::Lesson(Box::new(lesson))
            }
        };
        if !stop.is_stopped() {
            desk.report(report);
        }
    }

    fn failed(&mut self, _job: ReadJob) -> Option<WritingReport> {
        Some(WritingReport::Failed)
    }
}

/// The window's handle of the three threads.
pub struct LessonWorkers {
    checker: Worker<LessonChecker>,
    files: Worker<CourseFiles>,
    reader: Worker<CourseReader>,
}

impl LessonWorkers {
    /// Starts the threads; `wake` is called when one has something to report.
    pub fn start(
        folders: Option<Folders>,
        mode: Mode,
        wake: impl Fn() + Send + Clone + 'static,
    ) -> LessonWorkers {
        LessonWorkers {
            checker: Worker::start(LessonChecker::default(), mode, wake.clone()),
            files: Worker::start(
                CourseFiles { folders, waiting: None, held: HashMap::new() },
                mode,
                wake.clone(),
            ),
            reader: Worker::start(CourseReader, mode, wake),
        }
    }

    pub fn send(&self, job: WritingJob) {
        match job {
            WritingJob::Check(job) => self.checker.supersede(job),
            WritingJob::File(job) => self.files.send(job),
            WritingJob::Read(job) => self.reader.supersede(job),
        }
    }

    pub fn reports(&self) -> Vec<WritingReport> {
        let mut reports = self.checker.reports();
        reports.extend(self.files.reports());
        reports.extend(self.reader.reports());
        reports
    }

    /// Asks the threads to end once everything is written.
    pub fn close(&mut self, closing: &mut Closing) {
        self.checker.close(closing);
        self.reader.close(closing);
        self.files.close(closing);
    }
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::rules::GameName;
    use crate::tutor::course_writing::new_course;

    fn until(what: &str, mut is_so: impl FnMut() -> bool) {
        let begin = Instant::now();
        while !is_so() {
            assert!(begin.elapsed() < Duration::from_secs(20), "{what}");
            sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn a_draft_is_written_although_another_job_comes_after_it() {
        const JOBS: usize = 60;
        let data = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(data.path());
        let workers = LessonWorkers::start(Some(folders.clone()), Mode::Threads, || {});
        let path = Draft::new_path(&folders, 1);
        let draft = Draft { path: path.clone(), file: None, course: new_course(GameName::Owari) };
        let send = |job| workers.send(WritingJob::File(job));
        // The thread is busy, so that both jobs behind these wait at the same time.
        (0..JOBS).for_each(|_| send(FileJob::FindDrafts));
        send(FileJob::Keep(Box::new(draft)));
        send(FileJob::FindDrafts);
        let mut listed = 0;
        until("all jobs are done", || {
            listed += workers.reports().len();
            listed > JOBS
        });
        until("the draft is written", || path.exists());
    }
}
