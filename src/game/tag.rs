//! The tag of a game that is played by messages.

use std::collections::hash_map::RandomState;
use std::fmt;
use std::hash::{BuildHasher as _, Hasher as _};
use std::str::FromStr;

/// The digits of Crockford's base 32: no letter that looks like a figure, none that autocorrection
/// turns into a word.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const BITS: usize = 5;

/// Six letters and figures that both players' games share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GameTag(u32);

impl GameTag {
    const LENGTH: usize = 6;

    /// The tag with this number.
    pub const fn of(number: u32) -> GameTag {
        GameTag(number % (1 << (BITS * GameTag::LENGTH)))
    }

    /// A random tag.
    pub fn fresh() -> GameTag {
        // The keys of a hash map are the random numbers that the standard library has.
        let random = RandomState::new().build_hasher().finish();
        GameTag::of(random as u32)
    }
}

impl fmt::Display for GameTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&digits(self.0.into(), GameTag::LENGTH))
    }
}

/// The text is not a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTag;

impl FromStr for GameTag {
    type Err = NoTag;

    fn from_str(text: &str) -> Result<GameTag, NoTag> {
        let is_whole = text.len() == GameTag::LENGTH;
        let value = value(text).filter(|_| is_whole).ok_or(NoTag)?;
        u32::try_from(value).map(GameTag).map_err(|_| NoTag)
    }
}

/// The lowest digits of a number in base 32.
pub(super) fn digits(number: u64, count: usize) -> String {
    let digit = |at: usize| char::from(DIGITS[(number >> (BITS * at)) as usize % DIGITS.len()]);
    (0..count).rev().map(digit).collect()
}

/// The value of up to twelve digits, in capitals or not.
fn value(text: &str) -> Option<u64> {
    let digit = |sign: u8| DIGITS.iter().position(|digit| *digit == sign.to_ascii_lowercase());
    let add = |value: u64, sign: u8| Some((value << BITS) | digit(sign)? as u64);
    let is_short = (1..=12).contains(&text.len());
    text.bytes().try_fold(0, add).filter(|_| is_short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_as_it_is_written() {
        let tags: Vec<GameTag> = (0..50).map(|_| GameTag::fresh()).collect();
        for tag in &tags {
            assert_eq!(tag.to_string().parse(), Ok(*tag));
            assert_eq!(tag.to_string().to_uppercase().parse(), Ok(*tag));
        }
        assert!(tags.iter().skip(1).all(|tag| *tag != tags[0]), "each game has its own");
        for wrong in ["", "k7q2m", "k7q2m9a", "k7q2mi", "k7q2m ", "k7q2é"] {
            assert_eq!(wrong.parse::<GameTag>(), Err(NoTag), "{wrong:?}");
        }
    }
}
