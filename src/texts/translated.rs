//! What a language lacks of the messages, and what is wrong with those that it has.

use std::collections::BTreeSet;

use super::Language;
use super::catalogue::{self, Catalogue, Item, Source};

/// What a check of a language finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translated {
    /// Lines `file:line: what is wrong`.
    pub faults: Vec<String>,
    /// What is still to be translated: English as it stands in the files, with the comments.
    pub missing: Vec<Missing>,
}

/// A part of a file that a language lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The name of the file, such as `coach.ftl`.
    pub file: String,
    /// The English text.
    pub english: String,
}

impl Translated {
    /// Adds what another check has found.
    pub fn add(&mut self, other: Translated) {
        self.faults.extend(other.faults);
        self.missing.extend(other.missing);
    }
}

/// Checks the messages of a language.
pub fn translated_messages(language: Language) -> Translated {
    let (first, _) = read(Language::ENGLISH, None);
    let (catalogue, of_messages) = read(language, Some(&first));
    let faults = language.file_faults().iter().cloned().chain(of_messages).collect();
    let missing = catalogue::missing(&first, &catalogue);
    let ids: BTreeSet<&str> = missing.iter().map(|item: &&Item| item.id.as_str()).collect();
    let missing = Language::ENGLISH.files_with(".ftl").flat_map(|(file, text)| {
        let entries = text.split("\n\n").flat_map(entries).collect::<Vec<_>>();
        let lacks = |entry: &String| id_of(entry).is_some_and(|id| ids.contains(id));
        let lacking = entries.into_iter().filter(lacks).collect::<Vec<_>>();
        lacking.into_iter().map(|english| Missing { file: file.clone(), english })
    });
    Translated { faults, missing: missing.collect() }
}

fn read(language: Language, first: Option<&Catalogue>) -> (Catalogue, Vec<String>) {
    let sources: Vec<Source> = language
        .files_with(".ftl")
        .map(|(name, text)| {
            let subject = name.trim_end_matches(".ftl").to_owned();
            Source { path: format!("{}/{name}", language.code()), subject, text: text.clone() }
        })
        .collect();
    catalogue::read(&sources, first)
}

/// The messages of a paragraph of a file, each with the comment above it.
fn entries(paragraph: &str) -> Vec<String> {
    let mut entries = vec![String::new()];
    for line in paragraph.lines() {
        let is_new = !line.starts_with([' ', '#']) && entries.last().is_some_and(|it| has_id(it));
        let begins = line.starts_with('#') && entries.last().is_some_and(|it| has_id(it));
        if is_new || begins {
            entries.push(String::new());
        }
        if let Some(entry) = entries.last_mut() {
            entry.push_str(line);
            entry.push('\n');
        }
    }
    entries.retain(|entry| has_id(entry));
    entries
}

fn has_id(entry: &str) -> bool {
    id_of(entry).is_some()
}

/// The id of a message, if this is one.
fn id_of(entry: &str) -> Option<&str> {
    let line = entry.lines().find(|line| !line.starts_with('#'))?;
    line.split_once(" =").map(|(id, _)| id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_lacks_nothing() {
        let french = Language::of_tag("fr").expect("bundled");
        assert_eq!(translated_messages(french), Translated::default());
    }

    #[test]
    fn a_language_lacks_the_messages_that_it_has_not() {
        let files = vec![
            (
                "common.ftl".to_owned(),
                "common-language = Test\nhand-all-placed = in the wrong file\n".to_owned(),
            ),
            ("hand.ftl".to_owned(), "hand-nothing = x\nhand-holes-a-side = { $pit }\n".to_owned()),
        ];
        Language::add("xx", files, Vec::new(), Vec::new());
        let language = Language::of_tag("xx").expect("known");
        let found = translated_messages(language);
        let lacks = |id: &str| found.missing.iter().any(|it| id_of(&it.english) == Some(id));
        assert!(lacks("common-seeds") && !lacks("common-language"));
        assert_eq!(
            found.faults,
            [
                "xx/common.ftl:2: hand-all-placed: is not used: it belongs in hand.ftl",
                "xx/hand.ftl:1: hand-nothing: is not used: English has no such message",
                "xx/hand.ftl:2: hand-holes-a-side: $pit is no variable of this message",
            ]
        );
        let files = vec![("common.ftl".to_owned(), "common-language = Test\n".to_owned())];
        Language::add("xy", files, Vec::new(), Vec::new());
        let language = Language::of_tag("xy").expect("known");
        let found = translated_messages(language);
        assert_eq!(found.faults, [""; 0]);
        let lacks = |id: &str| found.missing.iter().any(|it| id_of(&it.english) == Some(id));
        assert!(lacks("hand-holes-a-side") && lacks("common-seeds") && !lacks("common-language"));
        let seeds = found.missing.iter().find(|it| id_of(&it.english) == Some("common-seeds"));
        assert!(
            seeds.is_some_and(|it| it.english.starts_with("# ") && it.english.contains("[one]"))
        );
        assert_eq!((language.name(), language.percent()), ("Test", 0));
    }
}
