//! Words about ending by agreement and giving up.

use crate::game::{Agreement, Player};
use crate::narration::board::side;
use crate::rules::{BySide, GameName, Side};
use crate::texts::messages::labels;
use crate::texts::messages::offers as say;
use crate::texts::yes;

/// How the game may end by agreement.
pub fn agreement(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => say::end_it(),
        Agreement::Halve => say::halve(),
        Agreement::Disregard => say::leave(),
    }
}

/// What a way to end would bring: `Each gets half of the last 6 seeds: South 24, North 24.`
pub fn would_bring(game: GameName, agreement: Agreement, left: u32, score: BySide<u16>) -> String {
    let score = say::Score { south: score.south, north: score.north }.text();
    match agreement {
        Agreement::Halve | Agreement::Disregard if left == 1 => say::LastForNobody { score }.text(),
        Agreement::Halve => {
            let odd = yes(left % 2 == 1);
            say::Halved { count: left, odd, score }.text()
        }
        Agreement::Disregard => say::ForNobody { count: left, score }.text(),
        Agreement::End if game.facts().has_rounds => say::RoundEnds { score }.text(),
        Agreement::End => say::draw().to_owned(),
    }
}

/// What is offered: `to halve the last 6 seeds`.
pub fn offered(game: GameName, agreement: Agreement, left: u32) -> String {
    match agreement {
        Agreement::Halve => say::ToHalve { count: left }.text(),
        Agreement::Disregard => say::ToLeave { count: left }.text(),
        Agreement::End if game.facts().has_rounds => say::to_end_round().to_owned(),
        Agreement::End => say::to_draw().to_owned(),
    }
}

/// Who offers what, for the strip: `Kete offers to halve the last 6 seeds`.
pub fn offers(by: Side, player: Player, what: &str) -> String {
    let who = match &player {
        Player::You | Player::Friend | Player::FarAway(_) => side(by),
        Player::Kete(_) => labels::kete(),
        Player::Engine(name) => name.as_str(),
    };
    say::Offers { who, what }.text()
}
