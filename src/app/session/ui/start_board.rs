//! The start of a game on a small board.

use egui::{Rect, Ui};

use crate::app::state::State;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::seed_layout::{self, SeedLayout};
use crate::narration;
use crate::rules::{GameName, Ruleset};

/// Draws it; returns the board's lower end.
pub fn picture(ui: &Ui, room: Rect, ruleset: Ruleset, state: &State, art: &mut BoardArt) -> f32 {
    let start = ruleset.start();
    let (material, seeds) = look(ruleset.name(), state);
    let mut view = SeedLayout::start(&start).show(false, material, seeds);
    view.labels = false;
    let board = seed_layout::form(ruleset.name(), start.shape()).fit(room);
    paint_board(ui.painter(), board, &view, art);
    board.max.y
}

/// Related games get different woods and seeds, so that their boards differ at a glance.
fn look(game: GameName, state: &State) -> (Material, SeedSet) {
    let text = narration::game(game);
    let material = match (state.material(), text.other_wood) {
        (Material::Iroko, true) => Material::Walnut,
        (Material::Walnut, true) => Material::Iroko,
        (material, _) => material,
    };
    let seeds = match (state.seeds(), text.other_seeds) {
        (SeedSet::Nickernut, true) => SeedSet::Ivory,
        (SeedSet::Ivory, true) => SeedSet::Nickernut,
        (seeds, _) => seeds,
    };
    (material, seeds)
}
