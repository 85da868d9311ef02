//! What keys mean on any board.

use super::state::GameSession;
use crate::rules::Move;

/// Whether a person must pass.
pub(crate) fn must_pass(session: &GameSession) -> bool {
    session.awaits_person() && session.position().moves().contains(&Move::Pass)
}
