//! The bytes of a table while it is built, shared by the threads that fill it.

use std::sync::atomic::{AtomicU8, Ordering};

use crate::search::memory::ZeroedMemory;

/// Added to the seeds of a bound; no bound reaches this far.
const OFFSET: i8 = 64;
/// Marks a bound that holds for every history.
const UNCONDITIONAL: u8 = 0x80;

/// Encodes a bound: the seeds, -48 to 48, and whether it holds for every history.
#[inline]
pub(super) const fn encode(seeds: i8, unconditional: bool) -> u8 {
    (seeds + OFFSET) as u8 | if unconditional { UNCONDITIONAL } else { 0 }
}

/// The seeds of an encoded bound.
#[inline]
pub(super) const fn decode(byte: u8) -> i8 {
    (byte & !UNCONDITIONAL) as i8 - OFFSET
}

/// Whether an encoded bound holds for every history.
#[inline]
pub(super) const fn is_unconditional(byte: u8) -> bool {
    byte & UNCONDITIONAL != 0
}

/// Space for a header, then one byte (both bounds are equal) or two (lower bound, upper bound) for
/// each position. All bytes are initially 0.
pub(super) struct Cells<'a> {
    bytes: &'a [AtomicU8],
    header: usize,
    width: usize,
}

impl<'a> Cells<'a> {
    /// Allocates space for a header and this many positions.
    ///
    /// # Errors
    /// The system cannot provide the memory.
    pub(super) fn memory(
        header: usize,
        positions: u32,
        width: usize,
    ) -> std::io::Result<ZeroedMemory> {
        ZeroedMemory::new(header + positions as usize * width)
    }

    /// The cells in memory from [`Cells::memory`].
    pub(super) fn of(memory: &'a mut ZeroedMemory, header: usize, width: usize) -> Cells<'a> {
        Cells { bytes: memory.shared_bytes(), header, width }
    }

    #[inline]
    fn at(&self, number: u32, bound: usize) -> &AtomicU8 {
        &self.bytes[self.header + number as usize * self.width + bound]
    }

    /// The byte of a position: `bound` is 0 for the only or lower bound, 1 for the upper.
    #[inline]
    pub(super) fn get(&self, number: u32, bound: usize) -> u8 {
        self.at(number, bound).load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn set(&self, number: u32, bound: usize, byte: u8) {
        self.at(number, bound).store(byte, Ordering::Relaxed);
    }

    /// The seeds of a bound.
    #[inline]
    pub(super) fn seeds(&self, number: u32, bound: usize) -> i8 {
        decode(self.get(number, bound))
    }

    /// Bytes for each position.
    pub(super) fn width(&self) -> usize {
        self.width
    }
}
