//! Tables as files: they are read back as written, and damage is always noticed.

use std::fs;

use kete::search::tables::file::{TableFault, kind_of, load, path, save};
use kete::search::tables::{EndgameTable, TableKind};
use tempfile::tempdir;

use crate::{ruleset, table};

fn kind(words: &str) -> TableKind {
    TableKind::of(&ruleset(words)).expect("a kind of table")
}

#[test]
fn a_table_is_read_back_as_it_was_written() {
    let folder = tempdir().expect("a folder");
    for words in ["owari", "owari preset=abapa", "giuthi", "basic preset=kalah"] {
        let made = table(&ruleset(words), 5);
        let written = save(&made, &folder.path().join("tables")).expect("written");
        assert_eq!(load(&written, &kind(words)), Ok(made), "{words}");
    }
    let files = fs::read_dir(folder.path().join("tables")).expect("the folder").count();
    assert_eq!(files, 4, "a file for each, and no half-written one");
}

#[test]
fn every_altered_byte_is_noticed() {
    let folder = tempdir().expect("a folder");
    let made = table(&ruleset("owari preset=abapa"), 2);
    let kind = kind("owari preset=abapa");
    let place = path(folder.path(), &kind);
    let good = made.bytes().to_vec();
    for at in 0..good.len() {
        for change in [0x01, 0x80, 0xFF] {
            let mut bytes = good.clone();
            bytes[at] ^= change;
            fs::write(&place, &bytes).expect("written");
            assert!(load(&place, &kind).is_err(), "byte {at} changed by {change}");
        }
    }
    fs::write(&place, &good).expect("written");
    assert!(load(&place, &kind).is_ok());
}

#[test]
fn every_other_length_is_noticed() {
    let folder = tempdir().expect("a folder");
    let made = table(&ruleset("ayoayo"), 3);
    let kind = kind("ayoayo");
    let place = path(folder.path(), &kind);
    let good = made.bytes();
    for length in 0..good.len() {
        fs::write(&place, &good[..length]).expect("written");
        let fault = load(&place, &kind).expect_err("too short");
        let short = if length < 256 { TableFault::NotATable } else { TableFault::Length };
        assert_eq!(fault, short, "{length} bytes");
    }
    let mut longer = good.to_vec();
    longer.push(0);
    fs::write(&place, &longer).expect("written");
    assert_eq!(load(&place, &kind), Err(TableFault::Length));
}

#[test]
fn two_swapped_bytes_are_noticed() {
    let folder = tempdir().expect("a folder");
    let made = table(&ruleset("owari"), 4);
    let kind = kind("owari");
    let place = path(folder.path(), &kind);
    let mut dice = crate::dice::Dice(99);
    for _ in 0..500 {
        let mut bytes = made.bytes().to_vec();
        let (one, other) = (dice.below(bytes.len()), dice.below(bytes.len()));
        bytes.swap(one, other);
        let is_same = bytes == made.bytes();
        fs::write(&place, &bytes).expect("written");
        assert_eq!(load(&place, &kind).is_ok(), is_same, "{one} and {other}");
    }
}

#[test]
fn the_table_of_other_rules_is_not_accepted() {
    let folder = tempdir().expect("a folder");
    let made = table(&ruleset("owari grand-slam=no-capture"), 4);
    let place = path(folder.path(), &kind("owari"));
    fs::write(&place, made.bytes()).expect("written");
    let other = "owari grand-slam=no-capture".to_owned();
    assert_eq!(kind_of(made.bytes()), Some(other.as_str()));
    assert_eq!(load(&place, &kind("owari")), Err(TableFault::OtherRules(other)));
    // The version is checked before anything else.
    let mut bytes = made.bytes().to_vec();
    bytes[8] = 7;
    fs::write(&place, &bytes).expect("written");
    assert_eq!(load(&place, &kind("owari")), Err(TableFault::Version(7)));
}

#[test]
fn a_missing_file_and_a_folder_give_different_errors() {
    use kete::files::ReadProblem;
    let folder = tempdir().expect("a folder");
    let kind = kind("owari");
    let place = path(folder.path(), &kind);
    assert_eq!(load(&place, &kind), Err(TableFault::Unreadable(ReadProblem::Missing)));
    fs::create_dir(&place).expect("a folder");
    assert_eq!(load(&place, &kind), Err(TableFault::Unreadable(ReadProblem::Folder)));
    let made: EndgameTable = table(&ruleset("owari"), 1);
    assert!(save(&made, folder.path()).is_err(), "a folder is never overwritten");
}

#[test]
fn options_that_change_nothing_share_a_table() {
    for (one, other) in [
        ("owari", "owari repetition=equal repetition-at=5"),
        ("awale", "awale rotation=clockwise first=north over-limit=nothing remaining=equal"),
        ("basic", "basic seeds=6 repetition=own-side repetition-at=2"),
        ("ayoayo", "ayoayo repetition=own-side"),
        ("giuthi", "giuthi lose-at=0 repetition-at=4"),
    ] {
        assert_eq!(kind(one), kind(other));
    }
    for (one, other) in [
        ("owari", "owari repetition=own-side"),
        ("awale capture-holes=2", "awale capture-holes=2 over-limit=nothing"),
        ("awale stop-at-seeds=3", "awale stop-at-seeds=3 remaining=equal"),
        ("basic", "basic capture-needs-opposite=yes"),
        ("basic", "basic sweep=owner"),
    ] {
        assert_ne!(kind(one).text(), kind(other).text());
    }
    for none in ["awale stop-at-majority=yes", "ring", "bawo-beginner"] {
        assert!(TableKind::of(&ruleset(none)).is_err(), "{none}");
    }
}
