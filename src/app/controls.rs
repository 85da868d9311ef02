//! Buttons, chips, labels, segments and switches, drawn by the tokens. Each takes the rectangle it
//! is to fill, so that pages lay themselves out and decide the reading order.

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Color32, CornerRadius, Galley, Id, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::icons::{Icon, paint_key};
use super::sizes::Sizes;
use super::theme::{Text, Theme};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The one button a page wants pressed.
    Primary,
    /// Bordered.
    Outline,
    /// Words in the accent colour.
    Link,
    /// Nothing but its words: bars and lists.
    Bare,
}

/// A button.
pub struct Button<'a> {
    words: &'a str,
    name: &'a str,
    icon: Option<Icon>,
    key: Option<String>,
    tip: Option<String>,
    look: Look,
    enabled: bool,
    small: bool,
    opens: bool,
    salt: Id,
}

impl<'a> Button<'a> {
    /// A bordered button with these words, which are also its accessible name.
    pub fn new(words: &'a str) -> Button<'a> {
        Button {
            words,
            name: words,
            icon: None,
            key: None,
            tip: None,
            look: Look::Outline,
            enabled: true,
            small: false,
            opens: false,
            salt: Id::unique("button"),
        }
    }

    /// A button of an icon alone, with its accessible name.
    pub fn icon_only(icon: Icon, name: &'a str) -> Button<'a> {
        Button { words: "", name, icon: Some(icon), ..Button::new(name) }
    }

    /// Draws an icon before the words.
    pub fn icon(self, icon: Icon) -> Self {
        Button { icon: Some(icon), ..self }
    }

    /// Draws a key behind the words; the key is no part of the name.
    pub fn key(self, key: impl Into<String>) -> Self {
        Button { key: Some(key.into()), ..self }
    }

    /// Shows a tooltip.
    pub fn tip(self, tip: impl Into<String>) -> Self {
        Button { tip: Some(tip.into()), ..self }
    }

    /// Sets the look.
    pub fn look(self, look: Look) -> Self {
        Button { look, ..self }
    }

    /// Greys the button where `enabled` is false.
    pub fn enabled(self, enabled: bool) -> Self {
        Button { enabled, ..self }
    }

    /// Smaller letters and paddings.
    pub fn small(self) -> Self {
        Button { small: true, ..self }
    }

    /// Draws the sign of something that opens.
    pub fn opens(self) -> Self {
        Button { opens: true, ..self }
    }

    /// Tells buttons of the same name apart.
    pub fn salt(self, salt: impl Hash + Debug) -> Self {
        Button { salt: self.salt.with(salt), ..self }
    }

    fn text(&self) -> Text {
        if self.small { Text::Chip } else { Text::Body }
    }

    fn inner_width(&self, ui: &Ui) -> f32 {
        let galley = galley(ui, self.words, self.text(), true, Color32::PLACEHOLDER);
        let mut width = galley.size().x;
        if self.icon.is_some() {
            width += 18.0 + if self.words.is_empty() { 0.0 } else { 8.0 };
        }
        if let Some(key) = &self.key {
            width += 8.0 + key_width(ui, key);
        }
        if self.opens {
            width += 14.0;
        }
        width
    }

    /// How wide it wants to be.
    pub fn width(&self, ui: &Ui) -> f32 {
        let pad = match self.look {
            Look::Link => 8.0,
            _ if self.small => 12.0,
            _ => 15.0,
        };
        (self.inner_width(ui) + 2.0 * pad).ceil().max(Sizes::get().height.hit)
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui, rect: Rect) -> Response {
        let theme = Theme::of(ui.ctx());
        let id = self.salt.with(self.name);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let name = self.name.to_owned();
        let enabled = self.enabled;
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
        if let Some(key) = &self.key {
            ui.ctx().accesskit_node_builder(id, |node| node.set_keyboard_shortcut(key.as_str()));
        }
        let sizes = Sizes::get();
        let corner = CornerRadius::same(sizes.radius.control);
        let lively = self.enabled && response.hovered();
        let (ground, border, ink) = match self.look {
            Look::Primary => (
                if lively { theme.accent.gamma_multiply(0.88) } else { theme.accent },
                Color32::TRANSPARENT,
                theme.on_accent,
            ),
            Look::Outline => (
                if lively { theme.accent_soft } else { theme.card },
                if lively { theme.accent } else { theme.line_of_controls() },
                theme.text,
            ),
            Look::Link => (
                if lively { theme.accent_soft } else { Color32::TRANSPARENT },
                Color32::TRANSPARENT,
                theme.accent,
            ),
            Look::Bare => (
                if lively { theme.sunken } else { Color32::TRANSPARENT },
                Color32::TRANSPARENT,
                theme.text,
            ),
        };
        let dim = |colour: Color32| if enabled { colour } else { colour.gamma_multiply(0.45) };
        let painter = ui.painter();
        painter.rect_filled(rect, corner, dim(ground));
        let line = Stroke::new(sizes.line.thin, dim(border));
        painter.rect_stroke(rect, corner, line, StrokeKind::Inside);
        let mut x = rect.center().x - self.inner_width(ui) / 2.0;
        let ink = dim(ink);
        if let Some(icon) = self.icon {
            let at = Rect::from_min_size(pos2(x, rect.center().y - 9.0), Vec2::splat(18.0));
            icon.paint(painter, at, ink);
            x += 26.0;
        }
        if !self.words.is_empty() {
            let galley = galley(ui, self.words, self.text(), true, ink);
            let at = pos2(x, rect.center().y - galley.size().y / 2.0);
            x += galley.size().x;
            painter.galley(at, galley, ink);
        }
        if let Some(key) = &self.key {
            let at = pos2(x + 8.0, rect.center().y);
            paint_key_cap(
                ui,
                at,
                key,
                if self.look == Look::Primary { ink } else { theme.control },
            );
        }
        if self.opens {
            let at = pos2(x + 8.0, rect.center().y);
            let points = vec![at + vec2(0.0, -2.5), at + vec2(8.0, -2.5), at + vec2(4.0, 3.5)];
            painter.add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
        }
        focus_ring(ui, &response, rect, sizes.radius.control);
        match self.tip {
            Some(tip) => response.on_hover_text(tip),
            None => response,
        }
    }
}

fn key_width(ui: &Ui, key: &str) -> f32 {
    galley(ui, key, Text::Caption, false, Color32::PLACEHOLDER).size().x + 12.0
}

/// Draws a key cap whose left middle is `at`; returns its width.
pub fn paint_key_cap(ui: &Ui, at: Pos2, key: &str, ink: Color32) -> f32 {
    let words = galley(ui, key, Text::Caption, false, ink);
    let width = words.size().x + 12.0;
    let rect = Rect::from_min_size(pos2(at.x, at.y - 10.0), vec2(width, 20.0));
    paint_key(ui.painter(), rect, ink);
    ui.painter().galley(pos2(at.x + 6.0, at.y - words.size().y / 2.0), words, ink);
    width
}

/// Draws the accent ring around what has the keyboard.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() {
        let sizes = Sizes::get();
        let away = sizes.line.focus_gap;
        let stroke = Stroke::new(sizes.line.focus, Theme::of(ui.ctx()).accent);
        let corner = CornerRadius::same(radius.saturating_add(away as u8));
        // A tight bar must not cut the ring off.
        let painter = ui.painter().with_clip_rect(ui.ctx().content_rect());
        painter.rect_stroke(rect.expand(away), corner, stroke, StrokeKind::Outside);
    }
}

/// Words laid out in one line.
pub fn galley(ui: &Ui, words: &str, text: Text, bold: bool, ink: Color32) -> Arc<Galley> {
    let font = if bold { text.bold_font(ui.ctx()) } else { text.font(ui.ctx()) };
    ui.painter().layout_no_wrap(words.to_owned(), font, ink)
}

/// Draws words that a label or control nearby already says; returns where they stand.
pub fn paint_words(
    ui: &Ui,
    at: Pos2,
    align: Align2,
    words: &str,
    text: Text,
    bold: bool,
    ink: Color32,
) -> Rect {
    let galley = galley(ui, words, text, bold, ink);
    let rect = align.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, ink);
    rect
}

/// A piece of running text.
pub struct Run<'a> {
    /// The words.
    pub words: &'a str,
    /// Their size.
    pub text: Text,
    /// Their weight.
    pub bold: bool,
    /// Their colour.
    pub ink: Color32,
}

/// Running text of one kind.
pub fn run(words: &str, text: Text, bold: bool, ink: Color32) -> Run<'_> {
    Run { words, text, bold, ink }
}

/// Lays out running text in at most `rows` lines of `width`, with an ellipsis where it is cut.
pub fn flow(ui: &Ui, runs: &[Run<'_>], width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    job.wrap.max_rows = rows;
    for run in runs {
        let font = if run.bold { run.text.bold_font(ui.ctx()) } else { run.text.font(ui.ctx()) };
        let mut format = TextFormat::simple(font.clone(), run.ink);
        format.line_height = Some((font.size * Sizes::get().text.line_height).round());
        format.valign = Align::Center;
        job.append(run.words, 0.0, format);
    }
    ui.painter().layout_job(job)
}

/// A label with its upper left corner at `at`: wrapped, cut after `rows` lines; returns where it
/// stands.
pub fn label(ui: &mut Ui, at: Pos2, width: f32, rows: usize, runs: &[Run<'_>]) -> Rect {
    let galley = flow(ui, runs, width, rows);
    let rect = Rect::from_min_size(at, galley.size());
    let words: String = runs.iter().map(|run| run.words).collect();
    let id = Id::unique(("label", &words, at.x as i32, at.y as i32));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    let cut = galley.elided;
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    if cut {
        response.on_hover_text(words);
    }
    rect
}

/// A label in one line with its anchor at `at`.
pub fn line(ui: &mut Ui, at: Pos2, align: Align2, run: &Run<'_>) -> Rect {
    let galley = galley(ui, run.words, run.text, run.bold, run.ink);
    let rect = align.anchor_size(at, galley.size());
    let id = Id::unique(("line", run.words, rect.min.x as i32, rect.min.y as i32));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, run.words));
    ui.painter().galley(rect.min, galley, run.ink);
    rect
}

/// What a chip says about its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing special.
    Quiet,
    /// A gain; somebody's turn.
    Good,
    /// A choice is open.
    Warn,
    /// Current.
    Accent,
}

fn tones(theme: &Theme, tone: Tone) -> (Color32, Color32) {
    match tone {
        Tone::Quiet => (theme.sunken, theme.text),
        Tone::Good => (theme.good_soft, theme.good),
        Tone::Warn => (theme.warn_soft, theme.warn),
        Tone::Accent => (theme.accent_soft, theme.accent),
    }
}

/// How wide a chip is.
pub fn chip_width(ui: &Ui, words: &str, tone: Tone) -> f32 {
    let bold = tone != Tone::Quiet;
    galley(ui, words, Text::Chip, bold, Color32::PLACEHOLDER).size().x + 20.0
}

/// A chip whose left middle is `at`; returns where it stands.
pub fn chip(ui: &mut Ui, at: Pos2, words: &str, tone: Tone) -> Rect {
    let theme = Theme::of(ui.ctx());
    let (ground, ink) = tones(theme, tone);
    let words_run = run(words, Text::Chip, tone != Tone::Quiet, ink);
    let size = galley(ui, words, Text::Chip, words_run.bold, ink).size();
    let rect = Rect::from_min_size(pos2(at.x, at.y - 12.0), vec2(size.x + 20.0, 24.0));
    ui.painter().rect_filled(rect, 12.0, ground);
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, ink);
        ui.painter().rect_stroke(rect, 12.0, stroke, StrokeKind::Inside);
    }
    line(ui, rect.center(), Align2::CENTER_CENTER, &words_run);
    rect
}

/// A chip that opens something: a rule, the list of changed options.
pub fn chip_button(
    ui: &mut Ui,
    at: Pos2,
    words: &str,
    icon: Option<Icon>,
    tone: Tone,
    salt: impl Hash + Debug,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let (ground, ink) = tones(theme, tone);
    let bold = tone != Tone::Quiet;
    let words_galley = galley(ui, words, Text::Chip, bold, ink);
    let before = if icon.is_some() { 32.0 } else { 11.0 };
    let size = vec2(words_galley.size().x + before + 11.0, 24.0);
    let rect = Rect::from_min_size(pos2(at.x, at.y - 12.0), size);
    let id = Id::unique(("chip", words, salt));
    // At least 28 high to hit.
    let response = ui.interact(rect.expand2(vec2(0.0, 2.0)), id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words));
    let painter = ui.painter();
    painter.rect_filled(rect, 12.0, ground);
    if theme.is_lined() || response.hovered() {
        painter.rect_stroke(rect, 12.0, Stroke::new(1.0, ink), StrokeKind::Inside);
    }
    if let Some(icon) = icon {
        let at = Rect::from_min_size(pos2(rect.min.x + 10.0, at.y - 8.0), Vec2::splat(16.0));
        icon.paint(painter, at, ink);
    }
    let at = pos2(rect.min.x + before, at.y - words_galley.size().y / 2.0);
    painter.galley(at, words_galley, ink);
    focus_ring(ui, &response, rect, 12);
    response.with_new_rect(rect)
}

/// How wide the chip of a button is.
pub fn chip_button_width(ui: &Ui, words: &str, icon: bool, tone: Tone) -> f32 {
    let bold = tone != Tone::Quiet;
    let before = if icon { 32.0 } else { 11.0 };
    galley(ui, words, Text::Chip, bold, Color32::PLACEHOLDER).size().x + before + 11.0
}

/// A row of values of which one is chosen, from the left at `at`; returns the one just picked.
/// Each value's accessible name is its word with `name` before it.
pub struct Segments<'a> {
    /// What is chosen.
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

    /// Shows it with its left middle at `at`.
    pub fn show(self, ui: &mut Ui, at: Pos2, salt: impl Hash + Debug) -> Option<usize> {
        let theme = Theme::of(ui.ctx());
        let widths = self.widths(ui);
        let size = vec2(widths.iter().sum(), self.height);
        let whole = Rect::from_min_size(pos2(at.x, at.y - self.height / 2.0), size);
        let dim = |colour: Color32| if self.enabled { colour } else { colour.gamma_multiply(0.45) };
        let corner = Sizes::get().radius.control;
        let base = Id::unique(("segments", self.name, salt));
        let mut picked = None;
        let mut focused = None;
        ui.painter().rect_filled(whole, corner, dim(theme.card));
        let mut x = whole.min.x;
        for (number, (words, width)) in self.words.iter().zip(&widths).enumerate() {
            let rect = Rect::from_min_size(pos2(x, whole.min.y), vec2(*width, self.height));
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
                ui.painter().vline(rect.min.x, rect.y_range(), stroke);
            }
            let ink = if chosen { theme.on_accent } else { theme.text };
            let words_galley = galley(ui, words, Text::Body, chosen, dim(ink));
            let at = rect.center() - words_galley.size() / 2.0;
            ui.painter().galley(at, words_galley, ink);
            if response.has_focus() {
                focused = Some((response.clone(), rect));
            }
            if response.clicked() && !chosen {
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
    let response = ui.interact(rect.expand2(vec2(2.0, 5.0)), id, sense);
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
    let shown = words.get(chosen).copied().unwrap_or_default();
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
    paint_words(ui, at, Align2::LEFT_CENTER, shown, Text::Body, false, dim(theme.text));
    let at = pos2(rect.max.x - 20.0, rect.center().y);
    let points = vec![at + vec2(0.0, -4.0), at + vec2(10.0, -4.0), at + vec2(5.0, 5.0)];
    ui.painter().add(egui::Shape::convex_polygon(points, dim(theme.text), Stroke::NONE));
    focus_ring(ui, &response, rect, sizes.radius.control);
    let mut picked = None;
    egui::Popup::menu(&response).width(rect.width()).show(|ui| {
        egui::ScrollArea::vertical().max_height(320.0).show(ui, |ui| {
            for (number, words) in words.iter().enumerate() {
                let entry = ui.add(egui::Button::selectable(number == chosen, *words));
                if entry.clicked() {
                    picked = Some(number);
                    ui.close();
                }
            }
        });
    });
    picked
}

/// A card's ground with its line and shadow.
pub fn card(ui: &Ui, rect: Rect, border: Option<Color32>) {
    let theme = Theme::of(ui.ctx());
    let radius = CornerRadius::same(Sizes::get().radius.card);
    if !theme.is_lined() {
        ui.painter().add(theme.card_shadow().as_shape(rect, radius));
    }
    ui.painter().rect_filled(rect, radius, theme.card);
    let stroke = match border {
        Some(colour) => Stroke::new(1.5, colour),
        None => Stroke::new(1.0, theme.line),
    };
    ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
}

impl Theme {
    /// The quieter border of buttons that stand on a bar; in a lined theme the full one.
    fn line_of_controls(&self) -> Color32 {
        self.control
    }

    /// Whether grounds are told apart by lines alone.
    pub fn is_lined(&self) -> bool {
        self.board == super::board::tones::Material::Plain
    }
}
