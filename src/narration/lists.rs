//! Numbers with their nouns, and lists.

use crate::texts::messages::common as say;

/// `1 seed`, `4 seeds`.
pub fn seeds(count: impl Into<u32>) -> String {
    say::Seeds { count: count.into() }.text()
}

pub fn counted(count: u32, one: &str, many: &str) -> String {
    say::Counted { count, one, many }.text()
}

/// A chance, 0 to 1, in whole percent: never 0 or 100 unless it is proven.
pub fn percent(chance: f64, proven: bool) -> u8 {
    let (least, most) = if proven { (0.0, 100.0) } else { (1.0, 99.0) };
    (100.0 * chance).round().clamp(least, most) as u8
}

/// `C`, `C and D`, `C, D and E`: after seven how many more, if that is more than two.
pub fn list<T: ToString>(items: &[T]) -> String {
    const MOST: usize = 7;
    let shown = if items.len() > MOST + 2 { MOST } else { items.len() };
    let mut words: Vec<String> = items.iter().take(shown).map(T::to_string).collect();
    if items.len() > shown {
        words.push(say::ListMore { count: items.len() - shown }.text());
    }
    let Some(last) = words.pop() else { return String::new() };
    match commas(&words) {
        first if first.is_empty() => last,
        first => say::ListAnd { first, last }.text(),
    }
}

/// `C, D, E`.
pub fn commas<T: AsRef<str>>(items: &[T]) -> String {
    let items = items.iter().map(|item| item.as_ref().to_owned());
    let joined = items.reduce(|before, after| say::ListComma { before, after }.text());
    joined.unwrap_or_default()
}

/// The words with a capital letter at their start.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_lists_read_well() {
        assert_eq!(seeds(1u8), "1 seed");
        assert_eq!(seeds(0u8), "0 seeds");
        let chances = [0.0, 0.001, 0.635, 1.0];
        assert_eq!(chances.map(|chance| percent(chance, false)), [1, 1, 64, 99]);
        assert_eq!(chances.map(|chance| percent(chance, true)), [0, 0, 64, 100]);
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["C"]), "C");
        assert_eq!(list(&["C", "D", "E"]), "C, D and E");
        assert_eq!(list(&[0; 9]), "0, 0, 0, 0, 0, 0, 0, 0 and 0");
        assert_eq!(list(&[0; 10]), "0, 0, 0, 0, 0, 0, 0 and 3 more");
    }
}
