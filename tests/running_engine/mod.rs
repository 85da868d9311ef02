//! A running `kete engine`: one writes to it line by line and reads its answers.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub struct RunningEngine {
    pub program: Child,
    /// `None` once it is closed.
    pub input: Option<ChildStdin>,
    pub output: BufReader<ChildStdout>,
}

impl RunningEngine {
    pub fn start() -> RunningEngine {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kete"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = program.stdin.take();
        let output = BufReader::new(program.stdout.take().expect("piped"));
        RunningEngine { program, input, output }
    }

    pub fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("not closed yet");
        writeln!(input, "{line}").expect("the program listens");
    }

    /// The next line; empty at the end.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("text");
        line.trim_end().to_owned()
    }

    /// The lines up to and including the first that begins with one of these words, without speeds:
    /// those depend on the clock.
    pub fn hear_until(&mut self, last: &[&str]) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the program ended: {lines:?}");
            lines.push(timeless(&line));
            if lines.last().is_some_and(|line| last.iter().any(|word| line.starts_with(word))) {
                return lines;
            }
        }
    }
}

/// A line without the speed of the search.
fn timeless(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let is_speed = |at: usize| words[at] == "nps" || at > 0 && words[at - 1] == "nps";
    let kept = (0..words.len()).filter(|at| !is_speed(*at)).map(|at| words[at]);
    kept.collect::<Vec<_>>().join(" ")
}

impl Drop for RunningEngine {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
