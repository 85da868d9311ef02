//! Position strings and moves: each is read and gives the same text again, or is refused with a
//! column.

use arbitrary::Unstructured;
use kete::game::ogn;
use kete::narration;
use kete::rules::{Position, Setup};

use super::draw;
use crate::grow::Dice;
use crate::promises;

/// Input: bytes that choose the rules, then a position string, then moves, one a line.
pub fn run(data: &[u8]) {
    // The rules use at most a dozen bytes; those up to the first line feed choose them.
    let end = data.iter().position(|byte| *byte == b'\n').unwrap_or(0);
    let (choice, text) = data.split_at(end);
    let Ok(ruleset) = draw::rules(&mut Unstructured::new(choice)) else { return };
    let text = String::from_utf8_lossy(text);
    let mut lines = text.split('\n').skip(1);
    let board = lines.next().unwrap_or_default();
    let mut now = ruleset.start();
    if let Some(setup) = ogn::position(board) {
        let _ = ruleset.position(&setup);
    }
    match Setup::parse(ruleset.name(), board) {
        Ok(setup) => {
            assert_eq!(Setup::parse(ruleset.name(), &setup.to_string()), Ok(setup), "{board:?}");
            match ruleset.position(&setup) {
                Ok(position) => {
                    promises::check(&position, &mut Dice::new(1));
                    now = position;
                }
                Err(faults) => {
                    assert!(!faults.is_empty());
                    assert!(!narration::faults(&faults).is_empty());
                }
            }
        }
        Err(error) => {
            assert!((1..=board.chars().count() + 1).contains(&error.column), "{board:?} {error}");
        }
    }
    for line in lines.take(40) {
        now = moved(now, line);
    }
}

fn moved(now: Position, text: &str) -> Position {
    match now.parse_move(text) {
        Ok(mv) => {
            assert_eq!(mv.to_string(), text);
            let played = now.play(&mv);
            assert_eq!(played.is_ok(), now.is_legal(&mv), "{now:?} {mv}");
            played.map_or(now, |turn| turn.after)
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.column), "{text:?} {error}");
            now
        }
    }
}
