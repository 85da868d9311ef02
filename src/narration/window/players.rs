//! Who plays.

use super::super::turns;
use crate::game::Player;
use crate::rules::Side;
use crate::texts::messages::labels;
use crate::texts::messages::players as say;

/// A side's name.
pub fn side(side: Side) -> &'static str {
    turns::side(side)
}

/// Who plays: `You`, `Friend`, `Kete, level 4`.
pub fn player(player: Player) -> String {
    match player {
        Player::You => labels::you().to_owned(),
        Player::Friend => labels::friend().to_owned(),
        Player::Kete(level) => say::KeteLevel { level: level.get() }.text(),
        Player::Engine(name) => name.to_string(),
    }
}

/// The same in one word.
pub fn player_short(player: &Player) -> &str {
    match player {
        Player::You => labels::you(),
        Player::Friend => labels::friend(),
        Player::Kete(_) => labels::kete(),
        Player::Engine(name) => name.as_str(),
    }
}

/// The heading of a side's column in the record of a match.
pub fn side_column(of: Side, player: &Player) -> &str {
    match player {
        Player::Friend => side(of),
        other => player_short(other),
    }
}
