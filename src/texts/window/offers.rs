//! Words about ending by agreement and giving up.

use super::super::{last_seeds, seeds_do};
use super::{KETE, side};
use crate::game::{Agreement, Player};
use crate::rules::{BySide, GameName, Side};

/// How the game may end by agreement.
pub fn agreement(agreement: Agreement) -> &'static str {
    match agreement {
        Agreement::End => "End it here",
        Agreement::Halve => "Halve the rest",
        Agreement::Disregard => "Leave the rest to nobody",
    }
}

/// What a way to end would bring: `Each gets half of the last 6 seeds: South 24, North 24.`
pub fn would_bring(game: GameName, agreement: Agreement, left: u32, score: BySide<u16>) -> String {
    let BySide { south, north } = score;
    let score = format!("South {south}, North {north}");
    match (agreement, game) {
        (Agreement::Halve | Agreement::Disregard, _) if left == 1 => {
            format!("The last seed counts for nobody: {score}.")
        }
        (Agreement::Halve, _) if left % 2 == 1 => format!(
            "Each gets half of {}; the odd one counts for nobody: {score}.",
            last_seeds(left)
        ),
        (Agreement::Halve, _) => format!("Each gets half of {}: {score}.", last_seeds(left)),
        (Agreement::Disregard, _) => {
            format!("The last {} for nobody: {score}.", seeds_do(left, "counts", "count"))
        }
        (Agreement::End, _) if game.facts().has_rounds => {
            format!("The round ends; each takes the seeds on their side: {score}.")
        }
        (Agreement::End, _) => "The game is a draw.".to_owned(),
    }
}

/// What is offered: `to halve the last 6 seeds`.
pub fn offered(game: GameName, agreement: Agreement, left: u32) -> String {
    match (agreement, game) {
        (Agreement::Halve, _) => format!("to halve {}", last_seeds(left)),
        (Agreement::Disregard, _) => format!("to leave {} to nobody", last_seeds(left)),
        (Agreement::End, _) if game.facts().has_rounds => "to end the round".to_owned(),
        (Agreement::End, _) => "to end in a draw".to_owned(),
    }
}

/// Who offers what, for the strip: `Kete offers to halve the last 6 seeds`.
pub fn offers(by: Side, player: Player, what: &str) -> String {
    let who = match &player {
        Player::You | Player::Friend => side(by),
        Player::Kete(_) => KETE,
        Player::Engine(name) => name.as_str(),
    };
    format!("{who} offers {what}")
}

/// The same for the live label, which names sides.
pub fn offers_told(by: Side, what: &str) -> String {
    format!("{} offers {what}.", side(by))
}

/// The other side plays on.
pub fn declined(other: Side) -> String {
    format!("{} does not agree and plays on.", side(other))
}

/// Sure to resign?
pub fn resign_question(who: Side) -> String {
    format!("Resign as {}?", side(who))
}
