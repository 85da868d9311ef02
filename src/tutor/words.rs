//! The words that a lesson explains, found where its steps first use them.

use std::ops::Range;

use super::schema::{Lesson, LessonStep};
use crate::narration;

/// An explained word in the text of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word as the lesson lists it.
    pub word: String,
    /// Its meaning.
    pub means: String,
    /// Its place in the text, in bytes.
    pub at: Range<usize>,
}

/// The words that the lesson first uses in this step, in the order of its text.
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
    // If words overlap, the longer one is explained.
    let all = found.clone();
    found.retain(|word| {
        !all.iter().any(|other| {
            let holds = other.at.start <= word.at.start && word.at.end <= other.at.end;
            holds && other.at != word.at
        })
    });
    found
}

/// The meaning of a word: from the lesson, or from the common list of words.
pub fn meaning<'a>(word: &str, means: &'a str) -> Option<&'a str> {
    if means.trim().is_empty() { narration::meaning(word) } else { Some(means) }
}

/// The first step of a lesson whose text uses a word.
pub fn first_use(lesson: &Lesson, word: &str) -> Option<usize> {
    (0..lesson.steps.len())
        .find(|step| text_of(lesson, *step).is_some_and(|text| find(text, word).is_some()))
}

fn text_of(lesson: &Lesson, step: usize) -> Option<&str> {
    Some(LessonStep::common(lesson.steps.get(step)?).text)
}

/// The place of a word in a text: alone, in the plural, or with another ending.
fn find(text: &str, word: &str) -> Option<Range<usize>> {
    const ENDINGS: [&str; 8] = ["", "s", "es", "n", "d", "ed", "ing", "ings"];
    let lower = text.to_lowercase();
    // Letters whose lowercase form has another length would shift all places.
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
        assert_eq!(at("The pots are below.", "pot").as_deref(), Some("pots"));
        assert_eq!(at("Sowing goes on.", "sow").as_deref(), Some("Sowing"));
        assert_eq!(at("A spot is no pot.", "pot").as_deref(), Some("pot"));
        assert_eq!(at("Relay", "relay").as_deref(), Some("Relay"));
        assert_eq!(at("The spot.", "pot"), None);
        assert_eq!(at("An extra seed.", "extra seed").as_deref(), Some("extra seed"));
        assert_eq!(at("Anything.", " "), None);
    }

    #[test]
    fn a_word_is_explained_at_its_first_use_alone() {
        let say = |text: &str| LessonStep::Say {
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
            track: Default::default(),
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
