//! The transposition table: positions already searched, shared by all threads of a search. Every
//! entry identifies its position completely, so a hit is never false.
//!
//! | file | used for | size of an entry |
//! | --- | --- | --- |
//! | `narrow` | the games on two rows, whose boards have a rank below 2^47 | one word |
//! | `wide` | Bawo and the ring | a cache line |
//! | `proof_entry` | proofs of the games without repetitions, beside the entries of `narrow` | one word |

mod narrow;
mod proof_entry;
mod wide;

pub(super) use narrow::Narrow;
pub(super) use proof_entry::{ProofPlace, ProvenBounds};
pub(super) use wide::Wide;

use std::sync::atomic::Ordering;

use super::memory::{AtomicU64, ZeroedMemory};
use super::score::Value;
use crate::rules::moves::Code;

/// What a stored value means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The exact value.
    Exact,
    /// A lower bound.
    Lower,
    /// An upper bound.
    Upper,
}

/// The result of searching a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    /// As converted by `Evaluator::value_to_tt`.
    pub(super) value: Value,
    /// The remaining depth that was searched, 1 to 127.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value holds to the end of the game.
    pub(super) proven: bool,
    /// The best move, or the one that caused the beta cutoff.
    pub(super) code: Option<Code>,
}

impl TtEntry {
    /// Replacement priority: deep searches and proofs are the most expensive to repeat.
    fn keep_priority(&self) -> u32 {
        self.depth as u32 + if self.proven { 8 } else { 0 }
    }
}

/// How a kind of position is stored in the table.
pub(super) trait TtFormat {
    /// Identifies a position completely within one search.
    type Key: Copy;

    const ENTRIES_PER_LINE: u64;
    /// The logarithm (base 2) of the fewest lines a table may have.
    const MIN_LINE_BITS: u32;

    /// The entry of a position, if the table holds one.
    fn get(lines: TranspositionTable<'_>, key: &Self::Key) -> Option<TtEntry>;

    /// Stores an entry. Replaces the entry with the lowest priority among the possible places.
    fn put(lines: TranspositionTable<'_>, key: &Self::Key, entry: TtEntry);

    /// Where a proof keeps a position; `None` if these entries have no place for one.
    fn proof_place(key: &Self::Key) -> Option<ProofPlace>;
}

/// Words in a cache line of 64 bytes.
const LINE: usize = 8;
/// The entries counted to learn how full a table is.
const HASHFULL_SAMPLE: usize = 1_000;
const LINE_BYTES: u64 = (LINE * size_of::<AtomicU64>()) as u64;

/// Allocates an empty table for about `positions` positions, at most `most_bytes` large; smaller if
/// the system has less memory.
///
/// # Panics
/// The system has not even enough memory for the smallest table.
pub(super) fn allocate<E: TtFormat>(positions: u64, most_bytes: u64) -> ZeroedMemory {
    let mut bits = bits_for::<E>(positions, most_bytes);
    loop {
        match ZeroedMemory::new((LINE_BYTES << bits) as usize) {
            Ok(memory) => return memory,
            Err(_) if bits > E::MIN_LINE_BITS => bits -= 1,
            Err(error) => panic!("no memory for the smallest table: {error}"),
        }
    }
}

/// The bytes of a table for about `positions` positions, at most `most_bytes`.
pub(super) fn bytes_for<E: TtFormat>(positions: u64, most_bytes: u64) -> u64 {
    LINE_BYTES << bits_for::<E>(positions, most_bytes)
}

fn bits_for<E: TtFormat>(positions: u64, most_bytes: u64) -> u32 {
    line_bits(positions, E::ENTRIES_PER_LINE, most_bytes).max(E::MIN_LINE_BITS)
}

/// The logarithm (base 2) of the number of lines for this many positions, within `most_bytes`.
fn line_bits(positions: u64, entries_per_line: u64, most_bytes: u64) -> u32 {
    let wanted =
        (positions / entries_per_line).max(1).checked_next_power_of_two().unwrap_or(1 << 63);
    let room = (most_bytes / LINE_BYTES).max(1);
    wanted.ilog2().min(room.ilog2())
}

/// A view of the table: a power of two of cache lines.
#[derive(Clone, Copy)]
pub(super) struct TranspositionTable<'a> {
    words: &'a [AtomicU64],
    bits: u32,
    /// Changes from search to search: entries of another generation give way first.
    generation: bool,
}

impl<'a> TranspositionTable<'a> {
    /// The table in memory from [`allocate`].
    pub(super) fn of(memory: &'a mut ZeroedMemory) -> TranspositionTable<'a> {
        TranspositionTable::of_generation(memory, false)
    }

    /// The same for a search that may find entries of the search before, whose generation was the
    /// other one.
    pub(super) fn of_generation(
        memory: &'a mut ZeroedMemory,
        generation: bool,
    ) -> TranspositionTable<'a> {
        let words = memory.shared_words();
        TranspositionTable { words, bits: (words.len() / LINE).ilog2(), generation }
    }

    /// The used part of the table, in thousandths, as a sample of its first entries says. The hash
    /// spreads positions evenly, so they are as full as the rest.
    pub(super) fn hashfull<E: TtFormat>(self) -> u16 {
        let step = LINE / E::ENTRIES_PER_LINE as usize;
        let entries = self.words.iter().step_by(step).take(HASHFULL_SAMPLE);
        let all = entries.len().max(1);
        let used = entries.filter(|word| word.load(Ordering::Relaxed) != 0).count();
        (used * 1000 / all) as u16
    }

    /// The line selected by the lowest bits of `number`.
    #[inline]
    fn line(self, number: u64) -> &'a [AtomicU64] {
        let at = (number & ((1 << self.bits) - 1)) as usize * LINE;
        &self.words[at..at + LINE]
    }
}

/// A [`Bound`] in two bits; 0 marks an empty place.
fn bound_bits(bound: Bound) -> u64 {
    match bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    }
}

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

    fn high_priority_entries_survive<E: TtFormat>(key: impl Fn(u64) -> E::Key) {
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
        high_priority_entries_survive::<Narrow>(rank);
        threads_never_mix_two_entries::<Narrow>(rank);
        a_table_says_how_full_it_is::<Narrow>(rank);
    }

    #[test]
    fn a_wide_table_keeps_its_promises() {
        a_hit_is_what_was_put::<Wide>(words);
        high_priority_entries_survive::<Wide>(words);
        threads_never_mix_two_entries::<Wide>(words);
        a_table_says_how_full_it_is::<Wide>(words);
    }

    fn a_table_says_how_full_it_is<E: TtFormat>(key: impl Fn(u64) -> E::Key) {
        let mut memory = allocate::<E>(1, 1 << 22);
        let entries = memory.bytes().len() as u64 / LINE_BYTES * E::ENTRIES_PER_LINE;
        let table = TranspositionTable::of(&mut memory);
        assert_eq!(table.hashfull::<E>(), 0);
        for number in 1..entries / 8 {
            E::put(table, &key(number), entry(5, false));
        }
        let part = table.hashfull::<E>();
        assert!((60..200).contains(&part), "{part}");
        for number in 1..entries * 8 {
            E::put(table, &key(number), entry(5, false));
        }
        assert!(table.hashfull::<E>() > 990, "{}", table.hashfull::<E>());
    }

    #[test]
    fn a_table_stays_within_its_bytes() {
        assert_eq!(line_bits(1 << 40, 8, 64 << 20), 20);
        assert_eq!(line_bits(100, 8, 64 << 20), 4);
        assert_eq!(line_bits(u64::MAX, 1, u64::MAX), 57);
    }

    #[test]
    fn more_memory_than_the_system_has_gives_a_smaller_table() {
        // No machine has this much memory, though some systems promise a good part of it.
        let mut memory = allocate::<Narrow>(u64::MAX, 1 << 60);
        let lines = TranspositionTable::of(&mut memory);
        Narrow::put(lines, &77, entry(19, false));
        assert_eq!(Narrow::get(lines, &77), Some(entry(19, false)));
    }
}
