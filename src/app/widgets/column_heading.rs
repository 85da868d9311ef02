//! The heading of a table's column: a click sorts by it.

use egui::{Align2, Id, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::paint::{focus_ring, paint_words};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// `order` is `None` unless the table is sorted by this column; it says whether the order is
/// descending. `table` distinguishes the columns of different tables.
pub fn column_heading(
    ui: &mut Ui,
    rect: Rect,
    table: &str,
    name: &str,
    pad: f32,
    order: Option<bool>,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(rect, Id::unique((table, name)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, order.is_some(), name));
    let ink = if order.is_some() || response.hovered() { theme.text } else { theme.muted };
    let at = pos2(rect.min.x + pad, rect.center().y);
    let shown = paint_words(ui, at, Align2::LEFT_CENTER, name, Text::Chip, true, ink);
    if let Some(descending) = order {
        let at = pos2(shown.max.x + 6.0, rect.center().y);
        let down = if descending { 1.0 } else { -1.0 };
        let points = [(0.0, -2.5), (8.0, -2.5), (4.0, 3.5)].map(|(x, y)| at + vec2(x, y * down));
        ui.painter().add(Shape::convex_polygon(points.to_vec(), ink, Stroke::NONE));
    }
    focus_ring(ui, &response, rect.shrink(3.0), Sizes::get().radius.tag);
    response
}
