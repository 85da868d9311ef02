//! What a learner can ask of courses and lessons.

use std::path::PathBuf;

use crate::rules::GameName;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnIntent {
    Course(usize),
    /// Show the Learn page with the lessons of this game.
    CourseOf(GameName),
    /// Show how the game of the course is played, or hide it again.
    HowToPlay(bool),
    /// Begin a lesson: the numbers of course and lesson.
    Begin(usize, usize),
    /// Back to the courses, or to the game that the tasks are from.
    Leave,
    Step(usize),
    Back,
    /// Begin the step again.
    Repeat,
    /// Go on without an answer.
    Skip,
    /// Do what the primary button says.
    Primary,
    /// Choose this answer of a `Predict`; `None` takes it back.
    Guess(Option<String>),
    /// Choose this answer of a `Quiz`, from 1.
    Choose(usize),
    Hint,
    /// Show on the board why the move was refused, or hide that again.
    ShowRefused,
    /// Show the reason for the rule that was broken.
    Sense,
    /// Show how the game goes on after the best move of a day.
    Follow,
    /// Ask the question for a position that differs by one seed.
    Twin,
    /// Back from that position to the step.
    LeaveTwin,
    /// Show the move side by side with the same move under the rules for which the guess is right.
    SideBySide,
}

/// What is wanted of the file with the learner's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressIntent {
    Export,
    Import,
    ExportTo(PathBuf),
    ImportFrom(PathBuf),
    /// Add what was read to the present progress.
    Add,
    /// Replace the present progress by what was read.
    Replace,
    /// Restore the progress from before the import.
    Undo,
    /// Show the folder of the file that was set aside.
    ShowFile,
    /// Show the folder of the learner's own courses.
    ShowCourses,
    /// Close the message about the damaged file.
    CloseBar,
}
