//! The games to learn, below the first lesson for everyone.

use egui::{Align2, Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::learn::course::CourseEntry;
use crate::app::learn::intent::LearnIntent;
use crate::app::session::ui::start_board::picture;
use crate::app::state::State;
use crate::app::widgets::paint::{card, focus_ring, label, line, run};
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{GameName, Ruleset};
use crate::texts::messages as say;

/// The least width of a card, and its height.
const WIDTH: f32 = 210.0;
const HEIGHT: f32 = 174.0;
const BOARD: f32 = 70.0;
const GAP: f32 = 10.0;
const PAD: f32 = 12.0;

/// A card for each game with a course; returns the lower end.
pub fn games_ui(
    ui: &mut Ui,
    room: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let heading = [run(say::learn::then_a_game(), Text::CardTitle, true, theme.text)];
    let top = label(ui, room.min, room.width(), 2, &heading).max.y + 8.0;
    let columns = ((room.width() + GAP) / (WIDTH + GAP)).floor().clamp(1.0, 5.0);
    let size = vec2((room.width() - GAP * (columns - 1.0)) / columns, HEIGHT);
    let courses = state.learning.courses.iter();
    let courses = courses.filter(|course| !course.own && !course.is_for_everyone());
    let games = courses.filter_map(CourseEntry::game);
    let mut end = top;
    for (number, game) in games.enumerate() {
        let (row, column) = (number / columns as usize, number % columns as usize);
        let at = vec2(column as f32 * (size.x + GAP), row as f32 * (HEIGHT + GAP));
        let place = Rect::from_min_size(pos2(room.min.x, top) + at, size);
        if game_card(ui, place, game, state, art) {
            intents.push(Intent::Learn(LearnIntent::CourseOf(game)));
        }
        end = place.max.y;
    }
    end
}

fn game_card(ui: &mut Ui, rect: Rect, game: GameName, state: &State, art: &mut BoardArt) -> bool {
    let theme = Theme::of(ui.ctx());
    let text = narration::game(game);
    let response = ui.interact(rect, Id::unique(("game to learn", game)), Sense::click());
    let name = say::learn::LearnGame { game: &text.name }.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    card(ui, rect, response.hovered().then_some(theme.accent));
    let inner = rect.shrink(PAD);
    picture(ui, inner.with_max_y(inner.min.y + BOARD), Ruleset::new(game), state, art);
    let title = run(&text.name, Text::Body, true, theme.text);
    let at = pos2(inner.min.x, inner.min.y + BOARD + 8.0);
    let end = line(ui, at, Align2::LEFT_TOP, &title).max.y;
    let says = [run(&text.line, Text::Chip, false, theme.muted)];
    label(ui, pos2(inner.min.x, end + 2.0), inner.width(), 3, &says);
    focus_ring(ui, &response, rect, Sizes::get().radius.card);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(12.0), None);
    }
    response.clicked()
}
