//! What can be asked of the lesson editor.

use std::path::PathBuf;

use super::draft_file::Draft;
use super::state::{BoardMode, EditedPart};
use crate::draw::board::view::Spot;
use crate::rules::{GameName, Move, RuleId};
use crate::tutor::course_writing::StepKind;
use crate::tutor::schema::{Goal, PlayGoal, Track};

#[derive(Clone, Debug, PartialEq)]
pub enum WritingIntent {
    /// A new course of the game whose course is shown.
    NewCourse,
    /// Change an own course, by its number on the Learn page.
    Change(usize),
    /// Copy a lesson into a new course: the numbers of course and lesson.
    CopyLesson(usize, usize),
    /// Go on with a draft that was not saved.
    GoOn(PathBuf),
    /// Throw such a draft away.
    Discard(PathBuf),
    /// Take back that it was thrown away.
    Restore(Box<Draft>),
    /// Show the draft that is open.
    Return,
    Leave,
    Select(EditedPart),
    Outline(OutlineIntent),
    Field(FieldIntent),
    Board(BoardIntent),
    Undo,
    Redo,
    /// Take the lesson as a learner does, from the selected step on or from its beginning.
    Try {
        from_here: bool,
    },
    Save,
    Foreign(ForeignIntent),
    Game(ModelIntent),
}

/// A change of the order of lessons and steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutlineIntent {
    NewLesson,
    /// A step after the selected one.
    NewStep(StepKind),
    Up,
    Down,
    Copy,
    Delete,
}

/// A change of a field of the selected part.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldIntent {
    Title(String),
    Audience(String),
    Game(GameName),
    LessonTitle(String),
    Aim(String),
    Track(Track),
    /// Whether the lesson practises a rule.
    Rule(RuleId, bool),
    /// The meaning of a word that the lesson explains, by its number.
    Meaning(usize, String),
    RemoveWord(usize),
    Kind(StepKind),
    Text(String),
    /// Write a word into the text at this letter, and explain it.
    Word(String, Option<usize>),
    Because(String),
    /// A hint of a task, by its number.
    Hint(usize, String),
    /// Why a move misses the goal.
    MissedBy(String, String),
    Every(bool),
    Together(bool),
    Choice(usize, String),
    WhyNot(usize, String),
    Right(usize),
    NewChoice,
    RemoveChoice(usize),
    Level(u8),
    Goal(PlayGoal),
}

/// Something on the board of the step.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardIntent {
    Mode(BoardMode),
    /// A place is clicked as the answer.
    Press(Spot),
    /// One of several moves from the place.
    Choose(Move),
    /// The text of a move that is being written.
    Write(String),
    /// Take the written move.
    Written,
    /// Take back the last move to watch, or the answer.
    TakeBack,
    Goal(Goal),
    /// Go on with the board of the step before.
    GoOn,
    Flip,
}

/// Something with a course from elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub enum ForeignIntent {
    Read(PathBuf),
    Paste(String),
    /// Add it to the own courses.
    Add,
    /// Open it in the editor as a new course.
    Change,
}

/// Something in the dialog that makes a lesson from a saved game.
#[derive(Clone, Debug, PartialEq)]
pub enum ModelIntent {
    /// Ask for the game.
    Ask,
    /// Choose the file of a game.
    AskFile,
    /// Take the open game.
    Open,
    /// Read this game.
    Read(PathBuf),
    Turn(usize, bool),
    Why(usize, String),
    Make,
}
