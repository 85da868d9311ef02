//! Numbers by chance that several test programs draw.

/// A number that differs from call to call in the same way on every run; the seed is not 0.
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
