//! The transposition table is kept from search to search; `newgame` and `hash` empty it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::{fails, says};

/// An engine that waits for each answer.
struct Conversation {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn begin() -> Conversation {
        let mut child = Command::new(env!("CARGO_BIN_EXE_kete"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Conversation { child, input, output }
    }

    /// The answer up to its last line, without speeds.
    fn ask(&mut self, line: &str) -> Vec<String> {
        writeln!(self.input, "{line}").expect("it reads");
        let is_last = |line: &str| {
            line == "ok" || line.starts_with("error ") || line.starts_with("bestmove ")
        };
        let mut answer = Vec::new();
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).expect("text"), 0, "it ended");
            let line = line.trim_end().to_owned();
            let words: Vec<&str> = line.split(' ').collect();
            let speed = words.iter().position(|word| *word == "nps").map(|at| at + 1);
            let timeless = words.iter().enumerate().filter(|(at, _)| Some(*at) != speed);
            answer.push(timeless.map(|(_, word)| *word).collect::<Vec<_>>().join(" "));
            if is_last(&line) {
                return answer;
            }
        }
    }

    fn game(&mut self) -> Vec<Vec<String>> {
        let lines =
            ["position start", "go nodes 20000", "position start moves C d", "go nodes 20000"];
        lines.iter().map(|line| self.ask(line)).collect()
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn after_newgame_the_same_lines_get_the_same_answers() {
    let mut engine = Conversation::begin();
    engine.ask("ruleset owari");
    let first = engine.game();
    assert_ne!(engine.game(), first, "the table remembers the game before");
    assert_eq!(engine.ask("newgame"), ["ok"]);
    assert_eq!(engine.game(), first);
    // So does another size.
    assert_eq!(engine.ask("hash 32"), ["ok"]);
    assert_eq!(engine.game(), first);
}

#[test]
fn the_size_of_the_table_has_limits() {
    says(&["hash 16", "newgame"], &["ok", "ok"]);
    fails(&["hash 0"], &["hash goes from 1 to", "not 0"]);
    fails(&["hash"], &["is not a number"]);
    fails(&["hash many"], &["“many” is not a number"]);
    fails(&["newgame now"], &["newgame stands alone"]);
}
