//! What keys mean on any board.

use egui::Ui;

use super::state::GameSession;
use crate::draw::board::hole_buttons::hole_id;
use crate::rules::{Colour, Hole, Move};

/// The hole that has the focus.
pub(crate) fn focused_hole(ui: &Ui, session: &GameSession) -> Option<Hole> {
    let focused = ui.memory(|memory| memory.focused())?;
    let colours = [None, Some(Colour::Red), Some(Colour::Blue)];
    let mut holes = session.position().shape().holes();
    holes.find(|hole| colours.iter().any(|colour| hole_id(*hole, *colour) == focused))
}

/// Whether a person must pass.
pub(crate) fn must_pass(session: &GameSession) -> bool {
    session.awaits_person() && session.position().moves().contains(&Move::Pass)
}
