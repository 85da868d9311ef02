//! What is said about an answer: its tone, the reason, the rules behind it.

use super::refused::Refused;
use crate::app::comparison::state::Compared;
use crate::draw::board::view::BoardMark;
use crate::rules::RuleId;

/// How the card tells what came of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackTone {
    /// Right.
    Right,
    /// Not right, or allowed but not the goal.
    Miss,
    /// Not allowed.
    Refused,
}

/// What is told about the last answer.
#[derive(Clone, Debug)]
pub struct Feedback {
    /// In which tone.
    pub tone: FeedbackTone,
    /// One sentence.
    pub head: String,
    /// Why; may be empty.
    pub line: String,
    /// By which rules.
    pub rules: Vec<RuleId>,
    /// What is marked on the board meanwhile.
    pub marks: Vec<BoardMark>,
    /// Where a wrong guess would be right: heading and sentences.
    pub elsewhere: Option<(String, String)>,
    /// The same move here and where the guess would be right.
    pub both: Option<Box<[Compared; 2]>>,
    /// The refused move.
    pub refused: Option<Refused>,
}

pub(crate) fn told(tone: FeedbackTone, head: String, line: String) -> Feedback {
    let (rules, marks) = (Vec::new(), Vec::new());
    Feedback { tone, head, line, rules, marks, elsewhere: None, both: None, refused: None }
}

/// What is told of a refused move where nothing is asked.
pub fn refused(head: String, rules: Vec<RuleId>) -> Feedback {
    Feedback { rules, ..told(FeedbackTone::Refused, head, String::new()) }
}
