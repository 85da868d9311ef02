//! `kete solve`: what it prints, what it refuses, and what an interrupt leaves.

use crate::kete;

/// What it prints for a position, with its tables in a folder of its own.
fn solved(arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("text");
    let output = kete(&[&["--data-dir", data, "solve"], arguments].concat(), b"");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_position_is_solved_with_and_without_a_table() {
    let kalah = ["basic", "preset=kalah", "seeds=2", "--hash", "16", "--seeds"];
    for seeds in ["0", "4"] {
        let text = solved(&[&kalah[..], &[seeds]].concat());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["exact 6", "best E"], "{text}");
        for (line, start) in
            lines[2..].iter().zip(["line E ", "depth ", "value positions ", "search positions "])
        {
            assert!(line.starts_with(start), "{text}");
        }
        assert_eq!(
            lines.get(6).is_some_and(|line| line.starts_with("table 4 seconds ")),
            seeds == "4"
        );
    }
    let text = solved(&["ayoayo", "0,0,0,1,0,1/0,0,0,0,0,2 19-25 S", "--seeds", "0"]);
    assert!(text.starts_with("exact "), "{text}");
}

#[test]
fn a_table_with_all_seeds_knows_what_repetition_keeps_from_the_search() {
    let board = "1,1,1,1,1,1/1,1,1,1,1,1 0-0 S";
    let text = solved(&["owari", board, "--seeds", "12", "--hash", "16"]);
    assert!(text.starts_with("exact 0\nbest "), "{text}");
}

#[test]
fn what_cannot_be_solved_is_refused_in_one_line() {
    for (arguments, words) in [
        (&["bawo-beginner"][..], "seeds stay on the board"),
        (&["owari", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 S"], "No move is possible"),
        (&["owari", "grand-slam=maybe"], "grand-slam"),
        (&["owari", "grand-slam", "start"], "is not of the form"),
    ] {
        let output = kete(&[&["solve"], arguments].concat(), b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{errors}");
        assert!(errors.contains(words) && output.stdout.is_empty(), "{errors}");
    }
}

/// Starts to solve, interrupts after the first report, and returns what is reported and printed.
#[cfg(target_os = "linux")]
fn interrupted(arguments: &[&str]) -> (String, String) {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::{Command, Stdio};

    use rustix::process::{Pid, Signal, kill_process};

    // A test in the background ignores the signal, and so would the program that it starts.
    let mut child = Command::new("env")
        .args(["--default-signal=INT", env!("CARGO_BIN_EXE_kete"), "solve"])
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut reports = BufReader::new(child.stderr.take().expect("piped"));
    let mut report = String::new();
    reports.read_line(&mut report).expect("a report");
    let pid = Pid::from_child(&child);
    kill_process(pid, Signal::INT).expect("it runs");
    // It must not wait for a reader of its reports.
    reports.read_to_string(&mut report).expect("text");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{output:?}");
    (report, String::from_utf8(output.stdout).expect("UTF-8"))
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_ends_the_search_with_what_is_proven() {
    let (report, text) = interrupted(&["owari", "--seeds", "0", "--hash", "16"]);
    assert!(report.starts_with("Depth 1 after "), "{report}");
    assert!(text.starts_with("between -48 48\nopen "), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_proof_is_kept_and_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kalah.proof");
    let keep = path.to_str().expect("text");
    let kalah = ["basic", "preset=kalah", "--seeds", "0", "--hash", "16", "--keep", keep];
    let positions = |text: &str| -> u64 {
        let (_, rest) = text.split_once("search positions ").expect(text);
        rest.split(' ').next().and_then(|count| count.parse().ok()).expect(text)
    };
    let (report, text) = interrupted(&kalah);
    let kept = format!("What is proven so far is in {keep}.");
    assert!(report.contains(&kept) && text.starts_with("between "), "{report}{text}");
    let (report, more) = interrupted(&kalah);
    assert!(report.contains(&kept) && positions(&more) > positions(&text), "{text}{more}");
    // It is about this position only.
    let other = ["basic", "preset=kalah", "seeds=5", "--seeds", "0", "--keep", keep];
    let output = kete(&[&["solve"], &other[..]].concat(), b"");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{errors}");
    assert!(errors.contains("is about another position: basic"), "{errors}");
}
