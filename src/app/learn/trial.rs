//! A lesson that is being written, taken as a learner sees it. Nothing of it is noted.

use super::lesson::ActiveLesson;
use crate::app::page::Page;
use crate::tutor::LessonRun;
use crate::tutor::schema::Course;

impl ActiveLesson {
    /// A lesson of this course from one of its steps on, which returns to the page `back`. `None` if
    /// there is no such step.
    pub fn trial(course: &Course, number: usize, step: usize, back: Page) -> Option<ActiveLesson> {
        let lesson = course.lessons.get(number)?;
        let before = course.lessons[..number].iter().flat_map(|lesson| &lesson.rules);
        let taught = before.filter_map(|id| id.parse().ok()).collect();
        let mut run = LessonRun::new(course, &lesson.id)?;
        run.go_to(step);
        let title = course.title.clone();
        let mut tried = ActiveLesson::with(run, (usize::MAX, 0), title, None, Some(taught));
        tried.tried_from = Some(back);
        Some(tried)
    }

    /// Whether a writer tries the lesson.
    pub fn is_trial(&self) -> bool {
        self.tried_from.is_some()
    }
}
