//! Hashes that are the same on every run, so that a search is reproducible.

use std::hash::{Hash, Hasher};

/// Mixes one more word into a hash.
#[inline]
pub(super) fn mix(hash: u64, word: u64) -> u64 {
    let mixed = (hash.rotate_left(23) ^ word) as u128 * 0x9E37_79B9_7F4A_7C15;
    (mixed >> 64) as u64 ^ mixed as u64
}

/// A fast hasher without a random seed.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let word = word.try_into().map_or(0, u64::from_le_bytes);
            self.write_u64(word);
        }
        for byte in words.remainder() {
            self.write_u64(*byte as u64);
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.0 = mix(self.0, n);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.write_u64(n as u64);
        self.write_u64((n >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[inline]
pub(super) fn hash(state: &impl Hash) -> u64 {
    let mut mixer = Mixer::default();
    state.hash(&mut mixer);
    mixer.finish()
}
