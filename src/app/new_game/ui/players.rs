//! Who plays each side.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Color32, Pos2, Rect, Ui, UiBuilder, pos2, vec2};

use super::person;
use crate::app::intent::Intent;
use crate::app::new_game::intent::FormIntent;
use crate::app::state::State;
use crate::app::widgets::choices::{Segments, choice, choice_with_notes};
use crate::app::widgets::paint::{flow, galley, label, paint_words, run};
use crate::app::widgets::side_disc::side_disc;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{EngineName, GameTag, Level, Player};
use crate::narration;
use crate::rules::Side;
use crate::search::strength;
use crate::texts::messages as say;

/// Height of the name of a side.
const NAME: f32 = 28.0;
const GAP: f32 = 26.0;

/// Height of a control.
fn control() -> f32 {
    Sizes::grown(32.0)
}

/// Height of a side without a list below the segments.
fn height() -> f32 {
    NAME + control()
}

/// What a list below the segments adds to the height.
fn list_height() -> f32 {
    control() + 6.0
}

/// Both sides and a description of Kete's level; returns the lower end.
pub fn players_ui(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let lists = Side::ALL.map(|side| widest_list(ui, state, side));
    let widest = lists.into_iter().fold(0.0, f32::max);
    // What is chosen for one side moves nothing of the other side.
    let column = (rect.width() - GAP) / 2.0;
    let stacked = widest.max(kinds_width(ui, state)) > column;
    let size = match stacked {
        true if kinds_width(ui, state) + 8.0 + widest <= rect.width() => {
            vec2(rect.width(), height())
        }
        true => vec2(rect.width(), height() + list_height()),
        false => vec2(column, height() + list_height()),
    };
    let step = if stacked { vec2(0.0, size.y + 6.0) } else { vec2(column + GAP, 0.0) };
    for (number, side) in Side::ALL.into_iter().enumerate() {
        let at = rect.min + step * number as f32;
        player(ui, Rect::from_min_size(at, size), side, state, intents);
    }
    let y = rect.min.y + step.y + size.y + 6.0;
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
    let high = flow(ui, &runs, rect.width(), 3).size().y;
    label(ui, pos2(rect.min.x, y), rect.width(), 3, &runs);
    y + high + 11.0
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
            let tens = |points: f64| 10 * (points / 10.0).round() as i32;
            let (from, to) = (tens(rating.from), tens(rating.to));
            let strength = strength(form.name(), number).round() as i32;
            format!("{says} {}", say::new_game::OwnStrength { strength, from, to }.text())
        }
        // Without a rating of one's own, the lowest and the highest level give the scale.
        None => {
            let points = |number| strength(form.name(), number).round() as i32;
            let (first, last) = (Level::LOWEST.get(), Level::HIGHEST.get());
            let scale = say::new_game::StrengthOnScale {
                strength: points(number),
                first,
                lowest: points(first),
                last,
                highest: points(last),
            };
            format!("{says} {}", scale.text())
        }
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

/// The most that a side's list of places, levels or engines can take.
fn widest_list(ui: &Ui, state: &State, side: Side) -> f32 {
    let friend = person::WIDTH + 8.0 + place_width(ui);
    let matched = list_width(ui, say::new_game::matched());
    friend.max(matched).max(levels_width(ui)).max(engines_width(ui, &engines(state, side)))
}

/// Width of the segments that say who plays.
fn kinds_width(ui: &Ui, state: &State) -> f32 {
    let wide = |side| {
        let chosen = state.form.players[side];
        who(words::side(side), chosen, &engines(state, side), &kinds()).width(ui)
    };
    Side::ALL.map(wide).into_iter().fold(0.0, f32::max)
}

/// Where a friend plays.
fn places() -> [&'static str; 2] {
    [say::labels::at_this_board(), say::labels::far_away()]
}

fn place_width(ui: &Ui) -> f32 {
    places().map(|words| list_width(ui, words)).into_iter().fold(0.0, f32::max)
}

/// Width of the list of levels, as wide as what it shows.
fn level_width(ui: &Ui, state: &State) -> f32 {
    match state.form.is_matched() {
        true => list_width(ui, say::new_game::matched()),
        false => levels_width(ui),
    }
}

fn levels_width(ui: &Ui) -> f32 {
    Level::all().map(|level| list_width(ui, &level_name(level))).fold(0.0, f32::max)
}

/// Width of a list that shows these words.
fn list_width(ui: &Ui, words: &str) -> f32 {
    galley(ui, words, Text::Body, false, Color32::PLACEHOLDER).size().x + 44.0
}

fn engines_width(ui: &Ui, engines: &[EngineName]) -> f32 {
    engines.iter().map(|name| list_width(ui, name.as_str())).fold(0.0, f32::max)
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
    let at = pos2(rect.min.x, rect.min.y + NAME + control() / 2.0);
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
    // A list that does not fit beside the segments is below them.
    let corner = if rect.height() > height() {
        pos2(rect.min.x, at.y + control() / 2.0 + 6.0)
    } else {
        pos2(rect.min.x + width + 8.0, at.y - control() / 2.0)
    };
    if chosen.is_person() {
        let place = Rect::from_min_size(corner, vec2(person::WIDTH, control()));
        person::person_ui(ui, place, side, state, intents);
    }
    if let Player::Kete(level) = chosen {
        levels(ui, corner, (side, level), state, intents);
    }
    if let Player::Friend | Player::FarAway(_) = chosen {
        let size = vec2(place_width(ui), control());
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
        let box_rect = Rect::from_min_size(corner, vec2(wide.min(rect.width()), control()));
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
    let points = |level: Level| {
        let strength = strength(form.name(), level.get()).round() as i32;
        say::new_game::Points { strength }.text()
    };
    let notes: Vec<String> =
        std::iter::repeat_n(String::new(), before).chain(Level::all().map(points)).collect();
    let place = Rect::from_min_size(corner, vec2(level_width(ui, state), control()));
    let shown = if form.is_matched() { 0 } else { before + usize::from(level.get()) - 1 };
    let picked = choice_with_notes(ui, place, names[shown], (&names, &notes), shown, true, side);
    match picked {
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
