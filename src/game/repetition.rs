//! `game.repetition`: the one end that depends on earlier positions.

use crate::rules::{Event, Position, RuleId, RuleKind, Setup, Turn};

/// A position in the history of a line, for counting repetitions.
#[derive(Clone, Copy, Debug)]
pub(super) struct HistoryEntry {
    /// The position; `None` if the game is over here, or for a layout between rounds.
    key: Option<Setup>,
    /// Whether counting starts again here: at the start of each round of a match.
    opens: bool,
}

impl HistoryEntry {
    /// The entry for `position`, which came about by these events.
    pub(super) fn after(position: &Position, events: &[Event]) -> HistoryEntry {
        let counts = position.outcome().is_none() && position.layout_sizes().is_empty();
        let lays_out = |event: &Event| event.rule.kind() == RuleKind::Layout;
        HistoryEntry {
            key: counts.then(|| position.repetition_key()),
            opens: events.iter().any(lays_out),
        }
    }
}

/// Ends the game if with this turn a position has occurred as often as the rules allow. `before`
/// has the positions before the turn, latest first.
pub(super) fn end_if_repeated<'a>(turn: &mut Turn, before: impl Iterator<Item = &'a HistoryEntry>) {
    let now = HistoryEntry::after(&turn.after, &turn.events);
    if now.key.is_none() || now.opens {
        return;
    }
    let mut times = 1;
    for entry in before {
        times += u8::from(entry.key == now.key);
        if entry.opens {
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

/// The positions before the current one that count for repetition, oldest first. `entries` has all
/// positions, the current one included, latest first.
pub(super) fn history<'a>(entries: impl Iterator<Item = &'a HistoryEntry>) -> Vec<Setup> {
    let mut before = Vec::new();
    let mut opened = false;
    for (back, entry) in entries.enumerate() {
        if opened {
            break;
        }
        opened = entry.opens;
        if back > 0 {
            before.extend(entry.key);
        }
    }
    before.reverse();
    before
}
