//! Memory for large tables.

use std::sync::atomic::AtomicU8;
// The transposition table takes its atomics from here: `tests/long/races` puts those of loom in
// their place and tries every order in which threads can meet.
pub(super) use std::sync::atomic::{AtomicU64, fence};

use memmap2::{MmapMut, MmapOptions};
use zerocopy::{FromBytes, IntoBytes, KnownLayout};

/// From so many bytes on, large pages are asked for.
const LARGE_PAGE: usize = 2 << 20;

/// Bytes that are 0 until they are written. The system gives the pages of less than a large page at
/// once: a search of few positions would wait for one at nearly every look. It gives those of more
/// when they are first written to. Where it has large pages it is asked for them: a look at any
/// place of a table then finds its page at once, which makes a search of the games on two rows a
/// third to a half faster (`docs/search.md`).
#[derive(Debug)]
pub(super) struct Memory(MmapMut);

impl Memory {
    /// So many bytes, at least one.
    ///
    /// # Errors
    /// The system has no such memory.
    pub(super) fn new(bytes: usize) -> std::io::Result<Memory> {
        let mut options = MmapOptions::new();
        options.len(bytes.max(1));
        if bytes < LARGE_PAGE {
            options.populate();
        }
        let map = options.map_anon()?;
        #[cfg(target_os = "linux")]
        if bytes >= LARGE_PAGE {
            // Where there are none, small pages do.
            let _ = map.advise(memmap2::Advice::HugePage);
        }
        Ok(Memory(map))
    }

    /// A copy of `bytes`.
    ///
    /// # Errors
    /// The system has no such memory.
    pub(super) fn holding(bytes: &[u8]) -> std::io::Result<Memory> {
        let mut memory = Memory::new(bytes.len())?;
        memory.0[..bytes.len()].copy_from_slice(bytes);
        Ok(memory)
    }

    /// The bytes.
    #[inline]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// The bytes, to be changed by one.
    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }

    /// The bytes, to be changed by several threads.
    pub(super) fn shared_bytes(&mut self) -> &[AtomicU8] {
        self.shared()
    }

    /// The whole words, to be changed by several threads.
    pub(super) fn shared_words(&mut self) -> &[AtomicU64] {
        self.shared()
    }

    fn shared<A>(&mut self) -> &[A]
    where
        [A]: FromBytes + IntoBytes + KnownLayout,
    {
        let (parts, _) = <[A]>::mut_from_prefix(&mut self.0).expect("a page begins at any number");
        parts
    }
}

impl PartialEq for Memory {
    fn eq(&self, other: &Memory) -> bool {
        self.bytes() == other.bytes()
    }
}

impl Eq for Memory {}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    #[test]
    fn memory_is_empty_until_it_is_written_and_shared_by_bytes_and_words() {
        let mut memory = Memory::new(4 << 20).expect("four mebibytes");
        assert!(memory.bytes().iter().all(|byte| *byte == 0));
        memory.shared_words()[1].store(0x0102, Ordering::Relaxed);
        memory.shared_bytes()[7].store(9, Ordering::Relaxed);
        assert_eq!(memory.bytes()[7..10], [9, 2, 1]);
        assert_eq!(memory.shared_words().len(), 4 << 17);
        assert_eq!(Memory::holding(&[1, 2, 3]).expect("three bytes").bytes(), [1, 2, 3]);
    }

    #[test]
    fn more_memory_than_there_can_be_is_refused() {
        assert!(Memory::new(usize::MAX / 2).is_err());
    }
}
