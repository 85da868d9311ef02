//! "Find better": a task made from a move that lost something.

use super::grades::{Graded, Weighed};
use super::played::{changed_options, notations};
use super::schema::{Goal, LessonStep, StepMarks};
use super::wording;
use crate::rules::{Move, Position};

/// A task made from a player's own move: find one that loses at most 1 seed, or does not lose the
/// game, or keeps the win. `weighed` is what is known about the moves. `None` if the move was good
/// enough, or if no move is known to reach the goal.
pub fn find_better(position: &Position, graded: &Graded, weighed: &Weighed) -> Option<LessonStep> {
    let all = weighed.all().into_iter();
    let near = all.filter(|other| graded.cost.is_improved_by(other.cost, other.seeds_lost()));
    let accept: Vec<Move> = near.map(|other| other.mv).collect();
    let is_task = !accept.is_empty() && !accept.contains(&graded.mv);
    is_task.then(|| LessonStep::Ask {
        text: wording::find_better(graded),
        at: position.setup().to_string(),
        options: changed_options(&position.ruleset()).join(" "),
        goal: Goal::Any(notations(&accept).into_iter().map(Goal::Move).collect()),
        every: false,
        together: false,
        accept: notations(&accept),
        because: String::new(),
        refuse: Vec::new(),
        elsewhere: Vec::new(),
        hints: Vec::new(),
        why_not: Vec::new(),
        marks: StepMarks::default(),
    })
}
