//! What keys mean on any board.

use super::state::Table;
use crate::rules::Move;

/// Whether the one thing to do is to pass.
pub(crate) fn must_pass(table: &Table) -> bool {
    table.awaits_person() && table.position().moves().contains(&Move::Pass)
}
