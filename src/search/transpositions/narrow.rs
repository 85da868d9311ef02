//! The table for the games on two rows: eight entries of one word in each cache line.

use std::sync::atomic::Ordering;

use super::{
    Bound, LINE, ProofPlace, TranspositionTable, TtEntry, TtFormat, bound_bits, bound_from_bits,
};
use crate::rules::moves::{Code, PASS};
use crate::search::score::Value;

/// Bits of a key: enough for the holes with 72 seeds, or for those with 48 seeds and a store.
pub(in crate::search) const KEY_BITS: u32 = 47;
/// Bits of the key stored in an entry. The number of its line gives the other bits.
pub(super) const REST_BITS: u32 = 33;
pub(super) const REST: u64 = (1 << REST_BITS) - 1;
/// The layout of an entry, from the lowest bit: rest of the key, value, depth, bound, proven, move.
const VALUE_AT: u32 = REST_BITS;
const DEPTH_AT: u32 = VALUE_AT + 14;
const BOUND_AT: u32 = DEPTH_AT + 7;
const PROVEN_AT: u32 = BOUND_AT + 2;
const CODE_AT: u32 = PROVEN_AT + 1;
const GENERATION_AT: u32 = CODE_AT + 6;
/// By how much less an entry of an earlier search counts: about what a game goes on between two
/// searches, twice.
const DEPTH_LOST: u8 = 4;
/// Added to values so that none is negative.
const VALUE_OFFSET: Value = 1 << 13;
/// Stored when there is no move; no move of a game on two rows has this code.
const NO_CODE: u64 = PASS as u64 - 1;

/// Positions with a rank below 2^[`KEY_BITS`].
pub(in crate::search) struct Narrow;

/// An invertible hash: different keys stay different.
#[inline]
pub(super) fn mix(key: u64) -> u64 {
    const MASK: u64 = (1 << KEY_BITS) - 1;
    let key = key ^ key >> (KEY_BITS / 2 + 1);
    let key = key.wrapping_mul(0x9E37_79B9_7F4A_7C15) & MASK;
    key ^ key >> (KEY_BITS / 2 + 1)
}

fn pack(rest: u64, entry: TtEntry) -> u64 {
    debug_assert!(entry.value.abs() < VALUE_OFFSET && (1..128).contains(&entry.depth));
    rest | ((entry.value + VALUE_OFFSET) as u64) << VALUE_AT
        | (entry.depth as u64) << DEPTH_AT
        | bound_bits(entry.bound) << BOUND_AT
        | (entry.proven as u64) << PROVEN_AT
        | entry.code.map_or(NO_CODE, u64::from) << CODE_AT
}

fn unpack(word: u64) -> Option<TtEntry> {
    let bound: Bound = bound_from_bits(word >> BOUND_AT)?;
    let code = word >> CODE_AT & 63;
    Some(TtEntry {
        value: (word >> VALUE_AT & 0x3FFF) as Value - VALUE_OFFSET,
        depth: (word >> DEPTH_AT & 0x7F) as u8,
        bound,
        proven: word >> PROVEN_AT & 1 == 1,
        code: (code != NO_CODE).then_some(code as Code),
    })
}

/// The part of a mixed key that the number of its line does not give.
#[inline]
fn rest(lines: TranspositionTable<'_>, mixed: u64) -> u64 {
    mixed >> lines.bits
}

impl TtFormat for Narrow {
    type Key = u64;
    const ENTRIES_PER_LINE: u64 = LINE as u64;
    const MIN_LINE_BITS: u32 = KEY_BITS - REST_BITS;

    #[inline]
    fn get(lines: TranspositionTable<'_>, key: &u64) -> Option<TtEntry> {
        let mixed = mix(*key);
        let rest = rest(lines, mixed);
        let mut words = lines.line(mixed).iter().map(|word| word.load(Ordering::Relaxed));
        words.find(|word| word & REST == rest && *word != 0).and_then(unpack)
    }

    #[inline]
    fn put(lines: TranspositionTable<'_>, key: &u64, entry: TtEntry) {
        let mixed = mix(*key);
        let rest = rest(lines, mixed);
        let line = lines.line(mixed);
        let generation = lines.generation as u64;
        let mut place = &line[0];
        let mut least = u32::MAX;
        for word in line {
            let word_there = word.load(Ordering::Relaxed);
            let Some(mut kept) = unpack(word_there) else {
                place = word;
                break;
            };
            if word_there & REST == rest {
                place = word;
                break;
            }
            if word_there >> GENERATION_AT != generation {
                // An entry of an earlier search grows older, once for each search that comes by.
                kept.depth = kept.depth.saturating_sub(DEPTH_LOST).max(1);
                let older = pack(word_there & REST, kept) | generation << GENERATION_AT;
                word.store(older, Ordering::Relaxed);
            }
            if kept.keep_priority() < least {
                least = kept.keep_priority();
                place = word;
            }
        }
        place.store(pack(rest, entry) | generation << GENERATION_AT, Ordering::Relaxed);
    }

    #[inline]
    fn proof_place(key: &u64) -> Option<ProofPlace> {
        Some(ProofPlace::of(*key))
    }
}
