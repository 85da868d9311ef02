//! The recent games, and the buttons that open a file or the position editor.

use std::time::SystemTime;

use egui::{Align2, Id, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::autosave::kept::KeptGame;
use crate::app::command::Command;
use crate::app::day::day_of;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, focus_ring, galley, label, line, paint_words, run};
use crate::app::widgets::rows::wrapped;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::far_away;
use crate::narration;
use crate::texts::messages as say;

/// Height of a row: each is a target of its own.
fn row_height() -> f32 {
    Sizes::get().height.hit
}

/// Games shown before all are asked for.
const LATEST: usize = 5;
const PAD: f32 = 15.0;
/// Wider rows show who played.
const WITH_PLAYERS: f32 = 560.0;

/// All recent games except the one to continue. Unfinished games with someone far away come first,
/// those that wait for the person here before the others.
pub fn recent_ui(
    ui: &mut Ui,
    rect: Rect,
    going_on: Option<&KeptGame>,
    with_buttons: bool,
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let title = run(say::keeping::recent_games(), Text::CardTitle, true, theme.text);
    let heading = line(ui, inner.min, Align2::LEFT_TOP, &title);
    let mut games: Vec<&KeptGame> = (state.autosave.games.iter())
        .filter(|game| is_far(game) || going_on.is_none_or(|other| other.path != game.path))
        .collect();
    games.sort_by_key(|game| (!is_far(game), !game.may_go_on()));
    let half = Sizes::get().height.small_button / 2.0;
    let list_top = (heading.max.y + 8.0).max(heading.center().y + half);
    let foot = if with_buttons { buttons_height(ui, inner.width()) + 12.0 } else { 0.0 };
    let row = row_height();
    let list = Rect::from_min_max(pos2(inner.min.x, list_top), inner.max - vec2(0.0, foot));
    let fitting = ((list.height() / row).floor() as usize).max(1);
    let most = if state.autosave.shows_all { games.len() } else { fitting.min(LATEST) };
    if games.len() > most || state.autosave.shows_all && games.len() > LATEST {
        let words = match state.autosave.shows_all {
            true => say::keeping::fewer().to_owned(),
            false => say::keeping::AllGames { count: games.len() }.text(),
        };
        let button = Button::new(&words).look(ButtonLook::Link).small().salt("recent");
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let at = pos2(inner.max.x + 8.0 - size.x, heading.center().y - size.y / 2.0);
        if button.show(ui, Rect::from_min_size(at, size)).clicked() {
            intents.push(Intent::ShowAllKept(!state.autosave.shows_all));
        }
    }
    let mut end = list_top;
    if games.is_empty() {
        let says = [run(say::keeping::no_recent_games(), Text::Chip, false, theme.muted)];
        let at = pos2(inner.min.x, list_top + 2.0);
        end = label(ui, at, inner.width(), 2, &says).max.y + 4.0;
    } else {
        let shown = &games[..most.min(games.len())];
        let height = (row * shown.len() as f32).min((list.height() / row).floor() * row);
        let room = Rect::from_min_size(list.min, vec2(list.width(), height.max(row)));
        rows(ui, room, shown, state, intents);
        end = end.max(room.max.y);
    }
    if with_buttons {
        buttons(ui, pos2(inner.min.x, end + 10.0), inner.max.x, intents);
    }
}

/// Whether it goes on with someone far away.
fn is_far(game: &KeptGame) -> bool {
    game.is_unfinished() && game.tag().is_some()
}

fn rows(ui: &mut Ui, room: Rect, games: &[&KeptGame], state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let today = day_of(SystemTime::now(), state.autosave.zone_secs);
    let row = row_height();
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    // Space for the focus ring.
    child.set_clip_rect(room.expand(6.0).intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("recent").auto_shrink([false, false]).show_rows(
        &mut child,
        row,
        games.len(),
        |ui, range| {
            ui.spacing_mut().item_spacing.y = 0.0;
            // Only rows in view are laid out: there may be thousands.
            let shown = &games[range];
            let texts = texts(shown, state, today);
            let widest = |column: usize, bold| {
                let width = |row: &[String; 3]| measure_in(ui, &row[column], bold);
                texts.iter().map(width).fold(0.0, f32::max)
            };
            let (name_width, result_width) = (widest(0, true), widest(1, false));
            let day_width = widest(2, false);
            for (game, [name, result, day]) in shown.iter().zip(&texts) {
                let (_, rect) = ui.allocate_space(vec2(room.width(), row));
                let id = Id::unique(("recent", &game.path));
                let hit = rect.expand2(vec2(6.0, 0.0));
                let response = ui.interact(hit, id, Sense::click());
                // A screen reader hears the side that won.
                let spoken = say::keeping::Row {
                    game: name,
                    result: words::helped(&self::result(game), game.with_help),
                    day,
                }
                .text();
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                if response.hovered() {
                    ui.painter().rect_filled(hit, 6.0, theme.accent_soft);
                }
                let middle = rect.center().y;
                let at = |x: f32| pos2(x, middle);
                let ink = theme.text;
                let left = Align2::LEFT_CENTER;
                paint_words(ui, at(rect.min.x), left, name, Text::Chip, true, ink);
                let day_at = rect.max.x - 2.0;
                let right = Align2::RIGHT_CENTER;
                let who = words::helped(
                    &words::who_plays(game.players, game.again.people()),
                    game.with_help,
                );
                // The results are in a column if all three fit.
                let free = rect.width() - name_width - result_width - day_width - 30.0;
                let x = rect.min.x + name_width + 12.0 + free.clamp(0.0, 24.0);
                let room = day_at - measure_in(ui, day, false) - 6.0;
                let ends = x + measure_in(ui, result, false) <= room;
                // Whose turn it is far away matters more than the day.
                let (last, last_ink) = match ends || !is_far(game) {
                    true => (day, theme.muted),
                    false => (result, ink),
                };
                paint_words(ui, at(day_at), right, last, Text::Chip, false, last_ink);
                if ends {
                    paint_words(ui, at(x), left, result, Text::Chip, false, ink);
                }
                if rect.width() > WITH_PLAYERS {
                    let x = rect.min.x + 0.5 * rect.width();
                    paint_words(ui, at(x), left, &who, Text::Chip, false, theme.muted);
                }
                focus_ring(ui, &response, hit.shrink(2.0), 4);
                if response.gained_focus() {
                    ui.scroll_to_rect(rect, None);
                }
                if response.on_hover_text(who).clicked() {
                    intents.push(Intent::Resume(game.path.clone()));
                }
            }
        },
    );
}

/// Game, result and day.
fn texts(games: &[&KeptGame], state: &State, today: i64) -> Vec<[String; 3]> {
    let words = |game: &&KeptGame| {
        let day = words::day(day_of(game.when, state.autosave.zone_secs), today);
        let result = words::called_by_names(game.again.people(), || result(game));
        [name(game), result, day]
    };
    games.iter().map(words).collect()
}

/// The game, with the name of a friend far away: several such games may be of the same kind.
fn name(game: &KeptGame) -> String {
    let friend = far_away(game.players).and_then(|(_, side)| game.again.people()[side].name);
    let game = narration::game(game.name()).name.as_str();
    match friend {
        Some(name) => say::far_away::GameWith { game, name: name.as_str() }.text(),
        None => game.to_owned(),
    }
}

fn measure_in(ui: &Ui, words: &str, bold: bool) -> f32 {
    galley(ui, words, Text::Chip, bold, egui::Color32::PLACEHOLDER).size().x
}

fn result(game: &KeptGame) -> String {
    let people = game.again.people();
    if let Some(words) = words::far_away_turn(game.players, people, game.to_move, game.is_unsent) {
        return words;
    }
    words::result_in_list(game.name(), game.players, game.outcome.as_ref(), game.rounds)
}

fn buttons(ui: &mut Ui, at: egui::Pos2, right: f32, intents: &mut Vec<Intent>) {
    for ((command, button), rect) in places(ui, right - at.x) {
        if button.show(ui, rect.translate(at.to_vec2())).clicked() {
            intents.push(Intent::Command(command));
        }
    }
}

/// The buttons with their places in a room of this width; what does not fit begins another row.
fn places(ui: &Ui, width: f32) -> Vec<((Command, Button<'static>), Rect)> {
    let all = [Command::Open, Command::SetUp, Command::MyRecord, Command::DailyExercise];
    let shown = all.map(|command| {
        let button = Button::new(command.label()).small().tip(command.tip()).salt("start");
        let button = match command {
            Command::Open => button.icon(Icon::Folder),
            _ => button.look(ButtonLook::Link),
        };
        (command, button)
    });
    let widths = shown.each_ref().map(|(_, button)| button.width(ui).min(width + 8.0));
    let height = Sizes::get().height.small_button;
    let places = wrapped(widths, width + 8.0, height, vec2(8.0, 4.0));
    shown.into_iter().zip(places).collect()
}

fn buttons_height(ui: &Ui, width: f32) -> f32 {
    places(ui, width).last().map_or(0.0, |(_, rect)| rect.max.y)
}

/// The buttons as a card.
pub fn own(ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let height = buttons_height(ui, inner.width());
    let says = [run(say::labels::open_line(), Text::Chip, false, theme.muted)];
    let below = inner.max.y - 70.0 - 4.0 - (height - Sizes::get().height.small_button);
    let picture = Rect::from_min_max(inner.min, pos2(inner.max.x, below - 10.0));
    ui.painter().rect_filled(picture, Sizes::get().radius.card, theme.sunken);
    let icon = Rect::from_center_size(picture.center(), egui::Vec2::splat(54.0));
    Icon::Folder.paint(ui.painter(), icon, theme.muted);
    let title = run(say::labels::open_a_game(), Text::CardTitle, true, theme.text);
    let y = line(ui, pos2(inner.min.x, below), Align2::LEFT_TOP, &title).max.y + 1.0;
    label(ui, pos2(inner.min.x, y), inner.width(), 2, &says);
    buttons(ui, pos2(inner.min.x, rect.max.y - 11.0 - height), inner.max.x, intents);
}
