//! Talks to the text engine within the same program.

use std::io::Cursor;
use std::sync::{Arc, Mutex, PoisonError};

use kete::protocol::run_engine;

/// The engine's output for this input.
pub fn heard(input: Vec<u8>) -> Vec<u8> {
    let output = Arc::new(Mutex::new(Vec::new()));
    run_engine(Cursor::new(input), Ear(Arc::clone(&output)), None).expect("memory can be written");
    let output = output.lock().unwrap_or_else(PoisonError::into_inner);
    output.clone()
}

struct Ear(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Whether a line begins like an answer of the engine; `perft N divide` lines begin with a move.
pub fn is_answer(line: &str) -> bool {
    let words = [
        "ok",
        "error",
        "position",
        "result",
        "legal",
        "illegal",
        "perft",
        "ruleset",
        "option",
        "preset",
        "lift",
        "take",
        "drop",
        "eat",
        "capture",
        "keep",
        "settle",
        "keep-in-hand",
        "relay",
        "house-lost",
        "skip",
        "turn-round",
        "stop",
        "nothing",
        "again",
        "pass",
        "end",
    ];
    let mut parts = line.split(' ');
    let first = parts.next().unwrap_or_default();
    let mut is_count = || parts.next().is_some_and(|count| count.parse::<u64>().is_ok());
    let is_help = line.contains("   ") || line.starts_with("go ") || line.starts_with("stop,");
    words.contains(&first) || is_help || is_count()
}
