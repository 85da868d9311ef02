//! Judges a learner's move: whether it reaches the goal.

use super::budget::{Budget, Spent, TURN};
use super::exact::{best_end, end_after};
use super::played::{Played, forces_win, gain_within};
use super::schema::{Goal, PlayGoal};
use crate::game::{GameInProgress, Line};
use crate::narration::turns::Course;
use crate::rules::{Illegal, Move, Position, RuleId, Side};

/// The result of a move in an `Ask`.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It reaches the goal.
    Right(Box<Played>),
    /// It is illegal; the board does not change.
    Refused(Illegal),
    /// It is legal but does not reach the goal: it is shown and taken back.
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

/// Whether a turn reaches a goal. False if the answer costs more than judging a move may; the check
/// of a course reports such goals.
pub fn meets(goal: &Goal, played: &Played) -> bool {
    meets_within(goal, played, &mut Budget::for_a_move()).unwrap_or(false)
}

/// Whether a turn reaches a goal, at the expense of the budget.
pub(super) fn meets_within(
    goal: &Goal,
    played: &Played,
    budget: &mut Budget<'_>,
) -> Result<bool, Spent> {
    budget.spend(1)?;
    let shows = |id: &str| id.parse::<RuleId>().is_ok_and(|rule| played.shows(rule));
    Ok(match goal {
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
        Goal::Best => is_best(played, budget)?,
        Goal::WinsIn(turns) => forces_win(&played.before, &played.turn.mv, *turns, budget)?,
        Goal::Gains(seeds, turns) => {
            gain_within(&played.before, &played.turn.mv, *turns, budget)? >= i32::from(*seeds)
        }
        Goal::All(goals) => {
            for goal in goals {
                if !meets_within(goal, played, budget)? {
                    return Ok(false);
                }
            }
            true
        }
        Goal::Any(goals) => {
            for goal in goals {
                if meets_within(goal, played, budget)? {
                    return Ok(true);
                }
            }
            false
        }
        Goal::Not(goal) => !meets_within(goal, played, budget)?,
    })
}

/// Whether no other move leads to a better end of the game.
///
/// # Errors
/// It cannot be proven within the budget.
fn is_best(played: &Played, budget: &mut Budget<'_>) -> Result<bool, Spent> {
    let line = Line::new(played.before);
    let own = end_after(&line, &played.turn.mv, budget)?.ok_or(Spent::Move)?;
    let best = best_end(&line, budget)?.ok_or(Spent::Move)?;
    Ok(own >= best)
}

/// Whether a side has reached the goal of a game against Kete; `None` while that is still possible.
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

/// The seeds that a side has captured in the turns so far.
pub fn taken(game: &GameInProgress, side: Side) -> u16 {
    let turns = game.turns().into_iter().filter(|turn| turn.mover == side);
    turns.map(|turn| Course::of(&turn.events).gain()).sum()
}

/// The legal moves that reach a goal, in canonical order, without placements and layouts.
pub fn answers(board: &Position, goal: &Goal) -> Vec<Move> {
    let reaches = |mv: &Move| Played::new(*board, mv).is_ok_and(|played| meets(goal, &played));
    board.moves().into_iter().filter(reaches).collect()
}

/// The same, at the expense of the budget.
pub(super) fn answers_within(
    board: &Position,
    goal: &Goal,
    budget: &mut Budget<'_>,
) -> Result<Vec<Move>, Spent> {
    // It may be one that is not listed: a placement or a layout.
    if let Goal::Move(text) = goal {
        let named = board.parse_move(text).ok();
        return Ok(named.into_iter().filter(|mv| board.is_legal(mv)).collect());
    }
    let mut answers = Vec::new();
    for mv in board.moves() {
        budget.begin_move();
        budget.spend(TURN)?;
        if let Ok(played) = Played::new(*board, &mv)
            && meets_within(goal, &played, budget)?
        {
            answers.push(mv);
        }
    }
    Ok(answers)
}

/// The rule that a goal is about, if it names one.
pub fn rule_of(goal: &Goal) -> Option<RuleId> {
    match goal {
        Goal::By(rule) | Goal::Without(rule) => rule.parse().ok(),
        Goal::All(goals) | Goal::Any(goals) => goals.iter().find_map(rule_of),
        Goal::Not(goal) => rule_of(goal),
        _ => None,
    }
}
