//! What can be wrong with a course. [`wording::lessons`](super::wording::lessons) has the sentences.

use super::source::LineColumn;
use crate::files::ReadError;
use crate::rules::RuleId;

/// A problem in a course file, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's name.
    pub file: String,
    /// The id of the lesson; empty if the problem is outside of lessons.
    pub lesson: String,
    /// The step, counted from 1.
    pub step: Option<usize>,
    /// Its place in the file.
    pub at: LineColumn,
    /// What is wrong.
    pub fault: CourseFault,
}

impl Problem {
    /// Whether it is about how the course teaches.
    pub fn is_advice(&self) -> bool {
        self.fault.is_advice()
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CourseFault {
    /// The file cannot be read at all.
    File(ReadError),
    /// The file is not text.
    NotText,
    /// The text does not have the form of a course; the reason without its place.
    Form(String),
    /// No game has this name.
    Game(String),
    /// The options are wrong; the reason.
    Options(String),
    /// The position is wrong; the reason.
    Position(String),
    /// A step needs a position, and neither it nor an earlier step has one.
    NoBoard,
    /// Part of a claim that cannot be read.
    Claim(String),
    /// Part of a claim that looks ahead too many moves.
    TooFar(String),
    /// A claim with this many moves, which is too many.
    TooManyMoves(usize),
    /// Goals nested too deep.
    Nested,
    /// Checking this alone would take too long.
    Costly,
    /// Checking the course takes too long: the rest is not checked.
    Unchecked,
    /// There are more problems than can be listed.
    More,
    /// A fact or goal about seeds at the end, in Bawo, which does not count seeds.
    NoSeedsInBawo,
    /// A fact or goal about a forced win, in a game other than Bawo.
    WinsOnlyInBawo,
    /// A fact about the seeds eaten within a few turns, in a game other than Bawo.
    EatsOnlyInBawo,
    /// A move of a commented game without one worth: the move.
    GuessWorth(String),
    /// The moves of a commented game list this one twice.
    GuessTwice(String),
    /// Two moves of a commented game whose worths cannot be compared.
    GuessMeasures(String, String),
    /// A move that is better than the one that was played: both.
    GuessBetter(String, String),
    /// Legal moves that a commented game does not list.
    GuessLacks(Vec<String>),
    /// A fact or goal about a gain within a few turns, in a position whose end can be proven.
    Provable,
    /// A hint tells the learner to play this move, which is not accepted.
    HintNames(String),
    /// A claim that needs a move.
    NoMove(String),
    /// A fact about a position that only a move can have: the fact.
    FactOfMove(String),
    /// An answer that is not one move.
    OneMove(String),
    /// Neither a move of this game nor the first word of a fact.
    Move(String),
    /// A stated move is illegal: the move and the rule.
    Refused(String, RuleId),
    /// A wrong fact: the moves, the stated fact, the real one.
    Differs(String, String, String),
    /// An unknown rule id.
    Rule(String),
    /// A refusal that is not the moves followed by the id of the rule.
    Refusal(String),
    /// A move stated as refused is legal: the moves and the stated rule.
    NotRefused(String, RuleId),
    /// A move breaks another rule: the move, the stated rule, the real one.
    RefusedBy(String, RuleId, RuleId),
    /// An accepted move does not reach the goal: the move, and a sentence about what it does
    /// instead.
    NotTheGoal(String, String),
    /// Moves that reach the goal but are not accepted.
    AlsoRight(Vec<String>),
    /// An `Ask` without an accepted move.
    NoAnswer,
    /// A hole that the board does not have.
    Hole(String),
    /// A quiz without 2 to 4 answers; the number it has.
    Choices(usize),
    /// An answer of a quiz without words; its number.
    EmptyAnswer(usize),
    /// Two answers of a quiz with these words.
    SameAnswers(String),
    /// A question about a move that has no answer to it: the move.
    Unanswerable(String),
    /// A `Show` without a move.
    NothingToWatch,
    /// The number of the right answer, and the number of answers, which is smaller.
    Right(usize, usize),
    /// A text with this many words, which is too many for a step.
    Long(usize),
    /// A text that a step needs is empty.
    NoText,
    /// A level that is not 1 to 10.
    Level(u8),
    /// More than four hints.
    Hints(usize),
    /// A game or a task in a finished position.
    Over,
    /// A lesson lists a rule that none of its steps practises.
    NotPractised(RuleId),
    /// The course has no exercise for these rules of its game.
    Lacks(Vec<RuleId>),
    /// A word listed by a lesson without a meaning, and missing in the common list of words.
    Word(String),
    /// A word explained by a lesson but used in none of its steps.
    Unused(String),
    /// Two lessons have this id.
    Twice(String),
    /// A lesson without steps, or a course without lessons.
    Nothing,
    /// A task or a question without the reason for its answer.
    NoReason,
    /// A wrong answer of a quiz without the reason why it is wrong: the answer.
    NoWhyNot(String),
    /// A move of a task whose reason says why it is wrong, and it reaches the goal: the move.
    WhyNotRight(String),
    /// The board turns round without the text saying that North is to move.
    Turned,
    /// More questions than moves to watch, find and play: both numbers.
    MostlyQuestions(usize, usize),
    /// A lesson that comes after one of a later part of the course.
    OutOfOrder,
}

impl CourseFault {
    /// Whether it is about how a course teaches, not about something that is wrong.
    pub fn is_advice(&self) -> bool {
        matches!(
            self,
            CourseFault::NoReason
                | CourseFault::NoWhyNot(_)
                | CourseFault::Turned
                | CourseFault::MostlyQuestions(..)
                | CourseFault::OutOfOrder
        )
    }
}
