//! The words of a step on paper. Lessons are written for the window: a clause about clicking, or
//! about what only the screen shows, is left out.

use crate::texts::messages::worksheet as say;

/// Between the screen words of the message.
const SEPARATOR: char = ';';

/// The text of a step without its clauses about the screen. A clause ends with a full stop, a
/// question mark, an exclamation mark or a colon.
pub fn paper_words(text: &str) -> String {
    let screen_words: Vec<String> = say::screen_words()
        .split(SEPARATOR)
        .map(|words| words.trim().to_lowercase())
        .filter(|words| !words.is_empty())
        .collect();
    let is_about_the_screen = |clause: &str| {
        let clause = clause.to_lowercase();
        screen_words.iter().any(|words| clause.contains(words.as_str()))
    };
    let mut kept = String::new();
    for clause in clauses(text) {
        if is_about_the_screen(clause) {
            end_sentence(&mut kept);
            continue;
        }
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.push_str(clause);
    }
    kept
}

/// What a colon announced is left out: the sentence ends there.
fn end_sentence(kept: &mut String) {
    if let Some(sentence) = kept.strip_suffix(':') {
        let sentence = format!("{}.", sentence.trim_end());
        *kept = sentence;
    }
}

fn clauses(text: &str) -> Vec<&str> {
    let mut clauses = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = rest.char_indices().zip(rest.chars().skip(1)).find_map(|((at, letter), next)| {
            let ends = matches!(letter, '.' | '?' | '!' | ':') && next == ' ';
            ends.then_some(at + letter.len_utf8())
        });
        let (clause, after) = rest.split_at(end.unwrap_or(rest.len()));
        clauses.push(clause);
        rest = after.trim_start();
    }
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn words_about_the_screen_are_left_out() {
        for (text, paper) in [
            (
                "Now you: sow the 2 seeds in B. Click B, the hole with the dashed ring. The arrow \
                 shows where the last seed lands.",
                "Now you: sow the 2 seeds in B. The arrow shows where the last seed lands.",
            ),
            (
                "Two moves feed North: click each of those holes. The seeds go back after every \
                 click.",
                "Two moves feed North.",
            ),
            ("Which move captures? Play it.", "Which move captures? Play it."),
            ("It takes 3.5 seeds.", "It takes 3.5 seeds."),
            ("Click it.", ""),
        ] {
            assert_eq!(paper_words(text), paper);
        }
    }

    #[test]
    fn french_sentences_end_without_a_blank() {
        let french = Language::of_tag("fr").expect("bundled");
        let paper = french.during(|| {
            paper_words("Deux coups nourrissent Nord\u{a0}: cliquez sur chacune de ces cases.")
        });
        assert_eq!(paper, "Deux coups nourrissent Nord.");
    }
}
