//! Feedback on an answer: its tone, the reason, the rules behind it.

use super::refused::Refused;
use crate::app::comparison::state::Compared;
use crate::draw::board::view::BoardMark;
use crate::rules::RuleId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeedbackTone {
    Right,
    /// Wrong, or legal but not the goal.
    Miss,
    /// Illegal.
    Refused,
}

#[derive(Clone, Debug)]
pub struct Feedback {
    pub tone: FeedbackTone,
    pub head: String,
    /// The reason; may be empty.
    pub line: String,
    pub rules: Vec<RuleId>,
    /// Marks on the board while it is shown.
    pub marks: Vec<BoardMark>,
    /// Under which rules a wrong guess would be right: heading and sentences.
    pub elsewhere: Option<(String, String)>,
    /// The same move under both sets of rules.
    pub both: Option<Box<[Compared; 2]>>,
    pub refused: Option<Refused>,
}

pub(crate) fn feedback(tone: FeedbackTone, head: String, line: String) -> Feedback {
    let (rules, marks) = (Vec::new(), Vec::new());
    Feedback { tone, head, line, rules, marks, elsewhere: None, both: None, refused: None }
}

/// Feedback on an illegal move where nothing was asked.
pub fn refused(head: String, rules: Vec<RuleId>) -> Feedback {
    Feedback { rules, ..feedback(FeedbackTone::Refused, head, String::new()) }
}
