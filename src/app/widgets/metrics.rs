//! Sizes that follow from the window's.

use egui::Rect;

use crate::draw::sizes::Sizes;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// Height of the top bar.
    pub top: f32,
    /// Height of the control bar.
    pub control: f32,
    /// Width of the side panel; 0 if there is a dock instead.
    pub side: Option<f32>,
    /// The least height of the story card.
    pub story: f32,
    /// Width of the dock.
    pub dock: f32,
    /// The window is too small for the dock.
    pub tiny: bool,
    /// The window is wide enough for two columns in the story card.
    pub wide: bool,
}

impl Metrics {
    /// The sizes for a window.
    pub fn of(window: Rect) -> Metrics {
        let (width, height) = (window.width(), window.height());
        let small = width < 1100.0;
        let wide = width >= 1700.0;
        let pick = |small_one, usual, wide_one| {
            if small {
                small_one
            } else if wide {
                wide_one
            } else {
                usual
            }
        };
        Metrics {
            top: pick(44.0, 48.0, 52.0),
            control: pick(46.0, 52.0, 56.0).max(Sizes::get().height.small_button + 8.0),
            side: (!small).then(|| (0.26 * width).clamp(300.0, 420.0).round()),
            // A larger window reserves room for a tutor's card, as the board keeps its size.
            story: if !small && height >= 700.0 { 120.0 } else { 96.0 },
            dock: 272.0,
            tiny: width < 760.0 || height < 520.0,
            wide,
        }
    }
}
