//! Checks goals: each accepted move must reach the goal, no other move may, and no hint may name
//! another.

use super::{Check, MOST_WORDS, ProblemPlace};
use crate::rules::{BoardShape, Move, Position, RuleId};
use crate::tutor::budget::{Spent, TURN};
use crate::tutor::claim::Claim;
use crate::tutor::exact::is_provable;
use crate::tutor::fault::CourseFault;
use crate::tutor::judge::{answers_within, meets_within};
use crate::tutor::limits::MOST_NESTED;
use crate::tutor::played::{Played, notations};
use crate::tutor::schema::Goal;

impl Check<'_> {
    pub(super) fn hints(&mut self, place: ProblemPlace, hints: &[String]) {
        if hints.len() > 4 {
            self.at(place, "hints", CourseFault::Hints(hints.len()));
        }
    }

    /// Checks that a hint which tells the learner to play a move names an accepted one.
    pub(super) fn named_in_hints(
        &mut self,
        place: ProblemPlace,
        hints: &[String],
        accept: &[String],
        board: &Position,
    ) {
        let accepted = |mv: &str| {
            let mut firsts = accept.iter().filter_map(|text| text.split_whitespace().next());
            firsts.any(|first| first.trim_end_matches(',') == mv)
        };
        for hint in hints {
            for mv in recommended_moves(hint).filter(|mv| board.parse_move(mv).is_ok()) {
                if !accepted(mv) {
                    self.at(place, hint, CourseFault::HintNames(mv.to_owned()));
                }
            }
        }
    }

    /// Checks the reasons why moves miss a goal: each move may be played, and misses it.
    pub(super) fn why_not(
        &mut self,
        place: ProblemPlace,
        goal: &Goal,
        why_not: &[(String, String)],
        board: &Position,
    ) -> Result<(), Spent> {
        for (text, reason) in why_not {
            let words = reason.split_whitespace().count();
            match words {
                0 => self.at(place, text, CourseFault::NoText),
                _ if words > MOST_WORDS => self.at(place, reason, CourseFault::Long(words)),
                _ => {}
            }
            let Ok(mv) = board.parse_move(text) else {
                self.at(place, text, CourseFault::Move(text.clone()));
                continue;
            };
            self.budget.begin_move();
            self.budget.spend(TURN)?;
            match Played::new(*board, &mv) {
                Err(illegal) => {
                    self.at(place, text, CourseFault::Refused(text.clone(), illegal.rule));
                }
                Ok(played) if meets_within(goal, &played, &mut self.budget)? => {
                    self.at(place, text, CourseFault::WhyNotRight(text.clone()));
                }
                Ok(_) => {}
            }
        }
        Ok(())
    }

    pub(super) fn ask(
        &mut self,
        place: ProblemPlace,
        goal: &Goal,
        accept: &[String],
        board: &Position,
    ) -> Result<(), Spent> {
        if is_nested(goal, MOST_NESTED) {
            self.at(place, "goal", CourseFault::Nested);
            return Ok(());
        }
        let mut unknown = Vec::new();
        unknown_in(goal, board, &mut unknown);
        if !unknown.is_empty() {
            for (what, fault) in unknown {
                self.at(place, &what, fault);
            }
            return Ok(());
        }
        if board.outcome().is_some() {
            self.at(place, "", CourseFault::Over);
            return Ok(());
        }
        if matches!(goal, Goal::Gains(..)) && is_provable(board, &mut self.budget)? {
            self.at(place, "goal", CourseFault::Provable);
        }
        if accept.is_empty() {
            self.at(place, "accept", CourseFault::NoAnswer);
        }
        let mut accepted: Vec<Move> = Vec::new();
        for text in accept {
            let Ok(claim) = Claim::parse(text) else { continue };
            let [mv] = claim.moves.as_slice() else {
                self.at(place, text, CourseFault::OneMove(text.clone()));
                continue;
            };
            let Ok(mv) = board.parse_move(mv) else { continue };
            self.budget.begin_move();
            self.budget.spend(TURN)?;
            if let Ok(played) = Played::new(*board, &mv)
                && !meets_within(goal, &played, &mut self.budget)?
            {
                // The sentence about what the move does instead needs the goal judged again, with
                // each goal inside it.
                self.budget.spend(MOST_NESTED as u64 * self.budget.spent()).or_else(only_course)?;
                let instead = crate::tutor::wording::instead(&played, goal);
                self.at(place, text, CourseFault::NotTheGoal(mv.to_string(), instead));
            }
            accepted.push(mv);
        }
        let mut also = answers_within(board, goal, &mut self.budget)?;
        also.retain(|mv| !accepted.contains(mv));
        if !also.is_empty() && accepted.len() == accept.len() && !accept.is_empty() {
            self.at(place, "accept", CourseFault::AlsoRight(notations(&also)));
        }
        Ok(())
    }
}

/// Ignores the limit for one move; the limit for the course still holds.
fn only_course(spent: Spent) -> Result<(), Spent> {
    if spent == Spent::Move { Ok(()) } else { Err(spent) }
}

/// Whether goals are nested more than `most` deep.
fn is_nested(goal: &Goal, most: usize) -> bool {
    match goal {
        Goal::All(goals) | Goal::Any(goals) => {
            most == 0 || goals.iter().any(|goal| is_nested(goal, most - 1))
        }
        Goal::Not(goal) => most == 0 || is_nested(goal, most - 1),
        _ => false,
    }
}

/// The mover's moves that a text tells the reader to play: `play D` names `D`.
fn recommended_moves(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split_whitespace();
    words.clone().zip(words.skip(1)).filter_map(|(verb, mv)| {
        let verb = verb.trim_matches(|c: char| !c.is_alphanumeric());
        let mv = mv.trim_matches(|c: char| !c.is_alphanumeric() && !"+=".contains(c));
        verb.eq_ignore_ascii_case("play").then_some(mv)
    })
}

/// What is wrong with the names in a goal: an unknown rule, hole or move, or a question that this
/// game does not have.
fn unknown_in(goal: &Goal, board: &Position, found: &mut Vec<(String, CourseFault)>) {
    match goal {
        Goal::By(id) | Goal::Without(id) if id.parse::<RuleId>().is_err() => {
            found.push((id.clone(), CourseFault::Rule(id.clone())));
        }
        Goal::Last(hole) if hole != "store" && board.shape().hole(hole).is_none() => {
            found.push((hole.clone(), CourseFault::Hole(hole.clone())));
        }
        Goal::Move(mv) if board.parse_move(mv).is_err() => {
            found.push((mv.clone(), CourseFault::Move(mv.clone())));
        }
        Goal::Best | Goal::Gains(..) if board.shape() == BoardShape::FourRows => {
            found.push(("goal".to_owned(), CourseFault::NoSeedsInBawo));
        }
        Goal::WinsIn(_) if board.shape() != BoardShape::FourRows => {
            found.push(("goal".to_owned(), CourseFault::WinsOnlyInBawo));
        }
        Goal::All(goals) | Goal::Any(goals) => {
            for goal in goals {
                unknown_in(goal, board, found);
            }
        }
        Goal::Not(goal) => unknown_in(goal, board, found),
        _ => {}
    }
}
