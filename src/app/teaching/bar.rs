//! The bar at the top of a lesson, a session of exercises, or a game of sparring.

use egui::{Rect, Ui, pos2};

use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{flow, label, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

const GAP: f32 = 12.0;
/// In less space than this the title is left out.
const LEAST_TITLE: f32 = 60.0;

/// Splits the page into the bar and the rest.
pub fn split(page: Rect, metrics: &Metrics) -> (Rect, Rect) {
    let height = if metrics.side.is_some() { 48.0 } else { 40.0 };
    let height = f32::max(height, Sizes::grown(32.0) + 4.0);
    page.split_top_bottom_at_y(page.min.y + height)
}

/// Shows the bar with the way back at its left, as an arrow alone if `right` is the width of what
/// else is in the bar and leaves no space for its words. Returns where it ends, and whether it was
/// clicked.
pub fn bar_ui(ui: &mut Ui, bar: Rect, back: &str, salt: &str, right: f32) -> (f32, bool) {
    panel(ui, bar, Edge::Bottom);
    let in_words = Button::new(back).icon(Icon::Back);
    let button = match in_words.width(ui) + right > bar.width() - 16.0 {
        true => Button::icon_only(Icon::Back, back).tip(back),
        false => in_words,
    };
    let button = button.look(ButtonLook::Link).salt(salt);
    let at = pos2(bar.min.x + 16.0, bar.center().y - Sizes::grown(32.0) / 2.0);
    let response = button.show_at(ui, at, Sizes::grown(32.0));
    (response.rect.max.x, response.clicked())
}

/// Shows the title between the way back and what is at the right, in smaller letters before it is cut.
pub fn title(ui: &mut Ui, bar: Rect, (back, right): (f32, f32), says: &str) {
    let in_size = |size| [run(says, size, true, Theme::of(ui.ctx()).text)];
    let at = back + GAP;
    let room = right - at;
    let fits = |size: &Text| !flow(ui, &in_size(*size), room, 1).elided;
    let title = in_size([Text::Story, Text::Body].into_iter().find(fits).unwrap_or(Text::Chip));
    if room > LEAST_TITLE {
        let height = flow(ui, &title, room, 1).size().y;
        label(ui, pos2(at, bar.center().y - height / 2.0), room, 1, &title);
    }
}
