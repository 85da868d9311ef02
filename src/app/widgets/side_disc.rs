//! The disc of a side, and the coloured seed of a player.

use egui::{Align2, Stroke, Ui, pos2, vec2};

use super::paint::paint_words;
use crate::draw::theme::{Text, Theme};
use crate::game::SeedColour;
use crate::rules::Side;

/// The letter disc of a side: South's solid, North's hollow.
pub fn side_disc(ui: &Ui, centre: egui::Pos2, radius: f32, side: Side) {
    let theme = Theme::of(ui.ctx());
    let letter = side.letter().to_string();
    let ink = match side {
        Side::South => {
            ui.painter().circle_filled(centre, radius, theme.text);
            theme.card
        }
        Side::North => {
            ui.painter().circle(centre, radius - 1.0, theme.card, Stroke::new(2.0, theme.text));
            theme.text
        }
    };
    let text = if radius > 12.0 { Text::Body } else { Text::Caption };
    paint_words(ui, centre, Align2::CENTER_CENTER, &letter, text, true, ink);
}

/// The coloured seed of a player, around `centre`.
pub fn player_seed(ui: &Ui, centre: egui::Pos2, seed: SeedColour) {
    let theme = Theme::of(ui.ctx());
    let ink = theme.players[seed as usize];
    ui.painter().circle(centre, 6.0, ink, Stroke::new(1.0, theme.control));
    let shine = egui::Rect::from_center_size(pos2(centre.x - 1.8, centre.y - 2.0), vec2(3.0, 2.4));
    ui.painter().rect_filled(shine, 1.2, theme.card.gamma_multiply(0.55));
}
