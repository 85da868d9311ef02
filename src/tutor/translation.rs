//! The texts of bundled courses and games in other languages. A language has a file for each course,
//! `courses/owari.ron`, and one for the annotated games, `annotated_games.ron`: English texts,
//! each with its translation. A text that is not there stays English.

use std::collections::HashMap;

use super::course_texts::each_text;
use super::schema::Course;
use crate::texts::Language;

/// English texts and their translations.
type Translations = HashMap<String, String>;

/// The file of a language that translates the annotated games.
const GAMES: &str = "annotated_games.ron";

fn translations(file: &str, language: Language) -> Translations {
    // The check of a language says why a file cannot be read.
    language.file(file).and_then(|text| ron::from_str(text).ok()).unwrap_or_default()
}

/// Puts the texts of a bundled course, from this file, into a language.
pub fn translate_course(course: &mut Course, file: &str, language: Language) {
    if language == Language::ENGLISH {
        return;
    }
    let translations = translations(&format!("courses/{file}"), language);
    each_text(course, &mut |text| {
        if let Some(translation) = translations.get(text) {
            text.clone_from(translation);
        }
    });
}

/// Puts the title and the comments of an annotated game, as its file has them, into a language.
pub fn translate_game(file: &str, language: Language) -> String {
    if language == Language::ENGLISH {
        return file.to_owned();
    }
    let translations = translations(GAMES, language);
    let mut translated = String::with_capacity(file.len() + file.len() / 4);
    let mut rest = file;
    while let Some((before, quoted, after)) = next_quoted(rest) {
        translated.push_str(before);
        let text = ron::from_str::<String>(quoted).ok();
        match text.and_then(|text| translations.get(&text)) {
            Some(translation) => translated.push_str(&in_quotes(translation)),
            None => translated.push_str(quoted),
        }
        rest = after;
    }
    translated.push_str(rest);
    translated
}

fn in_quotes(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// What is before the next text in quotes, that text with its quotes, and the rest.
fn next_quoted(text: &str) -> Option<(&str, &str, &str)> {
    let start = text.find('"')?;
    let mut escaped = false;
    let end = text[start + 1..].find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    })?;
    let end = start + 1 + end + 1;
    Some((&text[..start], &text[start..end], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_texts_are_found_one_after_the_other() {
        let (before, quoted, after) = next_quoted(r#"a: "one \" two", "b""#).expect("a text");
        assert_eq!((before, quoted), ("a: ", r#""one \" two""#));
        assert_eq!(next_quoted(after), Some((", ", "\"b\"", "")));
        assert_eq!(next_quoted("none"), None);
        assert_eq!(next_quoted("\"open"), None);
    }
}
