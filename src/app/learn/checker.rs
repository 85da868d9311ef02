//! Reads and checks the learner's own courses in the background. Each course is reported as soon as
//! it is checked; a slow one does not delay the others.

use std::sync::Arc;

use super::course::CourseEntry;
use super::worker::CourseReport;
use crate::background::worker::{Desk, Work};
use crate::crash::guard;
use crate::files::Folders;
use crate::tutor::{CourseFile, Effort, FOR_A_COURSE, LoadedCourse, Spent, course_files};

/// The effort of the first round, enough for most courses. A course that needs more waits until the
/// others are done.
const QUICK: u64 = FOR_A_COURSE / 20;

/// A course file as it was last seen, and the course as far as it is known.
struct OwnCourse {
    file: CourseFile,
    course: CourseEntry,
}

pub struct CourseChecker {
    folders: Option<Folders>,
    own: Vec<OwnCourse>,
}

impl Work for CourseChecker {
    /// Look whether the course files have changed, and check those that have.
    type Job = ();
    type Report = CourseReport;

    const NAME: &'static str = "own courses";
    /// Each course has its own guard, so that one that makes Kete panic does not stop the others.
    const GUARDS_ITSELF: bool = true;

    fn work(&mut self, (): &mut (), desk: &mut Desk<'_, CourseReport>) {
        self.look(desk);
        for most in [QUICK, FOR_A_COURSE] {
            for at in 0..self.own.len() {
                if desk.stop().is_stopped() {
                    return;
                }
                if self.own[at].course.checking {
                    self.check(at, most, desk);
                }
            }
        }
    }

    fn failed(&mut self, (): ()) -> Option<CourseReport> {
        None
    }
}

impl CourseChecker {
    pub fn new(folders: Option<Folders>) -> CourseChecker {
        CourseChecker { folders, own: Vec::new() }
    }

    fn files(&self) -> Vec<CourseFile> {
        self.folders.as_ref().map(course_files).unwrap_or_default()
    }

    fn has_changed(&self, files: &[CourseFile]) -> bool {
        !files.iter().eq(self.own.iter().map(|own| &own.file))
    }

    /// Lists the courses again if a file has changed. What is known about the other files stays.
    fn look(&mut self, desk: &mut Desk<'_, CourseReport>) {
        let files = self.files();
        if !self.has_changed(&files) {
            return;
        }
        let before = std::mem::take(&mut self.own);
        let course = |file: CourseFile| {
            let known = before.iter().find(|own| own.file.path == file.path);
            let mut course = known.map(|own| own.course.clone()).unwrap_or(CourseEntry {
                file: file.path.display().to_string(),
                source: None,
                problems: Vec::new(),
                own: true,
                checking: true,
            });
            let same = known.filter(|own| own.file == file && !own.course.checking);
            course.checking = same.is_none();
            OwnCourse { file, course }
        };
        self.own = files.into_iter().map(course).collect();
        let courses = self.own.iter().map(|own| own.course.clone()).collect();
        desk.report(CourseReport::OwnCourses(courses));
    }

    /// Checks one course. If a file changes meanwhile it stops, because the next job checks them
    /// again.
    fn check(&mut self, at: usize, most: u64, desk: &mut Desk<'_, CourseReport>) {
        let path = self.own[at].file.path.clone();
        let stop = desk.stop().clone();
        let mut looked = desk.jobs_waiting();
        let tell = &mut |_, _| {
            let asked = desk.jobs_waiting();
            if asked > looked && self.has_changed(&self.files()) {
                stop.stop();
            }
            looked = asked;
        };
        let effort = Effort { most, stop: stop.flag(), tell };
        let checked = guard(CourseChecker::NAME, || LoadedCourse::of_file_with(&path, effort));
        let course = &mut self.own[at].course;
        match checked {
            // A course that makes Kete panic is not checked again until its file changes.
            Err(_) => course.checking = false,
            Ok(checked) => match checked.spent {
                Some(Spent::Stopped) => return,
                Some(_) if most < FOR_A_COURSE => return,
                _ => {
                    *course = CourseEntry {
                        file: checked.file,
                        source: checked.source.map(Arc::new),
                        problems: checked.problems,
                        own: true,
                        checking: false,
                    };
                }
            },
        }
        desk.report(CourseReport::Checked(Box::new(course.clone())));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::fs;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::background::Mode;
    use crate::background::worker::Worker;

    /// A course whose check would search too many positions; it takes seconds.
    fn costly() -> String {
        let show = "Show(text: \"A.\", at: \"start\", play: [\"CR worth +0@20\"])";
        let lesson = format!(
            "(id: \"A\", title: \"A\", aim: \"A.\", rules: [], steps: [{}])",
            vec![show; 60].join(",")
        );
        format!("(ruleset: \"giuthi\", audience: \"A.\", lessons: [{lesson}])")
    }

    const SOUND: &str = "(ruleset: \"owari\", audience: \"A.\", lessons: [(id: \"B\", title: \"B\", \
        aim: \"B.\", rules: [], steps: [Say(text: \"B.\")])])";

    #[test]
    fn a_slow_course_delays_neither_the_others_nor_the_end() {
        let dir = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(dir.path());
        fs::create_dir_all(folders.tutorials()).expect("made");
        fs::write(folders.tutorials().join("a.ron"), costly()).expect("written");
        fs::write(folders.tutorials().join("b.ron"), SOUND).expect("written");
        let checker = Worker::start(CourseChecker::new(Some(folders)), Mode::Threads, || ());
        checker.send(());
        let mut found = VecDeque::new();
        let mut wait = || {
            let begun = Instant::now();
            while found.is_empty() {
                assert!(begun.elapsed() < Duration::from_secs(300), "no report");
                std::thread::sleep(Duration::from_millis(1));
                found.extend(checker.reports());
            }
            found.pop_front().expect("a report")
        };
        let CourseReport::OwnCourses(courses) = wait() else { panic!("the list comes first") };
        assert!(courses.len() == 2 && courses.iter().all(|course| course.checking));
        let CourseReport::Checked(course) = wait() else { panic!("then a course") };
        assert!(course.file.ends_with("b.ron") && course.is_sound(), "{course:?}");
        let begun = Instant::now();
        drop(checker);
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    }
}
