//! The transposition table of Kete's search, from its own source, with stubs for what it needs.

#[path = "../../../../src/search/transpositions/mod.rs"]
#[allow(dead_code)]
mod transpositions;

use memory::ZeroedMemory;
use transpositions::{Bound, Narrow, TranspositionTable, TtEntry, TtFormat, Wide};

/// An entry whose other fields all follow from the value, so that parts of two entries never fit
/// together.
fn entry(value: i32) -> TtEntry {
    TtEntry {
        value,
        depth: 1 + (value % 120) as u8,
        bound: [Bound::Exact, Bound::Lower, Bound::Upper][value as usize % 3],
        proven: value % 2 == 1,
        code: Some(value as u8 % 12),
    }
}

fn value(found: TtEntry) -> i32 {
    assert_eq!(found, entry(found.value), "parts of two entries");
    found.value
}

/// A table that outlives all threads.
#[derive(Clone, Copy)]
pub struct Table(TranspositionTable<'static>);

impl Table {
    /// A table of so many lines of eight words, a power of two.
    pub fn of_lines(lines: usize) -> Table {
        Table(TranspositionTable::of(Box::leak(Box::new(ZeroedMemory::of_words(8 * lines)))))
    }

    /// Stores a value from 0 to 7,999 for the position with this number.
    pub fn put_wide(self, number: u64, value: i32) {
        Wide::put(self.0, &wide(number), entry(value));
    }

    /// The value of the position with this number.
    pub fn get_wide(self, number: u64) -> Option<i32> {
        Wide::get(self.0, &wide(number)).map(value)
    }

    /// The same in a narrow table, which has at least 2^14 lines.
    #[allow(dead_code)]
    pub fn put_narrow(self, number: u64, value: i32) {
        Narrow::put(self.0, &(number * 977), entry(value));
    }

    /// The same in a narrow table.
    #[allow(dead_code)]
    pub fn get_narrow(self, number: u64) -> Option<i32> {
        Narrow::get(self.0, &(number * 977)).map(value)
    }
}

fn wide(number: u64) -> [u64; 5] {
    [number, 3, number << 40, 0, 9]
}

mod memory {
    //! Words to be shared by threads.

    pub use crate::atomics::{AtomicU64, fence};

    pub struct ZeroedMemory(Vec<AtomicU64>);

    impl ZeroedMemory {
        pub fn of_words(count: usize) -> ZeroedMemory {
            ZeroedMemory((0..count).map(|_| AtomicU64::new(0)).collect())
        }

        #[allow(dead_code)]
        pub fn new(bytes: usize) -> std::io::Result<ZeroedMemory> {
            Ok(ZeroedMemory::of_words(bytes / 8))
        }

        pub fn shared_words(&mut self) -> &[AtomicU64] {
            &self.0
        }
    }
}

mod score {
    pub type Value = i32;
}

mod hash {
    /// As in the search.
    pub fn mix(hash: u64, word: u64) -> u64 {
        let mixed = (hash.rotate_left(23) ^ word) as u128 * 0x9E37_79B9_7F4A_7C15;
        (mixed >> 64) as u64 ^ mixed as u64
    }
}
