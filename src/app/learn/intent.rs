//! What a learner can ask of courses and lessons.

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
