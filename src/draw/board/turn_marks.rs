//! What a turn leaves on the board as marks: where it goes, what it takes, where it ends.

use super::path::laps;
use super::view::{BoardMark, MarkLevel, Spot, Tint};
use crate::narration::board as words;
use crate::narration::turns::{Course, Hidden};
use crate::rules::board::{BoardShape, Colour, Hole, Place, Seeds};
use crate::rules::event::{Event, Step};
use crate::rules::{Move, Setup, Turn};

/// A turn of at most this many laps shows every lap.
const EVERY_LAP: usize = 3;
/// A turn of at most this many laps shows what it captures; a longer one only its first lap and its
/// end.
const MOST_LAPS: usize = 6;

/// Words in the upper half of a pit.
pub fn tag(place: Place, text: impl Into<String>, tint: Tint) -> BoardMark {
    BoardMark::Tag { place, text: text.into(), tint, level: MarkLevel::High }
}

/// The path of a turn. Of a long relay it is that of its first lap, with the numbers where the next
/// ones begin.
pub fn way(events: &[Event], tint: Tint) -> Vec<BoardMark> {
    let laps = laps(events);
    let (drawn, numbered) = match laps.len() {
        1 => (1, 0),
        many if many <= EVERY_LAP => (many, many),
        many if many <= MOST_LAPS => (1, many),
        _ => (1, 2),
    };
    let numbers = laps.iter().zip(1..).take(numbered).filter_map(|(places, lap)| {
        let &[from, to, ..] = places.as_slice() else { return None };
        Some(BoardMark::LapNumber { lap, from, to, tint })
    });
    let mut marks: Vec<BoardMark> = numbers.collect();
    let paths = laps.into_iter().zip(1..).take(drawn);
    marks.extend(paths.map(|(places, lap)| BoardMark::Path { places, lap, tint }));
    marks
}

/// A move that is advised: where an extra seed goes, the path, and where a relay ends.
pub fn advice(turn: &Turn) -> Vec<BoardMark> {
    let Some(start) = Spot::start(&turn.mv) else { return Vec::new() };
    let mut marks = Vec::new();
    if let Some(Step::Take { from: from @ Place::Extra(_), .. }) =
        turn.events.first().map(|it| it.step)
    {
        marks.push(BoardMark::Hint { from: from.into(), to: start.place() });
    }
    marks.extend(matches!(start, Spot::Heap(..)).then_some(BoardMark::Chosen(start)));
    marks.extend(way(&turn.events, Tint::Yellow));
    let course = Course::of(&turn.events);
    if let Some(place) = course.last.filter(|_| course.laps > 1) {
        marks.push(BoardMark::Last(place));
        let text = words::laps_and_gain(course.laps, None, course.eaten);
        let (tint, level) = (Tint::Yellow, MarkLevel::Low);
        marks.push(BoardMark::Tag { place, text, tint, level });
    }
    marks
}

/// What a turn from `hole` would do: its path, its captures, its end.
pub fn foreseen(turn: &Turn, hole: Hole, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let events = &turn.events;
    let course = Course::of(events);
    let (chosen, colour) = match turn.mv {
        Move::Colour(hole, colour) => (Spot::Heap(hole, colour), Some(colour)),
        _ => (hole.into(), None),
    };
    marks.push(BoardMark::Chosen(chosen));
    marks.extend(way(events, Tint::Cyan));
    marks.extend(first_lap(events, colour));
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
            let (tint, level) = (Tint::Yellow, MarkLevel::Low);
            marks.push(BoardMark::Tag { place: last, text, tint, level });
        }
    }
}

/// The opponent's answer to a move, on the board `shown` before that move: its first lap, its
/// largest captures and those from the `named` holes, and the hole where it ends. In Bawo, where
/// many laps may have changed a hole by then, of the largest only captures of what the board shows;
/// and none if no hole is named, because two of many would look like all.
pub fn reply(
    turn: &Turn,
    shown: &Setup,
    named: &[Hole],
    hidden: Hidden,
    marks: &mut Vec<BoardMark>,
) {
    marks.extend(answer(turn));
    let course = Course::of(&turn.events);
    let mut largest = course.only_largest();
    if turn.before.shape() == BoardShape::FourRows {
        let there = |hole: Hole| shown.seeds_in(hole).total();
        let is_shown = |(hole, count): &(Hole, u16)| there(*hole).abs_diff(*count) <= 1;
        largest.taken.retain(|taken| !named.is_empty() && is_shown(taken));
    }
    tag_gains(&largest, BoardMark::Lost, marks, |hole, count| {
        words::then_takes((!hidden[hole.owner()]).then_some(count), course.eaten)
    });
    // Beside the words in the largest there is room for a number only.
    let is_smaller = |hole: &&Hole| largest.taken.iter().all(|(other, _)| other != *hole);
    for hole in named.iter().filter(is_smaller) {
        marks.push(BoardMark::Lost((*hole).into()));
        let count = captured_in(&course, *hole).to_string();
        let text = Some(count).filter(|_| !hidden[hole.owner()]);
        marks.extend(text.map(|text| tag((*hole).into(), text, Tint::Orange)));
    }
    // Where no capture is marked, a ring would look like one.
    let last = course.last.filter(|_| course.laps > 1 && !largest.taken.is_empty());
    marks.extend(last.map(BoardMark::Lit));
}

/// The first lap of the opponent's answer.
pub fn answer(turn: &Turn) -> Option<BoardMark> {
    first_way(&turn.events, Tint::Orange)
}

/// The path of the first lap alone.
pub fn first_way(events: &[Event], tint: Tint) -> Option<BoardMark> {
    let places = laps(events).into_iter().next()?;
    Some(BoardMark::Path { places, lap: 1, tint })
}

/// What a turn that is advised would capture from the `named` holes.
pub fn advised(turn: &Turn, named: &[Hole], hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let course = Course::of(&turn.events);
    for hole in named.iter().filter(|hole| !hidden[hole.owner()]) {
        let text = words::takes(Some(captured_in(&course, *hole)), course.eaten);
        marks.push(tag((*hole).into(), text, Tint::Yellow));
    }
}

/// Seeds that a turn captures in a hole.
fn captured_in(course: &Course, hole: Hole) -> u16 {
    course.taken.iter().filter(|(other, _)| *other == hole).map(|(_, count)| count).sum()
}

/// What a turn that is asked about would do. The answer to it is marked too, so that of a turn of
/// many captures only the largest are named.
pub fn asked(turn: &Turn, hole: Hole, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let mut whole = Vec::new();
    foreseen(turn, hole, hidden, &mut whole);
    let course = Course::of(&turn.events);
    let largest: Vec<Place> = course.largest().iter().map(|(hole, _)| (*hole).into()).collect();
    let has_tag = |place: &Place| {
        marks.iter().any(|mark| matches!(mark, BoardMark::Tag { place: of, .. } if of == place))
    };
    // The first lap explains little of a relay, and nobody can read three moves drawn over one another.
    let is_relay = course.laps > 1;
    whole.retain(|mark| match mark {
        BoardMark::Chosen(_) => true,
        _ if is_relay => false,
        BoardMark::Tag { place, tint: Tint::Orange, .. } => {
            largest.contains(place) && !has_tag(place)
        }
        _ => true,
    });
    marks.append(&mut whole);
}

pub fn to_take(course: &Course, hidden: Hidden, marks: &mut Vec<BoardMark>) {
    tag_gains(course, BoardMark::Taken, marks, |hole, count| {
        words::takes((!hidden[hole.owner()]).then_some(count), course.eaten)
    });
}

/// The seeds of the first lap, where they land.
pub fn first_lap(events: &[Event], colour: Option<Colour>) -> Vec<BoardMark> {
    let mut sown: Vec<(Spot, Seeds)> = Vec::new();
    let mut lifted = false;
    for event in events {
        match event.step {
            Step::Lift { .. } | Step::Eat { .. } if lifted => break,
            Step::Lift { .. } | Step::Eat { .. } => lifted = true,
            Step::Drop { at, .. } => {
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
    sown.into_iter().map(|(spot, seeds)| BoardMark::Sown { spot, seeds }).collect()
}

/// The hole that a turn begins in: where an extra seed is placed, or where seeds are lifted.
pub(crate) fn first_hole(events: &[Event]) -> Option<Hole> {
    match events {
        [Event { step: Step::Take { from: Place::Extra(_), .. }, .. }, rest @ ..] => {
            match rest.first()?.step {
                Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
                // The five-seed opening.
                _ => None,
            }
        }
        _ => Course::of(events).lifted.map(|(hole, ..)| hole),
    }
}

/// What a turn that is being shown has captured so far, what is being swept now, and where the last
/// seed has landed.
pub fn in_flight(
    over: &[Event],
    ahead: &[Event],
    swept: Option<Hole>,
    hidden: Hidden,
    marks: &mut Vec<BoardMark>,
) {
    let course = Course::of(over);
    marks.extend(first_hole(over).map(|hole| BoardMark::Chosen(hole.into())));
    let mut holes: Vec<Hole> = Vec::new();
    for (hole, _) in course.taken.iter().filter(|(hole, _)| Some(*hole) != swept) {
        if !holes.contains(hole) {
            holes.push(*hole);
        }
    }
    for hole in holes {
        let count = captured_in(&course, hole);
        let place = Place::Hole(hole);
        let text = words::taken(shown(hole, count, course.eaten, hidden), course.eaten);
        marks.push(BoardMark::TakenBefore(hole.into()));
        marks.push(BoardMark::Tag { place, text, tint: Tint::Faint, level: MarkLevel::Middle });
    }
    let sowing_is_over = !ahead.iter().any(|event| matches!(event.step, Step::Drop { .. }));
    marks.extend(course.last.filter(|_| sowing_is_over).map(BoardMark::Last));
    marks.extend(swept.map(|hole| BoardMark::Taken(hole.into())));
}

/// A captured count, if it may be shown: what was captured is in the store now.
fn shown(hole: Hole, count: u16, eaten: bool, hidden: Hidden) -> Option<u16> {
    (!eaten || !hidden[hole.owner()]).then_some(count)
}

pub fn taken(events: &[Event], hidden: Hidden, marks: &mut Vec<BoardMark>) {
    let course = Course::of(events);
    tag_gains(&course, BoardMark::Taken, marks, |hole, count| {
        words::taken(shown(hole, count, course.eaten, hidden), course.eaten)
    });
}

/// Puts this mark on each hole that is captured from, once, with these words.
fn tag_gains(
    course: &Course,
    mark: fn(Spot) -> BoardMark,
    marks: &mut Vec<BoardMark>,
    text: impl Fn(Hole, u16) -> String,
) {
    for &(hole, count) in &course.taken {
        let taken = mark(hole.into());
        if !marks.contains(&taken) {
            marks.push(taken);
            marks.push(tag(hole.into(), text(hole, count), Tint::Orange));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::samples::turn;
    use crate::narration::turns::ALL_SEEN;
    use crate::rules::GameName;

    #[test]
    fn a_turn_begins_where_its_extra_seed_is_placed() {
        let before = "1,3,2,3,9,1,1,0/0,0,0,0,0,0,1,1/0,0,0,0,0,3,2,0/0,0,0,0,0,0,0,0 18-19 H N";
        // The seed at a6 eats; the first seeds lifted are those of a later lap.
        let turn = turn(GameName::BawoAdvanced, before, "a6L");
        for over in 2..=turn.events.len() {
            let hole = first_hole(&turn.events[..over]).map(|hole| hole.to_string());
            assert_eq!(hole.as_deref(), Some("a6"));
        }
    }

    #[test]
    fn every_hole_that_a_warning_names_is_marked() {
        // f captures 2 in D, 2 in C and 3 in B.
        let answer = turn(GameName::Awale, "0,2,1,1,0,0/0,0,0,1,0,4 19-20 N", "f");
        let mut marks = Vec::new();
        let holes: Vec<Hole> = Course::of(&answer.events).taken.iter().map(|it| it.0).collect();
        assert!(holes.len() > 2, "{holes:?}");
        reply(&answer, &answer.before.setup(), &holes, ALL_SEEN, &mut marks);
        for hole in holes {
            assert!(marks.contains(&BoardMark::Lost(hole.into())), "{hole}: {marks:?}");
            let is_tag = |mark: &BoardMark| matches!(mark, BoardMark::Tag { place, .. } if *place == Place::Hole(hole));
            assert!(marks.iter().any(is_tag), "{hole}: {marks:?}");
        }
    }

    #[test]
    fn the_answer_to_a_move_has_few_marks() {
        // Twelve laps: 18 seeds are eaten at A5, then 3 at A4.
        let before = "1,1,6,3,18,0,0,0/1,0,0,0,0,0,1,1/1,8,6,1,0,0,0,0/1,1,1,0,0,0,0,0 6-7 H N";
        let answer = turn(GameName::BawoAdvanced, before, "a4R");
        let (mut marks, largest) = (Vec::new(), Course::of(&answer.events).taken[0].0);
        reply(&answer, &answer.before.setup(), &[largest], ALL_SEEN, &mut marks);
        let is_tag = |mark: &&BoardMark| matches!(mark, BoardMark::Tag { .. });
        let tags: Vec<&BoardMark> = marks.iter().filter(is_tag).collect();
        assert!(matches!(tags[..], [BoardMark::Tag { text, .. }] if text == "then eats 18"));
        // Where the board shows other seeds, no number of eaten ones stands over them.
        let mut emptied = answer.before.setup();
        *emptied.seeds_mut(largest, None) = 2;
        let mut without = Vec::new();
        reply(&answer, &emptied, &[largest], ALL_SEEN, &mut without);
        let says_eats =
            |mark: &BoardMark| matches!(mark, BoardMark::Tag { text, .. } if text.contains("eats"));
        assert!(!without.iter().any(says_eats), "{without:?}");
        // Where the words name no hole, the largest would look like all.
        let mut unnamed = Vec::new();
        reply(&answer, &answer.before.setup(), &[], ALL_SEEN, &mut unnamed);
        assert!(!unnamed.iter().any(|mark| is_tag(&mark)), "{unnamed:?}");
        let path = marks.iter().find_map(|mark| match mark {
            BoardMark::Path { places, tint: Tint::Orange, .. } => Some(places),
            _ => None,
        });
        let ends = path.and_then(|places| Some((places.first()?, places.last()?)));
        let ends = ends.map(|(from, to)| (from.to_string(), to.to_string()));
        assert_eq!(ends, Some(("A5".to_owned(), "a2".to_owned())));
        assert!(marks.iter().any(|mark| matches!(mark, BoardMark::Lit(_))), "where it ends");
    }
}
