//! A pseudo-random generator that several test programs share.

/// An xorshift generator: the same seed gives the same numbers. The seed must not be 0.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `most`, which is at least 1.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as usize % most
    }
}
