//! Labels, chips and cards in the theme's colours and sizes. Each control takes the rectangle it
//! fills, so that pages decide their layout and reading order.
//!
//! | file | holds |
//! | --- | --- |
//! | here | labels, chips, cards, the focus ring |
//! | `button`, `rows` | buttons, alone and in a row |
//! | `choices`, `setting_rows` | segments, switches, lists; the rows of the settings |
//! | `field`, `search_field` | text fields |
//! | `tabs`, `menu_entry`, `column_heading` | tabs, menu entries, headings of columns |
//! | `modal`, `dialog_head`, `dialog_answer` | the parts of a dialog |
//! | `panel`, `scrolled`, `metrics` | bars, side panels, scrolled parts, sizes |
//! | `icons`, `stars`, `side_disc`, `progress`, `folder_path` | small pictures and bars |
//! | `arrows`, `key_input`, `keyboard`, `appears` | keys and the focus; what has just appeared |
//! | `finger` | whether a finger or the mouse is used; swipes |

use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Align2, Color32, CornerRadius, Galley, Id, Pos2, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::icons::{Icon, paint_key};
use crate::app::words::key_name;
use crate::draw::board::tones;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

pub(crate) fn key_width(ui: &Ui, key: &str) -> f32 {
    galley(ui, &key_name(key), Text::Caption, false, Color32::PLACEHOLDER).size().x + 12.0
}

/// Draws a key cap whose left middle is `at`; returns its width.
pub fn paint_key_cap(ui: &Ui, at: Pos2, key: &str, ink: Color32) -> f32 {
    let words = galley(ui, &key_name(key), Text::Caption, false, ink);
    let width = words.size().x + 12.0;
    let rect = Rect::from_min_size(pos2(at.x, at.y - 10.0), vec2(width, 20.0));
    paint_key(ui.painter(), rect, ink);
    ui.painter().galley(pos2(at.x + 6.0, at.y - words.size().y / 2.0), words, ink);
    width
}

/// Draws the accent ring around the focused control.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() {
        let sizes = Sizes::get();
        let away = sizes.line.focus_gap;
        let stroke = Stroke::new(sizes.line.focus, Theme::of(ui.ctx()).accent);
        let corner = CornerRadius::same(radius.saturating_add(away as u8));
        // Otherwise a narrow bar cuts the ring off.
        let painter = ui.painter().with_clip_rect(ui.ctx().content_rect());
        painter.rect_stroke(rect.expand(away), corner, stroke, StrokeKind::Outside);
    }
}

/// Words laid out in one line, even if they contain a line break, as a title may.
pub fn galley(ui: &Ui, words: &str, text: Text, bold: bool, ink: Color32) -> Arc<Galley> {
    let font = if bold { text.bold_font(ui.ctx()) } else { text.font(ui.ctx()) };
    ui.painter().layout_job(LayoutJob::simple_singleline(words.to_owned(), font, ink))
}

/// Draws words that are already in a label or control nearby; returns their rectangle.
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

/// As much of a text as fits, with dots for the rest: whole words, or letters if not even one fits.
pub fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    let cut = |end: usize| {
        let kept = text[..end].trim_end_matches([':', ',', ' ', '\u{a0}']);
        format!("{kept}…")
    };
    let words = text.match_indices(' ').map(|(at, _)| at).rev();
    let letters = text.char_indices().map(|(at, _)| at).rev();
    let shorter = words.chain(letters).map(cut);
    [text.to_owned()].into_iter().chain(shorter).find(|text| fits(text)).unwrap_or_default()
}

/// Lays out running text in at most `rows` lines of `width`; text that is cut ends in an ellipsis.
pub fn flow(ui: &Ui, runs: &[Run<'_>], width: f32, rows: usize) -> Arc<Galley> {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    job.wrap.max_rows = rows;
    for run in runs {
        let font = if run.bold { run.text.bold_font(ui.ctx()) } else { run.text.font(ui.ctx()) };
        let mut format = TextFormat::simple(font.clone(), run.ink);
        format.line_height = Some((font.size * Sizes::get().text.line_height).round());
        format.valign = Align::Center;
        // No line ends between a number and its sign.
        job.append(&run.words.replace(" %", "\u{a0}%"), 0.0, format);
    }
    ui.painter().layout_job(job)
}

/// A label with its upper left corner at `at`, wrapped and cut after `rows` lines; returns its
/// rectangle.
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

/// A label in small muted letters; returns its lower end.
pub fn quiet_label(ui: &mut Ui, at: Pos2, width: f32, rows: usize, words: &str) -> f32 {
    let ink = Theme::of(ui.ctx()).muted;
    label(ui, at, width, rows, &[run(words, Text::Chip, false, ink)]).max.y
}

/// A label that a screen reader reads whenever its words change.
pub fn status(ui: &mut Ui, at: Pos2, width: f32, rows: usize, runs: &[Run<'_>]) -> Response {
    let galley = flow(ui, runs, width, rows);
    let rect = Rect::from_min_size(at, galley.size());
    let words: String = runs.iter().map(|run| run.words).collect();
    let id = Id::unique(("status", at.x as i32, at.y as i32));
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &words));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(egui::accesskit::Live::Polite));
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    response
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

/// The tone of a chip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipTone {
    /// Nothing special.
    Quiet,
    /// A gain, or whose turn it is.
    Good,
    /// A choice is open.
    Warn,
    /// Current.
    Accent,
}

fn tones(theme: &Theme, tone: ChipTone) -> (Color32, Color32) {
    match tone {
        ChipTone::Quiet => (theme.sunken, theme.text),
        ChipTone::Good => (theme.good_soft, theme.good),
        ChipTone::Warn => (theme.warn_soft, theme.warn),
        ChipTone::Accent => (theme.accent_soft, theme.accent),
    }
}

/// How wide a chip is.
pub fn chip_width(ui: &Ui, words: &str, tone: ChipTone) -> f32 {
    let bold = tone != ChipTone::Quiet;
    galley(ui, words, Text::Chip, bold, Color32::PLACEHOLDER).size().x + 20.0
}

/// A chip whose left middle is `at`; returns its rectangle.
pub fn chip(ui: &mut Ui, at: Pos2, words: &str, tone: ChipTone) -> Rect {
    let theme = Theme::of(ui.ctx());
    let (ground, ink) = tones(theme, tone);
    let words_run = run(words, Text::Chip, tone != ChipTone::Quiet, ink);
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
    tone: ChipTone,
    salt: impl Hash + Debug,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let (ground, ink) = tones(theme, tone);
    let bold = tone != ChipTone::Quiet;
    let words_galley = galley(ui, words, Text::Chip, bold, ink);
    let before = if icon.is_some() { 32.0 } else { 11.0 };
    let size = vec2(words_galley.size().x + before + 11.0, 24.0);
    let rect = Rect::from_min_size(pos2(at.x, at.y - 12.0), size);
    let id = Id::unique(("chip", words, salt));
    // At least 28 high, to be easy to hit.
    let hit = rect.expand2(vec2(0.0, 0.5 * (Sizes::grown(28.0) - rect.height())));
    let response = ui.interact(hit, id, Sense::click());
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
pub fn chip_button_width(ui: &Ui, words: &str, icon: bool, tone: ChipTone) -> f32 {
    let bold = tone != ChipTone::Quiet;
    let before = if icon { 32.0 } else { 11.0 };
    galley(ui, words, Text::Chip, bold, Color32::PLACEHOLDER).size().x + before + 11.0
}

/// A card's background with its line and shadow.
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
    /// The lighter border of buttons on a bar; in a lined theme the full one.
    pub(crate) fn line_of_controls(&self) -> Color32 {
        self.control
    }

    /// Whether only lines separate the backgrounds.
    pub fn is_lined(&self) -> bool {
        self.board == tones::Material::Plain
    }
}
