//! The texts of bundled courses and games in other languages. A language has a file for each course,
//! `courses/owari.ron`, and one for the annotated games, `annotated_games.ron`: English texts,
//! each with its translation. A text that is not there stays English.

use super::course_texts::each_text;
use super::library::{bundled, examples};
use super::schema::Course;
use crate::texts::{Language, Translated, in_quotes, translated_pairs, translations};

/// The file of a language that translates the annotated games.
const GAMES: &str = "annotated_games.ron";

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

/// What a language lacks of the bundled courses and annotated games, and which of its translations
/// are of no use, as the English text has changed.
pub fn translated_courses(language: Language) -> Translated {
    let courses = bundled().into_iter().map(|(file, text)| {
        let mut texts = Vec::new();
        if let Ok(mut course) = ron::from_str::<Course>(text) {
            each_text(&mut course, &mut |text| texts.push(text.clone()));
        }
        (format!("courses/{file}"), texts)
    });
    let games = examples().iter().flat_map(|(_, text)| told(text)).collect();
    let mut all = Translated::default();
    for (file, texts) in courses.chain([(GAMES.to_owned(), games)]) {
        all.add(translated_pairs(&file, texts, language));
    }
    all
}

/// The title and the comments of an annotated game.
fn told(file: &str) -> Vec<String> {
    let (mut told, mut rest) = (Vec::new(), file);
    while let Some((before, quoted, after)) = next_quoted(rest) {
        let is_told = ["title: ", "comment: "].iter().any(|name| before.ends_with(name));
        told.extend(
            ron::from_str::<String>(quoted).ok().filter(|text| is_told && !text.is_empty()),
        );
        rest = after;
    }
    told
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
    fn french_has_every_text_of_courses_and_games() {
        let french = Language::of_tag("fr").expect("bundled");
        assert_eq!(translated_courses(french), Translated::default());
        let (file, text) = bundled()[0];
        let mut course: Course = ron::from_str(text).expect("a course");
        translate_course(&mut course, file, french);
        assert_eq!(course.title, "Pour commencer");
    }

    #[test]
    fn a_game_is_told_in_another_language_and_stays_the_same_game() {
        let french = Language::of_tag("fr").expect("bundled");
        for (_, text) in examples() {
            let translated = translate_game(text, french);
            let told = [text, translated.as_str()].map(|text| told(text).len());
            assert!(told[0] > 0 && told[0] == told[1] && translated != **text);
        }
    }

    #[test]
    fn quoted_texts_are_found_one_after_the_other() {
        let (before, quoted, after) = next_quoted(r#"a: "one \" two", "b""#).expect("a text");
        assert_eq!((before, quoted), ("a: ", r#""one \" two""#));
        assert_eq!(next_quoted(after), Some((", ", "\"b\"", "")));
        assert_eq!(next_quoted("none"), None);
        assert_eq!(next_quoted("\"open"), None);
    }
}
