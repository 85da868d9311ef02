//! The head of a large dialog: title, search, close cross.

use egui::{Align2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::button::{Button, ButtonLook};
use super::field::TextField;
use super::icons::Icon;
use super::paint::{line, run};
use crate::app::intent::Intent;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// The parts of a large dialog.
pub struct Parts {
    /// The space between the title and the cross.
    pub free: Rect,
    /// The space below the head.
    pub body: Rect,
}

/// Paints the title and returns the other parts.
pub fn head(ui: &mut Ui, rect: Rect, title: &str) -> Parts {
    let theme = Theme::of(ui.ctx());
    let height = if is_small(rect) { 50.0 } else { 61.0 };
    let (head, body) = rect.split_top_bottom_at_y(rect.min.y + height);
    let size = if is_small(rect) { Text::Section } else { Text::Page };
    let heading = run(title, size, true, theme.text);
    let shown = line(ui, pos2(head.min.x + 22.0, head.center().y), Align2::LEFT_CENTER, &heading);
    ui.painter().hline(rect.x_range(), head.max.y, Stroke::new(1.0, theme.line));
    let free = Rect::from_min_max(
        pos2(shown.max.x + 16.0, head.min.y),
        pos2(cross_place(head).min.x - 8.0, head.max.y),
    );
    Parts { free, body }
}

/// Whether a dialog is small.
pub fn is_small(rect: Rect) -> bool {
    rect.width() < 640.0 || rect.height() < 480.0
}

fn cross_place(head: Rect) -> Rect {
    Rect::from_center_size(
        pos2(head.max.x - 34.0, head.center().y),
        Vec2::splat(Sizes::get().height.button),
    )
}

/// Paints the close cross. Call this last, so that Tab reaches it last.
pub fn cross(ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
    let height = if is_small(rect) { 50.0 } else { 61.0 };
    let head = rect.with_max_y(rect.min.y + height);
    let button = Button::icon_only(Icon::Cross, say::labels::close())
        .look(ButtonLook::Bare)
        .salt("dialog")
        .tip(say::settings::close_tip());
    if button.show(ui, cross_place(head)).clicked() {
        intents.push(Intent::CloseDialog);
    }
}

/// Paints a search field with the focus at the right of `free`; returns its left end.
pub fn search(ui: &mut Ui, free: Rect, name: &str, search: &str, intents: &mut Vec<Intent>) -> f32 {
    let width = (free.width() * 0.6).clamp(120.0, 280.0).min(free.width().max(60.0));
    let height = Sizes::get().height.button;
    let at = pos2(free.max.x - width, free.center().y - height / 2.0);
    let place = Rect::from_min_size(at, vec2(width, height));
    let mut text = search.to_owned();
    let field = TextField::new(name).hint(name).icon(Icon::Search).most(60).focus();
    if field.show(ui, place, &mut text).changed {
        intents.push(Intent::Search(text));
    }
    place.min.x
}
