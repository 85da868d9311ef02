//! The rules that applied in a game.

use crate::game::{GameInProgress, NodeId};
use crate::narration::turns;
use crate::rules::{BySide, Event, RuleId, Step};

/// A rule that applied in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetRule {
    /// The rule.
    pub rule: RuleId,
    /// How many turns of each side used it.
    pub turns: BySide<u32>,
    /// Whether it ended the game.
    pub ended: bool,
}

/// The rules that applied along a line, the most frequent first; the rule that ended the game comes
/// last.
pub(super) fn rules_met(game: &GameInProgress, line: &[NodeId]) -> Vec<MetRule> {
    let mut met: Vec<MetRule> = Vec::new();
    let place = |met: &mut Vec<MetRule>, rule: RuleId| {
        let found = met.iter().position(|other| other.rule == rule);
        found.unwrap_or_else(|| {
            met.push(MetRule { rule, turns: BySide::new(0, 0), ended: false });
            met.len() - 1
        })
    };
    for pair in line.windows(2) {
        let Some(turn) = game.node(pair[1]).entry().turn() else { continue };
        // The end of the game is counted separately, and what a rule did not let one capture is no
        // use of it.
        let is_use = |event: &&Event| {
            !matches!(event.step, Step::End(_) | Step::Settle { .. } | Step::Nothing(_))
        };
        let events: Vec<Event> = turn.events.iter().filter(is_use).copied().collect();
        for rule in turns::all_rules_of(&events) {
            let at = place(&mut met, rule);
            met[at].turns[turn.mover] += 1;
        }
    }
    met.sort_by_key(|rule| std::cmp::Reverse(rule.turns.south + rule.turns.north));
    let outcome = line.last().and_then(|id| game.node(*id).entry().outcome());
    if let Some(rule) = outcome.and_then(|outcome| outcome.rule) {
        let at = place(&mut met, rule);
        let mut ending = met.remove(at);
        ending.ended = true;
        met.push(ending);
    }
    met
}
