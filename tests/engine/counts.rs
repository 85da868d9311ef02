//! `perft`: its depth limit, what interrupts it, and how much input may queue up meanwhile.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, sleep};
use std::time::Duration;

use kete::rules::GameName;

use crate::{answers, fails, kete, says};

const UNCOUNTED: &str = "error the count was not done when stop, quit or the end of the input came";

#[test]
fn a_count_deeper_than_the_stack_is_refused() {
    for game in ["bawo-advanced", "giuthi", "owari"] {
        let ruleset = format!("ruleset {game}");
        for count in ["perft 100000", "perft 1001 divide", "perft 4294967295"] {
            fails(&[&ruleset, count], &["1000"]);
        }
        let output = kete(&["perft", game, "100000"], b"");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("1000"), "{output:?}");
    }
}

#[test]
fn the_end_of_the_input_ends_the_deepest_count() {
    for game in GameName::ALL {
        for count in ["perft 1000", "perft 1000 divide"] {
            says(&[&format!("ruleset {game}"), count], &["ok", UNCOUNTED]);
        }
    }
}

#[test]
fn stop_and_quit_end_a_count() {
    let all = answers(&["ruleset owari", "perft 30", "stop", "show", "perft 2"]);
    assert_eq!(all[..2], ["ok", UNCOUNTED]);
    assert!(all[2].starts_with("position 4,4"), "{all:?}");
    assert_eq!(all[4], "perft 2 36");
    says(&["ruleset bawo-advanced", "perft 9", "quit", "show"], &["ok", UNCOUNTED]);
}

#[test]
fn small_counts_finish_whatever_follows() {
    for _ in 0..20 {
        let lines = ["ruleset owari", "perft 4", "stop", "perft 4", "perft 3", "quit"];
        says(&lines, &["ok", "perft 4 1014", "perft 4 1014", "perft 3 190"]);
    }
}

/// An engine that is counting and goes on until it is stopped.
fn counting() -> Child {
    let mut engine = Command::new(env!("CARGO_BIN_EXE_kete"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let input = engine.stdin.as_mut().expect("piped");
    input.write_all(b"ruleset owari\nperft 40\n").expect("told");
    engine
}

#[test]
fn input_during_a_count_is_read_no_faster_than_it_is_processed() {
    const ALL: usize = 16 << 20;
    let mut engine = counting();
    let mut input = engine.stdin.take().expect("piped");
    let written = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&written);
    let flood = thread::spawn(move || {
        let lines = b"show\n".repeat(1000);
        while count.load(Ordering::Relaxed) < ALL && input.write_all(&lines).is_ok() {
            count.fetch_add(lines.len(), Ordering::Relaxed);
        }
    });
    // Write until the pipe has been full for a while.
    let mut before = usize::MAX;
    while before != written.load(Ordering::Relaxed) {
        before = written.load(Ordering::Relaxed);
        sleep(Duration::from_millis(300));
    }
    engine.kill().expect("it still counts");
    engine.wait().expect("ended");
    flood.join().expect("ended");
    assert!(before < 1 << 20, "{before} bytes of {ALL} were taken in");
}

#[test]
fn stop_is_obeyed_behind_queued_lines() {
    let mut engine = counting();
    let mut input = engine.stdin.take().expect("piped");
    let lines = [b"why C\n".repeat(5000).as_slice(), b"stop\nquit\n"].concat();
    input.write_all(&lines).expect("told");
    let output = engine.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let all: Vec<&str> = text.lines().collect();
    assert_eq!(all[..3], ["ok", UNCOUNTED, "legal"]);
    assert_eq!(all.len(), 5002);
}
