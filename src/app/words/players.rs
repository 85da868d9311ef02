//! Who plays.

use crate::game::Player;
use crate::narration::board::side;
use crate::rules::Side;
use crate::texts::messages::labels;

/// The same in one word.
pub fn player_short(player: &Player) -> &str {
    match player {
        Player::You => labels::you(),
        Player::Friend => labels::friend(),
        Player::FarAway(_) => labels::far_away(),
        Player::Kete(_) => labels::kete(),
        Player::Engine(name) => name.as_str(),
    }
}

/// The heading of a side's column in the record of a match.
pub fn side_column(of: Side, player: &Player) -> &str {
    match player {
        Player::Friend | Player::FarAway(_) => side(of),
        other => player_short(other),
    }
}
