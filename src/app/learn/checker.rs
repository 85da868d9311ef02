//! The thread that reads and checks the learner's own courses. Each is checked by itself and
//! reported as soon as that is done; one that takes long keeps no other waiting.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;

use super::course::CourseEntry;
use super::worker::CourseReport;
use crate::background::closing::Closing;
use crate::background::{DEEP_STACK_BYTES, spawn};
use crate::crash::guard;
use crate::files::Folders;
use crate::texts::messages as say;
use crate::tutor::{CourseFile, Effort, FOR_A_COURSE, LoadedCourse, Spent, course_files};

/// All courses are first checked with this effort, which is enough for a usual one. Those that need
/// more wait until the others are done.
const QUICK: u64 = FOR_A_COURSE / 20;

/// The name of the thread.
const PART: &str = "own courses";

/// Where reports go.
type Tell = Box<dyn Fn(CourseReport) + Send>;

/// Checks the courses of the data folder.
pub struct CourseChecker {
    looks: Option<Sender<()>>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Who works without a thread: for tests and pictures.
    at_once: Option<RefCell<CheckerThread>>,
}

impl CourseChecker {
    /// Starts the thread, which reports with `tell`. `at_once` does without one: everything is done
    /// before `look` returns.
    pub fn start(folders: Option<Folders>, at_once: bool, tell: Tell) -> CourseChecker {
        let stop = Arc::new(AtomicBool::new(false));
        let mut worker = CheckerThread { folders, stop: Arc::clone(&stop), tell, own: Vec::new() };
        if at_once {
            let at_once = Some(RefCell::new(worker));
            return CourseChecker { looks: None, stop, thread: None, at_once };
        }
        let (looks, inbox) = channel();
        let serve = move || {
            while inbox.recv().is_ok() {
                worker.look();
                while worker.check_all(&inbox) {}
            }
        };
        // Without a thread nothing can be sent, which is reported when it is tried.
        let thread = spawn(PART, DEEP_STACK_BYTES, serve).ok();
        CourseChecker { looks: Some(looks), stop, thread, at_once: None }
    }

    /// Looks whether the course files have changed, and checks those that have.
    pub fn look(&self) {
        if let Some(worker) = &self.at_once {
            let mut worker = worker.borrow_mut();
            worker.look();
            let (_open, nobody) = channel();
            worker.check_all(&nobody);
        } else if let Some(looks) = &self.looks
            && looks.send(()).is_err()
        {
            log::error!("your own courses can no longer be checked");
        }
    }

    /// Ends the check under way.
    pub fn close(&mut self, closing: &mut Closing) {
        self.stop.store(true, Ordering::Relaxed);
        self.looks = None;
        if let Some(thread) = self.thread.take() {
            closing.wait_for(say::closing::checking_courses(), thread);
        }
    }
}

impl Drop for CourseChecker {
    fn drop(&mut self) {
        self.close(&mut Closing::patiently());
    }
}

/// A course file as it was last seen, and the course as far as it is known.
struct Own {
    file: CourseFile,
    course: CourseEntry,
}

struct CheckerThread {
    folders: Option<Folders>,
    stop: Arc<AtomicBool>,
    tell: Tell,
    own: Vec<Own>,
}

impl CheckerThread {
    fn files(&self) -> Vec<CourseFile> {
        self.folders.as_ref().map(course_files).unwrap_or_default()
    }

    fn has_changed(&self, files: &[CourseFile]) -> bool {
        !files.iter().eq(self.own.iter().map(|own| &own.file))
    }

    /// Lists the courses anew where a file has changed. What was found out about the others stays.
    fn look(&mut self) {
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
            Own { file, course }
        };
        self.own = files.into_iter().map(course).collect();
        let courses = self.own.iter().map(|own| own.course.clone()).collect();
        (self.tell)(CourseReport::OwnCourses(courses));
    }

    /// Checks what is not yet checked. Says whether a file changed meanwhile: then there is more to
    /// do.
    fn check_all(&mut self, inbox: &Receiver<()>) -> bool {
        for most in [QUICK, FOR_A_COURSE] {
            for at in 0..self.own.len() {
                if self.own[at].course.checking && self.check(at, most, inbox) {
                    self.look();
                    return true;
                }
            }
        }
        false
    }

    /// Checks one course. Says whether it was given up because a file changed.
    fn check(&mut self, at: usize, most: u64, inbox: &Receiver<()>) -> bool {
        let path = self.own[at].file.path.clone();
        let mut changed = false;
        let tell = &mut |_, _| match inbox.try_recv() {
            Err(TryRecvError::Empty) => {}
            Ok(()) if !self.has_changed(&self.files()) => {}
            Ok(()) => {
                changed = true;
                self.stop.store(true, Ordering::Relaxed);
            }
            Err(TryRecvError::Disconnected) => self.stop.store(true, Ordering::Relaxed),
        };
        let effort = Effort { most, stop: &self.stop, tell };
        let shelf = guard(PART, || LoadedCourse::of_file_with(&path, effort));
        if changed {
            // Where the window closes as well, the next check finds the inbox closed.
            self.stop.store(false, Ordering::Relaxed);
        }
        let Ok(shelf) = shelf else {
            // A course that makes Kete fail keeps no other waiting.
            let course = &mut self.own[at].course;
            course.checking = false;
            (self.tell)(CourseReport::Checked(Box::new(course.clone())));
            return changed;
        };
        match shelf.spent {
            Some(Spent::Stopped) => {}
            Some(_) if most < FOR_A_COURSE => {}
            _ => {
                let course = &mut self.own[at].course;
                *course = CourseEntry {
                    file: shelf.file,
                    source: shelf.source.map(Arc::new),
                    problems: shelf.problems,
                    own: true,
                    checking: false,
                };
                (self.tell)(CourseReport::Checked(Box::new(course.clone())));
            }
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::{Duration, Instant};

    use super::*;

    /// A course whose check searches more positions than it may; it takes seconds.
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
    fn a_course_that_takes_long_keeps_neither_the_others_nor_the_end_waiting() {
        let dir = tempfile::tempdir().expect("a folder");
        let folders = Folders::under(dir.path());
        fs::create_dir_all(folders.tutorials()).expect("made");
        fs::write(folders.tutorials().join("a.ron"), costly()).expect("written");
        fs::write(folders.tutorials().join("b.ron"), SOUND).expect("written");
        let (outbox, reports) = channel();
        let tell = Box::new(move |report| drop(outbox.send(report)));
        let checker = CourseChecker::start(Some(folders), false, tell);
        checker.look();
        let wait = || reports.recv_timeout(Duration::from_secs(300)).expect("a report");
        let CourseReport::OwnCourses(courses) = wait() else { panic!("the list comes first") };
        assert!(courses.len() == 2 && courses.iter().all(|course| course.checking));
        let CourseReport::Checked(course) = wait() else { panic!("then a course") };
        assert!(course.file.ends_with("b.ron") && course.is_sound(), "{course:?}");
        let begun = Instant::now();
        drop(checker);
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        assert!(reports.try_recv().is_err(), "the check was stopped");
    }
}
