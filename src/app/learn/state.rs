//! What the Learn page knows: the courses, what the learner has done, the lesson being taken.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the courses and the progress |
//! | `lesson` | the lesson being taken: its board, its answers |
//! | `answers` | what is answered, and what is told about it |
//! | `goal` | a game against Kete in a lesson: how it stands |
//! | `refused` | a refused move, and how the board shows why it does not go |
//! | `marks` | what is marked on its board |
//! | `task` | a task from a game |
//! | `told` | what is told about an answer |
//! | `choices` | what an exercise is answered with |
//! | `drill` | a session of exercises: its board, answers, what is told |
//! | `ends` | ends of games to choose from |
//! | `maker` | the thread that makes exercises |
//! | `sparring` | a game against an opponent that steers towards a rule |
//! | `desk` | the thread that reads courses and writes progress |
//! | `checker` | the thread that checks the learner's own courses |

use std::path::PathBuf;
use std::time::SystemTime;

use super::course::CourseEntry;
use super::lesson::ActiveLesson;
use super::worker::CourseJob;
use crate::app::day::day_of;
use crate::app::exercises::sparring::Sparring;
use crate::app::exercises::state::{DrillRun, DrillStage, Drilling};
use crate::app::exercises::worker::WantedDrills;
use crate::rulebook::listed;
use crate::rules::{GameName, RuleId};
use crate::tutor::drills::{cannot_show, ruleset_for};
use crate::tutor::{AnsweredIn, OwnProgress, Progress, is_only_asked};

/// What is wrong with the file of the progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseTrouble {
    /// In a sentence or two.
    pub words: String,
    /// The file, where it is now.
    pub file: PathBuf,
}

/// What the Learn page shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LearnPage {
    /// The courses.
    #[default]
    Courses,
    /// The lesson being taken.
    Lesson,
    /// The session of exercises.
    Drill,
    /// The game of sparring.
    Sparring,
}

/// What the Learn page knows.
#[derive(Default)]
pub struct Learning {
    /// The courses, the bundled ones first.
    pub courses: Vec<CourseEntry>,
    /// What the learner has done.
    pub progress: OwnProgress,
    /// The course whose lessons are shown.
    pub chosen: usize,
    /// What the page shows.
    pub front: LearnPage,
    /// The lesson being taken, or a task from a game.
    pub lesson: Option<Box<ActiveLesson>>,
    /// The lesson that a task from a game has taken the place of.
    pub put_by: Option<Box<ActiveLesson>>,
    /// The session of exercises that was asked for.
    pub drilling: Option<Drilling>,
    /// The game of sparring.
    pub sparring: Option<Box<Sparring>>,
    /// The rule to drill, as it was chosen.
    pub rule: Option<RuleId>,
    /// Exercises that are to be made.
    pub wanted: Option<WantedDrills>,
    /// Seconds the local clock is ahead of UTC.
    pub zone_secs: i64,
    /// To be done on the disk.
    pub jobs: Vec<CourseJob>,
    /// The page was shown in the last frame.
    pub was_shown: bool,
    /// The number of the last import asked for.
    imports: u64,
    /// The one that is waited for.
    importing: Option<u64>,
    /// The progress before the last import, and after it.
    pub before_import: Option<Box<(Progress, Progress)>>,
    /// What is wrong with the file of the progress.
    pub trouble: Option<CourseTrouble>,
    /// The file of the progress may be written: not before it was read, and not where it belongs to
    /// a newer Kete or cannot be read.
    pub may_write: bool,
    /// Writings of the progress that have not been reported yet.
    writing: usize,
}

impl Learning {
    /// The course of a game.
    pub fn course_of(&self, game: GameName) -> Option<usize> {
        self.courses.iter().position(|course| !course.own && course.game() == Some(game))
    }

    /// The course whose lessons are shown.
    pub fn shown(&self) -> Option<&CourseEntry> {
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
        // Where every course that was begun is done, the first of the others.
        let new = || {
            let mut others = self.courses.iter().enumerate();
            others.find(|(_, course)| course.is_sound() && course.done(&self.progress) == 0)
        };
        let (at, course) = furthest.or_else(|| self.has_begun().then(new).flatten())?;
        Some((at, course.next(&self.progress)?))
    }

    /// Whether any lesson was done.
    pub fn has_begun(&self) -> bool {
        self.courses.iter().any(|course| course.done(&self.progress) > 0)
    }

    /// Notes an answer about a rule.
    pub fn note(&mut self, game: GameName, rule: RuleId, is_right: bool, place: AnsweredIn) {
        self.progress.answer(game, rule, is_right, place, self.today());
    }

    /// The rules of the course shown that can be asked for, and the one chosen: the last choice,
    /// else the hardest so far, else the first that a move can show.
    pub fn rules_to_drill(&self) -> Option<(GameName, Vec<RuleId>, RuleId)> {
        let game = self.shown()?.game()?;
        let rules = listed::rules_of(game);
        let rules: Vec<RuleId> = rules.own.into_iter().chain(rules.common).collect();
        let is_one = |rule: &RuleId| rules.contains(rule);
        let hardest = || {
            let hard = self.progress.hard(usize::MAX).into_iter();
            hard.filter(|(other, _, _)| *other == game).map(|(_, rule, _)| rule).find(is_one)
        };
        let first = || rules.iter().copied().find(|rule| !is_only_asked(*rule));
        let chosen = self.rule.filter(is_one).or_else(hardest).or_else(first)?;
        Some((game, rules, chosen))
    }

    /// The local day, in days since 1970.
    pub fn today(&self) -> i64 {
        day_of(SystemTime::now(), self.zone_secs)
    }

    /// The rules that are due today and that exercises can be made about, longest overdue first.
    /// The others come back in lessons alone.
    pub fn due(&self) -> Vec<(GameName, RuleId)> {
        let mut due = self.progress.due(self.today());
        due.retain(|(game, rule)| can_be_drilled(*game, *rule));
        due
    }

    /// The next day on which such a rule is due, and how many are.
    pub fn next_due(&self) -> Option<(i64, usize)> {
        let today = self.today();
        let cards = self.progress.cards();
        let days: Vec<i64> = cards
            .filter(|(game, rule, card)| card.due > today && can_be_drilled(*game, *rule))
            .map(|(_, _, card)| card.due)
            .collect();
        let day = days.iter().copied().min()?;
        Some((day, days.iter().filter(|other| **other == day).count()))
    }

    /// The exercise on the page, if a session is shown.
    pub fn drill(&self) -> Option<&DrillRun> {
        match &self.drilling.as_ref().filter(|_| self.front == LearnPage::Drill)?.stage {
            DrillStage::Running(run) => Some(run),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn drill_mut(&mut self) -> Option<&mut DrillRun> {
        match &mut self.drilling.as_mut().filter(|_| self.front == LearnPage::Drill)?.stage {
            DrillStage::Running(run) => Some(run),
            _ => None,
        }
    }

    /// Has progress read from a file; what was asked for before is no longer waited for.
    pub fn import(&mut self, path: PathBuf) {
        self.imports += 1;
        self.importing = Some(self.imports);
        self.jobs.push(CourseJob::Import(self.imports, path));
    }

    /// What is still being read is no longer wanted.
    pub fn cancel_import(&mut self) {
        self.importing = None;
    }

    /// Whether this import is the one waited for; if so the wait is over.
    pub fn ends_import(&mut self, number: u64) -> bool {
        let is_it = self.importing == Some(number);
        if is_it {
            self.importing = None;
        }
        is_it
    }

    /// Puts the courses of the data folder in the place of those that were read before. The course
    /// shown and the one being taken stay those of their files.
    pub fn take_own_courses(&mut self, own: Vec<CourseEntry>) {
        let files: Vec<String> = self.courses.iter().map(|course| course.file.clone()).collect();
        self.courses.retain(|course| !course.own);
        self.courses.extend(own);
        let courses = &self.courses;
        let place_now = |before: usize| {
            let file = files.get(before)?;
            courses.iter().position(|course| course.file == *file)
        };
        self.chosen = place_now(self.chosen).unwrap_or(0);
        for lesson in self.lesson.iter_mut().chain(&mut self.put_by) {
            let now = place_now(lesson.course);
            let text = now.and_then(|at| courses[at].lessons().get(lesson.number));
            // One that is gone or was written anew can be taken to its end, and is begun anew.
            let is_same = text == Some(lesson.run.lesson());
            lesson.course = now.filter(|_| is_same).unwrap_or(usize::MAX);
            lesson.next_title = lesson.next_title.take().filter(|_| is_same);
        }
    }

    /// Takes in a course of the data folder that has been checked.
    pub fn take_checked(&mut self, checked: CourseEntry) {
        let mut own: Vec<CourseEntry> =
            self.courses.iter().filter(|course| course.own).cloned().collect();
        if let Some(course) = own.iter_mut().find(|course| course.file == checked.file) {
            *course = checked;
            self.take_own_courses(own);
        }
    }

    /// Has written what was done since the last call.
    pub fn keep(&mut self) {
        if !self.may_write {
            return;
        }
        let changes = self.progress.take_unsent();
        if !changes.is_empty() {
            self.writing += 1;
            self.jobs.push(CourseJob::Write(changes));
        }
    }

    /// Notes that what was done is written, or not.
    pub fn written(&mut self) {
        self.writing = self.writing.saturating_sub(1);
    }

    /// Shows what is in the file of the progress, which another window may have changed. While
    /// something of this window is being written a later report will bring both.
    pub fn take_in(&mut self, progress: Progress) {
        if self.writing == 0 {
            self.progress.take_in(progress);
        }
    }
}

/// Whether a position can show a rule.
fn can_be_drilled(game: GameName, rule: RuleId) -> bool {
    cannot_show(&ruleset_for(game, rule), rule).is_none()
}
