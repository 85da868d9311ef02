//! Text as a search compares it.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// In lower case, without accents and with straight apostrophes: that much is typed to find something.
pub fn as_searched(text: &str) -> String {
    let lower = text.to_lowercase().replace('’', "'");
    lower.nfkd().filter(|letter| !is_combining_mark(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_finds_what_is_written() {
        assert_eq!(as_searched("Règle de l’Équipe"), "regle de l'equipe");
        // The space before a French sign is an ordinary one.
        assert_eq!(as_searched("Prêt\u{a0}?"), as_searched("pret ?"));
        assert_eq!(as_searched("3–2"), "3–2");
    }
}
