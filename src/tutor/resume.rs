//! How a lesson is left, and goes on another day.

use super::begun::{BegunLesson, BegunStep};
use super::run::{LessonRun, StepState};

impl LessonRun {
    /// The lesson as it is left now; `None` before anything was done.
    pub fn begun(&self) -> Option<BegunLesson> {
        let is_new =
            self.at() == 0 && self.states().iter().all(|step| *step == StepState::default());
        let steps = self.states().iter().map(|step| BegunStep {
            done: step.done,
            misses: step.misses,
            hints: step.hints,
            points: step.points,
        });
        (!is_new).then(|| BegunLesson { at: self.at(), steps: steps.collect() })
    }

    /// Goes on where the lesson was left. Moves found in a step that asks for all are asked again.
    /// Does nothing if the lesson has other steps now.
    pub fn resume(&mut self, begun: &BegunLesson) {
        if begun.steps.len() != self.states().len() || !begun.is_possible() {
            return;
        }
        let steps = begun.steps.iter().map(|step| StepState {
            done: step.done,
            misses: step.misses,
            hints: step.hints,
            points: step.points,
            ..StepState::default()
        });
        self.take_up(steps.collect(), begun.at);
    }
}
