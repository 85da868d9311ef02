//! The start of a game on a small board, in the wood and with the seeds it is played with.

use egui::{Rect, Ui};

use crate::app::state::State;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::seed_layout::{self, SeedLayout};
use crate::rules::Ruleset;

/// Draws it; returns the board's lower end.
pub fn picture(ui: &Ui, room: Rect, ruleset: Ruleset, state: &State, art: &mut BoardArt) -> f32 {
    let start = ruleset.start();
    let mut view = SeedLayout::start(&start).show(false, state.material(), state.seeds());
    view.labels = false;
    let board = seed_layout::form(ruleset.name(), start.shape()).fit(room);
    paint_board(ui.painter(), board, &view, art);
    board.max.y
}
