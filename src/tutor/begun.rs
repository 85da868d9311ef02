//! A lesson that was begun and is not finished, as it is kept with the progress.

use serde::{Deserialize, Serialize};

use super::run::{LessonRun, StepState};

/// The state of a lesson that was left before its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BegunLesson {
    /// The step to go on with, from 0.
    pub at: usize,
    /// All steps of the lesson.
    pub(super) steps: Vec<BegunStep>,
}

/// One step of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BegunStep {
    done: bool,
    misses: u32,
    hints: usize,
    points: Option<u32>,
}

impl BegunLesson {
    /// How many steps the lesson has.
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// Whether it can be one of a file: the step exists.
    pub(super) fn is_possible(&self) -> bool {
        self.at < self.steps.len()
    }
}

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
