//! What a learner can ask of courses and lessons.

use std::path::PathBuf;

use crate::rules::GameName;

/// What is wanted on the Learn page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnIntent {
    /// Show the lessons of this course.
    Course(usize),
    /// Show the page with the lessons of this game.
    CourseOf(GameName),
    /// Begin this lesson of this course.
    Begin(usize, usize),
    /// Back to the course.
    Leave,
    /// Go to this step of the lesson.
    Step(usize),
    /// One step back.
    Back,
    /// Take the step anew.
    Repeat,
    /// Go on without an answer.
    Skip,
    /// What the primary button does now.
    Primary,
    /// Choose this answer of a `Predict`.
    Guess(Option<String>),
    /// Choose this answer of a `Quiz`, from 1.
    Choose(usize),
    /// Open the next hint.
    Hint,
    /// Show on the board why the refused move does not go, or no longer.
    ShowRefused,
    /// Tell why the broken rule is a rule.
    Sense,
    /// Put the question on a board one seed apart.
    Twin,
    /// Back from that board to the step.
    LeaveTwin,
    /// Show the move here and where the guess would be right.
    SideBySide,
}

/// What is wanted with the file of the learner's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressIntent {
    /// Ask where to export it to.
    Export,
    /// Ask what to import.
    Import,
    /// Export it to this file.
    ExportTo(PathBuf),
    /// Import it from this file.
    ImportFrom(PathBuf),
    /// Add what was read to one's own.
    Add,
    /// Put what was read in the place of one's own.
    Replace,
    /// Put back what was there before the import.
    Undo,
    /// Show the file that was set aside.
    ShowFile,
    /// The bar about the damaged file goes.
    CloseBar,
}
