//! The text engine and `kete perft`, tested through the shipped program.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

mod analyse;
mod bench;
mod class;
mod command_line;
mod commands;
mod counts;
#[cfg(unix)]
mod foreign;
mod languages;
mod lines;
mod matches;
mod new_game;
#[cfg(unix)]
mod pipes;
mod program;
#[path = "../running_engine/mod.rs"]
mod running_engine;
mod solve;

fn kete(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(arguments)
        // No command but the window itself needs a display.
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("LANGUAGE")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // On its own thread, because the program answers while input is still arriving.
    let teller = std::thread::spawn(move || {
        // It may have quit before it read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    teller.join().expect("told");
    output
}

/// What the engine answers to raw input.
fn heard(input: &[u8]) -> String {
    let output = kete(&["engine"], input);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The engine's answers, line by line.
fn answers(lines: &[&str]) -> Vec<String> {
    heard(lines.join("\n").as_bytes()).lines().map(str::to_owned).collect()
}

/// Asserts the whole answer to these lines.
#[track_caller]
fn says(lines: &[&str], expected: &[&str]) {
    assert_eq!(answers(lines), expected, "{lines:?}");
}

/// Asserts that the last answer is an error that contains all these words.
#[track_caller]
fn fails(lines: &[&str], words: &[&str]) {
    let all = answers(lines);
    let last = all.last().expect("an answer");
    assert!(last.starts_with("error "), "{lines:?}: {last}");
    for word in words {
        assert!(last.contains(word), "{lines:?}: {word} in {last}");
    }
}
