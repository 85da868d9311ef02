//! Who plays each side.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Color32, Pos2, Rect, Ui, UiBuilder, pos2, vec2};

use super::person;
use crate::app::intent::Intent;
use crate::app::new_game::intent::FormIntent;
use crate::app::state::State;
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::paint::{flow, galley, label, paint_words, run};
use crate::app::widgets::side_disc::side_disc;
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::game::{EngineName, GameTag, Level, Player};
use crate::narration;
use crate::rules::Side;
use crate::search::strength;
use crate::texts::messages as say;

const HEIGHT: f32 = 60.0;
const GAP: f32 = 26.0;

/// Both sides and a description of Kete's level; returns the lower end.
pub fn players_ui(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let widths = Side::ALL.map(|side| width(ui, state, side));
    let stacked = widths[0] + widths[1] + GAP > rect.width();
    let heights = Side::ALL.map(|side| height(ui, state, side, rect.width()));
    let mut y = rect.min.y;
    for (number, side) in Side::ALL.into_iter().enumerate() {
        let at = if stacked {
            pos2(rect.min.x, y + number as f32 * (heights[0] + 2.0))
        } else {
            pos2(rect.min.x + number as f32 * (widths[0] + GAP), y)
        };
        let width = if stacked { rect.width() } else { widths[number] };
        player(ui, Rect::from_min_size(at, vec2(width, heights[number])), side, state, intents);
    }
    y += if stacked { heights[0] + heights[1] + 8.0 } else { HEIGHT + 6.0 };
    let levels = Side::ALL.into_iter().filter_map(|side| match state.form.players[side] {
        Player::Kete(level) => Some(level_line(state, level)),
        Player::Engine(_) => Some(say::engine::engine_plays().to_owned()),
        Player::FarAway(_) => Some(say::far_away::how_it_works().to_owned()),
        _ => None,
    });
    let mut says: Vec<String> = levels.collect();
    says.dedup();
    if says.is_empty() {
        says.push(say::new_game::two_people().to_owned());
    }
    let says = says.join(" ");
    let runs = [run(&says, Text::Chip, false, theme.muted)];
    let height = flow(ui, &runs, rect.width(), 3).size().y;
    label(ui, pos2(rect.min.x, y), rect.width(), 3, &runs);
    y + height + 11.0
}

/// How a level plays, and how strong it is beside the user.
fn level_line(state: &State, level: Level) -> String {
    let (form, number) = (&state.form, level.get());
    let says = match form.is_matched() {
        true if state.choices.rated.contains_key(&form.name()) => {
            say::new_game::MatchedByRating { level: number }.text()
        }
        true => say::new_game::MatchedLine { level: number }.text(),
        false => {
            let text = narration::level(number);
            let (name, line) = (text.name.as_str(), text.line.as_str());
            say::new_game::LevelLine { name, level: number, line }.text()
        }
    };
    let plays = Side::ALL.map(|side| form.players[side]).contains(&Player::You);
    match state.record.rating(form.name()).filter(|_| plays) {
        Some(rating) => {
            let (value, by) = (rating.value.round() as i32, rating.uncertainty().round() as i32);
            let strength = strength(form.name(), number).round() as i32;
            format!("{says} {}", say::new_game::OwnStrength { strength, value, by }.text())
        }
        None => says,
    }
}

fn level_name(level: Level) -> String {
    let name = narration::level(level.get()).name.as_str();
    say::new_game::Level { level: level.get(), name }.text()
}

fn kinds() -> [&'static str; 4] {
    use say::{engine, labels};
    [labels::you(), labels::friend(), labels::kete(), engine::engine()]
}

/// Engines are offered where there are any for these rules.
fn who<'a>(
    name: &'a str,
    chosen: Player,
    engines: &[EngineName],
    all: &'a [&'static str; 4],
) -> Segments<'a> {
    let chosen = match chosen {
        Player::You => 0,
        Player::Friend | Player::FarAway(_) => 1,
        Player::Kete(_) => 2,
        Player::Engine(_) => 3,
    };
    let shown = if engines.is_empty() && chosen < 3 { 3 } else { 4 };
    Segments { name, words: &all[..shown], chosen, enabled: true, height: 32.0 }
}

/// Engines for these rules, and the one already chosen.
fn engines(state: &State, side: Side) -> Vec<EngineName> {
    let mut engines = state.engines_for(&state.form.ruleset);
    if let Player::Engine(name) = state.form.players[side]
        && !engines.contains(&name)
    {
        engines.push(name);
    }
    engines
}

/// Width of a side's controls, with places, levels or engines.
fn width(ui: &Ui, state: &State, side: Side) -> f32 {
    let chosen = state.form.players[side];
    let engines = engines(state, side);
    let list = match chosen {
        Player::You => person::WIDTH + 8.0,
        Player::Friend | Player::FarAway(_) => person::WIDTH + place_width(ui) + 16.0,
        Player::Kete(_) => level_width(ui, state) + 8.0,
        Player::Engine(_) => engines_width(ui, &engines) + 8.0,
    };
    who(words::side(side), chosen, &engines, &kinds()).width(ui) + list
}

/// Where a friend plays.
fn places() -> [&'static str; 2] {
    [say::labels::at_this_board(), say::labels::far_away()]
}

fn place_width(ui: &Ui) -> f32 {
    let wide = |words| galley(ui, words, Text::Body, false, Color32::PLACEHOLDER).size().x;
    places().map(wide).into_iter().fold(0.0, f32::max) + 44.0
}

/// Width of the list of levels, as wide as what it shows.
fn level_width(ui: &Ui, state: &State) -> f32 {
    let wide = |says: &str| galley(ui, says, Text::Body, false, Color32::PLACEHOLDER).size().x;
    let says = match state.form.is_matched() {
        true => wide(say::new_game::matched()),
        false => Level::all().map(|level| wide(&level_name(level))).fold(0.0, f32::max),
    };
    says + 44.0
}

fn engines_width(ui: &Ui, engines: &[EngineName]) -> f32 {
    let wide = |name: &EngineName| {
        galley(ui, name.as_str(), Text::Body, false, Color32::PLACEHOLDER).size().x
    };
    engines.iter().map(wide).fold(0.0, f32::max) + 44.0
}

/// A list that does not fit beside the segments is below them.
fn height(ui: &Ui, state: &State, side: Side, room: f32) -> f32 {
    if width(ui, state, side) > room { HEIGHT + 38.0 } else { HEIGHT }
}

fn player(ui: &mut Ui, rect: Rect, side: Side, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let name = words::side(side);
    let mut group = ui.new_child(
        UiBuilder::new()
            .id_salt(("player", side))
            .max_rect(rect)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(name),
    );
    let ui = &mut group;
    let disc = pos2(rect.min.x + 11.0, rect.min.y + 12.0);
    side_disc(ui, disc, 10.5, side);
    let form = &state.form;
    let begins = match form.start() {
        Some(setup) => setup.to_move,
        None => form.ruleset.start().to_move(),
    };
    let title =
        if side == begins { say::new_game::Begins { side: name }.text() } else { name.to_owned() };
    let at = pos2(rect.min.x + 29.0, disc.y);
    paint_words(ui, at, Align2::LEFT_CENTER, &title, Text::Body, true, theme.text);
    let chosen = form.players[side];
    let engines = engines(state, side);
    let kinds = kinds();
    let segments = who(name, chosen, &engines, &kinds);
    let at = pos2(rect.min.x, rect.min.y + 44.0);
    let width = segments.width(ui);
    if let Some(picked) = segments.show(ui, at, side) {
        let player = match picked {
            0 => Player::You,
            1 => Player::Friend,
            3 if !engines.is_empty() => Player::Engine(engines[0]),
            _ => Player::Kete(form.levels[side]),
        };
        intents.push(Intent::Form(FormIntent::Player(side, player)));
    }
    let corner = if rect.height() > HEIGHT {
        pos2(rect.min.x, at.y + 22.0)
    } else {
        pos2(rect.min.x + width + 8.0, at.y - 16.0)
    };
    if chosen.is_person() {
        let place = Rect::from_min_size(corner, vec2(person::WIDTH, 32.0));
        person::person_ui(ui, place, side, state, intents);
    }
    if let Player::Kete(level) = chosen {
        levels(ui, corner, (side, level), state, intents);
    }
    if let Player::Friend | Player::FarAway(_) = chosen {
        let size = vec2(place_width(ui), 32.0);
        let shown = usize::from(chosen != Player::Friend);
        let beside = corner + vec2(person::WIDTH + 8.0, 0.0);
        let (place, names) = (Rect::from_min_size(beside, size), places());
        if let Some(picked) = choice(ui, place, names[shown], &names, shown, true, side) {
            let far = Player::FarAway(GameTag::default());
            let player = if picked == 0 { Player::Friend } else { far };
            intents.push(Intent::Form(FormIntent::Player(side, player)));
        }
    }
    if let Player::Engine(engine) = chosen {
        let names: Vec<&str> = engines.iter().map(EngineName::as_str).collect();
        let wide = engines_width(ui, &engines);
        let box_rect = Rect::from_min_size(corner, vec2(wide.min(rect.width()), 32.0));
        let shown = engines.iter().position(|other| *other == engine).unwrap_or_default();
        let picked = choice(ui, box_rect, names[shown], &names, shown, true, ("engine", side));
        if let Some(number) = picked {
            let player = Player::Engine(engines[number]);
            intents.push(Intent::Form(FormIntent::Player(side, player)));
        }
    }
}

/// The list of levels. Where the person plays against Kete it begins with the level that follows
/// the results.
fn levels(
    ui: &mut Ui,
    corner: Pos2,
    (side, level): (Side, Level),
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let form = &state.form;
    let first = form.may_match().then(|| say::new_game::matched().to_owned());
    let before = usize::from(first.is_some());
    let names: Vec<String> = first.into_iter().chain(Level::all().map(level_name)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let place = Rect::from_min_size(corner, vec2(level_width(ui, state), 32.0));
    let shown = if form.is_matched() { 0 } else { before + usize::from(level.get()) - 1 };
    match choice(ui, place, names[shown], &names, shown, true, side) {
        Some(0) if before == 1 => intents.push(Intent::Form(FormIntent::Matched(true))),
        Some(number) => {
            if let Some(level) = Level::new((number - before) as u8 + 1) {
                let player = FormIntent::Player(side, Player::Kete(level));
                let matched = FormIntent::Matched(false);
                intents.extend([matched, player].map(Intent::Form));
            }
        }
        None => {}
    }
}
