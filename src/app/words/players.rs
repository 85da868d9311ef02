//! Who plays.

use crate::game::{GameInProgress, Person, PersonName, Player, SeedColour, your_side_alone};
use crate::narration::board::side;
use crate::rules::{BySide, Side};
use crate::texts::called;
use crate::texts::messages::{labels, my_record as say};

/// Who plays: `Ada`, `You`, `Friend`, `Kete, level 4`.
pub fn player_named(player: Player, person: Person) -> String {
    person.name.map_or_else(|| super::player(player), |name| name.to_string())
}

/// The same in one word.
pub fn player_short<'a>(player: &'a Player, person: &'a Person) -> &'a str {
    if let Some(name) = &person.name {
        return name.as_str();
    }
    match player {
        Player::You => labels::you(),
        Player::Friend => labels::friend(),
        Player::FarAway(_) => labels::far_away_player(),
        Player::Kete(_) => labels::kete(),
        Player::Engine(name) => name.as_str(),
    }
}

/// Makes sentences in which people who have names are called by them, not by their sides. Names of
/// controls and the announcements of moves and refusals keep the sides.
pub fn by_names<T>(game: &GameInProgress, make: impl FnOnce() -> T) -> T {
    called_as(game, None, make)
}

/// The same for labels and sentences that say the same of every player: there the person who plays
/// against a program is called “you” too.
pub fn by_names_and_you<T>(game: &GameInProgress, you: &str, make: impl FnOnce() -> T) -> T {
    called_as(game, Some(you), make)
}

fn called_as<T>(game: &GameInProgress, you: Option<&str>, make: impl FnOnce() -> T) -> T {
    let (players, people) = (game.players(), game.people());
    let alone = your_side_alone(players);
    let name = |side: Side| match (&people[side].name, players[side]) {
        _ if you.is_some() && alone == Some(side) => you.map(str::to_owned),
        (Some(name), _) => Some(name.to_string()),
        (None, Player::Kete(_)) if alone.is_some() => Some(labels::kete().to_owned()),
        (None, _) => None,
    };
    let (south, north) = (name(Side::South), name(Side::North));
    called(south.as_deref(), north.as_deref(), make)
}

/// The same for these people.
pub fn called_by_names<T>(people: BySide<Person>, make: impl FnOnce() -> T) -> T {
    let name = |side: Side| people[side].name;
    let (south, north) = (name(Side::South), name(Side::North));
    called(south.as_ref().map(PersonName::as_str), north.as_ref().map(PersonName::as_str), make)
}

/// Whether a sentence says “you” of a side: not of one of two people at the board who has a name.
pub fn is_you(game: &GameInProgress, side: Side) -> bool {
    let players = game.players();
    let is_alone = your_side_alone(players) == Some(side);
    is_alone || (players[side] == Player::You && game.people()[side].name.is_none())
}

/// The heading of a side's column in the record of a match.
pub fn side_column<'a>(of: Side, player: &'a Player, person: &'a Person) -> &'a str {
    match player {
        Player::Friend | Player::FarAway(_) if person.name.is_none() => side(of),
        other => player_short(other, person),
    }
}

/// A coloured seed; `None`: no seed.
pub fn seed_colour(seed: Option<SeedColour>) -> &'static str {
    match seed {
        None => say::no_seed(),
        Some(SeedColour::Amber) => say::seed_amber(),
        Some(SeedColour::Red) => say::seed_red(),
        Some(SeedColour::Green) => say::seed_green(),
        Some(SeedColour::Blue) => say::seed_blue(),
        Some(SeedColour::Violet) => say::seed_violet(),
        Some(SeedColour::Grey) => say::seed_grey(),
    }
}
