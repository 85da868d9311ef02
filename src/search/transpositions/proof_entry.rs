//! What a proof knows of a position: a word of the `narrow` table beside the entries of a search,
//! which take it for an empty place.

use super::narrow::{KEY_BITS, REST, REST_BITS, mix};
use super::{LINE, TranspositionTable};
use crate::rules::moves::Code;
use std::sync::atomic::Ordering;

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
        let words = self.line(place.0).iter().map(|word| word.load(Ordering::Relaxed));
        words.into_iter().find(|word| word & (REST | MARK) == wanted).map(unpack)
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
