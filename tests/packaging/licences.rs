//! Licence expressions of packages: names with `OR`, `AND` and parentheses.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{cargo, word};

/// The platform that the packages for Linux are built for.
pub const PLATFORM: &str = "x86_64-unknown-linux-gnu";

/// All packages for a platform with their dependencies, including those of builds and tests.
pub fn metadata(platform: &str) -> Value {
    let text = cargo(&["metadata", "--format-version", "1", "--filter-platform", platform]);
    serde_json::from_str(&text).expect("JSON")
}

/// Allowed licences; first those that demand least of people who redistribute the program.
const ALLOWED: [&str; 13] = [
    "Apache-2.0",
    "MIT",
    "0BSD",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "Unlicense",
    "Zlib",
    "Unicode-3.0",
    "OFL-1.1",
    // Demands the source of its own files only; the list says where that is.
    "MPL-2.0",
];

/// The chosen licences as indices into [`ALLOWED`].
type Chosen = BTreeSet<usize>;

/// The licences chosen from `expression`; `None` if it cannot be satisfied with allowed ones.
pub fn chosen(expression: &str) -> Option<Vec<&'static str>> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    let chosen = alternatives(&mut words);
    assert_eq!(words.next(), None, "{expression} is read to its end");
    chosen.map(|chosen| chosen.into_iter().map(|place| ALLOWED[place]).collect())
}

type Words<'a, 'b> = &'a mut std::iter::Peekable<std::str::SplitWhitespace<'b>>;

fn alternatives(words: Words<'_, '_>) -> Option<Chosen> {
    let mut best = together(words);
    while words.next_if_eq(&"OR").is_some() {
        let other = together(words);
        best = match (best, other) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
    }
    best
}

fn together(words: Words<'_, '_>) -> Option<Chosen> {
    let mut all = single(words);
    while words.next_if_eq(&"AND").is_some() {
        let other = single(words);
        all = all.zip(other).map(|(all, other)| all.union(&other).copied().collect());
    }
    all
}

fn single(words: Words<'_, '_>) -> Option<Chosen> {
    let word = words.next().expect("a licence");
    if word == "(" {
        let inner = alternatives(words);
        assert_eq!(words.next(), Some(")"));
        return inner;
    }
    let place = ALLOWED.iter().position(|allowed| *allowed == word);
    if words.next_if_eq(&"WITH").is_some() {
        // A licence with an exception counts as a different licence.
        words.next().expect("an exception");
        return None;
    }
    place.map(|place| Chosen::from([place]))
}

#[test]
fn expressions_are_read_as_they_are_meant() {
    for (expression, wanted) in [
        ("MIT", Some(vec!["MIT"])),
        ("MIT OR Apache-2.0", Some(vec!["Apache-2.0"])),
        ("MIT/Apache-2.0", Some(vec!["Apache-2.0"])),
        ("Apache-2.0 OR GPL-2.0-only", Some(vec!["Apache-2.0"])),
        ("GPL-3.0-only", None),
        ("MIT AND GPL-3.0-only", None),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", Some(vec!["Apache-2.0", "Unicode-3.0"])),
        ("MIT OR Apache-2.0 AND GPL-3.0-only", Some(vec!["MIT"])),
        ("Apache-2.0 WITH LLVM-exception OR MIT", Some(vec!["MIT"])),
        ("Apache-2.0 WITH LLVM-exception", None),
    ] {
        assert_eq!(chosen(expression), wanted, "{expression}");
    }
}

#[test]
fn everything_kete_is_built_from_may_be_redistributed() {
    let metadata = metadata(PLATFORM);
    let packages = metadata["packages"].as_array().expect("a list");
    assert!(packages.len() > 100, "all of them are listed");
    for package in packages {
        let (name, expression) = (word(package, "name"), word(package, "license"));
        assert!(!expression.is_empty(), "{name} names no licence");
        assert!(chosen(expression).is_some(), "{name} is under {expression}, which is not allowed");
        let published = word(package, "source").starts_with("registry+");
        assert!(published || name == "kete", "{name} is not a published package");
    }
}
