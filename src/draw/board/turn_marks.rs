//! What a turn leaves on the board as marks: where it goes, what it takes, where it ends.

use super::path::laps;
use super::view::{BoardMark, MarkLevel, Spot, Tint};
use crate::narration::board as words;
use crate::narration::turns::{Course, Hidden};
use crate::rules::board::{BoardShape, Colour, Hole, Place, Seeds};
use crate::rules::event::{Event, Step};
use crate::rules::{Move, Turn};

/// Up to so many laps every one is drawn; up to so many, what is taken; of longer turns only the
/// first lap and the end.
const EVERY_LAP: usize = 3;
const MOST_LAPS: usize = 6;

/// Words in the upper half of a pit.
pub fn tag(place: Place, text: impl Into<String>, tint: Tint) -> BoardMark {
    BoardMark::Tag { place, text: text.into(), tint, level: MarkLevel::High }
}

/// What a turn from `hole` would do: first lap, captures, the end.
pub fn foreseen(turn: &Turn, hole: Hole, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let events = &turn.events;
    let course = Course::of(events);
    let (chosen, colour) = match turn.mv {
        Move::Colour(hole, colour) => (Spot::Heap(hole, colour), Some(colour)),
        _ => (hole.into(), None),
    };
    marks.push(BoardMark::Chosen(chosen));
    let (path, sown) = first_lap(events, colour);
    marks.push(BoardMark::Path { places: path, lap: 1 });
    if course.laps <= EVERY_LAP {
        let later = laps(events).into_iter().enumerate().skip(1);
        marks.extend(later.map(|(at, places)| BoardMark::Path { places, lap: at as u32 + 1 }));
    }
    marks.extend(sown.into_iter().map(|(spot, seeds)| BoardMark::Sown { spot, seeds }));
    if course.laps <= MOST_LAPS {
        to_take(&course, hidden, marks);
    }
    if let Some(last) = course.last {
        marks.push(BoardMark::Last(last));
        if course.laps > 1 {
            let is_bawo = turn.before.shape() == BoardShape::FourRows;
            let gain = if is_bawo { course.gain() } else { course.stored[turn.mover] };
            let gain = (!hidden.south && !hidden.north).then_some(gain);
            let text = words::laps_and_gain(course.laps, gain, is_bawo);
            marks.push(BoardMark::Tag {
                place: last,
                text,
                tint: Tint::Yellow,
                level: MarkLevel::Low,
            });
        }
    }
}

/// What would be taken.
pub fn to_take(course: &Course, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    for (hole, count) in &course.taken {
        let spot: Spot = (*hole).into();
        if !marks.contains(&BoardMark::Taken(spot)) {
            marks.push(BoardMark::Taken(spot));
            let count = (!hidden[hole.owner()]).then_some(*count);
            marks.push(tag((*hole).into(), words::takes(count, course.eaten), Tint::Orange));
        }
    }
}

/// The way of the first handful, and how many seeds fall where.
pub fn first_lap(events: &[Event], colour: Option<Colour>) -> (Vec<Place>, Vec<(Spot, Seeds)>) {
    let mut path = Vec::new();
    let mut sown: Vec<(Spot, Seeds)> = Vec::new();
    let mut lifted = false;
    for event in events {
        match event.step {
            Step::Lift { hole, .. } | Step::Eat { hole, .. } => {
                if lifted {
                    break;
                }
                lifted = true;
                path.push(hole.into());
            }
            Step::Drop { at, .. } => {
                path.push(at);
                let spot = match (at, colour) {
                    (Place::Hole(hole), Some(colour)) => Spot::Heap(hole, colour),
                    _ => at.into(),
                };
                match sown.iter_mut().find(|(other, _)| *other == spot) {
                    Some((_, seeds)) => *seeds += 1,
                    None => sown.push((spot, 1)),
                }
            }
            _ => {}
        }
    }
    (path, sown)
}

/// What has been taken so far in a turn that is being shown, what is being swept now, and where
/// the last seed has fallen.
pub fn in_flight(
    over: &[Event],
    ahead: &[Event],
    swept: Option<Hole>,
    hidden: Hidden,
    marks: &mut Vec<BoardMark>,
) {
    let course = Course::of(over);
    marks.extend(course.lifted.map(|(hole, ..)| BoardMark::Chosen(hole.into())));
    let mut holes: Vec<Hole> = Vec::new();
    for (hole, _) in course.taken.iter().filter(|(hole, _)| Some(*hole) != swept) {
        if !holes.contains(hole) {
            holes.push(*hole);
        }
    }
    for hole in holes {
        let count =
            course.taken.iter().filter(|(other, _)| *other == hole).map(|(_, count)| *count).sum();
        let place = Place::Hole(hole);
        let text = words::taken(told(hole, count, course.eaten, hidden), course.eaten);
        marks.push(BoardMark::TakenBefore(hole.into()));
        marks.push(BoardMark::Tag { place, text, tint: Tint::Faint, level: MarkLevel::Middle });
    }
    let sowing_is_over = !ahead.iter().any(|event| matches!(event.step, Step::Drop { .. }));
    marks.extend(course.last.filter(|_| sowing_is_over).map(BoardMark::Last));
    marks.extend(swept.map(|hole| BoardMark::Taken(hole.into())));
}

/// The count of what was taken, where it may be told: what was captured lies in the store.
fn told(hole: Hole, count: u16, eaten: bool, hidden: Hidden) -> Option<u16> {
    (!eaten || !hidden[hole.owner()]).then_some(count)
}

/// What a turn has taken.
pub fn taken(events: &[Event], hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let course = Course::of(events);
    for (hole, count) in &course.taken {
        let spot: Spot = (*hole).into();
        if marks.contains(&BoardMark::Taken(spot)) {
            continue;
        }
        marks.push(BoardMark::Taken(spot));
        let text = words::taken(told(*hole, *count, course.eaten, hidden), course.eaten);
        marks.push(tag((*hole).into(), text, Tint::Orange));
    }
}
