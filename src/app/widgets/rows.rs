//! Buttons in a row.

use egui::{Pos2, Rect, Ui, pos2, vec2};

use super::button::Button;
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
