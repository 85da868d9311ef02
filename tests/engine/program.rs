//! The program around the engine: pinned counts, `kete perft`, exit codes, help.

use crate::{answers, kete};

/// Larger counts are left to the long runs.
const MOST: u64 = 100_000;

#[test]
fn pinned_counts_hold_in_the_shipped_program() {
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir("tests/perft")
        .expect("the folder is in the repository")
        .map(|file| file.expect("readable").path())
        .collect();
    files.sort();
    for file in files {
        let game = file.file_stem().expect("named by its game").to_string_lossy().into_owned();
        lines.push(format!("ruleset {game}"));
        expected.push("ok".to_owned());
        for line in std::fs::read_to_string(&file).expect("text").lines() {
            if let Some(options) = line.strip_prefix("options") {
                lines.push(format!("ruleset {game}{options}"));
                expected.push("ok".to_owned());
            } else if line.starts_with("position") {
                lines.push(line.to_owned());
                expected.push("ok".to_owned());
            } else if let Some(rest) = line.strip_prefix("perft ") {
                let (depth, leaves) = rest.split_once(' ').expect(line);
                if leaves.parse::<u64>().expect(line) <= MOST {
                    lines.push(format!("perft {depth}"));
                    expected.push(line.to_owned());
                }
            }
        }
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let all = answers(&lines);
    for ((line, answer), expected) in lines.iter().zip(&all).zip(&expected) {
        assert_eq!(answer, expected, "{line}");
    }
    assert_eq!(all.len(), expected.len());
    assert!(all.iter().filter(|line| line.starts_with("perft")).count() >= 100);
}

#[test]
fn kete_perft_counts_from_the_command_line() {
    let text = |arguments: &[&str]| {
        let output = kete(arguments, b"");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let plain = text(&["perft", "owari", "4"]);
    assert!(plain.starts_with("1014 leaves in ") && plain.lines().count() == 1, "{plain}");
    assert!(plain.contains(" s, ") && plain.contains("a second"), "{plain}");
    assert!(text(&["perft", "basic", "4", "preset=kalah"]).starts_with("942 leaves"));
    let feed = "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S";
    let from = text(&["perft", "owari", "2", "--position", feed]);
    assert!(from.starts_with("1 leaves") || from.starts_with("1 leaf"), "{from}");
    let divided = text(&["perft", "basic", "2", "--divide"]);
    let all: Vec<&str> = divided.lines().collect();
    assert_eq!(all[..6], ["A 6", "B 6", "C 6", "D 5", "E 6", "F 6"]);
    assert!(all[6].starts_with("35 leaves"), "{divided}");
}

#[test]
fn exit_codes_distinguish_success_an_error_and_a_wrong_command_line() {
    let wrong = [
        &["perft", "chess", "3"][..],
        &["perft", "owari", "3", "seeds=4"],
        &["perft", "owari", "3", "grand-slam=maybe"],
        &["perft", "owari", "3", "--position", "4,4"],
        &["perft", "owari", "3", "--position", "49,0,0,0,0,0/0,0,0,0,0,0 0-0 S"],
    ];
    for arguments in wrong {
        let output = kete(arguments, b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
        assert_eq!((errors.lines().count(), output.stdout.len()), (1, 0), "{errors}");
        assert!(errors.starts_with("kete: "), "{errors}");
    }
    for arguments in
        [&["perft"][..], &["perft", "owari"], &["perft", "owari", "x"], &["engine", "x"]]
    {
        let output = kete(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    let version = kete(&["--version"], b"");
    let expected = format!("kete {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(String::from_utf8_lossy(&version.stdout), expected);
    assert_eq!(version.status.code(), Some(0));
    for (arguments, words) in [
        (&["--help"][..], &["engine", "perft", "Exit code", "--data-dir", "--new"][..]),
        (&["engine", "--help"], &["rulesets", "position", "events", "bestmove", "pass"]),
        (&["perft", "--help"], &["--divide", "--position", "DEPTH"]),
    ] {
        let output = kete(arguments, b"");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        for word in words {
            assert!(text.contains(word), "{arguments:?}: {word}");
        }
    }
}

#[test]
fn help_says_which_endgame_tables_are_used_and_that_none_are_made() {
    for command in ["engine", "analyse"] {
        let output = kete(&[command, "--help"], b"");
        let help = String::from_utf8(output.stdout).expect("UTF-8");
        let words: Vec<&str> = help.split_whitespace().collect();
        let help = words.join(" ");
        let says = "a kept endgame table of the rule set is used, none is made.";
        assert!(help.to_lowercase().contains(says), "{help}");
    }
}
