//! `game.repetition`: the one end that depends on what stood before.

use crate::rules::{Event, Position, RuleId, RuleKind, Setup, Turn};

/// What an entry of a line means for the count of repetitions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stood {
    /// What stands; `None` where the game is over, and for a layout between rounds.
    key: Option<Setup>,
    /// Whether the count begins anew here: in a match with each round.
    opens: bool,
}

impl Stood {
    /// What stands after these events.
    pub(super) fn after(position: &Position, events: &[Event]) -> Stood {
        let counts = position.outcome().is_none() && position.layout_sizes().is_empty();
        let lays_out = |event: &Event| event.rule.kind() == RuleKind::Layout;
        Stood { key: counts.then(|| position.repetition_key()), opens: events.iter().any(lays_out) }
    }
}

/// Ends the game if with this turn a position stands as often as the rules allow. `before` is what
/// stood before the turn, latest first.
pub(super) fn end_if_repeated<'a>(turn: &mut Turn, before: impl Iterator<Item = &'a Stood>) {
    let now = Stood::after(&turn.after, &turn.events);
    if now.key.is_none() || now.opens {
        return;
    }
    let mut times = 1;
    for stood in before {
        times += u8::from(stood.key == now.key);
        if stood.opens {
            break;
        }
    }
    let ruleset = turn.after.ruleset();
    if times >= ruleset.repetition_at() {
        let (events, after) = turn.after.conclude(ruleset.repetition(), RuleId::GameRepetition);
        turn.events.extend(events);
        turn.after = after;
    }
}

/// What stood before the present position since the count of repetitions began, oldest first.
/// `stood` is everything that stood, the present position included, latest first.
pub(super) fn history<'a>(stood: impl Iterator<Item = &'a Stood>) -> Vec<Setup> {
    let mut before = Vec::new();
    let mut opened = false;
    for (back, stood) in stood.enumerate() {
        if opened {
            break;
        }
        opened = stood.opens;
        if back > 0 {
            before.extend(stood.key);
        }
    }
    before.reverse();
    before
}
