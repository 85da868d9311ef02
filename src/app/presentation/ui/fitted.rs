//! Words as large as they fit into their place.

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Align2, Color32, Galley, Id, Rect, Role, Sense, Ui, WidgetInfo};

use crate::app::widgets::paint::{Run, flow, run};
use crate::draw::theme::{Text, Theme};

/// Sizes of the first sentence and of the rest, the largest first.
const SIZES: [(Text, Text); 5] = [
    (Text::Result, Text::Page),
    (Text::Page, Text::Section),
    (Text::Section, Text::Story),
    (Text::Story, Text::Body),
    (Text::Body, Text::Chip),
];

/// More lines than anything takes.
const ROWS: usize = 12;

fn runs<'a>(ui: &Ui, (head, line): (&'a str, &'a str), sizes: (Text, Text)) -> Vec<Run<'a>> {
    let theme = Theme::of(ui.ctx());
    let mut runs = vec![run(head, sizes.0, true, theme.text)];
    if !line.is_empty() {
        let between = if head.is_empty() { "" } else { "\n" };
        runs.push(run(between, sizes.1, false, theme.text));
        runs.push(run(line, sizes.1, false, theme.text));
    }
    runs
}

/// The words in the largest letters in which they fit a width and a height.
pub fn galley_of(ui: &Ui, room: egui::Vec2, words: (&str, &str), largest: usize) -> Arc<Galley> {
    let lay = |sizes| flow(ui, &runs(ui, words, sizes), room.x, ROWS);
    let mut all = SIZES.into_iter().skip(largest).map(lay);
    let fits = all.find(|galley| galley.size().y <= room.y && !galley.elided);
    fits.unwrap_or_else(|| lay(SIZES[SIZES.len() - 1]))
}

/// Paints words at a side of `rect`; a screen reader says them when they change. Returns where they
/// are.
pub fn words_ui(ui: &mut Ui, rect: Rect, words: (&str, &str), align: Align2, id: &str) -> Rect {
    let galley = galley_of(ui, rect.size(), words, 0);
    paint(ui, rect, galley, words, align, id)
}

/// The same, of a galley that was laid out already.
pub fn paint(
    ui: &Ui,
    rect: Rect,
    galley: Arc<Galley>,
    (head, line): (&str, &str),
    align: Align2,
    id: &str,
) -> Rect {
    let place = align.align_size_within_rect(galley.size(), rect);
    let id = Id::unique(("presented", id));
    let response = ui.interact(place, id, Sense::hover());
    let words = [head, line].join(" ");
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, words.trim()));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    ui.painter().galley(place.min, galley, Color32::PLACEHOLDER);
    place
}
