//! The page of the daily exercise: the position of the chosen day, and the calendar. A narrow page
//! has one column.

mod calendar;

use egui::{Align2, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::intent::DailyIntent;
use super::shown::{DailyShown, games};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{card, flow, label, line, run};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::seed_layout::{SeedLayout, form};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{Position, Side};
use crate::texts::messages::daily as say;
use crate::tutor::daily::daily;

const PAD: f32 = 16.0;
const GAP: f32 = 14.0;
/// From this width on there are two columns.
const TWO_COLUMNS: f32 = 820.0;
/// Height of the board, at least and at most.
const BOARD: (f32, f32) = (150.0, 420.0);

pub fn daily_ui(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let shown = DailyShown::of(state);
    let inner = page.shrink2(vec2(if page.width() < TWO_COLUMNS { 14.0 } else { 20.0 }, 12.0));
    let top = head(ui, inner, shown, intents) + GAP;
    let room = inner.with_min_y(top).expand2(vec2(6.0, 0.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("daily").auto_shrink([false, false]).show(&mut child, |ui| {
        let at = ui.cursor().min + vec2(6.0, 2.0);
        let room = Rect::from_min_size(at, vec2(inner.width(), room.height() - 8.0));
        let end = if room.width() < TWO_COLUMNS {
            let end = exercise(ui, room, shown, state, art, intents);
            calendar::calendar_ui(ui, room.with_min_y(end + GAP), shown, state, intents)
        } else {
            let width = ((room.width() - GAP) * 0.58).round();
            let left = room.with_max_x(room.min.x + width);
            let end = exercise(ui, left, shown, state, art, intents);
            let right = room.with_min_x(left.max.x + GAP);
            end.max(calendar::calendar_ui(ui, right, shown, state, intents))
        };
        ui.allocate_space(vec2(inner.width(), end - ui.cursor().min.y + 4.0));
    });
}

/// Title and game; returns the lower end.
fn head(ui: &mut Ui, inner: Rect, shown: DailyShown, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let at = pos2(inner.min.x, inner.min.y + height / 2.0);
    let title = run(Command::DailyExercise.label(), Text::Page, true, theme.text);
    let title = line(ui, at, Align2::LEFT_CENTER, &title);
    let games: Vec<_> = games().collect();
    let names: Vec<&str> = games.iter().map(|game| narration::game(*game).name.as_str()).collect();
    let chosen = games.iter().position(|game| *game == shown.game).unwrap_or_default();
    let list = Rect::from_min_max(
        pos2((inner.max.x - 220.0).max(title.max.x + 12.0), inner.min.y),
        pos2(inner.max.x, inner.min.y + height),
    );
    if let Some(picked) = choice(ui, list, say::game(), &names, chosen, true, "daily") {
        intents.push(Intent::Daily(DailyIntent::Of(games[picked])));
    }
    inner.min.y + height
}

/// The position of the chosen day; returns the lower end.
fn exercise(
    ui: &mut Ui,
    room: Rect,
    shown: DailyShown,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let Some(position) = daily(shown.game, shown.day).map(|it| it.position) else {
        return room.min.y;
    };
    let theme = Theme::of(ui.ctx());
    let width = room.width() - 2.0 * PAD;
    let height = Sizes::get().height.button;
    let solved = state.learning.progress.solved(shown.game, shown.day);
    let title = words::daily_title(shown.day);
    let title = [run(&title, Text::CardTitle, true, theme.text)];
    let says = words::daily_status(solved);
    let says = [run(says, Text::Body, false, theme.text)];
    let note = [run(say::how_chosen(), Text::Chip, false, theme.muted)];
    let high = |ui: &Ui, runs: &[_], rows| flow(ui, runs, width, rows).size().y;
    let above = high(ui, &title, 2) + 4.0 + high(ui, &says, 2) + 12.0;
    let below = 14.0 + height + 12.0 + high(ui, &note, 4);
    let free = room.height() - 2.0 * PAD - above - below;
    let board = form(shown.game, position.shape());
    let widest = board.fit(Rect::from_min_size(room.min, vec2(width, BOARD.1))).height();
    let high_board = widest.min(free).max(BOARD.0);
    let whole = 2.0 * PAD + above + high_board + below;
    let rect = Rect::from_min_size(room.min, vec2(room.width(), whole));
    card(ui, rect, None);
    let at = rect.min + vec2(PAD, PAD);
    let y = label(ui, at, width, 2, &title).max.y + 4.0;
    label(ui, pos2(at.x, y), width, 2, &says);
    let place = Rect::from_min_size(pos2(at.x, at.y + above), vec2(width, high_board));
    picture(ui, place, &position, state, art);
    let (words, look) = match solved {
        None => (say::take(), ButtonLook::Primary),
        Some(_) => (say::take_again(), ButtonLook::Outline),
    };
    let button = Button::new(words).look(look).salt("daily");
    let at = pos2(at.x, place.max.y + 14.0);
    if button.show_at(ui, at, height).clicked() {
        intents.push(Intent::Daily(DailyIntent::Take));
    }
    label(ui, pos2(at.x, at.y + height + 12.0), width, 4, &note);
    rect.max.y
}

/// The position as the side to move sees it.
fn picture(ui: &Ui, room: Rect, position: &Position, state: &State, art: &mut BoardArt) {
    let game = position.ruleset().name();
    let flipped = position.to_move() == Side::North;
    let layout = SeedLayout::of(game, position.setup());
    let mut view = layout.show(flipped, state.material(), state.seeds());
    view.labels = false;
    let board = view.geometry.form.fit(room);
    paint_board(ui.painter(), board, &view, art);
}
