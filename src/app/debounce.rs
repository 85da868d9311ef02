//! Debounce: acts only on a position that has been shown for a moment.

use std::time::Duration;

use egui::Context;

/// What is shown, and since when.
pub struct AtRest<T> {
    shown: Option<(T, f64)>,
}

impl<T> Default for AtRest<T> {
    fn default() -> AtRest<T> {
        AtRest { shown: None }
    }
}

impl<T: Copy + PartialEq> AtRest<T> {
    /// Whether the same thing has been shown for this many seconds. If not, requests a frame for
    /// the moment when it will have been.
    pub fn rests(&mut self, shown: T, secs: f64, ctx: &Context, now: f64) -> bool {
        let since = match self.shown {
            Some((before, since)) if before == shown => since,
            _ => now,
        };
        self.shown = Some((shown, since));
        let left = since + secs - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
        }
        left <= 0.0
    }

    /// Nothing is shown.
    pub fn leave(&mut self) {
        self.shown = None;
    }
}
