//! Functions of messages in French: a word before a name that may lose its vowel.

/// The functions, and the word that each puts before a name.
pub(super) const ELIDING: [(&str, &str); 2] = [("DE", "de"), ("QUE", "que")];

/// `de Sud`, `d’Ada`. A name that begins with an h keeps the vowel: most such names in games are
/// foreign.
pub(super) fn elided(before: &str, name: &str) -> String {
    let first = name.chars().next().unwrap_or(' ').to_lowercase().next().unwrap_or(' ');
    let is_vowel = "aeiouyàâäéèêëîïôöùûüœæ".contains(first) && name.chars().count() > 1;
    match before.strip_suffix('e').filter(|_| is_vowel) {
        Some(short) => format!("{short}’{name}"),
        None => format!("{before} {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vowel_is_lost_before_another() {
        assert_eq!(elided("de", "Sud"), "de Sud");
        assert_eq!(elided("de", "Ada"), "d’Ada");
        assert_eq!(elided("que", "Élise"), "qu’Élise");
        // A hole and a number keep it.
        assert_eq!(elided("de", "a"), "de a");
        assert_eq!(elided("de", "3"), "de 3");
        assert_eq!(elided("de", ""), "de ");
    }
}
