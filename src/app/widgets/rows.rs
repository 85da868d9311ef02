//! Buttons at a corner, alone or in a row.

use egui::{Pos2, Rect, Response, Ui, pos2, vec2};

use super::button::Button;
use crate::app::intent::Intent;
use crate::draw::sizes::Sizes;

/// The space between buttons of a row.
const GAP: f32 = 8.0;

/// Shows buttons with the right end of the last at `at`, which is the upper right corner; they
/// are shown from the left, so that the keyboard meets them in that order. Returns the number of
/// the one clicked and where the row begins.
pub fn buttons_right(ui: &mut Ui, at: Pos2, buttons: Vec<Button<'_>>) -> (Option<usize>, f32) {
    let height = Sizes::get().height.button;
    let widths: Vec<f32> = buttons.iter().map(|button| button.width(ui)).collect();
    let gaps = GAP * buttons.len().saturating_sub(1) as f32;
    let start = at.x - widths.iter().sum::<f32>() - gaps;
    let mut x = start;
    let mut clicked = None;
    for (number, (button, width)) in buttons.into_iter().zip(widths).enumerate() {
        let place = Rect::from_min_size(pos2(x, at.y), vec2(width, height));
        if button.show(ui, place).clicked() {
            clicked = Some(number);
        }
        x = place.max.x + GAP;
    }
    (clicked, start)
}

/// Shows buttons from the left, the upper left corner of the first at `at`; a click adds its intent
/// to `intents`. Returns where a further button would begin.
pub fn buttons_left<'a>(
    ui: &mut Ui,
    at: Pos2,
    (height, gap): (f32, f32),
    buttons: impl IntoIterator<Item = (Button<'a>, Intent)>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let mut x = at.x;
    for (button, intent) in buttons {
        let response = button.show_at(ui, pos2(x, at.y), height);
        if response.clicked() {
            intents.push(intent);
        }
        x = response.rect.max.x + gap;
    }
    x
}

impl Button<'_> {
    /// Shows the button as wide as it wants to be, its upper left corner at `at`.
    pub fn show_at(self, ui: &mut Ui, at: Pos2, height: f32) -> Response {
        let size = vec2(self.width(ui), height);
        self.show(ui, Rect::from_min_size(at, size))
    }

    /// The same for a small button in the height of small buttons.
    pub fn show_small_at(self, ui: &mut Ui, at: Pos2) -> Response {
        self.small().show_at(ui, at, Sizes::get().height.small_button)
    }
}
