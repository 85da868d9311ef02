//! Limits on the size of a course, so that no course takes long to read, check or paint. `build.rs`
//! includes this file too. Each limit is checked while the file is read, so a refusal names the
//! line and the column. For what a check may cost see `budget`.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Expected, SeqAccess, Unexpected, Visitor};

/// The most bytes of a course file.
pub const MOST_BYTES: u64 = 2_000_000;
/// The most lessons of a course.
pub const MOST_LESSONS: usize = 100;
/// The most steps of a lesson.
pub const MOST_STEPS: usize = 100;
/// The most items of any other list: answers, claims, marks, hints, words.
pub const MOST_ITEMS: usize = 64;
/// The most letters of any text.
pub const LONGEST_TEXT: usize = 1_000;
/// The most turns that `Gains`, `WinsIn`, `worth` and `wins` look ahead.
pub const MOST_PLIES: u32 = 20;
/// The most moves of one claim.
pub const MOST_MOVES: usize = 40;
/// How deep goals may be nested: `Not(All([…]))` is two deep.
pub const MOST_NESTED: usize = 4;
/// The most ghost seeds in a hole.
pub const MOST_GHOSTS: u8 = 64;
/// The most problems of a course that are listed.
pub const MOST_PROBLEMS: usize = 100;

/// A list with a limited number of items.
struct List<T> {
    most: usize,
    item: PhantomData<T>,
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for List<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {}", self.most)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            if list.len() == self.most {
                return Err(A::Error::invalid_length(self.most + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}

fn list<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    reader: D,
    most: usize,
) -> Result<Vec<T>, D::Error> {
    reader.deserialize_seq(List { most, item: PhantomData })
}

/// Reads the lessons of a course.
pub fn lessons<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    reader: D,
) -> Result<Vec<T>, D::Error> {
    list(reader, MOST_LESSONS)
}

/// Reads the steps of a lesson.
pub fn steps<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    reader: D,
) -> Result<Vec<T>, D::Error> {
    list(reader, MOST_STEPS)
}

/// Reads any other list.
pub fn items<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    reader: D,
) -> Result<Vec<T>, D::Error> {
    list(reader, MOST_ITEMS)
}

/// A text of at most [`LONGEST_TEXT`] letters.
struct ShortenedText(String);

impl<'de> Deserialize<'de> for ShortenedText {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<ShortenedText, D::Error> {
        text(reader).map(ShortenedText)
    }
}

/// The message for a text that is too long.
struct ShortText;

impl Expected for ShortText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a text of at most {LONGEST_TEXT} letters")
    }
}

/// Reads a text.
pub fn text<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let text = String::deserialize(reader)?;
    let letters = text.chars().count();
    if letters > LONGEST_TEXT {
        return Err(D::Error::invalid_length(letters, &ShortText));
    }
    Ok(text)
}

/// Reads a list of texts.
pub fn texts<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<String>, D::Error> {
    let texts: Vec<ShortenedText> = items(reader)?;
    Ok(texts.into_iter().map(|ShortenedText(text)| text).collect())
}

/// Reads a list of pairs of texts.
pub fn pairs<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<(String, String)>, D::Error> {
    let pairs: Vec<(ShortenedText, ShortenedText)> = items(reader)?;
    Ok(pairs.into_iter().map(|(ShortenedText(one), ShortenedText(other))| (one, other)).collect())
}

/// A number: what it counts, its minimum and its maximum.
struct Number(&'static str, u32, u32);

impl Expected for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Number(what, least, most) = self;
        write!(f, "a number of {what} from {least} to {most}")
    }
}

impl Number {
    fn check<E: Error>(&self, number: u32) -> Result<u32, E> {
        let Number(_, least, most) = self;
        let fits = (*least..=*most).contains(&number);
        fits.then_some(number)
            .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number.into()), self))
    }
}

/// Reads the number of turns to look ahead.
pub fn plies<'de, D: Deserializer<'de>>(reader: D) -> Result<u32, D::Error> {
    Number("turns", 1, MOST_PLIES).check(u32::deserialize(reader)?)
}

/// The number of ghost seeds in a hole.
struct Ghosts(u8);

impl<'de> Deserialize<'de> for Ghosts {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Ghosts, D::Error> {
        let seeds = u8::deserialize(reader)?;
        Number("seeds", 0, MOST_GHOSTS.into()).check(seeds.into()).map(|_: u32| Ghosts(seeds))
    }
}

/// Reads the ghost seeds of a board.
pub fn ghosts<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<(String, u8)>, D::Error> {
    let ghosts: Vec<(ShortenedText, Ghosts)> = items(reader)?;
    Ok(ghosts.into_iter().map(|(ShortenedText(hole), Ghosts(seeds))| (hole, seeds)).collect())
}
