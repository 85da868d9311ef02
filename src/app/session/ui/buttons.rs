//! Buttons whose click asks for an intent.

use egui::{Pos2, Rect, Response, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::widgets::button::Button;

/// A button in `place`.
pub fn intent_button(
    ui: &mut Ui,
    (button, intent): (Button<'_>, Intent),
    place: Rect,
    intents: &mut Vec<Intent>,
) -> Response {
    let response = button.show(ui, place);
    if response.clicked() {
        intents.push(intent);
    }
    response
}

/// A button as wide as its words, with its upper left corner at `at`; returns its right end.
pub fn button_from_left(
    ui: &mut Ui,
    button: (Button<'_>, Intent),
    at: Pos2,
    height: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let place = Rect::from_min_size(at, vec2(button.0.width(ui), height));
    intent_button(ui, button, place, intents);
    place.max.x
}

/// A button as wide as its words, with its upper right corner at `at`; returns its left end.
pub fn button_from_right(
    ui: &mut Ui,
    button: (Button<'_>, Intent),
    at: Pos2,
    height: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let x = at.x - button.0.width(ui);
    button_from_left(ui, button, pos2(x, at.y), height, intents);
    x
}
