//! What the lesson is about and the words it has explained, in a card beside the answer where there
//! is room.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::learn::lesson::ActiveLesson;
use crate::app::widgets::paint::{card, label, run};
use crate::app::widgets::scrolled::scrolled;
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// From this size on a card has room for another one beside it.
const ROOMY: egui::Vec2 = vec2(1000.0, 150.0);
/// The share of the width for the answer.
const ANSWER: f32 = 0.62;
/// The space between the two.
const GAP: f32 = 8.0;
/// The most lines of a meaning.
const MOST_LINES: usize = 4;

/// The places of the answer and of this card, if there is room for both.
pub(super) fn split(rect: Rect) -> (Rect, Option<Rect>) {
    if rect.width() < ROOMY.x || rect.height() < ROOMY.y {
        return (rect, None);
    }
    let middle = rect.min.x + ANSWER * rect.width();
    (rect.with_max_x(middle - GAP), Some(rect.with_min_x(middle)))
}

pub(super) fn so_far_ui(ui: &mut Ui, rect: Rect, lesson: &ActiveLesson) {
    card(ui, rect, None);
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink2(vec2(14.0, 10.0));
    scrolled(ui, (inner, Rect::EVERYTHING), "lesson so far", 1.0, |ui, top| {
        let width = inner.width() - 4.0;
        let head = [run(say::lesson::this_lesson(), Text::CardTitle, true, theme.text)];
        let mut y = label(ui, top, width, 1, &head).max.y + 2.0;
        let aim = [run(&lesson.run.lesson().aim, Text::Body, false, theme.muted)];
        y = label(ui, pos2(top.x, y), width, MOST_LINES, &aim).max.y + 6.0;
        for word in &lesson.known_words {
            let name = format!("{}: ", word.word);
            let means = words::meaning_sentence(&word.means);
            let runs = [
                run(&name, Text::Body, true, theme.text),
                run(&means, Text::Body, false, theme.text),
            ];
            y = label(ui, pos2(top.x, y), width, MOST_LINES, &runs).max.y + 3.0;
        }
        y
    });
}
