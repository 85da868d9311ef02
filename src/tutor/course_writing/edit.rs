//! The parts of a step that a writer changes.

use crate::tutor::schema::{LessonStep, StepMarks};

/// The parts of every step, to change.
struct CommonMut<'a> {
    text: &'a mut String,
    at: &'a mut String,
    options: &'a mut String,
    marks: Option<&'a mut StepMarks>,
}

impl LessonStep {
    fn common_mut(&mut self) -> CommonMut<'_> {
        match self {
            LessonStep::Say { text, at, options, marks, .. }
            | LessonStep::Show { text, at, options, marks, .. }
            | LessonStep::Ask { text, at, options, marks, .. }
            | LessonStep::Predict { text, at, options, marks, .. }
            | LessonStep::Quiz { text, at, options, marks, .. }
            | LessonStep::Guess { text, at, options, marks, .. } => {
                CommonMut { text, at, options, marks: Some(marks) }
            }
            LessonStep::Play { text, at, options, .. } => {
                CommonMut { text, at, options, marks: None }
            }
        }
    }

    /// The text.
    pub fn text_mut(&mut self) -> &mut String {
        self.common_mut().text
    }

    /// The position and the options, as written.
    pub fn board_mut(&mut self) -> (&mut String, &mut String) {
        let CommonMut { at, options, .. } = self.common_mut();
        (at, options)
    }

    /// The marks; a game against the computer has none.
    pub fn marks_mut(&mut self) -> Option<&mut StepMarks> {
        self.common_mut().marks
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
