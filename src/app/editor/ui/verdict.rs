//! What is wrong with the position; pointing at a fault lights its places.

use egui::{Align2, Id, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::editor::state::Editor;
use crate::app::widgets::finger;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, focus_ring, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::{Place, SetupFault};
use crate::texts::messages as say;

/// Returns the places to light.
pub fn verdict_ui(ui: &mut Ui, rect: Rect, editor: &Editor) -> Vec<Place> {
    let theme = Theme::of(ui.ctx());
    let position = editor.position();
    let faults: Vec<SetupFault> = position.as_ref().err().cloned().unwrap_or_default();
    let is_right = faults.is_empty() && editor.wrong_text.is_none();
    card(ui, rect, (!is_right).then_some(theme.warn));
    let inner = rect.shrink2(vec2(14.0, 10.0));
    let set = editor.ruleset().set_size();
    live(ui, rect, editor, &faults);
    let is_over = position.as_ref().is_ok_and(|position| position.outcome().is_some());
    let (title, ink) = match (is_right, is_over) {
        (false, _) => (say::editor::to_mend(), theme.warn),
        (true, true) => (say::editor::over_already(), theme.text),
        (true, false) => (say::editor::ready(), theme.good),
    };
    let shown = paint_words(ui, inner.min, Align2::LEFT_TOP, title, Text::CardTitle, true, ink);
    let room = inner.with_min_y(shown.max.y + 4.0);
    let mut lit = Vec::new();
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand2(vec2(6.0, 2.0)).intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("verdict").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let width = room.width() - 8.0;
            if let Some(wrong) = &editor.wrong_text {
                let says = words::wrong_text(&wrong.why);
                row(ui, width, "text", &says, Some(theme.bad));
            }
            for (number, fault) in faults.iter().enumerate() {
                let says = words::fault(fault);
                if row(ui, width, number, &says, Some(theme.warn)) {
                    lit = editor.places(fault);
                }
            }
            if let Ok(position) = &position {
                let says = words::ready_line(position, editor.setup().total(), set);
                row(ui, width, "ready", &says, None);
            }
            let says = match finger::is_used(ui.ctx()) {
                true => say::editor::how_to_edit_finger(),
                false => say::editor::how_to_edit(),
            };
            let how = [run(says, Text::Chip, false, theme.muted)];
            let galley = flow(ui, &how, width, 6);
            let (_, place) = ui.allocate_space(vec2(width, galley.size().y + 4.0));
            let response = ui.interact(place, Id::unique("how to edit"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, says));
            ui.painter().galley(place.min + vec2(0.0, 4.0), galley, theme.muted);
        },
    );
    lit
}

/// What a screen reader says after each change.
fn live(ui: &Ui, rect: Rect, editor: &Editor, faults: &[SetupFault]) {
    let says = match &editor.wrong_text {
        Some(wrong) => words::wrong_text(&wrong.why),
        None => words::setup_sentence(editor.setup(), editor.ruleset().set_size(), faults),
    };
    let id = Id::unique("verdict");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &says));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// One line of the list; returns whether it is hovered or focused.
fn row(
    ui: &mut Ui,
    width: f32,
    salt: impl std::hash::Hash + std::fmt::Debug,
    says: &str,
    warns: Option<egui::Color32>,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let indent = if warns.is_some() { 26.0 } else { 0.0 };
    let runs = [run(says, Text::Body, false, theme.text)];
    let galley = flow(ui, &runs, width - indent - 8.0, 4);
    let height = (galley.size().y + 6.0).max(Sizes::get().height.hit);
    let (_, place) = ui.allocate_space(vec2(width, height));
    let id = Id::unique(("verdict row", salt));
    let sense = if warns.is_some() { Sense::click() } else { Sense::hover() };
    let role = if warns.is_some() { Role::Button } else { Role::Label };
    let response = ui.interact(place, id, sense);
    response.widget_info(|| WidgetInfo::labeled(role, true, says));
    let here = warns.is_some() && (response.hovered() || response.has_focus());
    let radius = Sizes::get().radius.tag;
    if here {
        ui.painter().rect_filled(place, radius, theme.warn_soft);
    }
    if let Some(ink) = warns {
        let at = pos2(place.min.x + 12.0, place.center().y);
        Icon::Warning.paint(ui.painter(), Rect::from_center_size(at, vec2(16.0, 16.0)), ink);
    }
    let at = pos2(place.min.x + indent, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    focus_ring(ui, &response, place.shrink(2.0), radius);
    if response.gained_focus() {
        ui.scroll_to_rect(place, None);
    }
    if response.clicked() {
        response.request_focus();
    }
    here
}
