//! A lesson that was begun and is not finished, as it is kept with the progress.

use serde::{Deserialize, Serialize};

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
    pub(super) done: bool,
    pub(super) misses: u32,
    pub(super) hints: usize,
    pub(super) points: Option<u32>,
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
