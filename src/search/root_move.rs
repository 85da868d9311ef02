//! A move of the position that is searched, and what is known of it.

use super::score::{INFINITE, Value, is_win};
use super::tree::NodeResult;
use crate::rules::Move;
use crate::rules::moves::Code;

/// A move at the root.
pub(super) struct RootMove<S> {
    pub(super) mv: Move,
    pub(super) child: S,
    /// What it was last found to be worth, and whether that is the value itself.
    pub(super) value: Value,
    pub(super) has_value: bool,
    /// What it is proven to be worth to the end of the game: what any depth has proven stays so.
    pub(super) lower: Value,
    pub(super) upper: Value,
    /// The expected play after it.
    pub(super) pv: Vec<Code>,
}

impl<S> RootMove<S> {
    /// A move of which nothing is known, and what it leads to.
    pub(super) fn new(mv: Move, child: S) -> RootMove<S> {
        RootMove {
            mv,
            child,
            value: -INFINITE,
            has_value: false,
            lower: -INFINITE,
            upper: INFINITE,
            pv: Vec::new(),
        }
    }

    /// Takes in what a search for values above `least` and below `most` has found; returns what it
    /// is worth by that, within what is proven.
    pub(super) fn record(&mut self, found: NodeResult, (alpha, beta): (Value, Value)) -> Value {
        if found.proven && found.value > alpha {
            self.lower = self.lower.max(found.value);
        }
        if found.proven && found.value < beta {
            self.upper = self.upper.min(found.value);
        }
        found.value.max(self.lower).min(self.upper)
    }

    /// Whether it is proven to win as its value says; a better move is not needed.
    pub(super) fn is_won(&self) -> bool {
        is_win(self.value) && self.lower >= self.value
    }

    /// Whether its value is proven; then there is nothing left to find out about it.
    pub(super) fn is_proven(&self) -> bool {
        self.lower == self.upper
    }
}
