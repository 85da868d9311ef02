//! Positions already searched, shared by all threads of a search. A hit is never false: an entry
//! holds its whole key.
//!
//! | file | for | an entry |
//! | --- | --- | --- |
//! | `narrow` | the games on two rows, whose holes have a rank below 2^47 | one word |
//! | `wide` | Bawo and the ring | a cache line |

mod narrow;
mod wide;

pub(super) use narrow::Narrow;
pub(super) use wide::Wide;

use std::sync::atomic::AtomicU64;

use super::score::Value;
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// In the terms of the table, see `Judge::value_to_table`.
    pub(super) value: Value,
    /// Moves looked ahead, at least 1 and below 128.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value holds to the end of the game.
    pub(super) proven: bool,
    /// The best move, or the one that was good enough.
    pub(super) code: Option<Code>,
}

impl Known {
    /// What is lost when it is forgotten: deep searches and proofs cost most.
    fn worth(&self) -> u32 {
        self.depth as u32 + if self.proven { 8 } else { 0 }
    }
}

/// A table for positions with one kind of key.
pub(super) trait Transpositions: Sync + Sized {
    /// What tells positions of one search apart, wholly.
    type Key: Copy;

    /// A table for about so many positions in at most so many bytes.
    fn new(positions: u64, most_bytes: u64) -> Self;

    /// What is known of a position.
    fn get(&self, key: &Self::Key) -> Option<Known>;

    /// Keeps what was found, in place of what is worth least there.
    fn put(&self, key: &Self::Key, known: Known);
}

/// Words in a cache line of 64 bytes.
const LINE: usize = 8;

/// So many lines of empty words; and where the first whole line begins.
fn empty_lines(lines: usize) -> (Vec<AtomicU64>, usize) {
    let empty = std::iter::repeat_with(AtomicU64::default);
    let words: Vec<AtomicU64> = empty.take((lines + 1) * LINE).collect();
    let first = words.as_ptr().align_offset(LINE * size_of::<AtomicU64>());
    (words, first.min(LINE))
}

/// The largest power of two of lines for so many positions, `a_line` in each, and so many bytes.
fn lines(positions: u64, a_line: u64, most_bytes: u64) -> u64 {
    let wanted = (positions / a_line).max(1).checked_next_power_of_two().unwrap_or(1 << 63);
    let room = (most_bytes / (LINE * size_of::<AtomicU64>()) as u64).max(1);
    wanted.min(1 << room.ilog2())
}

/// [`Bound`] in two bits; 0 is left for an empty place.
fn bound_bits(bound: Bound) -> u64 {
    match bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    }
}

/// [`bound_bits`] read back.
fn bound_of(bits: u64) -> Option<Bound> {
    [None, Some(Bound::Exact), Some(Bound::AtLeast), Some(Bound::AtMost)][bits as usize & 3]
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    fn known(depth: u8, proven: bool) -> Known {
        let value = depth as Value - 40;
        Known { value, depth, bound: Bound::AtLeast, proven, code: Some(3) }
    }

    fn a_hit_is_what_was_put<M: Transpositions>(key: impl Fn(u64) -> M::Key)
    where
        M::Key: Debug,
    {
        let table = M::new(20_000, 1 << 22);
        let of = |number: u64| Known {
            value: number as Value % 7_000,
            depth: 1 + (number % 120) as u8,
            bound: [Bound::Exact, Bound::AtLeast, Bound::AtMost][number as usize % 3],
            proven: number.is_multiple_of(2),
            code: (!number.is_multiple_of(5)).then_some(number as u8 % 12),
        };
        for number in 1..100_000 {
            table.put(&key(number), of(number));
        }
        let mut hits = 0;
        for number in 1..200_000 {
            if let Some(found) = table.get(&key(number)) {
                assert!(number < 100_000, "{number} was never put");
                assert_eq!(found, of(number));
                hits += 1;
            }
        }
        assert!(hits > 5_000, "{hits}");
    }

    fn the_worthy_outlive_the_shallow<M: Transpositions>(key: impl Fn(u64) -> M::Key) {
        let table = M::new(1, 1 << 22);
        table.put(&key(77), known(19, false));
        for number in 1_000..60_000 {
            table.put(&key(number), known(2, false));
        }
        assert_eq!(table.get(&key(77)), Some(known(19, false)));
        table.put(&key(78), known(13, true));
        for number in 1_000..60_000 {
            table.put(&key(number), known(14, false));
        }
        assert_eq!(table.get(&key(78)), Some(known(13, true)));
    }

    fn threads_never_mix_two_entries<M: Transpositions>(key: impl Fn(u64) -> M::Key + Sync) {
        let table = M::new(1, 1 << 12);
        let of = |number: u64| known(1 + (number % 100) as u8, number.is_multiple_of(3));
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let (table, key) = (&table, &key);
                scope.spawn(move || {
                    for turn in 0..100_000u64 {
                        let number = turn.wrapping_mul(2_654_435_761) % 5_000 + thread;
                        if let Some(found) = table.get(&key(number)) {
                            assert_eq!(found, of(number));
                        }
                        table.put(&key(number), of(number));
                    }
                });
            }
        });
    }

    fn rank(number: u64) -> u64 {
        number * 977
    }

    fn words(number: u64) -> [u64; 5] {
        [number, 3, number << 40, 0, 9]
    }

    #[test]
    fn a_narrow_table_keeps_its_promises() {
        a_hit_is_what_was_put::<Narrow>(rank);
        the_worthy_outlive_the_shallow::<Narrow>(rank);
        threads_never_mix_two_entries::<Narrow>(rank);
    }

    #[test]
    fn a_wide_table_keeps_its_promises() {
        a_hit_is_what_was_put::<Wide>(words);
        the_worthy_outlive_the_shallow::<Wide>(words);
        threads_never_mix_two_entries::<Wide>(words);
    }

    #[test]
    fn a_table_stays_within_its_bytes() {
        assert_eq!(lines(1 << 40, 8, 64 << 20), 1 << 20);
        assert_eq!(lines(100, 8, 64 << 20), 16);
        assert_eq!(lines(u64::MAX, 1, u64::MAX), 1 << 57);
    }
}
