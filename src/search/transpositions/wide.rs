//! Positions of Bawo and the ring: the whole position in a cache line, with a count by which
//! readers notice that somebody was writing.

use std::sync::atomic::Ordering;

use super::{Entries, Known, Lines, bound_bits, bound_of};
use crate::rules::moves::Code;
use crate::search::memory::{AtomicU64, fence};
use crate::search::score::Value;
use crate::search::standing::mix;

/// Words of a position.
pub(in crate::search) const KEY_WORDS: usize = 5;
/// A line: the count (odd while somebody writes), the position, what is known.
const COUNT: usize = 0;
const KEY: usize = 1;
const KNOWN: usize = KEY + KEY_WORDS;

/// Positions that fit [`KEY_WORDS`] words.
pub(in crate::search) struct Wide;

fn pack(known: Known) -> u64 {
    known.value as u16 as u64
        | (known.depth as u64) << 16
        | bound_bits(known.bound) << 24
        | (known.proven as u64) << 26
        | (known.code.map_or(0, |code| code as u64 + 1)) << 32
}

fn unpack(word: u64) -> Option<Known> {
    Some(Known {
        value: word as u16 as i16 as Value,
        depth: (word >> 16) as u8,
        bound: bound_of(word >> 24)?,
        proven: word >> 26 & 1 == 1,
        code: (word >> 32).checked_sub(1).map(|code| code as Code),
    })
}

/// The two lines a position may be kept in.
fn pair<'a>(lines: Lines<'a>, key: &[u64; KEY_WORDS]) -> [&'a [AtomicU64]; 2] {
    let hash = key.iter().copied().fold(0, mix);
    let first = (hash ^ hash >> 32) & !1;
    [first, first + 1].map(|number| lines.line(number))
}

/// The line's position and what is known of it; `None` where it is empty or being written.
fn read(line: &[AtomicU64]) -> Option<([u64; KEY_WORDS], Known)> {
    let count = line[COUNT].load(Ordering::Acquire);
    if count % 2 == 1 {
        return None;
    }
    let key = std::array::from_fn(|at| line[KEY + at].load(Ordering::Relaxed));
    let known = line[KNOWN].load(Ordering::Relaxed);
    fence(Ordering::Acquire);
    let is_whole = line[COUNT].load(Ordering::Relaxed) == count;
    if is_whole { Some((key, unpack(known)?)) } else { None }
}

/// Writes a line; nothing happens where somebody else is writing it.
fn write(line: &[AtomicU64], key: &[u64; KEY_WORDS], known: Known) {
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
    line[KNOWN].store(pack(known), relaxed);
    line[COUNT].store(count + 2, Ordering::Release);
}

impl Entries for Wide {
    type Key = [u64; KEY_WORDS];
    const A_LINE: u64 = 1;
    const LEAST_LINES: u32 = 8;

    #[inline]
    fn get(lines: Lines<'_>, key: &[u64; KEY_WORDS]) -> Option<Known> {
        pair(lines, key).into_iter().find_map(|line| {
            // Most other positions differ in the first word already.
            let is_it = line[KEY].load(Ordering::Relaxed) == key[0];
            read(line).filter(|(found, _)| is_it && found == key).map(|(_, known)| known)
        })
    }

    #[inline]
    fn put(lines: Lines<'_>, key: &[u64; KEY_WORDS], known: Known) {
        let [first, second] = pair(lines, key);
        let (one, other) = (read(first), read(second));
        let worth = |kept: &Option<([u64; KEY_WORDS], Known)>| {
            kept.as_ref().map_or(0, |(_, known)| known.worth())
        };
        let is_in = |kept: &Option<([u64; KEY_WORDS], Known)>| {
            kept.as_ref().is_some_and(|(kept, _)| kept == key)
        };
        let goes_second = is_in(&other) || !is_in(&one) && worth(&one) > worth(&other);
        write(if goes_second { second } else { first }, key, known);
    }
}
