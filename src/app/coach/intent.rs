//! What a player can ask of the tutor in a game.

use super::review::AfterTab;
use crate::game::{NodeId, Tutoring};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachIntent {
    /// Do not make the move that the tutor warns of.
    Rethink,
    /// Make that move anyway.
    Play,
    Hint,
    /// One move forward (`true`) or back in what Kete expects.
    StepLine(bool),
    /// Leave what Kete expects, back to the game.
    LeaveLine,
    /// Turn the tutor off for this game.
    StopAsking,
    /// Undo that: this is how it was before.
    AskAgain(Tutoring),
    /// Grade all moves of the line, or resume grading.
    Grade,
    /// Stop grading; what is known stays.
    StopGrading,
    /// Show the page after the game.
    Review,
    /// Choose this moment, from 0.
    Moment(usize),
    /// Show the turn that led to this point on the board.
    ShowMoment(NodeId),
    /// Show the better move of this moment on the board, and what would follow.
    ShowBetter(NodeId),
    /// Take the player's own mistakes as tasks, and let their rules come back for review.
    Exercises,
    AfterTab(AfterTab),
    /// Show the moments, where they share one place with the tabs.
    AfterMoments,
    /// Show this turn side by side with the same move under other options.
    OtherRules,
    /// Choose one of those options.
    Under(usize),
    /// Take the turn that led to this point as a task: find a better move.
    FindBetter(NodeId),
}
