//! What a learner can ask of an exercise or a sparring game.

use super::state::DrillOrder;
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
