//! What the tutor knows of the game being played: the move held back, and its question about it.

use crate::draw::animation::Speed;
use crate::game::NodeId;
use crate::rules::{Move, Position, RuleId, Turn};
use crate::tutor::{Graded, Otherwise, Played, Weighed, rule_applied};

/// Seconds that a move waits for the tutor at most.
pub(crate) const WAIT_SECS: f64 = 0.8;

/// A move of a person that is not made yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Held {
    /// The move.
    pub mv: Move,
    /// How many of its events have been shown already.
    pub shown: usize,
    /// How fast it will be sown.
    pub speed: Speed,
    /// Since when it waits, in the window's seconds.
    pub since: f64,
}

/// The question before a move that loses seeds.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The move.
    pub held: Held,
    /// What a search says of it.
    pub graded: Graded,
    /// What it would do.
    pub turn: Turn,
    /// The answer that punishes it, where the tutor teaches and there is one.
    pub reply: Option<Played>,
    /// When it was asked.
    pub since: f64,
}

/// A turn beside the same move under other options of its game.
#[derive(Clone, Debug)]
pub struct Others {
    /// The point that the turn led to.
    pub at: NodeId,
    /// The options under which something else happens.
    pub list: Vec<Otherwise>,
    /// The one that is shown.
    pub chosen: usize,
}

/// What the tutor knows and asks at a table.
#[derive(Debug, Default)]
pub struct Coached {
    /// A move that waits until the tutor has looked at it.
    pub waiting: Option<Held>,
    /// The question that is asked.
    pub warning: Option<Warning>,
    /// The tutor asks from so many seeds on.
    pub threshold: u8,
    /// What is known of the moves of a position.
    pub known: Option<(Position, Weighed)>,
    /// The positions at which it has asked.
    pub(crate) asked: Vec<Position>,
    /// The turn shown under other options of its game.
    pub others: Option<Others>,
    /// Rules that a person has kept or broken since they were last fetched.
    pub notes: Vec<(RuleId, bool)>,
}

impl Coached {
    /// Forgets the move that waits, and the question.
    pub fn forget(&mut self) {
        self.waiting = None;
        self.warning = None;
    }

    /// Whether a move waits, or is asked about.
    pub fn is_busy(&self) -> bool {
        self.waiting.is_some() || self.warning.is_some()
    }

    /// Notes the rule that a person's good move shows to be known: only where the tutor looks on,
    /// another move would have lost seeds, and the tutor has not said so.
    pub fn applied(&mut self, before: &Position, mv: &Move) {
        if self.asked.contains(before) {
            return;
        }
        let rule = self.known_of(before).and_then(|known| {
            rule_applied(before, &known.of(mv)?, known, u32::from(self.threshold))
        });
        self.notes.extend(rule.map(|rule| (rule, true)));
    }

    /// What is known of the moves of this position.
    pub(crate) fn known_of(&self, position: &Position) -> Option<&Weighed> {
        self.known.as_ref().filter(|(at, _)| at == position).map(|(_, weighed)| weighed)
    }

    /// When a move that waits is made at the latest.
    pub fn next_change(&self) -> Option<f64> {
        self.waiting.map(|held| held.since + WAIT_SECS)
    }
}
