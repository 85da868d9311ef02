//! The transposition table is kept from search to search; `newgame` and `hash` empty it.

use crate::running_engine::RunningEngine;
use crate::{fails, says};

impl RunningEngine {
    /// The answer up to its last line, without speeds.
    fn ask(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.hear_until(&["ok", "error ", "bestmove "])
    }

    fn game(&mut self) -> Vec<Vec<String>> {
        let lines =
            ["position start", "go nodes 20000", "position start moves C d", "go nodes 20000"];
        lines.iter().map(|line| self.ask(line)).collect()
    }
}

#[test]
fn after_newgame_the_same_lines_get_the_same_answers() {
    let mut engine = RunningEngine::start();
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
