//! Words that a lesson explains: found in the texts of its steps, at their first use.

use std::ops::Range;

use super::schema::{Lesson, Step};
use crate::narration;

/// A word of a step's text that is explained there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word as the lesson lists it.
    pub word: String,
    /// What it means.
    pub means: String,
    /// Where it stands in the text, in bytes.
    pub at: Range<usize>,
}

/// The words that are used for the first time in a step of the lesson, in the order of its text.
pub fn new_words(lesson: &Lesson, step: usize) -> Vec<Word> {
    let Some(text) = text_of(lesson, step) else { return Vec::new() };
    let mut found: Vec<Word> = lesson
        .words
        .iter()
        .filter(|(word, _)| first_use(lesson, word) == Some(step))
        .filter_map(|(word, means)| {
            let (means, at) = (meaning(word, means)?.to_owned(), find(text, word)?);
            Some(Word { word: word.clone(), means, at })
        })
        .collect();
    found.sort_by_key(|word| word.at.start);
    // Of words within each other the longer one is explained.
    let all = found.clone();
    found.retain(|word| {
        !all.iter().any(|other| {
            let holds = other.at.start <= word.at.start && word.at.end <= other.at.end;
            holds && other.at != word.at
        })
    });
    found
}

/// What a word means: as the lesson says, else as the list of words for all courses does.
pub fn meaning<'a>(word: &str, means: &'a str) -> Option<&'a str> {
    if means.trim().is_empty() { narration::meaning(word) } else { Some(means) }
}

/// The first step of a lesson whose text uses a word.
pub fn first_use(lesson: &Lesson, word: &str) -> Option<usize> {
    (0..lesson.steps.len())
        .find(|step| text_of(lesson, *step).is_some_and(|text| find(text, word).is_some()))
}

fn text_of(lesson: &Lesson, step: usize) -> Option<&str> {
    Some(Step::common(lesson.steps.get(step)?).text)
}

/// Where a text uses a word: by itself, in the plural, or with another ending.
fn find(text: &str, word: &str) -> Option<Range<usize>> {
    const ENDINGS: [&str; 8] = ["", "s", "es", "n", "d", "ed", "ing", "ings"];
    let lower = text.to_lowercase();
    // Letters whose small form has another length would put all places out.
    if word.trim().is_empty() || lower.len() != text.len() {
        return None;
    }
    let word = word.to_lowercase();
    let is_letter = |char: Option<char>| char.is_some_and(char::is_alphanumeric);
    lower.match_indices(&word).find_map(|(start, _)| {
        let end = start + word.len();
        if is_letter(lower[..start].chars().next_back()) {
            return None;
        }
        let letters = lower[end..].chars().take_while(|char| char.is_alphabetic());
        let ending: String = letters.collect();
        let is_word = ENDINGS.contains(&ending.as_str());
        is_word.then(|| start..end + ending.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_with_their_endings_and_not_within_others() {
        let at = |text: &str, word: &str| find(text, word).map(|range| text[range].to_owned());
        assert_eq!(at("The pots lie below.", "pot").as_deref(), Some("pots"));
        assert_eq!(at("Sowing goes on.", "sow").as_deref(), Some("Sowing"));
        assert_eq!(at("A spot is no pot.", "pot").as_deref(), Some("pot"));
        assert_eq!(at("Relay", "relay").as_deref(), Some("Relay"));
        assert_eq!(at("The spot.", "pot"), None);
        assert_eq!(at("An extra seed.", "extra seed").as_deref(), Some("extra seed"));
        assert_eq!(at("Anything.", " "), None);
    }

    #[test]
    fn a_word_is_explained_at_its_first_use_alone() {
        let say = |text: &str| Step::Say {
            text: text.to_owned(),
            at: String::new(),
            options: String::new(),
            claims: Vec::new(),
            marks: Default::default(),
        };
        let words = [("lap", "one handful"), ("relay", ""), ("relay race", "a race")];
        let lesson = Lesson {
            id: "T".to_owned(),
            title: String::new(),
            aim: String::new(),
            minutes: 1,
            rules: Vec::new(),
            words: words.map(|(word, means)| (word.to_owned(), means.to_owned())).to_vec(),
            steps: vec![say("A lap."), say("Laps and a relay race.")],
        };
        let words_of = |step| -> Vec<String> {
            new_words(&lesson, step).into_iter().map(|word| word.word).collect()
        };
        let first = words_of(0);
        assert_eq!(first, ["lap"]);
        let second = words_of(1);
        assert_eq!(second, ["relay race"]);
        assert!(meaning("relay", "").is_some(), "the list for all courses has it");
        assert_eq!(meaning("sheep", ""), None);
    }
}
