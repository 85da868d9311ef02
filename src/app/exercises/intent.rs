//! What a learner can ask of an exercise or a sparring game.

use super::state::DrillOrder;
use crate::rules::{GameName, RuleId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillIntent {
    /// Begin a session about this, or return to one about the same.
    Begin(DrillOrder),
    /// Begin a new session about the same.
    TenMore,
    /// Return to the session that was left.
    GoOn,
    /// Choose this rule of the course's game to practise.
    Rule(RuleId),
    /// Choose this answer; where several may be chosen, also take it back.
    Choose(String),
    /// Do what the primary button says.
    Primary,
    /// Move the exercise to the end.
    Skip,
    ShowRule,
    /// Show the position that differs by one seed.
    Twin,
    /// Leave the session; it can go on later.
    Leave,
    /// Leave a session that is over.
    Done,
    /// Play a sparring game on this rule, or return to one.
    Spar(GameName, RuleId),
    SparAgain,
    /// End the sparring game; it is not saved.
    SparDone,
}
