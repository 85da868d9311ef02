//! A move of the root position and what the search knows about it.

use super::score::{INFINITE, Value, is_win};
use super::tree::NodeResult;
use crate::rules::Move;
use crate::rules::moves::Code;

pub(super) struct RootMove<S> {
    pub(super) mv: Move,
    pub(super) child: S,
    /// The value found last. `has_value` says whether it is a real value of the current depth and
    /// not only an upper bound.
    pub(super) value: Value,
    pub(super) has_value: bool,
    /// Proven bounds to the end of the game. A proof of one depth holds for all later ones.
    pub(super) lower: Value,
    pub(super) upper: Value,
    /// The most that the move is worth to a low level that overlooks its gain.
    pub(super) most_seen: Option<Value>,
    /// Positions searched below the move at the current depth.
    pub(super) nodes: u64,
    /// The principal variation after the move.
    pub(super) pv: Vec<Code>,
}

impl<S> RootMove<S> {
    /// A move that has not been searched, with the position it leads to.
    pub(super) fn new(mv: Move, child: S) -> RootMove<S> {
        RootMove {
            mv,
            child,
            value: -INFINITE,
            has_value: false,
            lower: -INFINITE,
            upper: INFINITE,
            most_seen: None,
            nodes: 0,
            pv: Vec::new(),
        }
    }

    /// Records the result of a search within a window. Returns its value, clamped to the proven
    /// bounds.
    pub(super) fn record(&mut self, found: NodeResult, (alpha, beta): (Value, Value)) -> Value {
        if found.proven && found.value > alpha {
            self.lower = self.lower.max(found.value);
        }
        if found.proven && found.value < beta {
            self.upper = self.upper.min(found.value);
        }
        found.value.max(self.lower).min(self.upper)
    }

    /// Whether the value is a proven win, so that no better move is needed.
    pub(super) fn is_won(&self) -> bool {
        is_win(self.value) && self.lower >= self.value
    }

    /// Whether the value is proven, so that there is nothing left to search.
    pub(super) fn is_proven(&self) -> bool {
        self.lower == self.upper
    }
}
