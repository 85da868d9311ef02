//! `kete lessons` and `kete drill` through the shipped program.

use std::process::{Command, Output};

fn kete(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kete")).args(arguments).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

const SOUND: &str = r#"(
    ruleset: "owari",
    audience: "All.",
    lessons: [(id: "T1", title: "One | two", aim: "Sow.", rules: ["owari.sow"], steps: [
        Show(text: "Look.", at: "start", play: ["C last a"]),
    ])],
)"#;

#[test]
fn lessons_check_names_what_is_wrong_and_exits_with_1() {
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("my.ron");
    std::fs::write(&file, SOUND.replace("C last a", "C last b")).expect("written");
    let path = file.to_str().expect("UTF-8");
    let output = kete(&["lessons", "check", path]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    let expected = format!("{path}:5:50: T1, step 1: “last b” is stated of C, but it is “last a”.");
    assert_eq!(said.lines().next(), Some(expected.as_str()));
    assert_eq!(text(&output.stderr), "kete: 1 course, 1 lesson and 1 step: 1 problem.\n");

    let missing = kete(&["lessons", "check", "/nowhere/at.ron"]);
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stdout).starts_with("/nowhere/at.ron:1:1: "), "{missing:?}");
}

#[test]
fn courses_of_the_data_folder_are_listed_and_checked() {
    let dir = tempfile::tempdir().expect("a folder");
    let folder = dir.path().join("tutorials");
    std::fs::create_dir(&folder).expect("made");
    std::fs::write(folder.join("mine.ron"), SOUND).expect("written");
    std::fs::write(folder.join("notes.txt"), "not a course").expect("written");
    let data = dir.path().to_str().expect("UTF-8");
    let list = kete(&["lessons", "list", "--data-dir", data]);
    assert_eq!(list.status.code(), Some(0), "{list:?}");
    let list = text(&list.stdout);
    assert_eq!(list.lines().last(), Some("owari | T1 One / two | 1 | owari.sow"));
    let check = kete(&["lessons", "check", "--data-dir", data]);
    assert_eq!(check.status.code(), Some(0), "{check:?}");
    assert!(text(&check.stdout).ends_with(": nothing is wrong.\n"), "{check:?}");
}

#[test]
fn drill_prints_one_exercise_a_line() {
    let output = kete(&["drill", "owari", "owari.feed", "--count", "3", "--seed", "9"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = text(&output.stdout);
    assert_eq!(said.lines().count(), 3);
    for line in said.lines() {
        let fields: Vec<&str> = line.split(" | ").collect();
        assert_eq!(fields.len(), 5, "{line}");
        assert!(fields[0].starts_with("position ") && fields[4] == "owari.feed", "{line}");
    }
    let limited = ["drill", "awale", "awale.limit", "capture-holes=2", "--count", "2"];
    assert_eq!(text(&kete(&limited).stdout).lines().count(), 2);
    for (arguments, reason) in [
        (vec!["drill", "owari", "owari.count"], "no position shows owari.count"),
        (vec!["drill", "awale", "awale.limit"], "capture-holes=2"),
        (vec!["drill", "owari", "owari.sheep"], "there is no rule “owari.sheep”"),
        (vec!["drill", "chess", "owari.feed"], "chess"),
        (vec!["drill", "owari", "owari.feed", "grand-slam=maybe"], "maybe"),
        (vec!["drill", "basic", "game.repetition"], "can never happen in basic"),
    ] {
        let output = kete(&arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
        let why = text(&output.stderr);
        assert!(why.contains(reason) && why.lines().count() == 1, "{arguments:?}: {why}");
    }
}
