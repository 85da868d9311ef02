//! Files of English texts with their translations, for texts that have no id: those of courses,
//! annotated games and `--help`. A translation that is empty is none.

use std::collections::{HashMap, HashSet};

use super::{Language, Missing, Translated};

/// English texts and their translations.
pub type Translations = HashMap<String, String>;

/// The translations in a file of a language.
pub fn translations(file: &str, language: Language) -> Translations {
    // The check of a language says why a file cannot be read.
    read(file, language).and_then(Result::ok).unwrap_or_default()
}

fn read(file: &str, language: Language) -> Option<Result<Translations, ron::error::SpannedError>> {
    let own = language.file(file).map(ron::from_str::<Translations>)?;
    Some(own.map(|mut own| {
        own.retain(|_, translation| !translation.trim().is_empty());
        own
    }))
}

/// What a file of a language lacks of these English texts, and which of its translations are of no
/// use, as the English text has changed.
pub fn translated_pairs(file: &str, mut texts: Vec<String>, language: Language) -> Translated {
    let code = language.code();
    let own = match read(file, language) {
        None => Translations::new(),
        Some(Ok(own)) => own,
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

/// A text as a file of translations has it.
pub fn in_quotes(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}
