//! The bytes of a table while it is made: shared by the threads that fill it.

use std::sync::atomic::{AtomicU8, Ordering};

/// A value is kept as its seeds plus this; nothing reaches so far.
const ZERO: i8 = 64;
/// Marks a bound that holds whatever stood before.
const ALWAYS: u8 = 0x80;

/// A bound as one byte: seeds from -48 to 48, and whether it holds whatever stood before.
#[inline]
pub(super) const fn byte(seeds: i8, always: bool) -> u8 {
    (seeds + ZERO) as u8 | if always { ALWAYS } else { 0 }
}

/// The seeds of a byte.
#[inline]
pub(super) const fn seeds(byte: u8) -> i8 {
    (byte & !ALWAYS) as i8 - ZERO
}

/// Whether a byte's bound holds whatever stood before.
#[inline]
pub(super) const fn always(byte: u8) -> bool {
    byte & ALWAYS != 0
}

/// Room for a header, then for each position one byte (both bounds are the same) or two (the lower
/// bound, the upper bound). All bytes begin as 0.
pub(super) struct Cells {
    bytes: Vec<AtomicU8>,
    header: usize,
    width: usize,
}

impl Cells {
    /// Room for `positions`; `None` where the system has no memory for it.
    pub(super) fn new(header: usize, positions: usize, width: usize) -> Option<Cells> {
        let length = header + positions * width;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(length).ok()?;
        bytes.resize_with(length, AtomicU8::default);
        Some(Cells { bytes, header, width })
    }

    #[inline]
    fn at(&self, number: u32, bound: usize) -> &AtomicU8 {
        &self.bytes[self.header + number as usize * self.width + bound]
    }

    /// A byte of a position: 0 the only or lower bound, 1 the upper.
    #[inline]
    pub(super) fn byte(&self, number: u32, bound: usize) -> u8 {
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
        seeds(self.byte(number, bound))
    }

    /// Bytes for each position.
    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// All bytes, the header's room first.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes.into_iter().map(AtomicU8::into_inner).collect()
    }
}
