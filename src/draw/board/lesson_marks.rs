//! The marks of a lesson's step on its board, on the screen and on paper.

use super::turn_marks::first_way;
use super::view::{BoardMark, Tint};
use crate::rules::{Hole, Place, Position, Step};
use crate::tutor::schema::LessonStep;
use crate::tutor::{Claim, Played};

/// The marks that the step has, and those of a guided try.
pub fn step_marks(step: &LessonStep, board: Option<&Position>) -> Vec<BoardMark> {
    let Some(marks) = step.common().marks else { return Vec::new() };
    let shape = board.map(Position::shape);
    let place = |name: &String| shape.and_then(|shape| shape.place(name));
    let hole = |name: &String| hole(board, name);
    let lit = marks.lit.iter().filter_map(|name| Some(BoardMark::Lit(place(name)?)));
    let arrows = marks.arrows.iter().filter_map(|(from, to)| {
        Some(BoardMark::Hint { from: hole(from)?.into(), to: hole(to)?.into() })
    });
    let ghosts = marks.ghosts.iter().filter_map(|(name, seeds)| {
        Some(BoardMark::Sown { spot: hole(name)?.into(), seeds: *seeds })
    });
    lit.chain(arrows).chain(ghosts).chain(guide(step, board)).collect()
}

/// The hole with this name.
fn hole(board: Option<&Position>, name: &str) -> Option<Hole> {
    board?.shape().holes().find(|hole| hole.to_string() == name)
}

/// The marks of a guided try: the hole to sow, and where its last seed lands or the first one.
fn guide(step: &LessonStep, board: Option<&Position>) -> Vec<BoardMark> {
    let (claim, shows_last) = match step {
        LessonStep::Ask { together: true, accept, .. } => (accept.first(), true),
        LessonStep::Predict { together: true, play, .. } => (Some(play), false),
        _ => return Vec::new(),
    };
    let played = board.zip(claim).and_then(|(board, claim)| {
        let claim = Claim::parse(claim).ok()?;
        Played::new(*board, &board.parse_move(claim.moves.first()?).ok()?).ok()
    });
    let Some(played) = played else { return Vec::new() };
    let Some(from) = played.turn.mv.hole() else { return Vec::new() };
    let mut marks = vec![BoardMark::Lit(from.into())];
    if shows_last {
        // Where a later lap leads is for the learner to find out.
        marks.extend(first_way(&played.turn.events, Tint::Yellow));
    } else if let Some(first) = played.turn.events.iter().find_map(|event| match event.step {
        Step::Drop { at: Place::Hole(first), .. } => Some(first),
        _ => None,
    }) {
        marks.push(BoardMark::Sown { spot: first.into(), seeds: 1 });
    }
    marks
}
