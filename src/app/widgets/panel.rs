//! The grounds of bars and side panels, with the line that parts them from the page.

use egui::{Rect, Stroke, Ui};

use crate::draw::theme::Theme;

/// Where a panel meets the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// At its left, as a panel at the right of the window does.
    Left,
    /// At its right.
    Right,
    /// At its top, as the control bar does.
    Top,
    /// At its bottom, as the bars at the top do.
    Bottom,
}

/// Paints the ground of a bar or side panel.
pub fn panel(ui: &Ui, rect: Rect, edge: Edge) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let line = Stroke::new(1.0, theme.line);
    painter.rect_filled(rect, 0.0, theme.panel);
    match edge {
        Edge::Left => painter.vline(rect.min.x, rect.y_range(), line),
        Edge::Right => painter.vline(rect.max.x, rect.y_range(), line),
        Edge::Top => painter.hline(rect.x_range(), rect.min.y, line),
        Edge::Bottom => painter.hline(rect.x_range(), rect.max.y - 0.5, line),
    };
}
