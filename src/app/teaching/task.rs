//! The parts of the card with the task, above the board.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Align2, Color32, Galley, Id, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::widgets::paint::{Run, flow, galley, line, run};
use crate::draw::theme::{Text, Theme};

/// The kind of the task at the left of its card; returns where its text may begin.
pub fn kind_chip(ui: &mut Ui, card: Rect, kind: &str) -> f32 {
    let theme = Theme::of(ui.ctx());
    let width = galley(ui, kind, Text::Chip, true, theme.on_accent).size().x + 20.0;
    let at = pos2(card.min.x + 14.0, card.center().y - 12.0);
    let chip = Rect::from_min_size(at, vec2(width, 24.0));
    ui.painter().rect_filled(chip, 12.0, theme.accent);
    let says = run(kind, Text::Chip, true, theme.on_accent);
    line(ui, chip.center(), Align2::CENTER_CENTER, &says);
    chip.max.x + 12.0
}

/// A remark at the right of the card, if there is one; returns where the text of the task must end.
pub fn remark(ui: &mut Ui, card: Rect, says: Option<&str>) -> f32 {
    let right = card.max.x - 14.0;
    let Some(says) = says else { return right };
    let says = run(says, Text::Chip, false, Theme::of(ui.ctx()).muted);
    line(ui, pos2(right, card.center().y), Align2::RIGHT_CENTER, &says).min.x - 10.0
}

/// The text of a task, bold in the first of the larger sizes in which it fits the card, else in the
/// smallest size and its weight: its upper left corner, its runs, its layout. `lead` comes before
/// the text, in the same lines.
pub fn fitted<'a>(
    ui: &Ui,
    card: Rect,
    (x, width): (f32, f32),
    rows: usize,
    (lead, says): (Option<&'a str>, &'a str),
    larger: &[Text],
    smallest: (Text, bool),
) -> (Pos2, Vec<Run<'a>>, Arc<Galley>) {
    let theme = Theme::of(ui.ctx());
    let laid_out = |(text, bold): (Text, bool)| {
        let lead = lead.into_iter().flat_map(|lead| [lead, " "]);
        let mut runs: Vec<Run<'a>> = lead.map(|lead| run(lead, text, true, theme.accent)).collect();
        runs.push(run(says, text, bold, theme.text));
        let galley = flow(ui, &runs, width, rows);
        (pos2(x, card.center().y - galley.size().y / 2.0), runs, galley)
    };
    let mut larger = larger.iter().map(|text| laid_out((*text, true)));
    larger
        .find(|(.., galley)| galley.size().y <= card.height() - 2.0)
        .unwrap_or_else(|| laid_out(smallest))
}

/// Paints a task laid out by [`fitted`]. A screen reader says a new one immediately, its lead as a
/// sentence of its own.
pub fn task_ui(ui: &Ui, at: Pos2, (lead, says): (Option<&str>, &str), galley: Arc<Galley>) {
    let rect = Rect::from_min_size(at, galley.size());
    for (part, words) in [("lead", lead), ("task", Some(says))] {
        let Some(words) = words else { continue };
        let id = Id::unique(("task", part, at.x as i32, at.y as i32));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, words));
        ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    }
    ui.painter().galley(at, galley, Color32::PLACEHOLDER);
}
