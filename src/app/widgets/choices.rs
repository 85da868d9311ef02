//! Controls for choosing a value: segments, switches, lists.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Align2, Color32, CornerRadius, Id, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::finger::fit;
use super::modal::keep_above;
use super::paint::{flow, focus_ring, galley, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// A row of values of which one is chosen. Each value's accessible name is `name` and its word.
pub struct Segments<'a> {
    /// The name of the choice.
    pub name: &'a str,
    /// The words of the values.
    pub words: &'a [&'a str],
    /// The chosen one.
    pub chosen: usize,
    /// Whether it can be changed.
    pub enabled: bool,
    /// Height of the row.
    pub height: f32,
}

impl Segments<'_> {
    fn widths(&self, ui: &Ui) -> Vec<f32> {
        let width = |words: &&str| {
            galley(ui, words, Text::Body, true, Color32::PLACEHOLDER).size().x + 20.0
        };
        self.words.iter().map(width).map(|width| width.max(Sizes::get().height.hit)).collect()
    }

    /// How wide it is.
    pub fn width(&self, ui: &Ui) -> f32 {
        self.widths(ui).iter().sum()
    }

    /// Paints it with its left middle at `at`; returns the value just picked, if it is another one.
    pub fn show(self, ui: &mut Ui, at: Pos2, salt: impl Hash + Debug) -> Option<usize> {
        let chosen = self.chosen;
        self.clicked(ui, at, salt).filter(|picked| *picked != chosen)
    }

    /// Paints it; returns the value just clicked, which may be the chosen one.
    pub fn clicked(self, ui: &mut Ui, at: Pos2, salt: impl Hash + Debug) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let widths = self.widths(ui);
        let height = Sizes::grown(self.height);
        let size = vec2(widths.iter().sum(), height);
        let whole = Rect::from_min_size(pos2(at.x, at.y - height / 2.0), size);
        let dim = |colour: Color32| if self.enabled { colour } else { colour.gamma_multiply(0.45) };
        let corner = Sizes::get().radius.control;
        let base = Id::unique(("segments", self.name, salt));
        let mut picked = None;
        let mut focused = None;
        ui.painter().rect_filled(whole, corner, dim(theme.card));
        let mut x = whole.min.x;
        for (number, (words, width)) in self.words.iter().zip(&widths).enumerate() {
            let rect = Rect::from_min_size(pos2(x, whole.min.y), vec2(*width, height));
            x += width;
            let sense = if self.enabled { Sense::click() } else { Sense::hover() };
            let response = ui.interact(rect, base.with(number), sense);
            let chosen = number == self.chosen;
            let enabled = self.enabled;
            response
                .widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, chosen, words));
            let corners = corners_of(number, widths.len(), corner);
            if chosen {
                ui.painter().rect_filled(rect, corners, dim(theme.accent));
            } else if enabled && response.hovered() {
                ui.painter().rect_filled(rect, corners, theme.accent_soft);
            }
            if number > 0 && !chosen && number != self.chosen + 1 {
                let stroke = Stroke::new(1.0, dim(theme.control));
                // Within the border.
                ui.painter().vline(rect.min.x, rect.y_range().shrink(1.0), stroke);
            }
            let ink = if chosen { theme.on_accent } else { theme.text };
            let words_galley = galley(ui, words, Text::Body, chosen, dim(ink));
            let at = rect.center() - words_galley.size() / 2.0;
            ui.painter().galley(at, words_galley, ink);
            if response.has_focus() {
                focused = Some((response.clone(), rect));
            }
            if response.clicked() {
                picked = Some(number);
            }
        }
        let stroke = Stroke::new(1.0, dim(theme.control));
        ui.painter().rect_stroke(whole, corner, stroke, StrokeKind::Inside);
        if let Some((response, rect)) = focused {
            focus_ring(ui, &response, rect, corner);
        }
        picked
    }
}

fn corners_of(number: usize, of: usize, radius: u8) -> CornerRadius {
    let left = if number == 0 { radius } else { 0 };
    let right = if number + 1 == of { radius } else { 0 };
    CornerRadius { nw: left, sw: left, ne: right, se: right }
}

/// A switch with its right middle at `at`; returns whether it was just turned.
pub fn switch(
    ui: &mut Ui,
    at: Pos2,
    name: &str,
    on: bool,
    enabled: bool,
    salt: impl Hash + Debug,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let rect = Rect::from_min_size(pos2(at.x - 36.0, at.y - 10.0), vec2(36.0, 20.0));
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let id = Id::unique(("switch", name, salt));
    let hit = vec2(Sizes::grown(40.0), Sizes::grown(30.0));
    let response = ui.interact(Rect::from_center_size(rect.center(), hit), id, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, on, name));
    let dim = |colour: Color32| if enabled { colour } else { colour.gamma_multiply(0.45) };
    let ground = if on { theme.accent } else { theme.sunken };
    let border = if on { theme.accent } else { theme.control };
    ui.painter().rect_filled(rect, 10.0, dim(ground));
    let stroke = Stroke::new(1.0, dim(border));
    ui.painter().rect_stroke(rect, 10.0, stroke, StrokeKind::Inside);
    let x = if on { rect.max.x - 10.0 } else { rect.min.x + 10.0 };
    let knob = if on { theme.on_accent } else { theme.control };
    ui.painter().circle_filled(pos2(x, rect.center().y), 7.0, dim(knob));
    focus_ring(ui, &response, rect, 10);
    response.clicked()
}

/// A choice of many values in a list that opens; returns the one just picked.
pub fn choice(
    ui: &mut Ui,
    rect: Rect,
    name: &str,
    words: &[&str],
    chosen: usize,
    enabled: bool,
    salt: impl Hash + Debug,
) -> Option<usize> {
    choice_with_notes(ui, rect, name, (words, &[]), chosen, enabled, salt)
}

/// The same with a note at the right of each row of the open list; an empty one is left out.
pub fn choice_with_notes(
    ui: &mut Ui,
    rect: Rect,
    name: &str,
    (words, notes): (&[&str], &[String]),
    chosen: usize,
    enabled: bool,
    salt: impl Hash + Debug,
) -> Option<usize> {
    let (shown, rect) = (words.get(chosen).copied().unwrap_or_default(), fit(rect));
    let theme = Theme::of(ui.ctx());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let id = Id::unique(("choice", salt));
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ComboBox, enabled, name);
        info.current_text_value = Some(shown.to_owned());
        info
    });
    let dim = |colour: Color32| if enabled { colour } else { colour.gamma_multiply(0.45) };
    let sizes = Sizes::get();
    let lively = enabled && response.hovered();
    let ground = if lively { theme.accent_soft } else { theme.card };
    let painter = ui.painter();
    painter.rect_filled(rect, sizes.radius.control, dim(ground));
    let stroke = Stroke::new(1.0, dim(if lively { theme.accent } else { theme.control }));
    painter.rect_stroke(rect, sizes.radius.control, stroke, StrokeKind::Inside);
    let at = pos2(rect.min.x + 11.0, rect.center().y);
    let (ink, most) = (dim(theme.text), rect.width() - 11.0 - 26.0);
    let fits = |size: &Text| galley(ui, shown, *size, false, ink).size().x <= most;
    if let Some(size) = [Text::Body, Text::Chip].into_iter().find(fits) {
        paint_words(ui, at, Align2::LEFT_CENTER, shown, size, false, ink);
    } else {
        // The list shows all of it.
        let cut = flow(ui, &[run(shown, Text::Body, false, ink)], most, 1);
        ui.painter().galley(at - vec2(0.0, cut.size().y / 2.0), cut, ink);
    }
    let at = pos2(rect.max.x - 20.0, rect.center().y);
    let points = vec![at + vec2(0.0, -4.0), at + vec2(10.0, -4.0), at + vec2(5.0, 5.0)];
    ui.painter().add(egui::Shape::convex_polygon(points, dim(theme.text), Stroke::NONE));
    focus_ring(ui, &response, rect, sizes.radius.control);
    let mut picked = None;
    let was_open = egui::Popup::is_id_open(ui.ctx(), egui::Popup::default_response_id(&response));
    let list = egui::Popup::menu(&response).show(|ui| {
        let frame = egui::Frame::popup(ui.style()).total_margin().sum().x;
        let wide =
            |words: &str, text, bold| galley(ui, words, text, bold, Color32::PLACEHOLDER).size().x;
        let widest = words.iter().map(|words| wide(words, Text::Body, true)).fold(0.0, f32::max);
        let note = notes.iter().map(|note| wide(note, Text::Caption, false) + 2.0 * ROW_PAD);
        let note = note.fold(0.0, f32::max);
        ui.set_width((widest + note + 2.0 * ROW_PAD).max(rect.width() - frame));
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
            for (number, words) in words.iter().enumerate() {
                let id = response.id.with(("value", number));
                let row = popup_row(ui, id, words, None, true, number == chosen);
                row.widget_info(|| {
                    WidgetInfo::selected(Role::ListBoxOption, true, number == chosen, *words)
                });
                if let Some(note) = notes.get(number).filter(|note| !note.is_empty()) {
                    ui.ctx().accesskit_node_builder(id, |node| node.set_description(note.as_str()));
                    let middle = row.rect.max.y - sizes.height.row / 2.0;
                    let at = pos2(row.rect.max.x - ROW_PAD, middle);
                    let ink = if number == chosen { theme.on_accent } else { theme.muted };
                    paint_words(ui, at, Align2::RIGHT_CENTER, note, Text::Caption, false, ink);
                }
                // The arrow keys go on from the chosen value.
                if number == chosen && !was_open {
                    row.request_focus();
                }
                if row.clicked() {
                    picked = Some(number);
                    ui.close();
                }
            }
        });
    });
    if let Some(list) = list {
        keep_above(ui, list.response.layer_id);
    }
    picked
}

/// Space left and right of the words of a row.
pub const ROW_PAD: f32 = 10.0;

/// One row of an open list or menu, as wide as the space, with its key at the right. The caller
/// sets its accessible name.
pub fn popup_row(
    ui: &mut Ui,
    id: Id,
    words: &str,
    key: Option<&str>,
    enabled: bool,
    chosen: bool,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let sizes = Sizes::get();
    let (_, hit) = ui.allocate_space(vec2(ui.available_width(), sizes.height.hit));
    let rect = hit.with_min_y(hit.max.y - sizes.height.row);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(hit, id, sense);
    let dim = |ink: Color32| if enabled { ink } else { ink.gamma_multiply(0.45) };
    let lively = enabled && (response.hovered() || response.has_focus());
    let (ground, ink, quiet) = match (chosen, lively) {
        (true, _) => (theme.accent, theme.on_accent, theme.on_accent),
        (false, true) => (theme.accent_soft, theme.text, theme.muted),
        (false, false) => (Color32::TRANSPARENT, theme.text, theme.muted),
    };
    ui.painter().rect_filled(rect, sizes.radius.tag, ground);
    let at = pos2(rect.min.x + ROW_PAD, rect.center().y);
    paint_words(ui, at, Align2::LEFT_CENTER, words, Text::Body, chosen, dim(ink));
    if let Some(key) = key {
        ui.ctx().accesskit_node_builder(id, |node| node.set_keyboard_shortcut(key));
        let at = pos2(rect.max.x - ROW_PAD, rect.center().y);
        paint_words(ui, at, Align2::RIGHT_CENTER, key, Text::Caption, false, dim(quiet));
    }
    if response.gained_focus() {
        ui.scroll_to_rect(hit, None);
    }
    focus_ring(ui, &response, rect.shrink(3.0), sizes.radius.tag);
    response
}
