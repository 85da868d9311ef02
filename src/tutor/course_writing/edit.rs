//! The parts of a step that a writer changes.

use crate::tutor::schema::{LessonStep, StepMarks};

impl LessonStep {
    /// The text.
    pub fn text_mut(&mut self) -> &mut String {
        match self {
            LessonStep::Say { text, .. }
            | LessonStep::Show { text, .. }
            | LessonStep::Ask { text, .. }
            | LessonStep::Predict { text, .. }
            | LessonStep::Quiz { text, .. }
            | LessonStep::Guess { text, .. }
            | LessonStep::Play { text, .. } => text,
        }
    }

    /// The position and the options, as written.
    pub fn board_mut(&mut self) -> (&mut String, &mut String) {
        match self {
            LessonStep::Say { at, options, .. }
            | LessonStep::Show { at, options, .. }
            | LessonStep::Ask { at, options, .. }
            | LessonStep::Predict { at, options, .. }
            | LessonStep::Quiz { at, options, .. }
            | LessonStep::Guess { at, options, .. }
            | LessonStep::Play { at, options, .. } => (at, options),
        }
    }

    /// The marks; a game against the computer has none.
    pub fn marks_mut(&mut self) -> Option<&mut StepMarks> {
        match self {
            LessonStep::Say { marks, .. }
            | LessonStep::Show { marks, .. }
            | LessonStep::Ask { marks, .. }
            | LessonStep::Predict { marks, .. }
            | LessonStep::Quiz { marks, .. }
            | LessonStep::Guess { marks, .. } => Some(marks),
            LessonStep::Play { .. } => None,
        }
    }

    /// The reason that is shown with the answer, in the steps that have one.
    pub fn because_mut(&mut self) -> Option<&mut String> {
        match self {
            LessonStep::Ask { because, .. }
            | LessonStep::Predict { because, .. }
            | LessonStep::Quiz { because, .. }
            | LessonStep::Guess { because, .. } => Some(because),
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => None,
        }
    }

    /// The same, to read.
    pub fn because(&self) -> Option<&str> {
        match self {
            LessonStep::Ask { because, .. }
            | LessonStep::Predict { because, .. }
            | LessonStep::Quiz { because, .. }
            | LessonStep::Guess { because, .. } => Some(because),
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. } => None,
        }
    }

    /// The refusals and the claims under other rules, in the steps that have them.
    pub(super) fn refusals_mut(&mut self) -> Option<(&mut Vec<String>, Option<&mut Vec<String>>)> {
        match self {
            LessonStep::Show { refuse, elsewhere, .. }
            | LessonStep::Ask { refuse, elsewhere, .. }
            | LessonStep::Predict { refuse, elsewhere, .. } => Some((refuse, Some(elsewhere))),
            LessonStep::Quiz { refuse, .. } => Some((refuse, None)),
            LessonStep::Say { .. } | LessonStep::Guess { .. } | LessonStep::Play { .. } => None,
        }
    }
}
