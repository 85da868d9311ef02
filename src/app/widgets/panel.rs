//! The backgrounds of bars and side panels, with the line between them and the page.

use egui::{Rect, Stroke, Ui};

use crate::draw::theme::Theme;

/// Where a panel meets the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// At its left side, like a panel at the right of the window.
    Left,
    /// At its right side.
    Right,
    /// At its top, like the control bar.
    Top,
    /// At its bottom, like the bars at the top.
    Bottom,
}

/// Paints the background of a bar or side panel.
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
