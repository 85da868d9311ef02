//! Two hundred damaged copies of the sample games: each is reported with line, column and reason and
//! keeps its good part, or is still a legal game.

use std::fs;

use kete::game::GameInProgress;
use kete::game::save::{Excerpt, LoadError, Reason};

use crate::assert_round_trip;
use crate::damage::{Dice, KINDS, damaged, samples};

/// Jargon that no player should have to read.
const JARGON: [&str; 22] = [
    "ident",
    "struct",
    "enum",
    "variant",
    "RON",
    "serde",
    "expected",
    "Expected",
    "token",
    "parse",
    "byte",
    "UTF-8 char",
    "integer",
    "boolean",
    "sequence",
    "unit",
    "Option",
    "escape",
    "recursion",
    "trailing",
    "u64",
    "found",
];

fn assert_reported(error: &LoadError, bytes: &[u8], case: &str) {
    let says = error.to_string();
    assert!(says.ends_with('.') && says.chars().count() < 500, "{case}: {says}");
    assert!(!says.contains(char::is_control), "{case}: {says:?}");
    // The file itself may contain any word: only our text is checked.
    let ours: String = says.split(['“', '”']).step_by(2).collect();
    for word in JARGON {
        assert!(!ours.contains(word), "{case}: “{word}” in: {says}");
    }
    if matches!(error.reason, Reason::LaterVersion(_)) {
        assert!(says.starts_with("Made by a later Kete (version "), "{says}");
        return;
    }
    let place = error.place.unwrap_or_else(|| panic!("{case}: no place: {says}"));
    let start = format!("Line {}, column {}: ", place.line, place.column);
    assert!(says.starts_with(&start), "{case}: {says}");
    let text = String::from_utf8_lossy(bytes);
    let line = text.split('\n').nth(place.line - 1);
    let line = line.unwrap_or_else(|| panic!("{case}: there is no line {}: {says}", place.line));
    assert!(place.column <= line.chars().count() + 1, "{case}: {says}\n{line}");
    let excerpt = Excerpt::around(bytes, place);
    assert!(excerpt.lines.len() <= 7, "{case}: {excerpt:?}");
    if let Some(good) = &error.good {
        assert_round_trip(good);
        assert!(good.node(error.before).entry().position().setup().to_string().contains(' '));
        assert_eq!(error.good_turns(), good.line().len() - 1);
    }
}

#[test]
fn two_hundred_damaged_samples_are_each_reported_or_legal() {
    let samples = samples();
    let mut dice = Dice(4);
    let (mut refused, mut in_part) = (0, 0);
    for case in 0..200 {
        let path = &samples[case % samples.len()];
        let text = fs::read_to_string(path).expect("a sample");
        let bytes = damaged(&text, case / samples.len() % KINDS, &mut dice);
        let name = format!("case {case}, {}", path.display());
        match GameInProgress::from_save(&bytes) {
            Ok(game) => assert_round_trip(&game),
            Err(error) => {
                refused += 1;
                in_part += usize::from(error.good_turns() > 0);
                assert_reported(&error, &bytes, &name);
            }
        }
    }
    assert!(refused > 120 && in_part > 60, "{refused} refused, {in_part} of them good in part");
}

/// Prints every kind of message that much damage causes, for a person to read:
/// `KETE_MESSAGES=20000 cargo test --test saves messages -- --nocapture`.
#[test]
fn messages_of_much_damage() {
    let cases = std::env::var("KETE_MESSAGES").ok().and_then(|count| count.parse().ok());
    let cases: usize = cases.unwrap_or(500);
    let samples = samples();
    let mut dice = Dice(11);
    let mut seen = std::collections::BTreeMap::new();
    for case in 0..cases {
        let path = &samples[case % samples.len()];
        let text = fs::read_to_string(path).expect("a sample");
        let mut bytes = damaged(&text, dice.0 as usize >> 7, &mut dice);
        if case % 3 == 0 {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if text.contains("moves: [\n        \"") && text.len() > 40 {
                bytes = damaged(&text, case, &mut dice);
            }
        }
        if let Err(error) = GameInProgress::from_save(&bytes) {
            assert_reported(&error, &bytes, &format!("case {case}"));
            let says = error.to_string();
            let kind: String = says.split(['“', '”']).step_by(2).collect();
            let kind: String = kind.chars().filter(|c| !c.is_ascii_digit()).collect();
            seen.entry(kind).or_insert(says);
        }
    }
    assert!(seen.len() > 10, "damage of many kinds has many messages");
    for says in seen.values() {
        println!("{says}");
    }
}
