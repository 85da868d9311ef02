//! Texts edited word by word: almost every result is still a readable file of its kind.

use arbitrary::{Result, Unstructured};

/// The words that replace others, separated by spaces; the first one is empty.
const WORDS: &str = concat!(
    " 0 1 2 -1 7 49 255 65536 4294967295 18446744073709551615 -9223372036854775808",
    " 1e308 NaN inf 0x10 true false None () [] {} ( ) [ ] { } , : \" \"\" ' // /* pass",
    " halve start C a5R+",
);

/// The text with up to twelve of its words replaced, removed, doubled or swapped.
pub fn edited(bytes: &mut Unstructured<'_>, text: &str) -> Result<String> {
    let mut words = split(text);
    let others: Vec<&str> = WORDS.split(' ').collect();
    for _ in 0..bytes.int_in_range(0..=12)? {
        if words.is_empty() {
            break;
        }
        let at = bytes.choose_index(words.len())?;
        match bytes.int_in_range(0..=5u8)? {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at]),
            2 => {
                let other = bytes.choose_index(words.len())?;
                words.swap(at, other);
            }
            3 => words[at] = words[bytes.choose_index(words.len())?],
            4 => words.truncate(at),
            _ => words[at] = *bytes.choose(&others)?,
        }
    }
    Ok(words.concat())
}

/// The words of a text, with each other character as a word; joined they are the text again.
fn split(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '.' | '-');
        let end = match is_word(first) {
            true => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
    words
}
