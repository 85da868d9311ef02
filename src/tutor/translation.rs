//! The texts of bundled courses and games in other languages. A language has a file for each course,
//! `courses/owari.ron`, and one for the annotated games, `annotated_games.ron`: English texts,
//! each with its translation. A text that is not there stays English.

use std::collections::{HashMap, HashSet};

use super::course_texts::each_text;
use super::library::{bundled, examples};
use super::schema::Course;
use crate::texts::{Language, Missing, Translated};

/// English texts and their translations.
type Translations = HashMap<String, String>;

/// The file of a language that translates the annotated games.
const GAMES: &str = "annotated_games.ron";

fn translations(file: &str, language: Language) -> Translations {
    // The check of a language says why a file cannot be read.
    let own = language.file(file).and_then(|text| ron::from_str(text).ok());
    translated_only(own.unwrap_or_default())
}

/// Without the texts that are still empty.
fn translated_only(mut own: Translations) -> Translations {
    own.retain(|_, translation| !translation.trim().is_empty());
    own
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
        all.add(compared(&file, texts, language));
    }
    all
}

fn compared(file: &str, mut texts: Vec<String>, language: Language) -> Translated {
    let code = language.code();
    let own = match language.file(file).map(ron::from_str::<Translations>) {
        None => Translations::new(),
        Some(Ok(own)) => translated_only(own),
        Some(Err(error)) => {
            let (line, why) = (error.span.start.line, error.code);
            let faults = vec![format!("{code}/{file}:{line}: {why}")];
            return Translated { faults, missing: Vec::new() };
        }
    };
    let mut known = HashSet::new();
    texts.retain(|text| known.insert(text.clone()));
    let lacking = texts.iter().filter(|text| !own.contains_key(*text));
    let missing = lacking.map(|text| Missing {
        file: file.to_owned(),
        english: format!("    {}:\n        \"\",\n", in_quotes(text)),
    });
    let mut unused: Vec<&String> = own.keys().filter(|text| !known.contains(*text)).collect();
    unused.sort();
    let faults = unused.into_iter().map(|text| {
        let whole = language.file(file).unwrap_or_default();
        let before = whole.find(&in_quotes(text)).map_or("", |at| &whole[..at]);
        let line = 1 + before.matches('\n').count();
        format!("{code}/{file}:{line}: English has no such text: {text}")
    });
    Translated { faults: faults.collect(), missing: missing.collect() }
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
