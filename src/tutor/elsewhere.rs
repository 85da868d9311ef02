//! Rules under which a wrong guess would be right: the same move with other options of the game, or
//! in other games on the same board.

use super::board::read_rules;
use super::played::{Played, changed_options};
use super::schema::Question;
use crate::rules::{BoardShape, BySide, GameName, Move, MoveChoice, Position, Ruleset, Step, Way};

/// Rules under which a guess is right.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    /// The rules.
    pub ruleset: Ruleset,
    /// The options that differ from the written rules, as `name=value`; empty for another game with
    /// its written rules.
    pub options: Vec<String>,
    /// The same move under these rules, for showing both boards side by side.
    pub played: Played,
}

/// A turn as it would be with another value of an option.
#[derive(Clone, Debug)]
pub struct Otherwise {
    /// The option.
    pub option: &'static str,
    /// The current value.
    pub here: &'static str,
    /// The other value.
    pub there: &'static str,
    /// The same move with the other value.
    pub played: Played,
}

/// The same move with every other value of each option of its game, if the move is legal there and
/// something else happens.
pub fn under_other_options(board: &Position, mv: &Move) -> Vec<Otherwise> {
    let own = board.ruleset();
    let Ok(here) = Played::new(*board, mv) else { return Vec::new() };
    let mut found = Vec::new();
    for option in own.options() {
        for value in option.values.iter().copied().filter(|value| *value != option.value) {
            let mut ruleset = own;
            if ruleset.set(option.name, value).is_err() {
                continue;
            }
            let Some(played) = play_under(&ruleset, board, mv) else { continue };
            let steps = |played: &Played| -> Vec<Step> {
                played.turn.events.iter().map(|event| event.step).collect()
            };
            if steps(&played) != steps(&here) {
                let (option, here) = (option.name, option.value);
                found.push(Otherwise { option, here, there: value, played });
            }
        }
    }
    found
}

/// Looks for rules under which a guess is right: first those that the course's learners may know
/// already (`basic preset=kalah`), then every other value of one option, then other games on the
/// same board.
pub fn right_elsewhere(
    board: &Position,
    mv: &Move,
    what: Question,
    guess: &str,
    from: &[String],
) -> Option<Elsewhere> {
    let own = board.ruleset();
    let from = from.iter().filter_map(|rules| read_rules(rules).ok());
    let all = from.chain(other_options(&own)).chain(neighbours(own.name()));
    for ruleset in all.filter(|ruleset| *ruleset != own) {
        let Some(played) = play_under(&ruleset, board, mv) else { continue };
        if played.answer(what).as_deref() == Some(guess) {
            return Some(Elsewhere { ruleset, options: changed_options(&ruleset), played });
        }
    }
    None
}

/// The rule set with every other value of one option, and with each preset.
fn other_options(own: &Ruleset) -> Vec<Ruleset> {
    let mut found = Vec::new();
    for option in own.options() {
        for value in option.values.iter().filter(|value| **value != option.value) {
            let mut other = *own;
            if other.set(option.name, value).is_ok() {
                found.push(other);
            }
        }
    }
    for (preset, _) in own.presets() {
        let mut other = *own;
        if other.set("preset", preset).is_ok() {
            found.push(other);
        }
    }
    found
}

/// The other games on a board of the same shape.
fn neighbours(game: GameName) -> impl Iterator<Item = Ruleset> {
    let others = GameName::ALL.into_iter();
    others.filter(move |other| other.shape() == game.shape() && *other != game).map(Ruleset::new)
}

/// Plays a move with the same seeds under other rules. Stores with more seeds than the other game
/// has are left out, because they do not change the sowing.
fn play_under(ruleset: &Ruleset, board: &Position, mv: &Move) -> Option<Played> {
    let mut setup = board.setup();
    let other = match ruleset.position(&setup) {
        Ok(other) => other,
        Err(_) if setup.shape != BoardShape::FourRows => {
            setup.stores = BySide::default();
            ruleset.position(&setup).ok()?
        }
        Err(_) => return None,
    };
    if other.outcome().is_some() || other.to_move() != board.to_move() {
        return None;
    }
    Played::new(other, &translated(mv, ruleset.name())).ok()
}

/// A move in the notation of another game, in which moves may have a direction or not.
fn translated(mv: &Move, game: GameName) -> Move {
    if game.shape() != BoardShape::SIX_HOLES {
        return *mv;
    }
    match (*mv, game.facts().choice) {
        (Move::Hole(hole), MoveChoice::Way) => Move::Way { hole, way: Way::Right, spread: false },
        (Move::Way { hole, way: Way::Right, .. }, MoveChoice::Hole) => Move::Hole(hole),
        (mv, _) => mv,
    }
}
