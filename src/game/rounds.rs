//! The rounds of a Giuthi match, derived from its moves.

use std::ops::RangeInclusive;

use super::in_progress::GameInProgress;
use super::tree::{NodeEntry, NodeId};
use crate::rules::{
    BoardShape, BySide, Event, Move, Outcome, Position, RuleId, RuleKind, Side, Step,
};

/// A finished round of a Giuthi match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number of the round, from 1 at the start of this game.
    pub number: usize,
    /// Holes a side.
    pub holes: usize,
    /// The seeds that each side had after it.
    pub seeds: BySide<u16>,
    /// Who had more seeds; `None` for a draw.
    pub winner: Option<Side>,
    /// The rule that ended it: `giuthi.round`, `game.repetition` or `game.agree`.
    pub rule: RuleId,
    /// The node at which it ended.
    pub ended_at: NodeId,
}

impl GameInProgress {
    /// The finished rounds of a match up to the current node; none in other games.
    pub fn rounds(&self) -> Vec<Round> {
        self.rounds_to(self.current())
    }

    /// The finished rounds of a match up to a node.
    pub fn rounds_to(&self, id: NodeId) -> Vec<Round> {
        let Some(round_rule) = self.ruleset().name().rule_about(RuleKind::Round) else {
            return Vec::new();
        };
        let path = self.path_to(id);
        let mut rounds = Vec::new();
        for (before, at) in path.iter().zip(&path[1..]) {
            let entry = self.node(*at).entry();
            let Some(seeds) = seeds_after_round(entry) else {
                continue;
            };
            rounds.push(Round {
                number: rounds.len() + 1,
                holes: holes(self.node(*before).entry().position(), entry),
                seeds,
                winner: Outcome::by_count(seeds, round_rule).winner,
                rule: ending_rule(entry).unwrap_or(round_rule),
                ended_at: *at,
            });
        }
        rounds
    }
}

impl GameInProgress {
    /// The nodes of the line that belong to the same round as the one at this index, as a range of
    /// indices: all nodes of a game without rounds.
    pub fn round_around(&self, at: usize) -> RangeInclusive<usize> {
        let line = self.line();
        let (mut first, last) = (0, line.len() - 1);
        for round in self.rounds_to(line[last]) {
            let Some(ended) = line.iter().position(|id| *id == round.ended_at) else { continue };
            let position = self.node(round.ended_at).entry().position();
            // After a draw the next round begins with the same position.
            let is_drawn = position.outcome().is_none() && position.layout_sizes().is_empty();
            let next = ended + usize::from(!is_drawn);
            if at < next {
                return first..=next - 1;
            }
            first = next;
        }
        first..=last
    }

    /// How many rounds of a match were begun before a node; `None` in other games.
    pub fn rounds_begun(&self, id: NodeId) -> Option<usize> {
        self.ruleset().facts().has_rounds.then(|| {
            let position = self.node(id).entry().position();
            let goes_on = position.outcome().is_none() && position.layout_sizes().is_empty();
            self.rounds_to(id).len() + usize::from(goes_on)
        })
    }
}

/// What each side has after the round, if this entry ended one.
fn seeds_after_round(entry: &NodeEntry) -> Option<BySide<u16>> {
    let is_layout = |event: &Event| {
        matches!(event.step, Step::Take { .. }) && event.rule.kind() == RuleKind::Layout
    };
    let (is_fill, events) = match entry {
        NodeEntry::Turn(turn) => (matches!(turn.mv, Move::Fill(_)), &turn.events),
        NodeEntry::Agreement { events, .. } => (false, events),
        NodeEntry::Start(_) | NodeEntry::Resignation { .. } | NodeEntry::LostOnTime { .. } => {
            return None;
        }
    };
    let after = entry.position();
    let is_over = after.outcome().is_some() || !after.layout_sizes().is_empty();
    let is_level = !is_fill && events.iter().any(is_layout);
    let setup = after.setup();
    (is_over || is_level).then(|| {
        BySide::from_fn(|side| {
            let laid_out = if is_level { setup.on_side(side) } else { 0 };
            setup.stores[side] + laid_out as u16
        })
    })
}

/// Holes a side of the board on which the round was played.
fn holes(before: &Position, entry: &NodeEntry) -> usize {
    if let Some(Move::Fill(layout)) = entry.turn().map(|turn| turn.mv) {
        return layout.seeds().len();
    }
    match before.shape() {
        BoardShape::TwoRows { holes } => holes as usize,
        BoardShape::FourRows | BoardShape::Ring => 0,
    }
}

/// The rule that ended a round, if it is not the one about rounds itself.
fn ending_rule(entry: &NodeEntry) -> Option<RuleId> {
    match entry {
        NodeEntry::Agreement { agreement, .. } => Some(agreement.rule()),
        _ => {
            let repeated = |event: &&Event| event.rule == RuleId::GameRepetition;
            entry.events().iter().find(repeated).map(|event| event.rule)
        }
    }
}
