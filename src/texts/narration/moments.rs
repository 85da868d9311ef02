//! One step of a turn in a sentence: while it is shown, and when it is looked at.

use crate::rules::{Event, Hole, Place, RuleId, Side, Step};

use super::super::seeds;
use super::{Hidden, heap, side};

/// What is announced of event `at` as it happens, at the slowest speed: relays and captures.
pub fn announced(events: &[Event], at: usize, mover: Side, hidden: Hidden) -> Option<String> {
    let event = events.get(at)?;
    match event.step {
        Step::Lift { hole, count, .. } => {
            let lap = lap_of(events, at);
            let turned = turned(events, at, mover);
            let lifted = match hidden[hole.owner()] {
                true => format!("{hole} lifted"),
                false => format!("{count} lifted at {hole}"),
            };
            (lap > 1).then(|| format!("Lap {lap}: {lifted}{turned}."))
        }
        Step::Eat { .. } | Step::Capture { .. } | Step::TurnRound(_) => {
            moment(events, at, mover, hidden).map(|(words, _)| words)
        }
        _ => None,
    }
}

/// What happens in event `at` of a turn of `mover`, and by which rule; none where a seed merely
/// falls and where the game ends.
pub fn moment(
    events: &[Event],
    at: usize,
    mover: Side,
    hidden: Hidden,
) -> Option<(String, RuleId)> {
    let event = events.get(at)?;
    let words = match event.step {
        Step::Lift { hole, .. } if hidden[hole.owner()] => {
            format!("{hole} lifted{}.", turned(events, at, mover))
        }
        Step::Take { from: Place::Hole(hole), .. } if hidden[hole.owner()] => {
            format!("Seeds of {hole} taken into the hand.")
        }
        Step::Eat { hole, .. } if hidden[hole.owner()] => format!("All eaten at {hole}."),
        Step::Lift { hole, count, colour } => {
            format!("{} lifted at {hole}{}.", heap(count, colour), turned(events, at, mover))
        }
        Step::Take { from: Place::Extra(_), count } => {
            format!("{} taken from the extra seeds.", seeds(count))
        }
        Step::Take { count, .. } => format!("{} taken into the hand.", seeds(count)),
        Step::Eat { hole, count } => format!("{} eaten at {hole}.", seeds(count)),
        Step::Capture { hole, count, colour, .. } => {
            format!("{} captured at {hole}.", heap(count, colour))
        }
        Step::Keep { hole, count, .. } => format!("{} kept from {hole}.", seeds(count)),
        Step::Settle { count, to, .. } => {
            format!("{} for {} at the end.", seeds(count), side(to))
        }
        Step::KeepInHand { count, to } => format!("{} keeps {} in hand.", side(to), seeds(count)),
        Step::Relay(hole) => format!("{hole} was not empty: its seeds are sown on."),
        Step::HouseLost(hole) => format!("The house at {hole} works no more."),
        Step::Skip(hole) => format!("{hole} is passed over."),
        Step::TurnRound(hole) => border(events, at, hole),
        Step::Nothing(hole) => nothing_taken(hole, event.rule),
        Step::Again => {
            let who = side(mover);
            format!("Last seed in {who}'s store: {who} plays again.")
        }
        Step::Pass => format!("{} passes.", side(mover)),
        Step::Stop(Place::Hole(hole)) => format!("The sowing ends at {hole}."),
        Step::Stop(_) => "The sowing ends in the store.".to_owned(),
        Step::Drop { .. } | Step::End(_) => return None,
    };
    Some((words, event.rule))
}

/// Which handful a lift begins, from 1.
fn lap_of(events: &[Event], at: usize) -> usize {
    let lifts = |event: &&Event| matches!(event.step, Step::Lift { .. } | Step::Eat { .. });
    events[..=at].iter().filter(lifts).count()
}

/// `A7 ate, near the end of the row: the way turns round and starts again at A8.`
fn border(events: &[Event], at: usize, hole: Hole) -> String {
    let again = events[at..].iter().find_map(|event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
        _ => None,
    });
    match again {
        Some(next) => format!(
            "{hole} ate, near the end of the row: the way turns round and starts again at {next}."
        ),
        None => format!("{hole} ate, near the end of the row: the way turns round."),
    }
}

/// `, now to the left`, where a lap goes the other way than the one before, as the mover sees it.
fn turned(events: &[Event], at: usize, mover: Side) -> &'static str {
    let previous = events[..at].iter().rposition(|event| matches!(event.step, Step::Lift { .. }));
    let before = previous.and_then(|at| way(events, at));
    match (before, way(events, at)) {
        (Some((before, _)), Some((now, lands))) if before != now => {
            // Along the other side's row the way round the board runs against the mover's own.
            if now == (lands == mover) { ", now to the right" } else { ", now to the left" }
        }
        _ => "",
    }
}

/// Whether the handful lifted at an event of a game of two rows goes round anticlockwise, and on
/// whose side its first seed falls.
fn way(events: &[Event], at: usize) -> Option<(bool, Side)> {
    let Step::Lift { hole: from, .. } = events.get(at)?.step else { return None };
    let to = events[at..].iter().find_map(|event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
        _ => None,
    })?;
    if to.row() != from.row() {
        return None;
    }
    let up = if to.owner() == from.owner() {
        to.in_row() > from.in_row()
    } else {
        // Over the end of a row, anticlockwise from its last hole to the other's first.
        to.in_row() == 0 && from.in_row() > 0
    };
    Some((up, to.owner()))
}

/// Why the seeds of a hole that the turn came to stay where they are.
fn nothing_taken(hole: Hole, rule: RuleId) -> String {
    match rule {
        RuleId::GiuthiCapture => format!(
            "Nothing is captured at {hole}: the hole opposite is empty, or got no seed this turn."
        ),
        RuleId::AwaleLimitOver => {
            format!("Nothing is captured at {hole}: more holes than the limit could be captured.")
        }
        _ => format!(
            "Nothing is captured at {hole}: {} would have no seeds left.",
            side(hole.owner())
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::super::ALL_SEEN;
    use super::*;
    use crate::rules::{GameName, Ruleset};

    fn told(game: GameName, mv: &str) -> Vec<String> {
        let start = Ruleset::new(game).start();
        let mv = start.parse_move(mv).expect("a move");
        let turn = start.play(&mv).expect("legal");
        let all =
            (0..turn.events.len()).filter_map(|at| moment(&turn.events, at, turn.mover, ALL_SEEN));
        all.map(|(words, _)| words).collect()
    }

    #[test]
    fn laps_are_counted_and_the_border_is_told() {
        let words = told(GameName::BawoBeginner, "A5R");
        assert!(
            words.contains(
                &"A7 ate, near the end of the row: the way turns round and starts again at A8."
                    .to_owned()
            ),
            "{words:?}"
        );
        assert!(words.contains(&"4 seeds lifted at A7, now to the left.".to_owned()), "{words:?}");
    }

    #[test]
    fn a_relay_the_other_way_says_so() {
        let start = Ruleset::new(GameName::Giuthi).start();
        let turn = start.play(&start.parse_move("AR").expect("a move")).expect("legal");
        let all = (0..turn.events.len())
            .filter_map(|at| announced(&turn.events, at, turn.mover, ALL_SEEN));
        assert_eq!(
            all.collect::<Vec<_>>(),
            ["Lap 2: 7 lifted at a, now to the left.", "Lap 3: 7 lifted at f, now to the right."]
        );
    }
}
