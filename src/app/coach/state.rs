//! What the tutor knows of the game being played: the move held back, and the warning about it.

use std::collections::BTreeMap;

use crate::draw::animation::Speed;
use crate::game::NodeId;
use crate::rules::{Move, Position, RuleId, Turn};
use crate::tutor::reasons::{ExpectedLines, Punishment, Remedy};
use crate::tutor::{Allowed, Graded, Otherwise, Weighed};

/// Seconds that a move waits for the tutor at most.
pub(crate) const WAIT_SECS: f64 = 0.8;

/// A person's move that is not made yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    pub turn: Turn,
    /// How many of its events have been shown already.
    pub shown: usize,
    pub speed: Speed,
    /// Since when it waits, in the window's seconds.
    pub since: f64,
}

/// The warning before a move that loses seeds.
#[derive(Clone, Debug)]
pub struct Warning {
    pub held: Held,
    pub graded: Graded,
    pub says: WarningWords,
    /// The reply that punishes the move and a move that would meet it, if there are such and the
    /// tutor teaches.
    pub threat: Option<(Punishment, Remedy)>,
    /// What Kete expects after the move, for the board; if the tutor teaches, after the better one
    /// too.
    pub lines: Option<ExpectedLines>,
    pub since: f64,
}

impl Warning {
    /// The turns between the move and the reply that punishes it: where a player moves several
    /// times in a row.
    pub fn turns_between(&self) -> Vec<Turn> {
        let Some((threat, _)) = &self.threat else { return Vec::new() };
        let replies = threat.replies.split_last().map_or(&[][..], |(_, earlier)| earlier);
        let mut position = self.held.turn.after;
        let moves = threat.own.iter().skip(1).chain(replies);
        let played = moves.map_while(|mv| {
            let turn = position.play(mv).ok()?;
            position = turn.after;
            Some(turn)
        });
        played.collect()
    }
}

/// What the warning says.
#[derive(Clone, Debug)]
pub struct WarningWords {
    /// What the opponent would do, or what the move costs.
    pub head: String,
    /// What to play first, or what a better move does; empty if the tutor does not teach.
    pub remedy: String,
    /// What the move costs, if the head does not say it.
    pub cost: Option<String>,
    /// The head names a win at once: that is reason enough to ask.
    pub is_win: bool,
}

/// The turn shown, under other options of its game.
#[derive(Clone, Debug)]
pub struct OtherOptions {
    pub at: NodeId,
    /// The options under which something else happens.
    pub list: Vec<Otherwise>,
    pub chosen: usize,
}

#[derive(Debug, Default)]
pub struct Coached {
    /// A move that waits for its grade.
    pub waiting: Option<Held>,
    pub warning: Option<Warning>,
    /// The tutor warns from this loss on, in seeds.
    pub threshold: u8,
    /// What is known of the moves at points of the game. Hints, warnings, answers and grades all
    /// say what is here.
    pub known: BTreeMap<NodeId, Weighed>,
    /// Why the explained turn was good or bad.
    pub why: Option<(NodeId, String)>,
    /// Why the chosen turn of a graded game lost seeds; empty if it did not.
    pub weak: Option<(NodeId, String)>,
    /// The moves of which it has warned, with their positions.
    pub(crate) asked: Vec<(Position, Move)>,
    /// How many of them are from before the tutor was chosen anew: it may warn of these again.
    pub(super) earlier: usize,
    pub others: Option<OtherOptions>,
    /// Rules that the person has followed (`true`) or overlooked; taken by `update`.
    pub notes: Vec<(RuleId, bool)>,
    /// The rules that have refused a move at a point: each counts once, however often one clicks.
    refused: Option<(NodeId, Vec<RuleId>)>,
    /// What Kete's moves gave away, by the points they led to.
    pub allowed: Vec<(NodeId, Allowed)>,
}

impl Coached {
    pub fn forget(&mut self) {
        self.waiting = None;
        self.warning = None;
    }

    /// Notes that a rule has refused a move at a point.
    pub fn note_refused(&mut self, at: NodeId, rule: RuleId) {
        let known = self.refused.take().filter(|(point, _)| *point == at);
        let (_, rules) = self.refused.insert(known.unwrap_or((at, Vec::new())));
        if !rules.contains(&rule) {
            rules.push(rule);
            self.notes.push((rule, false));
        }
    }

    /// Whether it has warned of a move of this position.
    pub fn was_asked_at(&self, position: &Position) -> bool {
        self.asked.iter().any(|(at, _)| at == position)
    }

    /// Whether it has warned of this move since the tutor was chosen.
    pub(super) fn has_asked(&self, position: &Position, mv: &Move) -> bool {
        self.asked[self.earlier..].contains(&(*position, *mv))
    }

    pub fn is_busy(&self) -> bool {
        self.waiting.is_some() || self.warning.is_some()
    }

    /// When the move that waits is made at the latest.
    pub fn next_change(&self) -> Option<f64> {
        self.waiting.as_ref().map(|held| held.since + WAIT_SECS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_that_refuses_many_clicks_counts_once_for_each_turn() {
        let mut coached = Coached::default();
        let next = |coached: &mut Coached| std::mem::take(&mut coached.notes).len();
        for _ in 0..5 {
            coached.note_refused(NodeId::START, RuleId::MoveEmpty);
            coached.note_refused(NodeId::START, RuleId::MoveOwn);
        }
        assert_eq!(next(&mut coached), 2);
        coached.note_refused(NodeId::START, RuleId::MoveEmpty);
        assert_eq!(next(&mut coached), 0);
    }
}
