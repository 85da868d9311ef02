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

use super::memory::{AtomicU64, Memory};
use super::score::Value;
use crate::rules::moves::Code;

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The value itself.
    Exact,
    /// The position is worth this or more.
    Lower,
    /// The position is worth this or less.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    /// In the features of the table, see `Evaluator::value_to_tt`.
    pub(super) value: Value,
    /// Moves looked ahead, at least 1 and below 128.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value holds to the end of the game.
    pub(super) proven: bool,
    /// The best move, or the one that was good enough.
    pub(super) code: Option<Code>,
}

impl TtEntry {
    /// What is lost when it is forgotten: deep searches and proofs cost most.
    fn keep_priority(&self) -> u32 {
        self.depth as u32 + if self.proven { 8 } else { 0 }
    }
}

/// How positions with one kind of key are kept in the lines of a table.
pub(super) trait TtFormat {
    /// What tells positions of one search apart, wholly.
    type Key: Copy;

    /// Positions in a line.
    const ENTRIES_PER_LINE: u64;
    /// A table has at least two to the power of this lines.
    const MIN_LINE_BITS: u32;

    /// What is known of a position.
    fn get(lines: TranspositionTable<'_>, key: &Self::Key) -> Option<TtEntry>;

    /// Keeps what was found, in place of what is worth least there.
    fn put(lines: TranspositionTable<'_>, key: &Self::Key, entry: TtEntry);
}

/// Words in a cache line of 64 bytes.
const LINE: usize = 8;
const LINE_BYTES: u64 = (LINE * size_of::<AtomicU64>()) as u64;

/// Empty memory for about so many positions of a kind in at most so many bytes; less where the
/// system has less.
///
/// # Panics
/// If the system has not even memory for the smallest table.
pub(super) fn allocate<E: TtFormat>(positions: u64, most_bytes: u64) -> Memory {
    let mut bits = line_bits(positions, E::ENTRIES_PER_LINE, most_bytes).max(E::MIN_LINE_BITS);
    loop {
        match Memory::new((LINE_BYTES << bits) as usize) {
            Ok(memory) => return memory,
            Err(_) if bits > E::MIN_LINE_BITS => bits -= 1,
            Err(error) => panic!("no memory for the smallest table: {error}"),
        }
    }
}

/// The largest power of two of lines for so many positions, `entries_per_line` in each, and so many bytes.
fn line_bits(positions: u64, entries_per_line: u64, most_bytes: u64) -> u32 {
    let wanted =
        (positions / entries_per_line).max(1).checked_next_power_of_two().unwrap_or(1 << 63);
    let room = (most_bytes / LINE_BYTES).max(1);
    wanted.ilog2().min(room.ilog2())
}

/// The lines of a table: a power of two of them.
#[derive(Clone, Copy)]
pub(super) struct TranspositionTable<'a> {
    words: &'a [AtomicU64],
    bits: u32,
}

impl<'a> TranspositionTable<'a> {
    /// The lines of a [`memory`].
    pub(super) fn of(memory: &'a mut Memory) -> TranspositionTable<'a> {
        let words = memory.shared_words();
        TranspositionTable { words, bits: (words.len() / LINE).ilog2() }
    }

    /// The line that the lowest bits of a number tell.
    #[inline]
    fn line(self, number: u64) -> &'a [AtomicU64] {
        let at = (number & ((1 << self.bits) - 1)) as usize * LINE;
        &self.words[at..at + LINE]
    }
}

/// [`Bound`] in two bits; 0 is left for an empty place.
fn bound_bits(bound: Bound) -> u64 {
    match bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    }
}

/// [`bound_bits`] read back.
fn bound_from_bits(bits: u64) -> Option<Bound> {
    [None, Some(Bound::Exact), Some(Bound::Lower), Some(Bound::Upper)][bits as usize & 3]
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use super::*;

    fn entry(depth: u8, proven: bool) -> TtEntry {
        let value = depth as Value - 40;
        TtEntry { value, depth, bound: Bound::Lower, proven, code: Some(3) }
    }

    fn a_hit_is_what_was_put<E: TtFormat>(key: impl Fn(u64) -> E::Key)
    where
        E::Key: Debug,
    {
        let mut memory = allocate::<E>(20_000, 1 << 22);
        let table = TranspositionTable::of(&mut memory);
        let of = |number: u64| TtEntry {
            value: number as Value % 7_000,
            depth: 1 + (number % 120) as u8,
            bound: [Bound::Exact, Bound::Lower, Bound::Upper][number as usize % 3],
            proven: number.is_multiple_of(2),
            code: (!number.is_multiple_of(5)).then_some(number as u8 % 12),
        };
        for number in 1..100_000 {
            E::put(table, &key(number), of(number));
        }
        let mut hits = 0;
        for number in 1..200_000 {
            if let Some(found) = E::get(table, &key(number)) {
                assert!(number < 100_000, "{number} was never put");
                assert_eq!(found, of(number));
                hits += 1;
            }
        }
        assert!(hits > 5_000, "{hits}");
    }

    fn the_worthy_outlive_the_shallow<E: TtFormat>(key: impl Fn(u64) -> E::Key) {
        let mut memory = allocate::<E>(1, 1 << 22);
        let table = TranspositionTable::of(&mut memory);
        E::put(table, &key(77), entry(19, false));
        for number in 1_000..60_000 {
            E::put(table, &key(number), entry(2, false));
        }
        assert_eq!(E::get(table, &key(77)), Some(entry(19, false)));
        E::put(table, &key(78), entry(13, true));
        for number in 1_000..60_000 {
            E::put(table, &key(number), entry(14, false));
        }
        assert_eq!(E::get(table, &key(78)), Some(entry(13, true)));
    }

    fn threads_never_mix_two_entries<E: TtFormat>(key: impl Fn(u64) -> E::Key + Sync) {
        let mut memory = allocate::<E>(1, 1 << 12);
        let table = TranspositionTable::of(&mut memory);
        let of = |number: u64| entry(1 + (number % 100) as u8, number.is_multiple_of(3));
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let key = &key;
                scope.spawn(move || {
                    for turn in 0..100_000u64 {
                        let number = turn.wrapping_mul(2_654_435_761) % 5_000 + thread;
                        if let Some(found) = E::get(table, &key(number)) {
                            assert_eq!(found, of(number));
                        }
                        E::put(table, &key(number), of(number));
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
        assert_eq!(line_bits(1 << 40, 8, 64 << 20), 20);
        assert_eq!(line_bits(100, 8, 64 << 20), 4);
        assert_eq!(line_bits(u64::MAX, 1, u64::MAX), 57);
    }

    #[test]
    fn more_memory_than_the_system_has_gives_a_smaller_table() {
        // No machine has so much, though some promise a good part of it.
        let mut memory = allocate::<Narrow>(u64::MAX, 1 << 60);
        let lines = TranspositionTable::of(&mut memory);
        Narrow::put(lines, &77, entry(19, false));
        assert_eq!(Narrow::get(lines, &77), Some(entry(19, false)));
    }
}
