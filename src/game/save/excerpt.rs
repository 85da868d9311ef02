//! A few lines of a file around a place, to be shown to a person.

use crate::game::load_error::TextPlace;

/// Lines shown before and after the line of the place.
const AROUND: usize = 3;
/// The most characters of a line that are shown; a longer line is cut around the place.
const MOST: usize = 120;

/// A few lines of a text, with a marked place in one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The lines, in order.
    pub lines: Vec<ExcerptLine>,
}

/// A line of an excerpt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExcerptLine {
    /// Its number in the file, from 1.
    pub number: usize,
    /// The text, cut if it is long. Characters that cannot be seen are dots.
    pub text: String,
    /// In the line of the place: how many characters of `text` come before the place.
    pub mark: Option<usize>,
}

impl Excerpt {
    /// The lines around a place; bytes that are not text are shown as `�`.
    pub fn around(bytes: &[u8], place: TextPlace) -> Excerpt {
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
        let first = place.line.saturating_sub(AROUND).max(1);
        let last = place.line.saturating_add(AROUND);
        // A line end at the end of the text does not start another line.
        let bytes = bytes.strip_suffix(b"\n").unwrap_or(bytes);
        let lines = bytes.split(|byte| *byte == b'\n').enumerate();
        let lines = lines.map(|(at, line)| (at + 1, line)).skip(first - 1);
        let lines = lines.take_while(|(number, _)| *number <= last).map(|(number, line)| {
            let column = (number == place.line).then_some(place.column.max(1) - 1);
            shown(number, line, column)
        });
        Excerpt { lines: lines.collect() }
    }
}

/// One line of the excerpt; `column` counts from 0.
fn shown(number: usize, line: &[u8], column: Option<usize>) -> ExcerptLine {
    // Decodes only what is shown: a line may be megabytes long.
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let until = column.unwrap_or(0) + 2 * MOST;
    let enough = &line[..line.len().min(4 * until)];
    let letters: Vec<char> = String::from_utf8_lossy(enough).chars().collect();
    let column = column.map(|column| column.min(letters.len()));
    let from = column.map_or(0, |column| column.saturating_sub(MOST / 2));
    let from = if letters.len() <= MOST { 0 } else { from };
    let to = letters.len().min(from + MOST);
    let mut text = String::new();
    if from > 0 {
        text.push('…');
    }
    text.extend(letters[from..to].iter().map(|c| if c.is_control() { '·' } else { *c }));
    if to < letters.len() || enough.len() < line.len() {
        text.push('…');
    }
    let mark = column.map(|column| column - from + usize::from(from > 0));
    ExcerptLine { number, text, mark }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_lines_are_shown_before_and_after_the_place() {
        let text = "1\n2\n3\n4\n5 is the one\n6\n7\n8\n9\n";
        let excerpt = Excerpt::around(text.as_bytes(), TextPlace { line: 5, column: 3 });
        let numbers: Vec<usize> = excerpt.lines.iter().map(|line| line.number).collect();
        assert_eq!(numbers, [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(excerpt.lines[3].mark, Some(2));
        assert!(excerpt.lines[2].mark.is_none());
        let end = Excerpt::around(text.as_bytes(), TextPlace { line: 9, column: 2 });
        assert_eq!(end.lines.last().map(|line| (line.number, line.mark)), Some((9, Some(1))));
    }

    #[test]
    fn a_long_line_is_cut_around_the_place_and_noise_is_shown() {
        let mut bytes = vec![b'a'; 3_000_000];
        bytes[1_000_000] = b'X';
        let excerpt = Excerpt::around(&bytes, TextPlace { line: 1, column: 1_000_001 });
        let line = &excerpt.lines[0];
        assert!(line.text.chars().count() <= MOST + 2);
        let mark = line.mark.expect("the place is in this line");
        assert_eq!(line.text.chars().nth(mark), Some('X'));
        let noise = Excerpt::around(b"\x00\xff\r\n", TextPlace { line: 1, column: 9 });
        assert_eq!(noise.lines[0].text, "·\u{fffd}");
        assert_eq!(noise.lines[0].mark, Some(2));
    }
}
