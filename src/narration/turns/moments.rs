//! One step of a turn in a sentence: while it is shown, and when it is looked at.

use crate::rules::board::BawoRow;
use crate::rules::{Event, Hole, Place, RuleId, Side, Step, Turn};
use crate::texts::messages::narration as say;
use crate::texts::yes;

use super::no_capture::{no_capture, spared};
use super::{Course, Hidden, seeds_of};

/// The events of a turn, or of an agreement that ends the game.
#[derive(Clone, Copy)]
pub struct Steps<'a> {
    pub mover: Side,
    pub events: &'a [Event],
    /// `None` at an agreed end.
    pub turn: Option<&'a Turn>,
}

impl<'a> Steps<'a> {
    pub fn of(turn: &'a Turn) -> Steps<'a> {
        Steps { mover: turn.mover, events: &turn.events, turn: Some(turn) }
    }
}

/// What is announced when event `at` happens, at the slowest speed: relays and captures.
pub fn announced(of: &Steps<'_>, at: usize, hidden: Hidden) -> Option<String> {
    match of.events.get(at)?.step {
        Step::Lift { hole, count, .. } => {
            let (lap, all) = lap_of(of, at + 1);
            let (turned, next) = turned(of.events, at);
            let lifted = match hidden[hole.owner()] {
                true => say::LiftedHiddenShort { hole }.text(),
                false => say::LiftedShort { count, hole }.text(),
            };
            (lap > 1).then(|| say::LapLifted { lap, of: all, lifted, turned, next }.text())
        }
        Step::Eat { .. } | Step::Capture { .. } | Step::TurnRound(_) => {
            moment(of, at, hidden).map(|(words, _)| words)
        }
        _ => None,
    }
}

/// The gain of a relay after so many of its events: `5 seeds into South's store so far.` `None` for
/// a turn of one lap, and while nothing was gained.
pub fn gain_so_far(of: &Steps<'_>, over: usize, hidden: Hidden) -> Option<String> {
    let over = &of.events[..over.min(of.events.len())];
    let course = Course::of(over);
    if lap_of(of, over.len()).1 < 2 || (course.eaten && course.takes_hidden(hidden)) {
        return None;
    }
    let stored = course.stored[of.mover];
    match (course.eaten, course.gain()) {
        (true, count) => Some(say::EatenSoFar { count }.text()),
        (false, _) if stored > 0 => {
            Some(say::StoredSoFar { count: stored, mover: of.mover }.text())
        }
        (false, _) => None,
    }
}

/// What happens in event `at`, and by which rule; `None` if a seed merely drops and at the end of
/// the game.
pub fn moment(of: &Steps<'_>, at: usize, hidden: Hidden) -> Option<(String, RuleId)> {
    let (events, mover) = (of.events, of.mover);
    let event = events.get(at)?;
    let words = match event.step {
        Step::Lift { hole, .. } if hidden[hole.owner()] => {
            let (turned, next) = turned(events, at);
            say::LiftedHidden { hole, turned, next }.text()
        }
        Step::Take { from: Place::Hole(hole), .. } if hidden[hole.owner()] => {
            say::HandOfHole { hole }.text()
        }
        Step::Eat { hole, .. } if hidden[hole.owner()] => say::AllEaten { hole }.text(),
        Step::Lift { hole, count, colour } => {
            let (amount, (turned, next)) = (seeds_of(count, colour), turned(events, at));
            say::Lifted { amount, hole, turned, next }.text()
        }
        Step::Take { from: Place::Extra(_), count } => say::FromExtra { count }.text(),
        Step::Take { count, .. } => say::IntoHand { count }.text(),
        Step::Eat { hole, count } => say::EatenAt { count, hole }.text(),
        Step::Capture { hole, count, colour, .. } => {
            say::CapturedAt { amount: seeds_of(count, colour), hole }.text()
        }
        Step::Keep { hole, count, .. } => say::KeptFrom { count, hole }.text(),
        Step::Settle { count, to, .. } => say::Settled { count, taker: to }.text(),
        Step::KeepInHand { count, to } => say::KeepsInHand { keeper: to, count }.text(),
        Step::Relay(hole) => say::SownOn { hole }.text(),
        Step::HouseLost(hole) => say::HouseLost { hole }.text(),
        Step::Skip(hole) => say::PassedOver { hole }.text(),
        Step::TurnRound(hole) => border(events, at, hole),
        Step::Nothing(hole) => {
            let cause = of.turn.and_then(|turn| no_capture(turn, hidden));
            let cause = cause.unwrap_or_else(|| spared(hole, event.rule));
            say::NothingAt { hole, cause }.text()
        }
        Step::Again => say::Again { mover, you: super::is(None, mover) }.text(),
        Step::Pass => say::Passes { mover }.text(),
        Step::Stop(Place::Hole(hole)) => say::EndsAt { hole }.text(),
        Step::Stop(_) => say::ends_in_store().to_owned(),
        Step::Drop { .. } | Step::End(_) => return None,
    };
    Some((words, event.rule))
}

/// The current lap after so many events, from 1, and the number of laps.
pub fn lap_of(of: &Steps<'_>, over: usize) -> (usize, usize) {
    let all = Course::of(of.events).laps;
    let begun = Course::of(&of.events[..over.min(of.events.len())]).begun();
    (begun.min(all), all)
}

/// `The last seed ate in A7, near the end of the row: the sowing turns round and starts again in A8.`
fn border(events: &[Event], at: usize, hole: Hole) -> String {
    let again = events[at..].iter().find_map(|event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
        _ => None,
    });
    match again {
        Some(next) => say::Border { hole, next }.text(),
        None => say::BorderLast { hole }.text(),
    }
}

/// Whether a lap goes the other way than the one before, where no seed has shown that yet, and the
/// hole that gets its first seed. Left and right would be those of the mover's own row, and the lap may begin in the other.
fn turned(events: &[Event], at: usize) -> (&'static str, String) {
    let previous = events[..at].iter().rposition(|event| matches!(event.step, Step::Lift { .. }));
    let before = previous.and_then(|at| way(events, at));
    let now = way(events, at);
    let between = &events[previous.unwrap_or(at)..at];
    let turns = before
        .zip(now)
        .is_some_and(|((before, _), (now, _))| before != now && !has_shown_turn(between));
    (yes(turns), now.map_or_else(String::new, |(_, next)| next.to_string()))
}

/// Whether seeds have gone the other way already since the sowing turned at the end of a row: two of
/// them show the way.
fn has_shown_turn(events: &[Event]) -> bool {
    let is_drop = |event: &Event| matches!(event.step, Step::Drop { .. });
    let round = events.iter().rposition(|event| matches!(event.step, Step::TurnRound(_)));
    let since = round.map_or(&[][..], |at| &events[at..]);
    since.windows(2).any(|two| two.iter().all(is_drop))
}

/// Whether the seeds lifted at an event go anticlockwise, and where the first one lands.
fn way(events: &[Event], at: usize) -> Option<(bool, Hole)> {
    let Step::Lift { hole: from, .. } = events.get(at)?.step else { return None };
    let to = events[at..].iter().find_map(|event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
        _ => None,
    })?;
    let up = if [to, from].iter().any(|hole| hole.row() == BawoRow::Back) {
        // Round the player's own two rows: the back row is sown against its numbers.
        let round = |hole: Hole| match hole.row() {
            BawoRow::Front => hole.in_row(),
            BawoRow::Back => 15 - hole.in_row(),
        };
        (round(to) + 16 - round(from)) % 16 == 1
    } else if to.owner() == from.owner() {
        to.in_row() > from.in_row()
    } else {
        // Over the end of a row, anticlockwise from its last hole to the other's first.
        to.in_row() == 0 && from.in_row() > 0
    };
    Some((up, to))
}

#[cfg(test)]
mod tests {
    use super::super::ALL_SEEN;
    use super::*;
    use crate::narration::samples::turn;
    use crate::rules::GameName;

    fn sentences(game: GameName, before: &str, mv: &str) -> Vec<String> {
        let turn = turn(game, before, mv);
        let all = (0..turn.events.len()).filter_map(|at| moment(&Steps::of(&turn), at, ALL_SEEN));
        all.map(|(words, _)| words).collect()
    }

    #[test]
    fn laps_are_counted_and_the_border_is_explained() {
        let words = sentences(GameName::BawoBeginner, "start", "A5R");
        for sentence in [
            "The last seed ate in A7, near the end of the row: the sowing turns round and starts \
             again in A8.",
            "4 seeds lifted at A7.",
        ] {
            assert!(words.iter().any(|words| words == sentence), "{words:?}");
        }
    }

    #[test]
    fn a_lap_that_goes_on_from_the_back_row_does_not_turn() {
        let text = "8,3,7,1,0,7,7,1/2,0,3,0,6,1,1,0/1,1,0,0,0,3,0,0/2,0,7,0,2,1,0,0 0-0 - S";
        let turn = turn(GameName::BawoBeginner, text, "B5R");
        let all =
            (0..turn.events.len()).filter_map(|at| announced(&Steps::of(&turn), at, ALL_SEEN));
        let all: Vec<String> = all.collect();
        assert_eq!(all.len(), 4, "{all:?}");
        assert!(all.iter().all(|words| !words.contains("other way")), "{all:?}");
    }

    #[test]
    fn a_lap_after_seeds_that_went_the_other_way_does_not_turn_again() {
        let text = "1,1,2,2,1,1,4,3/1,4,1,0,4,1,0,1/0,6,0,1,6,0,1,11/1,0,4,1,4,0,1,1 0-0 - N";
        let all = sentences(GameName::BawoBeginner, text, "b5R");
        assert!(all.contains(&"4 seeds lifted at a1.".to_owned()), "{all:?}");
        assert!(all.iter().all(|words| !words.contains("other way")), "{all:?}");
    }

    #[test]
    fn a_relay_the_other_way_says_so() {
        let turn = turn(GameName::Giuthi, "start", "AR");
        let all =
            (0..turn.events.len()).filter_map(|at| announced(&Steps::of(&turn), at, ALL_SEEN));
        assert_eq!(
            all.collect::<Vec<_>>(),
            [
                "Lap 2 of 3: 7 lifted at a, now the other way, first into F.",
                "Lap 3 of 3: 7 lifted at f, now the other way, first into A."
            ]
        );
    }
}
