//! What keys mean on any board.

use super::state::GameSession;
use crate::rules::Move;

/// Whether the one thing to do is to pass.
pub(crate) fn must_pass(table: &GameSession) -> bool {
    table.awaits_person() && table.position().moves().contains(&Move::Pass)
}
