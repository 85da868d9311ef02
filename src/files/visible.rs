//! Text from files, programs and the command line that is shown to people. It may contain
//! characters that a terminal obeys or that change the direction of a line; a person sees a
//! stand-in for each. Saved files keep them.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, Stderr, Stdout, Write};

/// Shown instead of each harmful character.
pub const STAND_IN: char = char::REPLACEMENT_CHARACTER;

/// Whether a terminal obeys this character, or it invisibly changes the order of others. Line
/// breaks and tabs count as harmful; letters of every language, combining marks and the joiners of
/// emoji do not.
pub fn is_harmful(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{61c}' | '\u{200e}' | '\u{200f}'     // marks of direction
            | '\u{2028}'..='\u{202e}'               // separators of lines; embeddings, overrides
            | '\u{2066}'..='\u{206f}'               // isolates; swapping and shaping, deprecated
            | '\u{feff}')
}

/// The text with a stand-in for each harmful character except line breaks and tabs. The number of
/// characters stays the same.
pub fn visible(text: &str) -> Cow<'_, str> {
    replace(text, |letter| is_harmful(letter) && !matches!(letter, '\n' | '\t'))
}

/// The same for text shown in one line: line breaks and tabs are replaced too.
pub fn visible_line(text: &str) -> Cow<'_, str> {
    replace(text, is_harmful)
}

fn replace(text: &str, wanted: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.chars().any(&wanted) {
        return Cow::Borrowed(text);
    }
    text.chars().map(|letter| if wanted(letter) { STAND_IN } else { letter }).collect()
}

/// Writes text for people: each harmful character except line breaks and tabs, and each byte
/// sequence that is not UTF-8, becomes its stand-in.
pub struct Visible<W> {
    to: W,
    /// The first bytes of a character whose last bytes have not been written yet.
    unfinished: Vec<u8>,
}

impl<W: Write> Visible<W> {
    pub fn new(to: W) -> Visible<W> {
        Visible { to, unfinished: Vec::new() }
    }

    fn write_text(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(visible(text).as_bytes())
    }
}

/// Standard output, for people and scripts.
pub fn stdout() -> Visible<Stdout> {
    Visible::new(io::stdout())
}

/// Standard error, for writing several lines.
pub fn stderr() -> Visible<Stderr> {
    Visible::new(io::stderr())
}

/// Writes a line to standard error, without harmful characters. `eprintln!` would panic if nobody
/// can read the line; here the line is lost and the program goes on.
pub fn report(line: impl Display) {
    let _ = writeln!(io::stderr(), "{}", visible_line(&line.to_string()));
}

impl<W: Write> Write for Visible<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut all = std::mem::take(&mut self.unfinished);
        let mut rest = if all.is_empty() {
            bytes
        } else {
            all.extend_from_slice(bytes);
            &all
        };
        loop {
            match std::str::from_utf8(rest) {
                Ok(text) => {
                    self.write_text(text)?;
                    return Ok(bytes.len());
                }
                Err(error) => {
                    let (sound, broken) = rest.split_at(error.valid_up_to());
                    self.write_text(&String::from_utf8_lossy(sound))?;
                    let Some(length) = error.error_len() else {
                        self.unfinished = broken.to_vec();
                        return Ok(bytes.len());
                    };
                    self.write_text(STAND_IN.encode_utf8(&mut [0; 4]))?;
                    rest = &broken[length..];
                }
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_harmful_character_is_replaced_by_one_and_no_other_is() {
        let harmful = ('\0'..='\u{1f}')
            .chain('\u{7f}'..='\u{9f}')
            .chain("\u{61c}\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}".chars())
            .chain('\u{202a}'..='\u{202e}')
            .chain('\u{2066}'..='\u{2069}');
        for letter in harmful {
            let shown =
                format!("a{}b", if letter == '\n' || letter == '\t' { letter } else { STAND_IN });
            assert_eq!(visible(&format!("a{letter}b")), shown, "{letter:?}");
            assert_eq!(visible_line(&format!("a{letter}b")), "a\u{fffd}b", "{letter:?}");
        }
        for harmless in
            ["Owari", "ŵ e\u{301} שלום مرحبا \u{200c}", "👩\u{200d}👧 ❤\u{fe0f}", "“…” \u{a0}"]
        {
            assert!(matches!(visible_line(harmless), Cow::Borrowed(_)), "{harmless}");
        }
    }

    #[test]
    fn the_writer_replaces_them_however_the_bytes_are_cut() {
        let text = "a\u{1b}[31mb\u{202e}c\r\n\tד\u{9b}e".as_bytes();
        let bytes = [text, b"\x9b\xff!\n\xe2\x80"].concat();
        let shown = "a\u{fffd}[31mb\u{fffd}c\u{fffd}\n\tד\u{fffd}e\u{fffd}\u{fffd}!\n";
        for size in 1..=bytes.len() {
            let mut writer = Visible::new(Vec::new());
            for part in bytes.chunks(size) {
                writer.write_all(part).expect("memory");
            }
            assert_eq!(String::from_utf8_lossy(&writer.to), shown, "parts of {size}");
        }
    }
}
