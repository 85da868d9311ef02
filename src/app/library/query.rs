//! What is looked for in the library: words, and the first moves of a game.

use std::ops::Range;

use super::row::LibraryRow;
use crate::texts::as_searched;

/// Words that all have to occur in a row. Two moves or more in a row are an opening: `owari C d`.
pub struct Query {
    words: Vec<String>,
    /// Which of the words may be moves.
    moves: Option<Range<usize>>,
}

impl Query {
    pub fn new(typed: &str) -> Query {
        let words: Vec<String> = as_searched(typed).split_whitespace().map(str::to_owned).collect();
        let start = words.windows(2).position(|two| two.iter().all(|word| is_move(word)));
        let moves = start.map(|start| {
            let end = words[start..].iter().position(|word| !is_move(word));
            start..end.map_or(words.len(), |end| start + end)
        });
        Query { words, moves }
    }

    pub fn fits(&self, row: &LibraryRow) -> bool {
        let has = |words: &[String]| words.iter().all(|word| row.contains(word));
        let Some(Range { start, end }) = self.moves.clone() else { return has(&self.words) };
        if !has(&self.words[..start]) || !has(&self.words[end..]) {
            return false;
        }
        // `level 4 c d`: the 4 is no move.
        let opens = |at: usize| has(&self.words[start..at]) && row.opens_with(&self.words[at..end]);
        (start..end - 1).any(opens) || row.contains(&self.words[start..end].join(" "))
    }
}

/// Whether this can be a move as games write it, in lower case: `c`, `a8`, `12`, `b4l+`.
fn is_move(word: &str) -> bool {
    let word = word.strip_suffix('+').unwrap_or(word);
    let rest = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let hole = word.len() - rest.len();
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = rest.len() - after.len();
    let letters = after.chars().all(|c| c.is_ascii_alphabetic());
    !word.is_empty() && hole <= 2 && digits <= 2 && after.len() <= 1 && letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_known_by_their_form() {
        for word in ["c", "12", "a8", "cl", "b4l+", "7r"] {
            assert!(is_move(word), "{word}");
        }
        for word in ["", "owari", "2021", "13.k", "won", "30–18"] {
            assert!(!is_move(word), "{word}");
        }
        assert_eq!(Query::new("owari C d E won").moves, Some(1..4));
        assert_eq!(Query::new("kete level 4").moves, None);
    }
}
