//! What a player can ask of the tutor in a game.

use super::review::AfterTab;
use crate::game::{NodeId, Tutoring};

/// What is wanted of the tutor in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachIntent {
    /// Do not make the move that is asked about.
    Rethink,
    /// Make it all the same.
    Play,
    /// Show a better one.
    Hint,
    /// Ask no more in this game.
    StopAsking,
    /// Go on as it was before.
    AskAgain(Tutoring),
    /// Grade all moves of the line, or go on with it.
    Grade,
    /// Stop that; what is known stays.
    StopGrading,
    /// Show the page after the game.
    Review,
    /// Look at this moment of it, from 0.
    Moment(usize),
    /// Show the turn that led to this point on the board.
    ShowMoment(NodeId),
    /// Take one's own mistakes as tasks, one after the other.
    Exercises,
    /// Show this tab beside the report.
    AfterTab(AfterTab),
    /// Show the moments where the tabs have no room beside them.
    AfterMoments,
    /// Show the turn shown beside the same move under other options.
    OtherRules,
    /// Show it under these of them.
    Under(usize),
    /// Look for a better move than the one that led to this point.
    FindBetter(NodeId),
}
