//! What can be wrong with a course. The words stand in [`narration::lessons`](crate::narration::lessons).

use super::source::LineColumn;
use crate::files::ReadError;
use crate::rules::RuleId;

/// Something wrong in a course file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's name.
    pub file: String,
    /// The lesson's id; empty where the problem lies outside of lessons.
    pub lesson: String,
    /// The step, counted from 1.
    pub step: Option<usize>,
    /// Where it stands in the file.
    pub at: LineColumn,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file cannot be read at all.
    File(ReadError),
    /// The file is not text.
    NotText,
    /// The text does not fit the form of a course; the reason without its point.
    Form(String),
    /// No game has this name.
    Game(String),
    /// The options cannot be set; the reason.
    Options(String),
    /// The position cannot stand; the reason.
    Position(String),
    /// A step needs a board, and none was laid out before it.
    NoBoard,
    /// Part of a claim that cannot be read.
    Claim(String),
    /// Part of a claim that looks too many moves ahead.
    TooFar(String),
    /// A claim of so many moves, more than there may be.
    TooManyMoves(usize),
    /// Goals within goals within goals, too many times.
    Nested,
    /// Checking this alone would take too long.
    Costly,
    /// Checking the course takes too long: from here on it is not checked.
    Unchecked,
    /// There are more problems than are listed.
    More,
    /// Something about seeds at the end is stated or asked in Bawo, which counts none.
    NoSeedsInBawo,
    /// A win by force is stated or asked of a game other than Bawo.
    WinsOnlyInBawo,
    /// A gain within a few turns is stated or asked where the end of the game can be proven.
    Provable,
    /// A hint tells the learner to play this move, which is not accepted.
    HintNames(String),
    /// A claim needs a move.
    NoMove(String),
    /// A fact that only a move can have is stated of a position: the fact.
    FactOfMove(String),
    /// An answer has to be one move.
    OneMove(String),
    /// Neither a move of this game nor the beginning of a fact.
    Move(String),
    /// A stated move is refused: the move and the rule.
    Refused(String, RuleId),
    /// What is stated of a move is not so: the moves, what is stated, what is so.
    Differs(String, String, String),
    /// Not an id of a rule.
    Rule(String),
    /// A refusal is written as the moves and the id of the rule.
    Refusal(String),
    /// A move that is said to be refused may be played.
    NotRefused(String, RuleId),
    /// A move is refused by another rule: the move, the rule stated, the rule.
    RefusedBy(String, RuleId, RuleId),
    /// An accepted move does not reach the goal: the move, and what it does instead, in a sentence.
    NotTheGoal(String, String),
    /// Moves that reach the goal and are not accepted.
    AlsoRight(Vec<String>),
    /// An `Ask` without an accepted move.
    NoAnswer,
    /// A hole that the board does not have.
    Hole(String),
    /// A quiz has 2 to 4 answers; this one has so many.
    Choices(usize),
    /// The number of the right answer, of so many.
    Right(usize, usize),
    /// A text of so many words, more than a step may have.
    Long(usize),
    /// A text that a step needs is empty.
    NoText,
    /// A level beyond 1 to 10.
    Level(u8),
    /// More than four hints.
    Hints(usize),
    /// A game or a task in a position that is over.
    Over,
    /// A lesson lists a rule that none of its steps practises.
    NotPractised(RuleId),
    /// The course practises no exercise for these rules of its game.
    Lacks(Vec<RuleId>),
    /// A word that a lesson lists without a meaning, and that the list of words has not.
    Word(String),
    /// A word that a lesson explains and no step of it uses.
    Unused(String),
    /// Two lessons have this id.
    Twice(String),
    /// A lesson without steps, or a course without lessons.
    Nothing,
}
