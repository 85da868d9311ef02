//! What the Learn page knows: the courses, what the learner has done, the lesson being taken.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the courses and the progress |
//! | `lesson` | the lesson being taken: its board, answers, what is told |
//! | `answers` | what is answered, and what is told about it |
//! | `marks` | what is marked on its board |
//! | `desk` | the thread that reads courses and writes progress |

mod answers;
mod desk;
mod lesson;
mod marks;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

pub use desk::{Desk, Job, Report};
pub use lesson::{Lesson, Primary, Told, Tone};

use crate::rules::{GameName, RuleId};
use crate::texts;
use crate::tutor::schema;
use crate::tutor::{Problem, Progress, Source};

/// A course as the Learn page lists it.
#[derive(Clone, Debug)]
pub struct Course {
    /// The file's name as it is told.
    pub file: String,
    /// The course as far as it could be read.
    pub source: Option<Arc<Source>>,
    /// Everything that is wrong with it.
    pub problems: Vec<Problem>,
    /// It comes from the data folder.
    pub own: bool,
}

impl Course {
    /// Its game, where it has one.
    pub fn game(&self) -> Option<GameName> {
        self.source.as_ref()?.course.ruleset.parse().ok()
    }

    /// Its name: its own, else its game's, else its file's.
    pub fn title(&self) -> &str {
        let own = self.source.as_ref().map_or("", |source| source.course.title.as_str());
        match self.game() {
            _ if !own.is_empty() => own,
            Some(game) => &texts::game(game).name,
            None => self.file.rsplit(['/', '\\']).next().unwrap_or_default(),
        }
    }

    /// Its lessons in order.
    pub fn lessons(&self) -> &[schema::Lesson] {
        self.source.as_ref().map_or(&[], |source| &source.course.lessons)
    }

    /// Whether its lessons may be taken: nothing is wrong with it.
    pub fn is_sound(&self) -> bool {
        self.problems.is_empty() && !self.lessons().is_empty()
    }

    /// How many lessons were done.
    pub fn done(&self, progress: &Progress) -> usize {
        self.lessons().iter().filter(|lesson| progress.stars(&lesson.id) > 0).count()
    }

    /// The first lesson that was not done yet.
    pub fn next(&self, progress: &Progress) -> Option<usize> {
        self.lessons().iter().position(|lesson| progress.stars(&lesson.id) == 0)
    }

    /// Whether every lesson was done with all its stars.
    pub fn is_shining(&self, progress: &Progress) -> bool {
        self.lessons().iter().all(|lesson| progress.stars(&lesson.id) == 3)
    }
}

/// What the Learn page knows.
#[derive(Default)]
pub struct Learning {
    /// The courses, the bundled ones first.
    pub courses: Vec<Course>,
    /// What the learner has done.
    pub progress: Progress,
    /// The course whose lessons are shown.
    pub chosen: usize,
    /// The lesson being taken.
    pub lesson: Option<Box<Lesson>>,
    /// To be done on the disk.
    pub jobs: Vec<Job>,
    /// The file of the progress belongs to a newer Kete or cannot be read: it is left alone.
    pub leaves_file: bool,
}

impl Learning {
    /// The course of a game.
    pub fn course_of(&self, game: GameName) -> Option<usize> {
        self.courses.iter().position(|course| !course.own && course.game() == Some(game))
    }

    /// The course whose lessons are shown.
    pub fn shown(&self) -> Option<&Course> {
        self.courses.get(self.chosen)
    }

    /// The lesson to go on with: the next one of the course that was begun and is furthest on.
    /// None before any lesson is done.
    pub fn next_lesson(&self) -> Option<(usize, usize)> {
        let begun = self.courses.iter().enumerate().filter(|(_, course)| {
            let done = course.done(&self.progress);
            course.is_sound() && done > 0 && done < course.lessons().len()
        });
        let furthest = begun.max_by_key(|(at, course)| {
            let done = course.done(&self.progress);
            (1000 * done / course.lessons().len(), std::cmp::Reverse(*at))
        });
        let (at, course) = furthest?;
        Some((at, course.next(&self.progress)?))
    }

    /// Whether any lesson was done.
    pub fn has_begun(&self) -> bool {
        self.courses.iter().any(|course| course.done(&self.progress) > 0)
    }

    /// Notes an answer about a rule.
    pub fn note(&mut self, game: GameName, rule: RuleId, is_right: bool) {
        self.progress.answer(game, rule, is_right, today());
    }

    /// Has the progress written.
    pub fn keep(&mut self) {
        if !self.leaves_file {
            self.jobs.push(Job::Write(Box::new(self.progress.clone())));
        }
    }
}

/// The day, in days since 1970.
pub fn today() -> i64 {
    const SECS_A_DAY: u64 = 86_400;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (since.as_secs() / SECS_A_DAY) as i64
}
