//! A progress bar.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::paint::paint_words;
use crate::draw::theme::{Text, Theme};

/// A progress bar with words above it; `done` is 0 to 1.
pub fn progress_bar(ui: &mut Ui, place: Rect, id: Id, done: f32, says: &str) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, says));
    let at = pos2(place.min.x, place.min.y + 2.0);
    paint_words(ui, at, Align2::LEFT_TOP, says, Text::Chip, false, theme.text);
    let track = Rect::from_min_max(pos2(place.min.x, place.max.y - 9.0), place.max)
        .translate(vec2(0.0, -1.0));
    ui.painter().rect_filled(track, 4.0, theme.sunken);
    let filled = track.with_max_x(track.min.x + done.clamp(0.0, 1.0) * track.width());
    ui.painter().rect_filled(filled, 4.0, theme.accent);
    let edge = Stroke::new(1.0, theme.control);
    ui.painter().rect_stroke(track, 4.0, edge, StrokeKind::Inside);
}
