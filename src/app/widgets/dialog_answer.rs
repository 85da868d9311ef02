//! An answer in a dialog, with a few lines about what it does: a button as wide as the dialog.

use egui::{
    Align2, Color32, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::paint::{flow, focus_ring, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// An answer.
pub struct AnswerButton<'a> {
    pub id: Id,
    pub name: &'a str,
    /// What it does; also the description of the button.
    pub brings: &'a str,
    /// More about it.
    pub more: &'a str,
    pub enabled: bool,
}

impl AnswerButton<'_> {
    /// Paints it with its top at `at`; returns whether it was chosen, and its lower end.
    pub fn show(self, ui: &mut Ui, at: Pos2, width: f32) -> (bool, f32) {
        const TITLE: f32 = 24.0;
        let theme = Theme::of(ui.ctx());
        let room = width - 28.0;
        let ink = |lively: Color32| if self.enabled { lively } else { theme.muted };
        let brings = flow(ui, &[run(self.brings, Text::Body, false, ink(theme.text))], room, 3);
        let more = flow(ui, &[run(self.more, Text::Chip, false, theme.muted)], room, 5);
        let below = if self.more.is_empty() { 0.0 } else { 4.0 + more.size().y };
        let place = Rect::from_min_size(at, vec2(width, 22.0 + TITLE + brings.size().y + below));
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(place, self.id, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, self.enabled, self.name));
        ui.ctx().accesskit_node_builder(self.id, |node| node.set_description(self.brings));
        let radius = Sizes::get().radius.control;
        let lively = self.enabled && response.hovered();
        let (ground, edge) =
            if lively { (theme.accent_soft, theme.accent) } else { (theme.card, theme.control) };
        ui.painter().rect_filled(place, radius, ground);
        ui.painter().rect_stroke(place, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
        let corner = place.min + vec2(14.0, 8.0);
        let (middle, name) = (corner + vec2(0.0, TITLE / 2.0), ink(theme.accent));
        paint_words(ui, middle, Align2::LEFT_CENTER, self.name, Text::Body, true, name);
        let top = corner + vec2(0.0, TITLE);
        let under = top + vec2(0.0, brings.size().y + 4.0);
        ui.painter().galley(top, brings, theme.text);
        ui.painter().galley(under, more, theme.muted);
        focus_ring(ui, &response, place, radius);
        (response.clicked(), place.max.y)
    }
}
