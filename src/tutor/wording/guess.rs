//! What the tutor says to a guessed move of a commented game.

use super::lead;
use super::reasons::if_you_play;
use crate::texts::messages::guess as say;
use crate::tutor::guess::{
    MOST_POINTS, MoveGuessed, MoveWorth, THREE_STARS_PERCENT, TWO_STARS_PERCENT,
};
use crate::tutor::reasons::{Punishment, most_captured};

/// Whether the guess brings all points.
pub fn is_best(guessed: &MoveGuessed) -> bool {
    guessed.points == MOST_POINTS
}

/// The points, and which move was played in the game.
pub fn points(guessed: &MoveGuessed) -> String {
    let (points, possible) = (guessed.points, MOST_POINTS);
    let (move_, game) = (guessed.guessed.turn.mv, guessed.game.turn.mv);
    let said = match is_best(guessed) {
        true if move_ == game => say::Found { points, possible, move_ }.text(),
        true => say::AsGood { points, possible, move_, game }.text(),
        false => say::Less { points, possible, game }.text(),
    };
    match guessed.counted {
        Some(points) => format!("{said} {}", say::FirstCounts { points, possible }.text()),
        None => said,
    }
}

/// Whether words name a move.
fn names(words: &str, mv: &str) -> bool {
    words.split(|letter: char| !letter.is_alphanumeric() && letter != '+').any(|word| word == mv)
}

/// The strongest reply to the guess, where the author's reason says nothing of that move.
fn reply_to(guessed: &MoveGuessed, because: &str) -> Option<String> {
    let move_ = guessed.guessed.turn.mv.to_string();
    if names(because, &move_) {
        return None;
    }
    let threat = Punishment::strongest(&guessed.guessed)?;
    let taken = i32::from(threat.haul.captures());
    let (cost, anyway) = (guessed.worth.short_of(guessed.game_worth), most_captured(&guessed.game));
    let is_counted = matches!(guessed.worth, MoveWorth::Gain(..));
    let rest = (is_counted && taken > cost as i32).then(|| match i32::from(anyway) {
        1.. if taken - i32::from(anyway) <= cost as i32 => {
            let (game, other) = (guessed.game.turn.mv, threat.turn.turn.mover);
            say::TakesAnyway { game, count: anyway, other }.text()
        }
        _ => say::made_up().to_owned(),
    });
    Some([if_you_play(&threat)].into_iter().chain(rest).collect::<Vec<_>>().join(" "))
}

/// What the guess costs, and why the move of the game was played.
pub fn why(guessed: &MoveGuessed, because: &str) -> String {
    let (move_, game) = (guessed.guessed.turn.mv, guessed.game.turn.mv);
    let other = guessed.game.turn.mover.other();
    let count = guessed.worth.short_of(guessed.game_worth);
    if count == 0 {
        return because.to_owned();
    }
    let cost = match (guessed.worth, guessed.game_worth) {
        (MoveWorth::End(after), MoveWorth::End(best)) => {
            let (after, best) = (lead(after), lead(best));
            say::CostsAtEnd { move_, game, after, best }.text()
        }
        (MoveWorth::Eats(own, turns), MoveWorth::Eats(best, _)) => {
            // A win counts as all seeds.
            let at = &guessed.guessed.before;
            let owned = at.setup().owned();
            let [had, others] =
                [at.to_move(), at.to_move().other()].map(|side| i32::from(owned[side]));
            match (best >= others, own <= -had) {
                (true, _) => say::MissesWin { move_, game, turns, other }.text(),
                (false, true) => say::LetsWin { move_, game, turns, other }.text(),
                (false, false) => say::EatsFewer { move_, count, game, turns }.text(),
            }
        }
        (MoveWorth::Wins(_, turns), _) => say::MissesWin { move_, game, turns, other }.text(),
        (MoveWorth::Gain(_, turns), _) => say::CostsWithin { move_, count, game, turns }.text(),
        (MoveWorth::End(_) | MoveWorth::Eats(..), _) => return because.to_owned(),
    };
    let cost = [cost].into_iter().chain(reply_to(guessed, because)).collect::<Vec<_>>().join(" ");
    // A reason that does not name the move would be read as one about the guess.
    match names(because, &game.to_string()) {
        true => say::CostAndReason { cost, because }.text(),
        false => say::CostAndReasonOf { cost, game, because }.text(),
    }
}

/// The points of a whole lesson and its stars.
pub fn sum((points, possible): (u32, u32), stars: u8) -> String {
    say::Sum { points, possible, stars }.text()
}

/// From which share of the points the stars begin.
pub fn stars_for() -> String {
    say::StarsFor { percent: THREE_STARS_PERCENT, fewer: TWO_STARS_PERCENT }.text()
}
