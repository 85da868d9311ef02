//! Positions and turns for the tests.

use crate::rules::{GameName, Position, Ruleset, Setup, Turn};

/// A position by its position string, or `start`.
pub fn position(game: GameName, text: &str) -> Position {
    let ruleset = Ruleset::new(game);
    if text == "start" {
        return ruleset.start();
    }
    ruleset.position(&Setup::parse(game, text).expect("a position")).expect("possible")
}

pub fn turn(game: GameName, before: &str, mv: &str) -> Turn {
    let before = position(game, before);
    before.play(&before.parse_move(mv).expect("a move")).expect("legal")
}
