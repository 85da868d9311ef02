//! The task of a step, or of its twin: a board that differs by one seed.

use super::lesson::ActiveLesson;
use crate::app::words;
use crate::rules::BoardShape;
use crate::tutor::schema::LessonStep;
use crate::tutor::wording::task_of;

impl ActiveLesson {
    /// Asks the question for a position that differs by one seed.
    pub fn try_twin(&mut self) {
        if self.run.begin_twin() {
            self.enter();
        }
    }

    pub fn leave_twin(&mut self) {
        if self.run.twin().is_some() {
            self.run.end_twin();
            self.enter();
        }
    }

    /// Whether the step may be tried on such a position: after a question answered wrongly, or a
    /// task solved that was missed before.
    pub fn offers_twin(&self) -> bool {
        (self.checked || self.is_right()) && !self.is_over && self.has_twin
    }

    pub fn task(&self) -> String {
        let of_step = || self.run.step().common().text.to_owned();
        match (self.run.twin(), self.run.step()) {
            (Some(twin), LessonStep::Predict { what, .. }) => {
                let eats = twin.played.before.shape() == BoardShape::FourRows;
                words::twin_task(twin, *what, eats)
            }
            (Some(twin), LessonStep::Ask { goal, .. }) => {
                let task = task_of(goal, &twin.played.before).unwrap_or_else(of_step);
                words::twin_of_task(twin, &task)
            }
            _ if self.is_over => self.run.lesson().aim.clone(),
            _ => of_step(),
        }
    }
}
