//! A move of the position that is searched, and what is known of it.

use super::score::{INFINITE, Value, is_win};
use super::tree::Found;
use crate::rules::Move;
use crate::rules::moves::Code;

/// A move at the root.
pub(super) struct RootMove<S> {
    pub(super) mv: Move,
    pub(super) child: S,
    /// What it was last found to be worth, and whether that is the value itself.
    pub(super) value: Value,
    pub(super) is_value: bool,
    /// What it is proven to be worth to the end of the game: what any depth has proven stays so.
    pub(super) at_least: Value,
    pub(super) at_most: Value,
    /// The expected play after it.
    pub(super) line: Vec<Code>,
}

impl<S> RootMove<S> {
    /// A move of which nothing is known, and what it leads to.
    pub(super) fn new(mv: Move, child: S) -> RootMove<S> {
        RootMove {
            mv,
            child,
            value: -INFINITE,
            is_value: false,
            at_least: -INFINITE,
            at_most: INFINITE,
            line: Vec::new(),
        }
    }

    /// Takes in what a search for values above `least` and below `most` has found; returns what it
    /// is worth by that, within what is proven.
    pub(super) fn take(&mut self, found: Found, (least, most): (Value, Value)) -> Value {
        if found.proven && found.value > least {
            self.at_least = self.at_least.max(found.value);
        }
        if found.proven && found.value < most {
            self.at_most = self.at_most.min(found.value);
        }
        found.value.max(self.at_least).min(self.at_most)
    }

    /// Whether it is proven to win as its value says; a better move is not needed.
    pub(super) fn is_won(&self) -> bool {
        is_win(self.value) && self.at_least >= self.value
    }

    /// Whether its value is proven; then there is nothing left to find out about it.
    pub(super) fn is_settled(&self) -> bool {
        self.at_least == self.at_most
    }
}
