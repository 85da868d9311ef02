//! Memory for large tables.

use std::sync::atomic::AtomicU8;
// `tests/long/races` compiles the transposition table with loom's atomics instead of these, and
// then tries every order in which threads can interleave.
pub(super) use std::sync::atomic::{AtomicU64, fence};

use memmap2::{MmapMut, MmapOptions};
use zerocopy::{FromBytes, IntoBytes, KnownLayout};

/// Larger blocks ask for large pages.
const LARGE_PAGE: usize = 2 << 20;

/// A block of bytes, initially 0. A block smaller than a large page is mapped at once, because a
/// short search would otherwise wait for a new page at nearly every probe. A larger block is mapped
/// page by page on the first write, in large pages if the system has them. Probes then rarely miss
/// the page cache (TLB), which makes the games on two rows a third to a half faster
/// (`docs/search.md`).
#[derive(Debug)]
pub(super) struct ZeroedMemory(MmapMut);

impl ZeroedMemory {
    /// Allocates `bytes` bytes, at least one.
    ///
    /// # Errors
    /// The system cannot provide the memory.
    pub(super) fn new(bytes: usize) -> std::io::Result<ZeroedMemory> {
        let mut options = MmapOptions::new();
        options.len(bytes.max(1));
        if bytes < LARGE_PAGE {
            options.populate();
        }
        let map = options.map_anon()?;
        #[cfg(target_os = "linux")]
        if bytes >= LARGE_PAGE {
            // Without large pages small ones will do.
            let _ = map.advise(memmap2::Advice::HugePage);
        }
        Ok(ZeroedMemory(map))
    }

    /// Allocates a copy of `bytes`.
    ///
    /// # Errors
    /// The system cannot provide the memory.
    pub(super) fn holding(bytes: &[u8]) -> std::io::Result<ZeroedMemory> {
        let mut memory = ZeroedMemory::new(bytes.len())?;
        memory.0[..bytes.len()].copy_from_slice(bytes);
        Ok(memory)
    }

    #[inline]
    pub(super) fn bytes(&self) -> &[u8] {
        &self.0
    }

    pub(super) fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.0
    }

    /// The bytes as atomics, for several threads.
    pub(super) fn shared_bytes(&mut self) -> &[AtomicU8] {
        self.shared()
    }

    /// The whole words as atomics, for several threads.
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

impl PartialEq for ZeroedMemory {
    fn eq(&self, other: &ZeroedMemory) -> bool {
        self.bytes() == other.bytes()
    }
}

impl Eq for ZeroedMemory {}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;

    #[test]
    fn memory_is_empty_until_it_is_written_and_shared_by_bytes_and_words() {
        let mut memory = ZeroedMemory::new(4 << 20).expect("four mebibytes");
        assert!(memory.bytes().iter().all(|byte| *byte == 0));
        memory.shared_words()[1].store(0x0102, Ordering::Relaxed);
        memory.shared_bytes()[7].store(9, Ordering::Relaxed);
        assert_eq!(memory.bytes()[7..10], [9, 2, 1]);
        assert_eq!(memory.shared_words().len(), 4 << 17);
        assert_eq!(ZeroedMemory::holding(&[1, 2, 3]).expect("three bytes").bytes(), [1, 2, 3]);
    }

    #[test]
    fn more_memory_than_there_can_be_is_refused() {
        assert!(ZeroedMemory::new(usize::MAX / 2).is_err());
    }
}
