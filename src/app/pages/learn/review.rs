//! What comes back: the boxes of rules, and what was hard so far.

use egui::{Align2, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::controls::{Button, Look, card, label, line, paint_words, run};
use crate::app::intent::Intent;
use crate::app::learning::{Learning, today};
use crate::app::theme::{Text, Theme};
use crate::texts::{self, window as words};
use crate::tutor::DAYS;

/// Rules that are listed as hard.
const MOST_HARD: usize = 5;
/// The highest bar of a box.
const BAR: f32 = 40.0;

/// Shows the review from the upper end of a room on; returns where it ends.
pub fn show(ui: &mut Ui, room: Rect, learning: &Learning, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let progress = &learning.progress;
    let boxes = progress.boxes();
    let is_empty = boxes.iter().all(|count| *count == 0);
    let height = if is_empty { 116.0 } else { 166.0 };
    let place = Rect::from_min_size(room.min, vec2(room.width().min(420.0), height));
    card(ui, place, None);
    let inner = place.shrink(15.0);
    let title = [run(words::REVIEW, Text::CardTitle, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 1, &title).max.y + 6.0;
    if is_empty {
        let says = [run(words::REVIEW_EMPTY, Text::Chip, false, theme.muted)];
        label(ui, pos2(inner.min.x, y), inner.width(), 4, &says);
        return place.max.y;
    }
    let due = words::due_today(progress.due(today()).len());
    y = label(
        ui,
        pos2(inner.min.x, y),
        inner.width(),
        1,
        &[run(&due, Text::Body, false, theme.text)],
    )
    .max
    .y + 6.0;
    let most = boxes.iter().copied().max().unwrap_or(1).max(1) as f32;
    let width = inner.width() / boxes.len() as f32;
    let ground = (inner.max.y - 18.0).max(y + 40.0);
    for (number, (count, days)) in boxes.into_iter().zip(DAYS).enumerate() {
        let x = inner.min.x + number as f32 * width;
        let bar = (BAR * count as f32 / most).max(2.0);
        let rect = Rect::from_min_max(pos2(x + 3.0, ground - bar), pos2(x + width - 3.0, ground));
        ui.painter().rect_filled(rect, 3.0, theme.accent);
        let at = pos2(rect.center().x, rect.min.y - 2.0);
        let says = count.to_string();
        paint_words(ui, at, Align2::CENTER_BOTTOM, &says, Text::Caption, true, theme.text);
        let at = pos2(rect.center().x, ground + 3.0);
        let says = words::box_days(days);
        paint_words(ui, at, Align2::CENTER_TOP, &says, Text::Caption, false, theme.muted);
        let whole = rect.with_min_y(y).with_max_y(inner.max.y);
        let response = ui.interact(whole, Id::unique(("box", number)), Sense::hover());
        let name = words::box_name(count, days);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(name);
    }
    let hard = progress.hard(MOST_HARD);
    let mut y = place.max.y + 18.0;
    let says = run(words::HARD_FOR_YOU, Text::Chip, true, theme.text);
    y = line(ui, pos2(place.min.x, y), Align2::LEFT_TOP, &says).max.y + 4.0;
    for (game, rule, found) in hard {
        let title = &texts::rule(rule).title;
        let button = Button::new(title).look(Look::Link).small().salt(("hard", game, rule.id()));
        let count = words::right_of(found.right, found.right + found.wrong);
        let at = pos2(place.max.x, y + 14.0);
        let says = run(&count, Text::Chip, false, theme.muted);
        let right = line(ui, at, Align2::RIGHT_CENTER, &says).min.x;
        let width = button.width(ui).min(right - place.min.x - 4.0);
        let at = Rect::from_min_size(pos2(place.min.x - 8.0, y), vec2(width, 28.0));
        if button.show(ui, at).clicked() {
            intents.push(Intent::OpenRule(rule));
        }
        y += 28.0;
    }
    y
}
