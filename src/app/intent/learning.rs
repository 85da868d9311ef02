//! What a person wants of lessons, exercises and the progress in them.

use std::path::PathBuf;

use crate::app::learning::DrillOrder;
use crate::rules::{GameName, RuleId};

/// What is wanted in a session of exercises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillIntent {
    /// Begin one about this; one that is under way about the same goes on.
    Begin(DrillOrder),
    /// Begin a new one about the same.
    TenMore,
    /// Back to the session that was left.
    GoOn,
    /// Choose this rule of the course's game to drill.
    Rule(RuleId),
    /// Choose this answer, or take it back where several may be chosen.
    Choose(String),
    /// What the primary button does now.
    Primary,
    /// Put the exercise last.
    Skip,
    /// Show the rule before answering.
    ShowRule,
    /// Show the position one seed apart.
    Twin,
    /// To the courses; the session stands as left.
    Leave,
    /// The session is over: to the courses.
    Done,
    /// Play a game of sparring on this rule; one that is under way goes on.
    Spar(GameName, RuleId),
    /// Begin it again.
    SparAgain,
    /// End it: nothing is kept.
    SparDone,
}

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
