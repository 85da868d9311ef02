//! What a teacher can ask of worksheets.

use crate::rules::{GameName, RuleId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorksheetIntent {
    /// Ask what of this course to print; a lesson of it is proposed.
    OfCourse(usize, Option<usize>),
    /// Ask which exercises about this rule to print.
    OfExercises(GameName, RuleId),
    /// Print this lesson of the course, or all.
    Lesson(Option<usize>),
    /// How hard the exercises are; `None` for any.
    Difficulty(Option<u8>),
    /// How many exercises.
    Count(usize),
    /// Ask for a file.
    Save,
}
