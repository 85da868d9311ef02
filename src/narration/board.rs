//! Words on and beside a board: captions, tags, players.

pub use super::turns::side;
use crate::game::{Player, TurnMark};
use crate::texts::messages::{labels, play as say, players};

/// The tag at the end of a turn of several laps: `14 laps, brings 5`; the gain may be hidden.
pub fn laps_and_gain(laps: usize, gain: Option<u16>, eats: bool) -> String {
    match (gain, eats) {
        (Some(0), false) => say::TakesNothing { laps }.text(),
        (Some(0), true) => say::EatsNoSeed { laps }.text(),
        (Some(count), false) => say::LapsTakes { laps, count }.text(),
        (Some(count), true) => say::LapsEats { laps, count }.text(),
        (None, _) => say::Laps { laps }.text(),
    }
}

/// The tag of what a move takes: `takes 3`, `eats 2`; `takes all` where the count is hidden.
pub fn takes(count: Option<u16>, eats: bool) -> String {
    match (count, eats) {
        (Some(count), false) => say::Takes { count }.text(),
        (Some(count), true) => say::Eats { count }.text(),
        (None, false) => say::takes_all().to_owned(),
        (None, true) => say::eats_all().to_owned(),
    }
}

/// The tag of what the answer to a move takes: `then takes 3`.
pub fn then_takes(count: Option<u16>, eats: bool) -> String {
    say::Then { takes: takes(count, eats) }.text()
}

/// The tag of what was taken: `3 taken`, `3 eaten`; `all eaten` where the count is hidden.
pub fn taken(count: Option<u16>, eats: bool) -> String {
    match (count, eats) {
        (Some(count), false) => say::Taken { count }.text(),
        (Some(count), true) => say::Ate { count }.text(),
        (None, false) => say::taken_all().to_owned(),
        (None, true) => say::ate_all().to_owned(),
    }
}

/// Who plays: `You`, `Friend`, `Kete, level 4`.
pub fn player(player: Player) -> String {
    match player {
        Player::You => labels::you().to_owned(),
        Player::Friend => labels::friend().to_owned(),
        Player::FarAway(_) => labels::friend_far_away().to_owned(),
        Player::Kete(level) => players::KeteLevel { level: level.get() }.text(),
        Player::Engine(name) => name.to_string(),
    }
}

pub fn mark_sign(mark: TurnMark) -> &'static str {
    match mark {
        TurnMark::Good => "✓",
        TurnMark::Doubtful => "?",
        TurnMark::Mistake => "✗",
    }
}
