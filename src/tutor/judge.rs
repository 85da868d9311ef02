//! Judging a learner's move: does it reach the goal, and what happens otherwise.

use super::played::{Played, worth};
use super::schema::{Goal, PlayGoal};
use crate::game::GameInProgress;
use crate::rules::{Illegal, Move, Position, RuleId, Side};
use crate::texts::narration::Course;

/// What a move in an `Ask` came to.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It reaches the goal.
    Right(Box<Played>),
    /// It may not be played; the board stays.
    Refused(Illegal),
    /// It may be played but does not reach the goal: it is shown and taken back.
    Other(Box<Played>),
}

/// Judges a move.
pub fn judge(board: &Position, goal: &Goal, mv: &Move) -> Verdict {
    match Played::new(*board, mv) {
        Err(illegal) => Verdict::Refused(illegal),
        Ok(played) if meets(goal, &played) => Verdict::Right(Box::new(played)),
        Ok(played) => Verdict::Other(Box::new(played)),
    }
}

/// Whether a turn reaches a goal.
pub fn meets(goal: &Goal, played: &Played) -> bool {
    let shows = |id: &str| id.parse::<RuleId>().is_ok_and(|rule| played.shows(rule));
    match goal {
        Goal::Legal => true,
        Goal::Move(mv) => played.turn.mv.to_string() == *mv,
        Goal::Last(place) => played.last().as_deref() == Some(place),
        Goal::Takes(count) => played.takes() == *count,
        Goal::TakesAtLeast(count) => played.takes() >= *count,
        Goal::LapsAtLeast(count) => played.laps() >= *count,
        Goal::Again => played.course.again,
        Goal::Wins => played.wins(),
        Goal::Feeds => played.turn.after.setup().on_side(played.turn.mover.other()) > 0,
        Goal::By(rule) => shows(rule),
        Goal::Without(rule) => !shows(rule),
        Goal::Best(plies) => is_near(played, 0, *plies),
        Goal::Near(seeds, plies) => is_near(played, *seeds, *plies),
        Goal::All(goals) => goals.iter().all(|goal| meets(goal, played)),
        Goal::Any(goals) => goals.iter().any(|goal| meets(goal, played)),
        Goal::Not(goal) => !meets(goal, played),
    }
}

/// Whether a turn is worth at most so many seeds less than the best.
fn is_near(played: &Played, seeds: u16, plies: u32) -> bool {
    let of = |mv: &Move| worth(&played.before, mv, plies);
    let best = played.before.moves().iter().map(of).max();
    best.is_none_or(|best| of(&played.turn.mv) >= best - i32::from(seeds))
}

/// Whether a side has reached the goal of a game against Kete; none while it still may.
pub fn reached(goal: PlayGoal, game: &GameInProgress, side: Side) -> Option<bool> {
    let outcome = game.outcome();
    let won = outcome.as_ref().is_some_and(|outcome| outcome.winner == Some(side));
    let reached = match goal {
        PlayGoal::Win => won,
        PlayGoal::Finish => outcome.is_some(),
        PlayGoal::Round => won || game.rounds().iter().any(|round| round.winner == Some(side)),
        PlayGoal::Take(wanted) => taken(game, side) >= wanted,
    };
    (reached || outcome.is_some()).then_some(reached)
}

/// The seeds that a side has taken in the turns played.
pub fn taken(game: &GameInProgress, side: Side) -> u16 {
    let turns = game.turns().into_iter().filter(|turn| turn.mover == side);
    turns.map(|turn| Course::of(&turn.events).gain()).sum()
}

/// The legal moves that reach a goal, in canonical order and without placements and layouts.
pub fn answers(board: &Position, goal: &Goal) -> Vec<Move> {
    let reaches = |mv: &Move| Played::new(*board, mv).is_ok_and(|played| meets(goal, &played));
    board.moves().into_iter().filter(reaches).collect()
}

/// The rule that a goal is about, where it names one.
pub fn rule_of(goal: &Goal) -> Option<RuleId> {
    match goal {
        Goal::By(rule) | Goal::Without(rule) => rule.parse().ok(),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().find_map(rule_of),
        Goal::Not(goal) => rule_of(goal),
        _ => None,
    }
}
