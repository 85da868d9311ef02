//! A course as the Learn page lists it.

use std::path::Path;
use std::sync::Arc;

use crate::narration;
use crate::rules::GameName;
use crate::tutor::schema::{self, Lesson, Track};
use crate::tutor::{COURSE_EXTENSION, Problem, Progress, Source};

#[derive(Clone, Debug)]
pub struct CourseEntry {
    /// The name of its file, with the folder for own courses.
    pub file: String,
    /// The course as far as it could be read.
    pub source: Option<Arc<Source>>,
    pub problems: Vec<Problem>,
    /// It is from the data folder.
    pub own: bool,
    /// It is still being checked: its lessons cannot be taken yet.
    pub checking: bool,
}

impl CourseEntry {
    pub fn game(&self) -> Option<GameName> {
        self.source.as_ref()?.course.ruleset.parse().ok()
    }

    /// The lessons of an own course that the lesson editor writes: its writer sees no lines of a
    /// file.
    pub fn in_the_editor(&self) -> Option<&[Lesson]> {
        let is_its = Path::new(&self.file).extension().is_some_and(|it| it == COURSE_EXTENSION);
        Some(&self.source.as_ref()?.course.lessons[..]).filter(|_| self.own && is_its)
    }

    /// Its own title, else the name of its game, else the name of its file.
    pub fn title(&self) -> &str {
        let own = self.source.as_ref().map_or("", |source| source.course.title.as_str());
        match self.game() {
            Some(game) if !self.own && own.is_empty() => &narration::game(game).name,
            // An own course with the title of its game, or without one, is identified by its file.
            Some(game) if self.own && own == narration::game(game).name => self.file_name(),
            _ if own.is_empty() => self.file_name(),
            _ => own,
        }
    }

    pub fn file_name(&self) -> &str {
        self.file.rsplit(['/', '\\']).next().unwrap_or_default()
    }

    pub fn lessons(&self) -> &[schema::Lesson] {
        self.source.as_ref().map_or(&[], |source| &source.course.lessons)
    }

    /// Whether its lessons can be taken: it was checked, and nothing is wrong with it.
    pub fn is_sound(&self) -> bool {
        !self.checking && self.problems.is_empty() && !self.lessons().is_empty()
    }

    /// Whether it is the course for everyone who has never played any of the games.
    pub fn is_for_everyone(&self) -> bool {
        self.source.as_ref().is_some_and(|source| source.course.for_everyone)
    }

    /// The lessons of one part of the course, by their numbers.
    pub fn part(&self, part: CoursePart) -> Vec<usize> {
        let all = self.lessons().iter().enumerate();
        all.filter(|(_, lesson)| CoursePart::of(&lesson.track) == part).map(|(at, _)| at).collect()
    }

    /// The lessons that follow each other, by their numbers: the rules, then playing well, then
    /// model games. Lessons for those who know another game are beside this path.
    pub fn path(&self) -> Vec<usize> {
        [CoursePart::Rules, CoursePart::Strategy, CoursePart::Model]
            .into_iter()
            .flat_map(|part| self.part(part))
            .collect()
    }

    /// The number of a lesson on the path, from 1.
    pub fn number_on_path(&self, number: usize) -> Option<usize> {
        Some(self.path().iter().position(|other| *other == number)? + 1)
    }

    /// The lesson that follows this one on the path.
    pub fn after(&self, number: usize) -> Option<usize> {
        let path = self.path();
        let at = path.iter().position(|other| *other == number)?;
        path.get(at + 1).copied()
    }

    fn stars(&self, number: usize, progress: &Progress) -> u8 {
        self.lessons().get(number).map_or(0, |lesson| progress.stars(&lesson.id))
    }

    /// How many lessons of the path are done.
    pub fn done(&self, progress: &Progress) -> usize {
        self.path().into_iter().filter(|number| self.stars(*number, progress) > 0).count()
    }

    /// The first lesson of the path that is not done.
    pub fn next(&self, progress: &Progress) -> Option<usize> {
        self.path().into_iter().find(|number| self.stars(*number, progress) == 0)
    }

    /// The fewest stars of any lesson of the path; 0 if one is not done.
    pub fn least_stars(&self, progress: &Progress) -> u8 {
        let stars = self.path().into_iter().map(|number| self.stars(number, progress));
        stars.min().unwrap_or(0)
    }
}

/// A part of a course, as the Learn page groups its lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoursePart {
    Rules,
    Strategy,
    Model,
    /// For those who know another game.
    From,
}

impl CoursePart {
    pub const ALL: [CoursePart; 4] =
        [CoursePart::Rules, CoursePart::Strategy, CoursePart::Model, CoursePart::From];

    fn of(track: &Track) -> CoursePart {
        match track {
            Track::Rules => CoursePart::Rules,
            Track::Strategy => CoursePart::Strategy,
            Track::Model => CoursePart::Model,
            Track::From(_) => CoursePart::From,
        }
    }
}
