//! Whether the clock of a game session runs, and since when.

use crate::game::{GameInProgress, NodeId, Player};

/// How the clock of a session runs.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockRun {
    /// People have time to think: the clock waits for a move, or for the button.
    pub paused: bool,
    /// Until when time was counted; `None` while the clock does not run.
    pub since: Option<f64>,
    /// The point of the game last seen.
    pub(crate) at: NodeId,
    /// When the time used was last made a part of the record.
    pub(crate) noted: f64,
}

impl ClockRun {
    /// A clock that waits for the first move of a person. Kete's runs at once.
    pub fn new(game: &GameInProgress) -> ClockRun {
        ClockRun {
            paused: game.player_to_move().is_some_and(Player::is_person),
            since: None,
            at: game.current(),
            noted: 0.0,
        }
    }
}
