//! The table for Bawo and the ring: an entry fills a cache line and holds the whole position. It is
//! a sequence lock: readers notice by a counter that a thread was writing.

use std::sync::atomic::Ordering;

use super::{ProofPlace, TranspositionTable, TtEntry, TtFormat, bound_bits, bound_from_bits};
use crate::rules::moves::Code;
use crate::search::hash::mix;
use crate::search::memory::{AtomicU64, fence};
use crate::search::score::Value;

/// Words of a position.
pub(in crate::search) const KEY_WORDS: usize = 5;
/// The layout of a line: the counter (odd during a write), the position, the entry.
const COUNT: usize = 0;
const KEY: usize = 1;
const ENTRY: usize = KEY + KEY_WORDS;
/// Bits of the entry.
const PROVEN_AT: u32 = 26;
const GENERATION_AT: u32 = 27;
/// By how much less an entry of another search counts.
const PRIORITY_LOST: u32 = 4;

/// Positions that fit into [`KEY_WORDS`] words.
pub(in crate::search) struct Wide;

fn pack(entry: TtEntry) -> u64 {
    entry.value as u16 as u64
        | (entry.depth as u64) << 16
        | bound_bits(entry.bound) << 24
        | (entry.proven as u64) << PROVEN_AT
        | (entry.code.map_or(0, |code| code as u64 + 1)) << 32
}

fn unpack(word: u64) -> Option<TtEntry> {
    Some(TtEntry {
        value: word as u16 as i16 as Value,
        depth: (word >> 16) as u8,
        bound: bound_from_bits(word >> 24)?,
        proven: word >> PROVEN_AT & 1 == 1,
        code: (word >> 32).checked_sub(1).map(|code| code as Code),
    })
}

/// The two lines that may hold a position.
fn pair<'a>(lines: TranspositionTable<'a>, key: &[u64; KEY_WORDS]) -> [&'a [AtomicU64]; 2] {
    let hash = key.iter().copied().fold(0, mix);
    let first = (hash ^ hash >> 32) & !1;
    [first, first + 1].map(|number| lines.line(number))
}

/// The position and entry of a line; `None` if the line is empty or being written.
fn read(line: &[AtomicU64]) -> Option<([u64; KEY_WORDS], TtEntry)> {
    let count = line[COUNT].load(Ordering::Acquire);
    if count % 2 == 1 {
        return None;
    }
    let key = std::array::from_fn(|at| line[KEY + at].load(Ordering::Relaxed));
    let entry = line[ENTRY].load(Ordering::Relaxed);
    fence(Ordering::Acquire);
    let is_whole = line[COUNT].load(Ordering::Relaxed) == count;
    if is_whole { Some((key, unpack(entry)?)) } else { None }
}

/// Writes a line. Does nothing if another thread is writing it.
fn write(line: &[AtomicU64], key: &[u64; KEY_WORDS], entry: u64) {
    let count = line[COUNT].load(Ordering::Relaxed);
    let (acquired, relaxed) = (Ordering::Acquire, Ordering::Relaxed);
    if count % 2 == 1 || line[COUNT].compare_exchange(count, count + 1, acquired, relaxed).is_err()
    {
        return;
    }
    fence(Ordering::Release);
    for (word, part) in line[KEY..].iter().zip(key) {
        word.store(*part, relaxed);
    }
    line[ENTRY].store(entry, relaxed);
    line[COUNT].store(count + 2, Ordering::Release);
}

impl TtFormat for Wide {
    type Key = [u64; KEY_WORDS];
    const ENTRIES_PER_LINE: u64 = 1;
    const MIN_LINE_BITS: u32 = 8;

    #[inline]
    fn get(lines: TranspositionTable<'_>, key: &[u64; KEY_WORDS]) -> Option<TtEntry> {
        pair(lines, key).into_iter().find_map(|line| {
            // Most other positions differ already in the first word.
            let is_it = line[KEY].load(Ordering::Relaxed) == key[0];
            read(line).filter(|(found, _)| is_it && found == key).map(|(_, entry)| entry)
        })
    }

    #[inline]
    fn put(lines: TranspositionTable<'_>, key: &[u64; KEY_WORDS], entry: TtEntry) {
        let [first, second] = pair(lines, key);
        let (one, other) = (read(first), read(second));
        let generation = lines.generation as u64;
        let worth = |line: &[AtomicU64], kept: &Option<([u64; KEY_WORDS], TtEntry)>| {
            let is_old = line[ENTRY].load(Ordering::Relaxed) >> GENERATION_AT & 1 != generation;
            let lost = if is_old { PRIORITY_LOST } else { 0 };
            kept.as_ref().map_or(0, |(_, entry)| entry.keep_priority().saturating_sub(lost))
        };
        let is_in = |kept: &Option<([u64; KEY_WORDS], TtEntry)>| {
            kept.as_ref().is_some_and(|(kept, _)| kept == key)
        };
        let goes_second =
            is_in(&other) || !is_in(&one) && worth(first, &one) > worth(second, &other);
        let entry = pack(entry) | generation << GENERATION_AT;
        write(if goes_second { second } else { first }, key, entry);
    }

    fn proof_place(_: &[u64; KEY_WORDS]) -> Option<ProofPlace> {
        None
    }
}
