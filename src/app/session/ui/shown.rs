//! The board of the current game as it is shown, with marks and seeds in the air, for pictures.

use egui::Rect;

use super::layout::SessionLayout;
use super::view::BoardContext;
use super::{board_input, marks};
use crate::app::state::State;
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::view::BoardView;

/// The current game's board at this moment.
pub fn board_shown(state: &State, now: f64) -> Option<BoardView> {
    let session = state.session.as_ref()?;
    let metrics = Metrics::of(Rect::ZERO);
    let layout = SessionLayout::board_alone(Rect::NOTHING);
    let view = BoardContext::new(state, session, &metrics, layout, now);
    let mut board = board_input::board_view(&view, &session.geometry());
    board.marks = marks::marks(&view, marks::preview(&view).as_ref());
    Some(board)
}
