//! The page of the record: the user's name, results, rating and accuracy. A narrow page has one
//! column.

mod graph;
mod results;
pub(crate) mod seeds;

use egui::{Align2, Id, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::intent::RecordIntent;
use super::state::{Accuracy, MyRecord};
use super::tallies;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::choices::choice;
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{card, flow, galley, label, line, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{Level, Person, PersonName};
use crate::narration;
use crate::rules::GameName;
use crate::search::strength;
use crate::texts::messages::{labels, my_record as say};
use crate::tutor::Rating;

const PAD: f32 = 16.0;
const GAP: f32 = 14.0;
/// From this width on there are two columns.
const TWO_COLUMNS: f32 = 820.0;
/// Width of the field for the user's name, and the space between it and the seeds.
const FIELD: f32 = 190.0;
const BESIDE: f32 = 10.0;
/// Width of [`own_name`].
pub(crate) fn own_name_width() -> f32 {
    FIELD + BESIDE + seeds::width()
}
/// Height of a card with a graph, at least and at most.
const GRAPH: (f32, f32) = (236.0, 420.0);

pub fn record_ui(ui: &mut Ui, page: Rect, state: &State, intents: &mut Vec<Intent>) {
    let inner = page.shrink2(vec2(if page.width() < TWO_COLUMNS { 14.0 } else { 20.0 }, 12.0));
    let top = head(ui, inner, state, intents) + GAP;
    let room = inner.with_min_y(top).expand2(vec2(6.0, 0.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("record").auto_shrink([false, false]).show(&mut child, |ui| {
        let at = ui.cursor().min + vec2(6.0, 2.0);
        let room = Rect::from_min_size(at, vec2(inner.width(), room.height() - 8.0));
        let end = cards(ui, room, state, intents);
        ui.allocate_space(vec2(inner.width(), end - ui.cursor().min.y + 4.0));
    });
}

/// The cards; returns their lower end.
fn cards(ui: &mut Ui, room: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let record = &state.record;
    if room.width() < TWO_COLUMNS {
        let end = results::results_ui(ui, room, record);
        let graph = |y: f32| Rect::from_min_size(pos2(room.min.x, y), vec2(room.width(), GRAPH.0));
        let rating = graph(end + GAP);
        let end = rating_ui(ui, rating, record, intents);
        return accuracy_ui(ui, graph(end + GAP), record);
    }
    let width = ((room.width() - GAP) * 0.46).round();
    let left = results::results_ui(ui, Rect::from_min_size(room.min, vec2(width, 0.0)), record);
    let column = room.with_min_x(room.min.x + width + GAP);
    let height = ((room.height() - GAP) / 2.0).clamp(GRAPH.0, GRAPH.1);
    let rating = Rect::from_min_size(column.min, vec2(column.width(), height));
    let end = rating_ui(ui, rating, record, intents);
    let accuracy = rating.translate(vec2(0.0, end + GAP - rating.min.y));
    left.max(accuracy_ui(ui, accuracy, record))
}

/// Title, name and seed of the user, and the game shown; returns the lower end.
fn head(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let middle = inner.min.y + height / 2.0;
    let title = run(Command::MyRecord.label(), Text::Page, true, theme.text);
    let title = line(ui, pos2(inner.min.x, middle), Align2::LEFT_CENTER, &title);
    let games: Vec<_> = narration::games().collect();
    let mut names = vec![say::all_games()];
    names.extend(games.iter().map(|(_, text)| text.name.as_str()));
    let shown = state.record.shown;
    let chosen = shown.and_then(|of| games.iter().position(|(game, _)| *game == of));
    let chosen = chosen.map_or(0, |at| at + 1);
    let list = Rect::from_min_max(
        pos2((inner.max.x - 220.0).max(title.max.x + 12.0), inner.min.y),
        pos2(inner.max.x, inner.min.y + height),
    );
    if let Some(picked) = choice(ui, list, say::games_shown(), &names, chosen, true, "record") {
        let game = picked.checked_sub(1).map(|at| games[at].0);
        intents.push(Intent::Record(RecordIntent::Of(game)));
    }
    // The name is beside the title where there is room, otherwise below it.
    let beside = title.max.x + 28.0 + own_name_width() + 20.0 <= list.min.x;
    let (x, y) = match beside {
        true => (title.max.x + 28.0, inner.min.y),
        false => (inner.min.x, inner.min.y + height + 8.0),
    };
    own_name(ui, pos2(x, y), "record", state, intents);
    y + height
}

/// The fields for the user's name and coloured seed, in a row of the width [`own_name_width`].
pub(crate) fn own_name(
    ui: &mut Ui,
    at: egui::Pos2,
    salt: &str,
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let own = state.record.own();
    let height = Sizes::get().height.button;
    let place = Rect::from_min_size(at, vec2(FIELD, height));
    let draft = Id::unique(("own name typed", salt));
    // What is being typed may end with a blank, which no name keeps.
    let kept = || own.name.map(|name| name.to_string()).unwrap_or_default();
    let mut text = ui.ctx().data(|data| data.get_temp::<String>(draft)).unwrap_or_else(kept);
    let field = TextField::new(say::your_name()).hint(labels::you()).most(PersonName::MOST);
    let typed = field.salt(salt).show(ui, place, &mut text);
    let set = |person| Intent::Record(RecordIntent::Own(person));
    if typed.changed {
        intents.push(set(Person { name: PersonName::new(&text), ..own }));
        ui.ctx().data_mut(|data| data.insert_temp(draft, text));
    } else if !typed.response.has_focus() {
        ui.ctx().data_mut(|data| data.remove::<String>(draft));
    }
    let seeds_at = place.right_center() + vec2(BESIDE, 0.0);
    if let Some(seed) = seeds::seeds_ui(ui, seeds_at, own.seed, ("own seed", salt)) {
        intents.push(set(Person { seed, ..own }));
    }
}

/// The title of a card; returns the room below it.
fn titled(ui: &mut Ui, rect: Rect, title: &str) -> Rect {
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let title = run(title, Text::CardTitle, true, Theme::of(ui.ctx()).text);
    let end = line(ui, inner.min, Align2::LEFT_TOP, &title).max.y;
    inner.with_min_y(end + 8.0)
}

/// From this number of games on, a rating is a number and not only a range.
const ENOUGH_GAMES: usize = 5;

/// The rating after so many games, as far as it is known.
fn rating_words(rating: &Rating, games: usize) -> String {
    let tens = |points: f64| 10 * (points / 10.0).round() as i32;
    let [value, from, to] = [rating.value, rating.from, rating.to].map(tens);
    match games < ENOUGH_GAMES {
        true => say::ValueAtFirst { from, to }.text(),
        false => say::Value { value, from, to }.text(),
    }
}

/// The closest level, or how many games are missing to tell.
fn level_or_missing(game: GameName, rating: &Rating, games: usize) -> String {
    match ENOUGH_GAMES.saturating_sub(games) {
        0 => nearest(game, rating),
        count => say::MoreGames { count }.text(),
    }
}

/// The level whose strength is closest.
fn nearest(game: GameName, rating: &Rating) -> String {
    let distance = |level: &Level| (strength(game, level.get()) - rating.value).abs();
    let level = Level::all().min_by(|one, other| distance(one).total_cmp(&distance(other)));
    let level = level.unwrap_or(Level::LOWEST).get();
    say::Nearest { level, name: &narration::level(level).name }.text()
}

/// The rating at the game shown, or at all games; returns the lower end.
fn rating_ui(ui: &mut Ui, rect: Rect, record: &MyRecord, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let Some(game) = record.shown else { return all_ratings(ui, rect, record, intents) };
    let title = say::RatingAt { game: &narration::game(game).name }.text();
    let inner = titled(ui, rect, &title);
    let curve = record.curve(game);
    let Some(last) = curve.last() else {
        let says = [run(say::not_rated(), Text::Body, false, theme.muted)];
        label(ui, inner.min, inner.width(), 4, &says);
        return rect.max.y;
    };
    let value = rating_words(last, curve.len());
    let value = [run(&value, Text::Section, true, theme.text)];
    let shown = label(ui, inner.min, inner.width(), 2, &value);
    let near = level_or_missing(game, last, curve.len());
    let near = [run(&near, Text::Chip, true, theme.text)];
    let near = label(ui, shown.left_bottom() + vec2(0.0, 2.0), inner.width() - 110.0, 1, &near);
    let count = say::FromGames { count: curve.len() }.text();
    let count = [run(&count, Text::Chip, false, theme.muted)];
    let at = near.right_top() + vec2(12.0, 0.0);
    let end = label(ui, at, inner.max.x - at.x, 1, &count).max.y;
    let note = [run(say::how_rated(), Text::Caption, false, theme.muted)];
    let note_height = flow(ui, &note, inner.width(), 4).size().y;
    let foot = inner.max.y - note_height;
    label(ui, pos2(inner.min.x, foot), inner.width(), 4, &note);
    let plot = Rect::from_min_max(
        pos2(inner.min.x, end.max(shown.max.y) + 6.0),
        pos2(inner.max.x, foot - 6.0),
    );
    graph::rating_graph(ui, plot, game, curve);
    rect.max.y
}

/// One line for each game with a rating: it opens that game.
fn all_ratings(ui: &mut Ui, rect: Rect, record: &MyRecord, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let rated: Vec<(GameName, &str, Rating)> = narration::games()
        .filter_map(|(game, text)| Some((game, text.name.as_str(), record.rating(game)?)))
        .collect();
    let row = Sizes::get().height.row.max(28.0);
    let note = [run(say::levels_differ(), Text::Caption, false, theme.muted)];
    let note_height = 8.0 + flow(ui, &note, rect.width() - 2.0 * PAD, 4).size().y;
    let needed = 2.0 * PAD + 30.0 + row * rated.len() as f32 + note_height;
    let rect = Rect::from_min_size(rect.min, vec2(rect.width(), rect.height().max(needed)));
    let mut inner = titled(ui, rect, say::rating());
    if rated.is_empty() {
        let says = [run(say::not_rated(), Text::Body, false, theme.muted)];
        label(ui, inner.min, inner.width(), 4, &says);
        return rect.max.y;
    }
    for (game, name, rating) in rated {
        let place = Rect::from_min_size(inner.min, vec2(inner.width(), row));
        let games = record.curve(game).len();
        let value = rating_words(&rating, games);
        let near = level_or_missing(game, &rating, games);
        let spoken = say::RatingRow { name, value: &value, nearest: &near }.text();
        if results::row_ui(ui, place, ("rating", game), &spoken, true) {
            intents.push(Intent::Record(RecordIntent::Of(Some(game))));
        }
        let middle = place.center().y;
        paint_words(
            ui,
            pos2(place.min.x, middle),
            Align2::LEFT_CENTER,
            name,
            Text::Body,
            true,
            theme.text,
        );
        let x = place.min.x + 0.34 * place.width();
        let end = paint_words(
            ui,
            pos2(x, middle),
            Align2::LEFT_CENTER,
            &value,
            Text::Body,
            false,
            theme.text,
        );
        let left = end.max.x + 14.0;
        if left + galley(ui, &near, Text::Chip, false, theme.muted).size().x <= place.max.x {
            let at = pos2(place.max.x, middle);
            paint_words(ui, at, Align2::RIGHT_CENTER, &near, Text::Chip, false, theme.muted);
        }
        inner.min.y = place.max.y;
    }
    label(ui, inner.min + vec2(0.0, 8.0), inner.width(), 4, &note);
    rect.max.y
}

/// The share of good moves in reviewed games; returns the lower end.
fn accuracy_ui(ui: &mut Ui, rect: Rect, record: &MyRecord) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = titled(ui, rect, say::accuracy());
    let accuracies: Vec<Accuracy> = record.games().filter_map(|game| game.accuracy).collect();
    let Some((late, games)) = tallies::accuracy_of_late(&accuracies) else {
        let says = [run(say::not_reviewed(), Text::Body, false, theme.muted)];
        label(ui, inner.min, inner.width(), 3, &says);
        return rect.max.y;
    };
    let (percent, good, moves) = (late.percent(), late.good, late.graded);
    let of_late = say::OfLate { percent, good, moves, games };
    let missing = record.games().count() - accuracies.len();
    let missing = (missing > 0).then(|| say::NotInIt { count: missing }.text());
    let says = [Some(of_late.text()), missing];
    let says = says.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let says = [run(&says, Text::Chip, false, theme.text)];
    let end = label(ui, inner.min, inner.width(), 3, &says).max.y;
    graph::accuracy_graph(ui, inner.with_min_y(end + 8.0), &accuracies);
    rect.max.y
}
