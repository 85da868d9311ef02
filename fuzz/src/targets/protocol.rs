//! Sessions of the text protocol: every line is answered, each answer has a known form, and the
//! session ends. Counts and searches are kept small; all other lines are sent as they are.

use arbitrary::{Result, Unstructured};
use kete::rules::GameName;

use super::{described, draw, edit};
use crate::hear::{heard, is_answer};

/// Input: lines, or a session built from bytes.
pub fn run(data: &[u8]) {
    match described(data) {
        Some(mut bytes) => {
            if let Ok(lines) = session(&mut bytes) {
                hear(lines.into_bytes());
            }
        }
        None => hear(data.to_vec()),
    }
}

fn session(bytes: &mut Unstructured<'_>) -> Result<String> {
    let mut lines = String::new();
    let mut position = draw::rules(bytes)?.start();
    for _ in 0..bytes.int_in_range(1..=30)? {
        let line = match bytes.int_in_range(0..=15u8)? {
            0 => format!("ruleset {}", bytes.choose(&GameName::ALL)?),
            1 | 2 => {
                let ruleset = draw::rules(bytes)?;
                position = ruleset.start();
                let options = ruleset.options();
                let set = options.iter().map(|option| format!(" {}={}", option.name, option.value));
                format!("ruleset {}{}", ruleset.name(), set.collect::<String>())
            }
            3 | 4 => {
                let rules = position.ruleset();
                position = draw::position(bytes, &rules)?.unwrap_or(position);
                format!("position {}", position.setup())
            }
            5 => "position start moves".to_owned(),
            6 => "show".to_owned(),
            7 => "legal".to_owned(),
            word @ 8..=10 => {
                let moves = position.moves();
                let mv = match moves.is_empty() {
                    true => "pass".to_owned(),
                    false => bytes.choose(&moves)?.to_string(),
                };
                match word {
                    8 => format!("why {mv}"),
                    9 => format!("events {mv}"),
                    _ => format!("position {} moves {mv}", position.setup()),
                }
            }
            11 => format!("perft {}", bytes.choose(&["0", "1", "2", "1 divide", "-1", "x"])?),
            12 => {
                let limits = ["depth 3", "nodes 200", "depth 2 multipv 3", "nodes 90 threads 2"];
                let more = ["", " level 1", " level 11", " infinite", " depth 0"];
                format!("go {}{}", bytes.choose(&limits)?, bytes.choose(&more)?)
            }
            13 => (*bytes.choose(&["stop", "newgame", "hash 1", "hash 0", "help", "rulesets"])?)
                .into(),
            14 => "quit".to_owned(),
            _ => draw::words(bytes)?,
        };
        let changed = if bytes.ratio(1, 6)? { edit::edited(bytes, &line)? } else { line };
        lines.push_str(&changed);
        lines.push('\n');
    }
    Ok(lines)
}

fn hear(input: Vec<u8>) {
    let output = heard(tamed(&input));
    let output = String::from_utf8(output).expect("the engine speaks UTF-8");
    assert!(output.is_empty() || output.ends_with('\n'), "a line without its end");
    for line in output.lines() {
        let is_of_search = line.starts_with("info depth ") || line.starts_with("bestmove ");
        assert!(is_of_search || is_answer(line), "{line:?}");
    }
}

/// The same lines, with small numbers in those that could keep the engine busy for long.
fn tamed(input: &[u8]) -> Vec<u8> {
    let mut tamed = Vec::new();
    let mut work = 0;
    for line in input.split(|byte| *byte == b'\n').take(200) {
        let text = String::from_utf8_lossy(line);
        let mut words = text.split(['\t', ' ', '\r']).filter(|word| !word.is_empty());
        let first = words.next().unwrap_or_default();
        let numbers = || words.clone().filter_map(|word| word.parse::<u64>().ok());
        let small = match first {
            "perft" | "go" => {
                work += 1;
                let most = if first == "perft" { 2 } else { 300 };
                let is_timed = text.contains("time") || text.contains("inc");
                let depth = text.contains("depth").then(|| numbers().max().unwrap_or(0));
                work <= 8
                    && !is_timed
                    && numbers().all(|number| number <= most)
                    && depth.is_none_or(|depth| depth <= 3)
                    && (!text.contains("level") || text.contains("nodes"))
            }
            "hash" => numbers().all(|number| number <= 2),
            _ => true,
        };
        if small {
            tamed.extend_from_slice(line);
            tamed.push(b'\n');
        }
    }
    tamed
}
