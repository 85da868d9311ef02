//! The coloured disc of a side.

use egui::{Align2, Stroke, Ui};

use super::paint::paint_words;
use crate::draw::theme::{Text, Theme};
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
