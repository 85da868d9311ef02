//! The month with the days solved. Arrow keys walk from day to day.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::PAD;
use crate::app::daily::intent::DailyIntent;
use crate::app::daily::shown::DailyShown;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, focus_ring, label, line, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::calendar::date;
use crate::texts::messages::daily as say;
use crate::tutor::Solved;

/// Height of a day.
fn day_height() -> f32 {
    Sizes::grown(42.0) + 4.0
}
/// Weeks for which there is space, so that the legend keeps its place.
const WEEKS: usize = 6;
const WIDEST: f32 = 460.0;

/// Shows the calendar; returns its lower end.
pub(super) fn calendar_ui(
    ui: &mut Ui,
    room: Rect,
    shown: DailyShown,
    state: &State,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let width = room.width().min(WIDEST);
    let height = Sizes::get().height.small_button;
    let legends = [(Solved::AtOnce, say::at_once()), (Solved::WithHelp, say::with_help())];
    let head = height + 10.0 + 20.0;
    let days = WEEKS as f32 * day_height();
    let wide = width - 2.0 * PAD - 26.0;
    let legend_height = |ui: &Ui, says: &str| {
        flow(ui, &[run(says, Text::Chip, false, theme.muted)], wide, 2).size().y + 6.0
    };
    let foot: f32 = legends.iter().map(|(_, says)| legend_height(ui, says)).sum();
    let whole = Rect::from_min_size(room.min, vec2(width, 2.0 * PAD + head + days + 8.0 + foot));
    card(ui, whole, None);
    let inner = whole.shrink(PAD);
    months(ui, inner, shown, intents);
    let column = inner.width() / 7.0;
    let aside = (0.5 * (column - Sizes::get().height.hit)).clamp(0.0, 2.0);
    let cell = |week: usize, at: usize| {
        let corner =
            pos2(inner.min.x + at as f32 * column, inner.min.y + head + week as f32 * day_height());
        Rect::from_min_size(corner, vec2(column, day_height())).shrink2(vec2(aside, 2.0))
    };
    for (at, says) in words::weekdays_short().into_iter().enumerate() {
        let at = pos2(cell(0, at).center().x, inner.min.y + height + 10.0);
        line(ui, at, Align2::CENTER_TOP, &run(says, Text::Caption, false, theme.muted));
    }
    let mut places = Vec::new();
    for (week, row) in shown.weeks().into_iter().enumerate() {
        for (at, it) in row.into_iter().enumerate() {
            let Some(it) = it else { continue };
            let (place, solved) = (cell(week, at), state.learning.progress.solved(shown.game, it));
            let (id, clicked) = day(ui, place, it, shown, solved);
            if shown.is_open(it) {
                places.push((id, place));
            }
            if clicked {
                intents.push(Intent::Daily(DailyIntent::Day(it)));
            }
        }
    }
    if state.dialog.is_none() {
        walk(ui, &places);
    }
    let mut y = inner.min.y + head + days + 8.0;
    for (how, says) in legends {
        let runs = [run(says, Text::Chip, false, theme.muted)];
        mark(ui, Rect::from_center_size(pos2(inner.min.x + 9.0, y + 9.0), vec2(16.0, 16.0)), how);
        label(ui, pos2(inner.min.x + 26.0, y), wide, 2, &runs);
        y += legend_height(ui, says);
    }
    whole.max.y
}

/// The month, with the ways to the one before and the one after.
fn months(ui: &mut Ui, inner: Rect, shown: DailyShown, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.small_button;
    let name = words::month(shown.month);
    let middle = pos2(inner.center().x, inner.min.y + height / 2.0);
    line(ui, middle, Align2::CENTER_CENTER, &run(&name, Text::CardTitle, true, theme.text));
    let ways = [
        (Icon::Back, say::month_before(), -1, inner.min.x),
        (Icon::Forward, say::month_after(), 1, inner.max.x - height),
    ];
    for (icon, name, later, x) in ways {
        let button = Button::icon_only(icon, name).tip(name).look(ButtonLook::Link).small();
        let button = button.enabled(shown.has_month(later)).salt("calendar");
        let place = Rect::from_min_size(pos2(x, inner.min.y), vec2(height, height));
        if button.show(ui, place).clicked() {
            intents.push(Intent::Daily(DailyIntent::Month(later)));
        }
    }
}

/// A day; returns its id, and whether it was clicked. A day to come is only named.
fn day(ui: &mut Ui, rect: Rect, day: i64, shown: DailyShown, solved: Option<Solved>) -> (Id, bool) {
    let theme = Theme::of(ui.ctx());
    let is_open = shown.is_open(day);
    let (is_chosen, is_today) = (day == shown.day, day == shown.today);
    let id = Id::unique(("day", day));
    let response = ui.interact(rect, id, if is_open { Sense::click() } else { Sense::hover() });
    let name = words::daily_day(day, shown.today, solved);
    response.widget_info(|| WidgetInfo::selected(Role::Button, is_open, is_chosen, &name));
    let radius = Sizes::get().radius.control;
    if is_chosen || response.hovered() && is_open {
        ui.painter().rect_filled(rect, radius, theme.accent_soft);
    }
    if is_chosen || is_today {
        let (thick, ink) = if is_chosen { (2.0, theme.accent) } else { (1.0, theme.control) };
        ui.painter().rect_stroke(rect, radius, Stroke::new(thick, ink), StrokeKind::Inside);
    }
    let number = date(day).2.to_string();
    let ink = if is_open { theme.text } else { theme.muted };
    let at = pos2(rect.center().x, rect.min.y + 5.0);
    paint_words(ui, at, Align2::CENTER_TOP, &number, Text::Body, is_today, ink);
    if let Some(how) = solved {
        let at = pos2(rect.center().x, rect.max.y - 10.0);
        mark(ui, Rect::from_center_size(at, vec2(14.0, 14.0)), how);
    }
    focus_ring(ui, &response, rect, radius);
    (id, response.clicked())
}

/// A tick for a day solved at once, a bulb for one solved with help.
fn mark(ui: &Ui, rect: Rect, how: Solved) {
    let theme = Theme::of(ui.ctx());
    match how {
        Solved::AtOnce => {
            let at = rect.center();
            paint_words(ui, at, Align2::CENTER_CENTER, "✓", Text::Body, true, theme.good);
        }
        Solved::WithHelp => Icon::Bulb.paint(ui.painter(), rect, theme.accent),
    }
}

/// Arrow keys walk between the days once one of them has the focus.
fn walk(ui: &Ui, places: &[(Id, Rect)]) {
    let focused = ui.memory(|memory| memory.focused());
    let Some(from) = places.iter().find(|(id, _)| Some(*id) == focused) else { return };
    arrows::keep(ui, from.0);
    arrows::walk(ui, Some(*from), places, 20.0);
}
