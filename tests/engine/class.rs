//! `kete class`: the progress of a class as a table.

use std::fs;
use std::path::Path;

use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress};

use crate::kete;

fn write(folder: &Path, file: &str, name: &str, answers: &[bool]) {
    let mut progress = Progress::default();
    progress.earn("OW1", 3);
    for is_right in answers {
        progress.answer(GameName::Owari, RuleId::OwariFeed, *is_right, AnsweredIn::Review, 7);
    }
    progress.named(name).export(&folder.join(file)).expect("written");
}

#[test]
fn a_class_is_printed_as_lines_csv_or_a_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    write(path, "1.ron", "=cmd", &[false]);
    write(path, "mia.ron", "", &[true, false]);
    fs::write(path.join("broken.ron"), "(version: 3").expect("written");
    fs::write(path.join("old.ron"), "(version: 1)").expect("written");
    let files = path.display().to_string();
    let run = |more: &[&str]| {
        let arguments: Vec<&str> =
            ["class", &files].into_iter().chain(more.iter().copied()).collect();
        let output = kete(&arguments, b"");
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 2, "{told}");
        assert!(told.contains("broken.ron") && told.contains("old.ron"), "{told}");
        String::from_utf8(output.stdout).expect("text")
    };
    let lines = run(&[]);
    assert!(
        lines.starts_with("Owari: Feed a hungry opponent: 2 of 2 learners do not know it;"),
        "{lines}"
    );
    assert!(lines.contains("\nmia | 1/16\n"), "{lines}");
    assert_eq!(
        run(&["--csv", "--by", "rule"]),
        "Learner,Owari: Feed a hungry opponent: right,Owari: Feed a hungry opponent: wrong\n\"'=cmd\",0,1\nmia,1,1\n",
    );
    let page = run(&["--html", "--by", "rule", "--game", "owari"]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("<td class=\"missed\">1/2</td>"));
}

#[test]
fn without_any_usable_file_it_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("missing.ron").display().to_string();
    let output = kete(&["class", &missing], b"");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("missing.ron") && told.contains("no file of progress could be read"));
    let unknown = kete(&["class", &missing, "--by", "rule", "--game", "go"], b"");
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("go"));
}
