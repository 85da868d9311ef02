//! Positions already searched. A hit is a hit: the whole position is kept and compared.

use std::hash::Hash;

use super::score::Value;
use super::standing::hash;
use crate::rules::moves::Code;

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value itself.
    Exact,
    /// The position is worth this or more.
    AtLeast,
    /// The position is worth this or less.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<S> {
    pub(super) state: S,
    /// In the terms of the table, see `Judge::value_to_table`.
    pub(super) value: Value,
    /// Moves looked ahead; 0 marks an empty place.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value holds to the end of the game.
    pub(super) proven: bool,
    /// The best move, or the one that was good enough; [`NO_MOVE`] where there is none.
    pub(super) code: Code,
}

/// No move is kept.
pub(super) const NO_MOVE: Code = Code::MAX;

/// Pairs of entries: the first of a pair keeps the deeper search, the second the newest.
pub(super) struct Table<S> {
    pairs: Vec<[Entry<S>; 2]>,
}

impl<S: Copy + Eq + Hash> Table<S> {
    /// A table for about so many positions; `any` fills the empty places.
    pub(super) fn new(positions: u64, any: S) -> Table<S> {
        let pairs = (positions / 2).clamp(1 << 7, 1 << 20).next_power_of_two();
        let empty = Entry {
            state: any,
            value: 0,
            depth: 0,
            bound: Bound::Exact,
            proven: false,
            code: NO_MOVE,
        };
        Table { pairs: vec![[empty; 2]; pairs as usize] }
    }

    #[inline]
    fn place(&self, state: &S) -> usize {
        let hash = hash(state);
        (hash ^ hash >> 32) as usize & (self.pairs.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, state: &S) -> Option<&Entry<S>> {
        let pair = &self.pairs[self.place(state)];
        pair.iter().find(|entry| entry.depth > 0 && entry.state == *state)
    }

    #[inline]
    pub(super) fn put(&mut self, entry: Entry<S>) {
        let place = self.place(&entry.state);
        let [first, second] = &mut self.pairs[place];
        let worth = |entry: &Entry<S>| entry.depth as u32 + if entry.proven { 8 } else { 0 };
        if first.state == entry.state || worth(&entry) >= worth(first) {
            if first.state != entry.state {
                *second = *first;
            }
            *first = entry;
        } else {
            *second = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(state: u64, depth: u8, proven: bool) -> Entry<u64> {
        Entry { state, value: depth as Value, depth, bound: Bound::Exact, proven, code: 3 }
    }

    #[test]
    fn a_hit_is_always_the_position_asked_for() {
        let mut table = Table::new(1, 0);
        for state in 1..10_000 {
            table.put(entry(state, 1, false));
            assert_eq!(table.get(&state).map(|entry| entry.state), Some(state));
        }
        let hits: Vec<u64> = (1..20_000).filter(|state| table.get(state).is_some()).collect();
        assert!(hits.iter().all(|state| table.get(state).unwrap().state == *state));
        assert!(hits.len() <= 2 * table.pairs.len() && hits.iter().all(|state| *state < 10_000));
    }

    #[test]
    fn deep_and_proven_entries_outlive_shallow_ones() {
        let mut table = Table::new(1, 0);
        table.put(entry(77, 9, false));
        for state in 1_000..60_000 {
            table.put(entry(state, 2, false));
        }
        assert_eq!(table.get(&77).map(|entry| entry.value), Some(9));
        table.put(entry(78, 3, true));
        for state in 1_000..60_000 {
            table.put(entry(state, 4, false));
        }
        assert!(table.get(&78).is_some_and(|entry| entry.proven));
    }
}
