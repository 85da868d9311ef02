//! Recognises a file by its contents.

use std::fmt;
use std::str::FromStr;

/// The length and the hash of a file's contents. Two files with the same fingerprint count as
/// equal. The time of modification is not part of it: `touch` changes no contents, and a copy may
/// keep the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    length: u64,
    hash: u64,
}

impl Fingerprint {
    pub fn of(bytes: &[u8]) -> Fingerprint {
        Fingerprint { length: bytes.len() as u64, hash: fnv_1a(bytes) }
    }

    pub fn length(self) -> u64 {
        self.length
    }

    pub fn hash(self) -> u64 {
        self.hash
    }
}

/// The 64-bit hash FNV-1a: the same in every version of Kete, because it is saved.
fn fnv_1a(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xCBF2_9CE4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01B3;
    bytes.iter().fold(BASIS, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME))
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.length, self.hash)
    }
}

/// The text is not a fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoFingerprint;

impl FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Fingerprint, NoFingerprint> {
        let (length, hash) = text.split_once('-').ok_or(NoFingerprint)?;
        let length = length.parse().map_err(|_| NoFingerprint)?;
        let hash = u64::from_str_radix(hash, 16).map_err(|_| NoFingerprint)?;
        Ok(Fingerprint { length, hash })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_the_same_tomorrow() {
        let print = Fingerprint::of(b"foobar");
        assert_eq!(print.to_string(), "6-85944171f73967e8", "the published value of FNV-1a");
        assert_eq!(print.to_string().parse(), Ok(print));
        assert_ne!(Fingerprint::of(b"foobaz"), print);
        for text in ["", "6", "-", "x-1", "6-xyz", "99999999999999999999999-1"] {
            assert_eq!(text.parse::<Fingerprint>(), Err(NoFingerprint), "{text}");
        }
    }
}
