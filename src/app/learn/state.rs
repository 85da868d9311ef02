//! What the Learn page knows: the courses, the progress, the lesson being taken.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::SystemTime;

use super::course::CourseEntry;
use super::lesson::ActiveLesson;
use super::worker::CourseJob;
use crate::app::day::day_of;
use crate::app::exercises::sparring::Sparring;
use crate::app::exercises::state::{DrillRun, DrillStage, Drilling};
use crate::app::exercises::worker::WantedDrills;
use crate::narration;
use crate::rulebook::listed;
use crate::rules::{GameName, RuleId};
use crate::tutor::schema::Lesson;
use crate::tutor::schema::Track;
use crate::tutor::{AnsweredIn, OwnProgress, Progress, is_only_asked, read_rules};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseTrouble {
    /// One or two sentences.
    pub words: String,
    /// The file, where it is now.
    pub file: PathBuf,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LearnPage {
    #[default]
    Courses,
    Lesson,
    Drill,
    Sparring,
}

#[derive(Default)]
pub struct Learning {
    /// The courses, the bundled ones first.
    pub courses: Vec<CourseEntry>,
    pub progress: OwnProgress,
    /// The number of the course whose lessons are shown.
    pub chosen: usize,
    /// Whether it is shown how the game of this course is played, once the learner has chosen.
    pub how_to_play: Option<(usize, bool)>,
    pub front: LearnPage,
    /// The lesson being taken, which may be a task from a game.
    pub lesson: Option<Box<ActiveLesson>>,
    /// The lesson that such a task has interrupted.
    pub interrupted: Option<Box<ActiveLesson>>,
    /// The learner's own lesson, while it is shown to a class.
    pub set_aside: Option<Box<ActiveLesson>>,
    pub drilling: Option<Drilling>,
    /// The exercises of a day that got a wrong move or a hint since the start.
    pub tried: BTreeSet<(GameName, i64)>,
    pub sparring: Option<Box<Sparring>>,
    /// The rule chosen for practice.
    pub rule: Option<RuleId>,
    pub wanted: Option<WantedDrills>,
    /// Seconds the local clock is ahead of UTC.
    pub zone_secs: i64,
    pub jobs: Vec<CourseJob>,
    pub was_shown: bool,
    /// The number of the last import.
    imports: u64,
    /// The number of the import that is still wanted.
    importing: Option<u64>,
    /// The progress before and after the last import.
    pub before_import: Option<Box<(Progress, Progress)>>,
    pub trouble: Option<CourseTrouble>,
    /// Whether the progress file may be written: not before it was read, and not if it is from a
    /// newer Kete or cannot be read.
    pub may_write: bool,
    /// Writes that the worker has not reported yet.
    writing: usize,
}

impl Learning {
    /// The number of a game's bundled course.
    pub fn course_of(&self, game: GameName) -> Option<usize> {
        self.courses.iter().position(|course| {
            !course.own && !course.is_for_everyone() && course.game() == Some(game)
        })
    }

    pub fn shown(&self) -> Option<&CourseEntry> {
        self.courses.get(self.chosen)
    }

    /// The game of the course shown, if its page says how it is played: own courses and the course
    /// for everyone are not about one game as it is usually played.
    pub fn introduced(&self) -> Option<GameName> {
        let course = self.shown()?;
        if course.own || course.is_for_everyone() { None } else { course.game() }
    }

    /// Whether the page of the course says how its game is played: until a lesson of it is done,
    /// and when the learner wants to see it.
    pub fn shows_how_to_play(&self) -> bool {
        let is_new = || self.shown().is_some_and(|course| course.done(&self.progress) == 0);
        let chosen = self.how_to_play.filter(|(course, _)| *course == self.chosen);
        self.introduced().is_some() && chosen.map_or_else(is_new, |(_, shown)| shown)
    }

    /// The lesson to go on with: the next one of the course furthest on. `None` before any lesson
    /// is done.
    pub fn next_lesson(&self) -> Option<(usize, usize)> {
        let begun = self.courses.iter().enumerate().filter(|(_, course)| {
            let done = course.done(&self.progress);
            course.is_sound() && done > 0 && done < course.path().len()
        });
        let furthest = begun.max_by_key(|(at, course)| {
            let done = course.done(&self.progress);
            (1000 * done / course.path().len(), std::cmp::Reverse(*at))
        });
        // If all courses begun are done: the game for newcomers, else the first new one.
        let new = || {
            let is_new = |(_, course): &(usize, &CourseEntry)| {
                course.is_sound() && !course.is_for_everyone() && course.done(&self.progress) == 0
            };
            let easy = self.course_of(narration::newcomers_game());
            let easy = easy.and_then(|at| Some((at, self.courses.get(at)?))).filter(is_new);
            easy.or_else(|| self.courses.iter().enumerate().find(is_new))
        };
        let (at, course) = furthest.or_else(|| self.has_begun().then(new).flatten())?;
        Some((at, course.next(&self.progress)?))
    }

    /// The game to go on with after the lesson for everyone.
    pub fn leads_to(&self) -> Option<GameName> {
        let lesson = self.lesson.as_ref().filter(|lesson| lesson.is_over)?;
        let is_for_everyone = self.courses.get(lesson.course)?.is_for_everyone();
        let (course, _) = self.next_lesson().filter(|_| is_for_everyone)?;
        self.courses.get(course)?.game()
    }

    /// The games other than that of a course that the learner knows from another course, and the one
    /// from which a lesson for players of another game comes.
    pub(crate) fn known_games(&self, course: usize, number: usize) -> Vec<GameName> {
        let own = self.courses.get(course);
        let track = own.and_then(|own| Some(&own.lessons().get(number)?.track));
        let comes_from = track.and_then(|track| match track {
            Track::From(rules) => Some(read_rules(rules).ok()?.name()),
            Track::Rules | Track::Strategy | Track::Model => None,
        });
        let done = self
            .courses
            .iter()
            .filter(|other| !other.is_for_everyone() && other.done(&self.progress) > 0);
        let learnt = done.filter_map(CourseEntry::game);
        let own = own.and_then(CourseEntry::game);
        learnt.filter(|game| Some(*game) != own).chain(comes_from).collect()
    }

    pub fn has_begun(&self) -> bool {
        self.courses.iter().any(|course| course.done(&self.progress) > 0)
    }

    /// Notes an answer about a rule.
    pub fn note(&mut self, game: GameName, rule: RuleId, is_right: bool, place: AnsweredIn) {
        self.progress.answer(game, rule, is_right, place, self.today());
    }

    /// The game of the course shown, its rules that can be asked about, and the one chosen: by the
    /// player, else the hardest so far, else the first that a move can show.
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

    /// The rules due today, the longest overdue first.
    pub fn due(&self) -> Vec<(GameName, RuleId)> {
        self.progress.due(self.today())
    }

    /// The next day on which a rule is due, and how many are.
    pub fn next_due(&self) -> Option<(i64, usize)> {
        self.progress.next_due(self.today())
    }

    pub fn drill(&self) -> Option<&DrillRun> {
        match &self.drilling.as_ref().filter(|_| self.front == LearnPage::Drill)?.stage {
            DrillStage::Running(run) => Some(run),
            _ => None,
        }
    }

    pub fn drill_mut(&mut self) -> Option<&mut DrillRun> {
        match &mut self.drilling.as_mut().filter(|_| self.front == LearnPage::Drill)?.stage {
            DrillStage::Running(run) => Some(run),
            _ => None,
        }
    }

    /// Reads progress from a file; an import that is not finished is dropped.
    pub fn import(&mut self, path: PathBuf) {
        self.imports += 1;
        self.importing = Some(self.imports);
        self.jobs.push(CourseJob::Import(self.imports, path));
    }

    pub fn cancel_import(&mut self) {
        self.importing = None;
    }

    /// Whether this is the import that is still wanted; if so, it is finished.
    pub fn ends_import(&mut self, number: u64) -> bool {
        self.importing.take_if(|wanted| *wanted == number).is_some()
    }

    /// Replaces the own courses. The course shown and the lesson being taken stay those of the same
    /// files.
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
        let lessons = self.lesson.iter_mut().chain(&mut self.interrupted);
        for lesson in lessons.chain(&mut self.set_aside) {
            let now = place_now(lesson.course);
            let text = now.and_then(|at| courses[at].lessons().get(lesson.number));
            // A lesson that was removed or changed can be finished, but has no place in a course.
            let is_same = text == Some(lesson.run.lesson());
            lesson.course = now.filter(|_| is_same).unwrap_or(usize::MAX);
            lesson.next_title = lesson.next_title.take().filter(|_| is_same);
        }
    }

    /// Puts the bundled courses, and the lessons being taken, into another language.
    pub fn take_translated(&mut self, courses: Vec<CourseEntry>) {
        for course in courses {
            let same = |known: &&mut CourseEntry| !known.own && known.file == course.file;
            if let Some(known) = self.courses.iter_mut().find(same) {
                *known = course;
            }
        }
        let lessons = self.lesson.iter_mut().chain(&mut self.interrupted);
        for lesson in lessons.chain(&mut self.set_aside) {
            let Some(course) = self.courses.get(lesson.course).filter(|course| !course.own) else {
                continue;
            };
            let titled = |lesson: &Lesson| lesson.title.clone();
            let next = course.lessons().get(lesson.number + 1).map(titled);
            lesson.next_title = lesson.next_title.take().and(next);
            if let Some(translated) = course.lessons().get(lesson.number) {
                lesson.run.translate(translated);
            }
        }
    }

    pub fn take_checked(&mut self, checked: CourseEntry) {
        let mut own: Vec<CourseEntry> =
            self.courses.iter().filter(|course| course.own).cloned().collect();
        if let Some(course) = own.iter_mut().find(|course| course.file == checked.file) {
            *course = checked;
            self.take_own_courses(own);
        }
    }

    /// Writes the new answers, if the file may be written.
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

    /// Counts a write as reported.
    pub fn written(&mut self) {
        self.writing = self.writing.saturating_sub(1);
    }

    /// Takes over the progress in the file, which another window may have changed. While a write of
    /// this window is on its way, the report of that write will bring both.
    pub fn take_in(&mut self, progress: Progress) {
        if self.writing == 0 {
            self.progress.take_in(progress);
        }
    }
}
