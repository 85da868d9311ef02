//! Buttons in a row, or alone at a corner.

use egui::{Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

use super::button::Button;
use crate::app::intent::Intent;
use crate::draw::sizes::Sizes;

/// The space between buttons of a row.
const GAP: f32 = 8.0;

/// Paints buttons with the upper right corner of the last at `at`, but from the left, so that Tab
/// reaches them in that order. Returns the index of the one clicked and the left end of the row.
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

/// Paints buttons with the upper left corner of the first at `at`; a click adds its intent to
/// `intents`. Returns where the next button would begin.
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

/// The places of buttons of these widths, from the origin, with these gaps between columns and rows:
/// what does not fit into `width` begins another row.
pub fn wrapped(
    widths: impl IntoIterator<Item = f32>,
    width: f32,
    height: f32,
    gaps: Vec2,
) -> Vec<Rect> {
    let mut at = Pos2::ZERO;
    let place = |wide: f32| {
        if at.x > 0.0 && at.x + wide > width {
            at = pos2(0.0, at.y + height + gaps.y);
        }
        let place = Rect::from_min_size(at, vec2(wide, height));
        at.x = place.max.x + gaps.x;
        place
    };
    widths.into_iter().map(place).collect()
}

impl Button<'_> {
    /// Paints the button in its own width with its upper left corner at `at`.
    pub fn show_at(self, ui: &mut Ui, at: Pos2, height: f32) -> Response {
        let size = vec2(self.width(ui), height);
        self.show(ui, Rect::from_min_size(at, size))
    }

    /// The same for a small button.
    pub fn show_small_at(self, ui: &mut Ui, at: Pos2) -> Response {
        self.small().show_at(ui, at, Sizes::get().height.small_button)
    }
}
