//! "Find better": a task made from a move that lost something.

use super::grades::{Graded, Weighed};
use super::played::{changed_options, notations};
use super::reasons::Reasons;
use super::schema::{Goal, LessonStep, StepMarks};
use super::wording::{self, reasons as reasons_in_words};
use crate::rules::{Move, Position};

/// A task made from a player's own move: find one that loses at most 1 seed, or does not lose the
/// game, or keeps the win. `weighed` is what is known about the moves. `None` if the move was good
/// enough, or if no move is known to reach the goal.
pub fn find_better(position: &Position, graded: &Graded, weighed: &Weighed) -> Option<LessonStep> {
    let all = weighed.all();
    let mut accept = good_enough(graded, &all)?;
    let others = all.iter().filter(|other| !accept.contains(&other.mv));
    let why_not = others.filter_map(|other| {
        // One move has one number: what came of the move played is known better.
        let other = if other.mv == graded.mv { graded } else { other };
        let reasons = Reasons::of_weak(position, other, weighed)?;
        let why = reasons_in_words::gives_away_only(&reasons, other.seeds_lost());
        Some((other.mv.to_string(), why))
    });
    let why_not = why_not.collect();
    let mover = Some(position.to_move());
    let reasons = Reasons::of_weak(position, graded, weighed);
    // The same as on the card of the moment.
    let because = reasons.as_ref().map(|it| reasons_in_words::after_weak(it, false, mover));
    let threat = reasons.as_ref().and_then(reasons_in_words::own_part);
    // The hints lead to the move of which that speaks.
    if let Some(reasons) = &reasons {
        to_front(&mut accept, reasons.better);
    }
    Some(LessonStep::Ask {
        text: wording::find_better(graded, threat.as_deref()),
        at: position.setup().to_string(),
        options: changed_options(&position.ruleset()).join(" "),
        goal: Goal::Any(notations(&accept).into_iter().map(Goal::Move).collect()),
        every: false,
        together: false,
        accept: notations(&accept),
        because: because.unwrap_or_default(),
        refuse: Vec::new(),
        elsewhere: Vec::new(),
        hints: Vec::new(),
        why_not,
        marks: StepMarks::default(),
    })
}

/// Whether [`find_better`] makes a task.
pub(super) fn can_find_better(graded: &Graded, weighed: &Weighed) -> bool {
    good_enough(graded, &weighed.all()).is_some()
}

/// The moves that solve the task; `None` if there are none, or the move itself is one. The
/// five-seed opening is no answer to a task: its board has no hand to place seeds from.
fn good_enough(graded: &Graded, all: &[Graded]) -> Option<Vec<Move>> {
    let is_near = |other: &&Graded| graded.cost.is_improved_by(other.cost, other.seeds_lost());
    let accept: Vec<Move> = all.iter().filter(is_near).map(|other| other.mv).collect();
    let is_playable = !accept.iter().any(|mv| matches!(mv, Move::Opening(_)));
    (is_playable && !accept.is_empty() && !accept.contains(&graded.mv)).then_some(accept)
}

/// Puts one of these moves first; the others keep their order.
fn to_front(moves: &mut [Move], first: Move) {
    if let Some(at) = moves.iter().position(|mv| *mv == first) {
        moves[..=at].rotate_right(1);
    }
}
