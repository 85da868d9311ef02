//! `kete tables` through the shipped program.

use std::path::Path;
use std::process::{Command, Output};

use tempfile::tempdir;

fn kete(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kete"));
    command.arg("tables").args(words).arg("--data-dir").arg(folder);
    command.output().expect("the program runs")
}

fn said(folder: &Path, words: &[&str]) -> String {
    let output = kete(folder, words);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {told}");
    String::from_utf8(output.stdout).expect("text")
}

/// The output and the error of a command that exits with 1.
fn failed(folder: &Path, words: &[&str]) -> (String, String) {
    let output = kete(folder, words);
    assert_eq!(output.status.code(), Some(1), "{words:?}");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (text(output.stdout), text(output.stderr))
}

fn refused(folder: &Path, words: &[&str]) -> String {
    failed(folder, words).1
}

#[test]
fn a_table_is_built_listed_checked_and_queried() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    let built = said(data, &["build", "owari", "--seeds", "6"]);
    assert!(built.starts_with("owari: up to 6 seeds, 18564 positions\nMade in "), "{built}");
    assert!(data.join("tables/owari.table").is_file());
    let again = said(data, &["build", "owari", "--seeds", "5"]);
    assert!(again.contains("It is there: "), "{again}");

    let listed = said(data, &["info"]);
    assert_eq!(listed, "owari.table: owari: up to 6 seeds, 18564 positions\n");
    let known = said(data, &["info", "owari"]);
    assert_eq!(known.lines().count(), 7);
    assert!(
        known.lines().all(|line| !line.contains("positions,") || line.contains("100.00 % exact"))
    );
    let checked = said(data, &["check", "--each", "1"]);
    let whole = "owari.table: owari: whole, 18564 positions held against the rules\n";
    assert_eq!(checked, whole);
    assert_eq!(said(data, &["check", "owari", "repetition=equal", "--each", "1"]), checked);
    assert_eq!(kete(data, &["check", "ayoayo"]).status.code(), Some(1));
}

#[test]
fn values_count_the_stores_for_the_player_to_move() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    said(data, &["build", "owari", "--seeds", "3"]);
    // F sows into the first hole of the other side and captures both seeds there; nothing else is left.
    let value = |words: &[&str]| said(data, &[&["value", "owari"], words].concat());
    assert_eq!(value(&["0,0,0,0,0,1/1,0,0,0,0,0 20-26 S"]), "exact -4\n");
    assert_eq!(value(&["1,0,0,0,0,0/0,0,0,0,0,1 26-20 N"]), "exact -4\n");
    // A finished game keeps its value; the table does not cover so many seeds.
    assert_eq!(value(&["0,0,0,0,0,0/0,0,0,0,0,0 20-28 S"]), "exact -8\n");
    assert_eq!(value(&["start"]), "unknown\n");
    // The small table is enough.
    let table = said(data, &["info", "owari"]);
    assert!(table.starts_with("owari.table: owari: up to 3 seeds"), "{table}");
}

#[test]
fn games_without_tables_are_unknown_and_cannot_be_built() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    assert_eq!(said(data, &["value", "ring", "start"]), "unknown\n");
    let majority = ["value", "awale", "stop-at-majority=yes", "0,0,0,0,0,1/1,0,0,0,0,0 20-20 S"];
    assert_eq!(said(data, &majority), "unknown\n");
    let why = refused(data, &["build", "ring"]);
    assert!(why.starts_with("kete: There are no tables for ring"), "{why}");
    let why = refused(data, &["build", "awale", "stop-at-majority=yes"]);
    assert!(why.contains("a table knows the board alone"), "{why}");
    assert!(!data.join("tables").exists());
}

#[test]
fn damage_is_reported_and_repaired() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    said(data, &["build", "ayoayo", "--seeds", "4"]);
    let place = data.join("tables/ayoayo.table");
    let mut bytes = std::fs::read(&place).expect("the table");
    bytes[1000] ^= 4;
    std::fs::write(&place, &bytes).expect("written");
    let (told, why) = failed(data, &["check"]);
    assert_eq!(told, "ayoayo.table was altered.\n");
    assert_eq!(why, "kete: 1 table is not to be believed\n");
    assert!(refused(data, &["info", "ayoayo"]).contains("ayoayo.table was altered."));
    let told = kete(data, &["build", "ayoayo", "--seeds", "4"]);
    let says = "ayoayo.table was altered. It is now called ayoayo.table.damaged-1.";
    assert!(String::from_utf8_lossy(&told.stderr).lines().any(|line| line == says), "{told:?}");
    assert_eq!(std::fs::read(data.join("tables/ayoayo.table.damaged-1")).expect("kept"), bytes);
    assert!(said(data, &["check"]).contains("whole"));
    // A query builds a missing table.
    std::fs::remove_file(&place).expect("removed");
    let value = said(data, &["value", "ayoayo", "0,0,0,0,0,1/1,0,0,0,0,0 20-26 S"]);
    assert!(value.starts_with("exact "), "{value}");
    assert!(place.is_file());
}

#[test]
fn a_table_under_the_name_of_another_is_rejected() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    said(data, &["build", "basic", "--seeds", "3"]);
    let place = data.join("tables/basic.table");
    std::fs::rename(place, data.join("tables/owari.table")).expect("renamed");
    let told = "owari.table is the table of other rules: basic.\n";
    for words in [&["check"][..], &["check", "owari"]] {
        assert_eq!(failed(data, words).0, told);
    }
    assert_eq!(said(data, &["info"]), told);
}

#[test]
fn an_unreadable_file_is_named() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    assert!(refused(data, &["value", "owari", "grand-slam=maybe", "start"]).contains("maybe"));
    assert!(refused(data, &["value", "owari", "1,2"]).contains("column"));
    assert!(refused(data, &["info", "owari"]).contains("There is no file owari.table"));
    assert_eq!(kete(data, &["build", "owari", "--seeds", "25"]).status.code(), Some(2));
    assert!(said(data, &["check"]).starts_with("There are no tables in "));
}

#[test]
fn a_folder_in_place_of_a_table_is_reported_in_one_sentence() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    std::fs::create_dir_all(data.join("tables/owari.table")).expect("a folder");
    let says = "owari.table is a folder, not a table.\n";
    assert_eq!(said(data, &["info"]), says);
    assert_eq!(refused(data, &["info", "owari"]), format!("kete: {says}"));
    for words in [&["check"][..], &["check", "owari"]] {
        let output = kete(data, words);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(String::from_utf8(output.stdout).expect("text"), says, "{words:?}");
    }
}

#[test]
fn commands_that_use_tables_report_one_that_cannot_be_used_and_leave_it() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    said(data, &["build", "owari", "--seeds", "4"]);
    let place = data.join("tables/owari.table");
    let good = std::fs::read(&place).expect("the table");
    for (at, what) in [(1000, "was altered."), (8, "is a table of version 0, which")] {
        let mut bytes = good.clone();
        bytes[at] ^= 1;
        std::fs::write(&place, &bytes).expect("written");
        let kete = |words: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_kete"));
            let output = command.args(words).arg("--data-dir").arg(data).output();
            let output = output.expect("the program runs");
            assert!(output.status.success(), "{words:?}: {output:?}");
            String::from_utf8(output.stderr).expect("text")
        };
        let played = ["match", "nodes:10", "nodes:10", "--ruleset", "owari", "--games", "2"];
        for words in [&["analyse", "saves/owari.kete", "--nodes", "10"][..], &played] {
            let told = kete(words);
            let lines = told.lines().filter(|line| line.starts_with("owari.table "));
            let lines: Vec<&str> = lines.collect();
            assert_eq!(lines.len(), 1, "{told}");
            assert!(lines[0].contains(what), "{told}");
            assert!(lines[0].ends_with("It is left as it is and not used."), "{told}");
        }
        assert_eq!(std::fs::read(&place).expect("left"), bytes);
    }
}

#[test]
fn a_table_of_a_newer_version_is_not_overwritten() {
    let folder = tempdir().expect("a folder");
    let data = folder.path();
    said(data, &["build", "owari", "--seeds", "4"]);
    let place = data.join("tables/owari.table");
    let mut bytes = std::fs::read(&place).expect("the table");
    bytes[8] = 2;
    std::fs::write(&place, &bytes).expect("written");
    let why = refused(data, &["build", "owari", "--seeds", "5"]);
    assert!(why.contains("owari.table is a table of version 2"), "{why}");
    assert!(why.contains("Move it away"), "{why}");
    assert_eq!(std::fs::read(&place).expect("left"), bytes);
}
