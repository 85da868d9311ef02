//! The bytes of a table while it is made: shared by the threads that fill it.

use std::sync::atomic::{AtomicU8, Ordering};

use crate::search::memory::Memory;

/// A value is kept as its seeds plus this; nothing reaches so far.
const OFFSET: i8 = 64;
/// Marks a bound that holds whatever stood before.
const UNCONDITIONAL: u8 = 0x80;

/// A bound as one byte: seeds from -48 to 48, and whether it holds whatever stood before.
#[inline]
pub(super) const fn encode(seeds: i8, unconditional: bool) -> u8 {
    (seeds + OFFSET) as u8 | if unconditional { UNCONDITIONAL } else { 0 }
}

/// The seeds of a byte.
#[inline]
pub(super) const fn decode(byte: u8) -> i8 {
    (byte & !UNCONDITIONAL) as i8 - OFFSET
}

/// Whether a byte's bound holds whatever stood before.
#[inline]
pub(super) const fn is_unconditional(byte: u8) -> bool {
    byte & UNCONDITIONAL != 0
}

/// Room for a header, then for each position one byte (both bounds are the same) or two (the lower
/// bound, the upper bound). All bytes begin as 0.
pub(super) struct Cells<'a> {
    bytes: &'a [AtomicU8],
    header: usize,
    width: usize,
}

impl<'a> Cells<'a> {
    /// Memory for a header and so many positions.
    ///
    /// # Errors
    /// The system has no such memory.
    pub(super) fn memory(header: usize, positions: u32, width: usize) -> std::io::Result<Memory> {
        Memory::new(header + positions as usize * width)
    }

    /// The cells in a [`Cells::memory`].
    pub(super) fn of(memory: &'a mut Memory, header: usize, width: usize) -> Cells<'a> {
        Cells { bytes: memory.shared_bytes(), header, width }
    }

    #[inline]
    fn at(&self, number: u32, bound: usize) -> &AtomicU8 {
        &self.bytes[self.header + number as usize * self.width + bound]
    }

    /// A byte of a position: 0 the only or lower bound, 1 the upper.
    #[inline]
    pub(super) fn get(&self, number: u32, bound: usize) -> u8 {
        self.at(number, bound).load(Ordering::Relaxed)
    }

    /// Sets a byte of a position.
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
