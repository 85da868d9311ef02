//! Words about ending by agreement and giving up.

use crate::game::{
    Agreement, GameInProgress, Person, PersonName, Player, STALLED, round_decided, your_side_alone,
};
use crate::narration::board;
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
    let (one, other) = (Side::South, Side::North);
    let score = say::Score { one, south: score.south, other, north: score.north }.text();
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

/// What follows from an offer: `You 7, Kete 2, and 39 on the board: with half of them you win 26 to
/// 21. The odd seed counts for nobody.` A round says what each takes. `now` has the stores and the
/// seeds on the board.
pub fn follows(
    game: &GameInProgress,
    agreement: Agreement,
    now: (BySide<u16>, u32),
    score: BySide<u16>,
) -> String {
    let (stores, left) = now;
    let has_rounds = game.ruleset().name().facts().has_rounds;
    if agreement == Agreement::End && !has_rounds {
        return would_bring(game.ruleset().name(), agreement, left, score);
    }
    let (players, people) = (game.players(), game.people());
    let you = your_side_alone(players);
    let named = |side: Side| match players[side] {
        _ if you == Some(side) => labels::you(),
        Player::Kete(_) => labels::kete(),
        _ => people[side].name.as_ref().map_or(board::side(side), PersonName::as_str),
    };
    let first = you.unwrap_or(Side::South);
    let second = first.other();
    let halved = yes(agreement == Agreement::Halve && left > 1);
    let before = say::Before {
        first: named(first),
        has: stores[first],
        second: named(second),
        other_has: stores[second],
        left,
    }
    .text();
    let winner = Side::ALL.into_iter().find(|side| score[*side] > score[side.other()]);
    let ends = match winner {
        Some(winner) => say::Wins {
            you: yes(you == Some(winner)),
            winner: named(winner),
            more: score[winner],
            less: score[winner.other()],
        }
        .text(),
        None => say::DrawAt { count: score[first] }.text(),
    };
    if has_rounds {
        let gets = |side: Side| score[side].saturating_sub(stores[side]);
        let (you, first_gets, second_gets) = (yes(you.is_some()), gets(first), gets(second));
        let (first, second) = (named(first), named(second));
        return say::RoundFollows { before, you, first, first_gets, second, second_gets, ends }
            .text();
    }
    let odd = yes(halved == yes(true) && left % 2 == 1);
    say::Follows { before, halved, left, ends, odd }.text()
}

/// Why Kete offers to end the game now.
pub fn why_offered(game: &GameInProgress) -> String {
    if let Some(winner) = round_decided(game.position()) {
        let you = yes(your_side_alone(game.players()) == Some(winner));
        return say::BecauseDecided { you }.text();
    }
    if game.repeats_position() {
        return say::because_repeats().to_owned();
    }
    match game.turns_without_gain() {
        moves if moves >= STALLED => say::BecauseStalled { moves }.text(),
        _ => say::because_same().to_owned(),
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
pub fn offers(by: Side, player: Player, person: Person, what: &str) -> String {
    let name = person.name.as_ref().map(PersonName::as_str);
    let who = match &player {
        Player::You | Player::Friend | Player::FarAway(_) => name.unwrap_or(side(by)),
        Player::Kete(_) => labels::kete(),
        Player::Engine(name) => name.as_str(),
    };
    say::Offers { who, what }.text()
}
