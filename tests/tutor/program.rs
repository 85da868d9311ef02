//! `kete lessons` as scripts meet it.

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
