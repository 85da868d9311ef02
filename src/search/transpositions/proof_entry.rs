//! What a proof knows of a position: a word of the `narrow` table beside the entries of a search,
//! which take it for an empty place.

use std::sync::atomic::Ordering;

use super::narrow::{KEY_BITS, REST, REST_BITS, mix};
use super::{LINE, TranspositionTable};
use crate::rules::moves::Code;

/// Proven bounds on what the player to move still gains, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) struct ProvenBounds {
    pub(in crate::search) lower: i32,
    pub(in crate::search) upper: i32,
    /// The move that gains `lower`, if one was found.
    pub(in crate::search) code: Option<Code>,
}

/// The layout of a word, from the lowest bit: rest of the key, lower bound, upper bound, move, the
/// two bits that mark an entry of a search (0), a 1, how dear the entry was.
const LOWER_AT: u32 = REST_BITS;
const UPPER_AT: u32 = LOWER_AT + 8;
const CODE_AT: u32 = UPPER_AT + 8;
const MARK_AT: u32 = CODE_AT + 5;
const MARK: u64 = 0b111 << MARK_AT;
const IS_PROOF: u64 = 0b100 << MARK_AT;
const WORK_AT: u32 = MARK_AT + 3;
const WORK: u64 = 0x3F;
/// Added to bounds so that none is negative.
const OFFSET: i32 = 1 << 7;
/// Stored when there is no move.
const NO_CODE: u64 = 0x1F;

/// The place of a position in the table.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::search) struct ProofPlace(u64);

impl ProofPlace {
    #[inline]
    pub(in crate::search) fn of(key: u64) -> ProofPlace {
        debug_assert!(key >> KEY_BITS == 0);
        ProofPlace(mix(key))
    }
}

#[inline]
fn unpack(word: u64) -> ProvenBounds {
    let bound = |at: u32| (word >> at & 0xFF) as i32 - OFFSET;
    let code = word >> CODE_AT & NO_CODE;
    ProvenBounds {
        lower: bound(LOWER_AT),
        upper: bound(UPPER_AT),
        code: (code != NO_CODE).then_some(code as Code),
    }
}

#[inline]
fn pack(rest: u64, bounds: ProvenBounds, work: u64) -> u64 {
    let ProvenBounds { lower, upper, code } = bounds;
    // A pass is the only move of its position: there is nothing to remember.
    let code = code.map_or(NO_CODE, u64::from).min(NO_CODE);
    rest | ((lower + OFFSET) as u64) << LOWER_AT
        | ((upper + OFFSET) as u64) << UPPER_AT
        | code << CODE_AT
        | IS_PROOF
        | work << WORK_AT
}

/// Twice the logarithm (base 2) of the positions that it took.
#[inline]
fn work(positions: u64) -> u64 {
    let log = (positions | 1).ilog2();
    let half = (positions << 1 >> log) & 1;
    (2 * u64::from(log) + half).min(WORK)
}

impl TranspositionTable<'_> {
    /// What is proven of a position.
    #[inline]
    pub(in crate::search) fn proven(self, place: ProofPlace) -> Option<ProvenBounds> {
        let wanted = place.0 >> self.bits | IS_PROOF;
        let mut words = self.line(place.0).iter().map(|word| word.load(Ordering::Relaxed));
        words.find(|word| word & (REST | MARK) == wanted).map(unpack)
    }

    /// Adds what was proven of a position by searching so many positions. Replaces the cheapest of
    /// the entries in its line.
    pub(in crate::search) fn add_proven(
        self,
        place: ProofPlace,
        mut bounds: ProvenBounds,
        positions: u64,
    ) {
        let rest = place.0 >> self.bits;
        let line: &[_; LINE] = self.line(place.0).try_into().expect("a line has its length");
        let mut dear = work(positions);
        let mut at = 0;
        let mut least = u64::MAX;
        for (number, word) in line.iter().enumerate() {
            let word = word.load(Ordering::Relaxed);
            if word & MARK != IS_PROOF {
                at = number;
                break;
            }
            let dear_there = word >> WORK_AT;
            if word & REST == rest {
                let there = unpack(word);
                bounds.lower = bounds.lower.max(there.lower);
                bounds.upper = bounds.upper.min(there.upper);
                bounds.code = bounds.code.or(there.code);
                dear = dear.max(dear_there);
                at = number;
                break;
            }
            if dear_there < least {
                least = dear_there;
                at = number;
            }
        }
        line[at].store(pack(rest, bounds, dear), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bound, Narrow, TtEntry, TtFormat, allocate};
    use super::*;

    fn bounds(lower: i32, upper: i32, code: Option<Code>) -> ProvenBounds {
        ProvenBounds { lower, upper, code }
    }

    fn place(number: u64) -> ProofPlace {
        ProofPlace::of(number * 977)
    }

    #[test]
    fn both_bounds_of_a_position_are_kept_and_grow_closer() {
        let mut memory = allocate::<Narrow>(1, 1 << 20);
        let table = TranspositionTable::of(&mut memory);
        assert_eq!(table.proven(place(1)), None);
        table.add_proven(place(1), bounds(4, 72, Some(3)), 10);
        table.add_proven(place(1), bounds(-72, 8, None), 10);
        assert_eq!(table.proven(place(1)), Some(bounds(4, 8, Some(3))));
        table.add_proven(place(1), bounds(6, 72, Some(5)), 10);
        assert_eq!(table.proven(place(1)), Some(bounds(6, 8, Some(5))));
        assert_eq!(table.proven(place(2)), None);
    }

    #[test]
    fn the_dearest_entries_stay() {
        let mut memory = allocate::<Narrow>(1, 1 << 20);
        let table = TranspositionTable::of(&mut memory);
        let dear = bounds(-3, 5, Some(0));
        table.add_proven(place(7), dear, 1_000_000);
        for number in 1_000..1_000_000 {
            table.add_proven(place(number), bounds(0, 0, None), number % 500_000);
        }
        assert_eq!(table.proven(place(7)), Some(dear));
    }

    #[test]
    fn a_proof_and_a_search_do_not_take_each_others_entries() {
        let mut memory = allocate::<Narrow>(1, 1 << 20);
        let table = TranspositionTable::of(&mut memory);
        let entry =
            TtEntry { value: 300, depth: 9, bound: Bound::Exact, proven: true, code: Some(2) };
        Narrow::put(table, &(7 * 977), entry);
        assert_eq!(table.proven(place(7)), None);
        table.add_proven(place(8), bounds(1, 2, None), 5);
        assert_eq!(Narrow::get(table, &(8 * 977)), None);
        assert_eq!(Narrow::get(table, &(7 * 977)), Some(entry));
    }

    #[test]
    fn the_cost_of_an_entry_rises_by_half_steps() {
        let steps: Vec<u64> = [0, 1, 2, 3, 4, 6, 8, 1 << 20, 3 << 20].map(work).to_vec();
        assert_eq!(steps, [0, 0, 2, 3, 4, 5, 6, 40, 43]);
        assert_eq!(work(u64::MAX), WORK);
    }
}
