//! Why a legal move misses its task, in one clause read from the turn.

use super::{instead, last_place, place, reasons as words};
use crate::rules::{Move, Place};
use crate::texts::messages::tutor as say;
use crate::texts::yes;
use crate::tutor::claim::{Claim, Fact};
use crate::tutor::exact::Refutation;
use crate::tutor::judge::meets;
use crate::tutor::played::Played;
use crate::tutor::reasons::{Haul, Punishment};
use crate::tutor::schema::{Goal, LessonStep};
use crate::tutor::slips::laps;

/// What the author of a task says of a wrong move.
pub fn own_reason<'a>(step: &'a LessonStep, mv: &Move) -> Option<&'a str> {
    let LessonStep::Ask { why_not, .. } = step else { return None };
    let of = mv.to_string();
    why_not.iter().find(|(text, _)| *text == of).map(|(_, why)| why.as_str())
}

/// Why a move misses the goal of its task: in the author's words, or read from the turn. `None` for
/// a step without a task.
pub fn why(step: &LessonStep, played: &Played) -> Option<String> {
    let LessonStep::Ask { goal, accept, .. } = step else { return None };
    let own = own_reason(step, &played.turn.mv).map(str::to_owned);
    Some(own.unwrap_or_else(|| missed(played, goal, accept)))
}

/// Why a move misses the goal of its task. A goal that only names moves says nothing about them:
/// then the reason is the first fact stated of an accepted move that is not so here.
pub fn missed(played: &Played, goal: &Goal, accept: &[String]) -> String {
    let by_fact = || {
        let mut claims = accept.iter().filter_map(|text| Claim::parse(text).ok());
        claims.find_map(|claim| lacks(played, &claim.facts))
    };
    let named = if names_moves(goal, played) { by_fact() } else { None };
    named.unwrap_or_else(|| instead(played, goal))
}

/// What follows a move that misses its goal: the reply that captures, if there is one.
pub fn what_follows(played: &Played, refutation: &Refutation) -> Option<String> {
    let threat = Punishment::after(&played.before, &played.turn.mv, &refutation.line)?;
    Some(words::if_you_play(&threat))
}

/// By how many seeds a turn of one lap misses the place where its last seed should land; `None` for
/// another turn, or where a handful does not explain it.
pub(super) fn past_or_short(played: &Played, wanted: &str) -> Option<String> {
    let mover = played.turn.mover;
    let (hole, of, _) = played.course.lifted?;
    // Where the direction or the colour is chosen, the name of the hole alone is not the move.
    Some(hole).filter(|hole| played.turn.mv == Move::Hole(*hole))?;
    let all = laps(&played.turn.events);
    let [lap] = all.as_slice() else { return None };
    let target = match wanted {
        "store" => Place::Store(mover),
        name => played.before.shape().hole(name)?.into(),
    };
    if target == Place::Hole(hole) {
        return None;
    }
    let place = place(target, mover);
    match lap.iter().position(|at| *at == target) {
        Some(before) => {
            let number = before + 1;
            let over = lap.len().checked_sub(number).filter(|over| *over > 0)?;
            Some(say::TooMany { hole, of, number, place, over }.text())
        }
        None if lap.len() < played.before.shape().holes().count() / 2 => {
            let last = last_place(played);
            Some(say::TooFew { hole, of, place, last }.text())
        }
        None => None,
    }
}

/// Whether the part of a goal that is missed only names moves.
pub fn names_moves(goal: &Goal, played: &Played) -> bool {
    match goal {
        Goal::Move(_) | Goal::Not(_) => true,
        Goal::Any(goals) => goals.iter().all(|goal| names_moves(goal, played)),
        Goal::All(goals) => goals
            .iter()
            .find(|goal| !meets(goal, played))
            .is_some_and(|goal| names_moves(goal, played)),
        _ => false,
    }
}

/// The first of the stated facts that the turn lacks, the most telling one first.
fn lacks(played: &Played, facts: &[Fact]) -> Option<String> {
    let weight = |fact: &&Fact| match fact {
        Fact::Wins(..) => 0,
        Fact::Reply(_) => 1,
        Fact::Takes(..) => 2,
        Fact::Laps(_) => 3,
        Fact::By(_) | Fact::Without(_) => 4,
        Fact::Next(_) => 5,
        _ => 6,
    };
    let mut facts: Vec<&Fact> = facts.iter().collect();
    facts.sort_by_key(weight);
    facts.into_iter().find_map(|fact| lack(played, fact))
}

fn lack(played: &Played, fact: &Fact) -> Option<String> {
    let mover = played.turn.mover;
    let goal = match fact {
        Fact::Wins(true, turns) => Goal::WinsIn(*turns),
        Fact::Reply(most) => return let_capture(played, *most),
        Fact::Takes(0, _) => Goal::Takes(0),
        Fact::Takes(count, _) => Goal::TakesAtLeast(*count),
        Fact::Laps(laps) if played.laps() != *laps => {
            return Some(say::SowsLaps { move_: played.turn.mv, laps: played.laps() }.text());
        }
        Fact::By(rule) => Goal::By(rule.id().to_owned()),
        Fact::Without(rule) => Goal::Without(rule.id().to_owned()),
        Fact::Next(side) if *side == mover => Goal::Again,
        Fact::Last(place) => Goal::Last(place.clone()),
        _ => return None,
    };
    (!meets(&goal, played)).then(|| instead(played, &goal))
}

/// The reply that captures most, if it captures more than `most`.
fn let_capture(played: &Played, most: u16) -> Option<String> {
    let after = played.turn.after;
    let replies = after.moves();
    let replies = replies.iter().filter_map(|mv| Played::new(after, mv).ok());
    let reply = replies.max_by_key(Played::takes).filter(|reply| reply.takes() > most)?;
    let haul = Haul::of(&reply);
    let (own, other) = (played.turn.mv, reply.turn.mover);
    if haul.captured.is_empty() || other == played.turn.mover {
        return None;
    }
    let eats = yes(haul.eats);
    let taken = words::captured(&haul);
    Some(say::LetsCapture { own, other, eats, taken, reply: reply.turn.mv }.text())
}
