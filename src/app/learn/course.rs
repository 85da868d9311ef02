//! A course as the Learn page lists it.

use std::sync::Arc;

use crate::narration;
use crate::rules::GameName;
use crate::tutor::{Problem, Progress, Source, schema};

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

    pub fn done(&self, progress: &Progress) -> usize {
        self.lessons().iter().filter(|lesson| progress.stars(&lesson.id) > 0).count()
    }

    pub fn next(&self, progress: &Progress) -> Option<usize> {
        self.lessons().iter().position(|lesson| progress.stars(&lesson.id) == 0)
    }

    /// The fewest stars of any lesson; 0 if one is not done.
    pub fn least_stars(&self, progress: &Progress) -> u8 {
        let stars = self.lessons().iter().map(|lesson| progress.stars(&lesson.id));
        stars.min().unwrap_or(0)
    }
}
