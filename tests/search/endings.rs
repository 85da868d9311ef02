//! A game that is won is brought to its end.

use kete::game::Line;
use kete::rules::{GameName, Ruleset};
use kete::search::{Limits, Request};

use crate::{answer, endgame, is_over, position};

/// Turns in which the search has to bring the end about.
const MOST_TURNS: usize = 150;

/// One side cannot start any more, or hardly, and passes: the other holds what is left and gains
/// nothing by any move, nor does the endgame table tell one move from another.
#[test]
fn a_round_that_is_won_is_brought_to_its_end() {
    let tables = endgame(&Ruleset::new(GameName::Giuthi), 5);
    for text in [
        "0,0,0,0,0,0/0,2,1,1,0,0 31-37 N",
        "0,0,0,0,0,0/1,1,0,2,1,0 30-37 N",
        "0,0,1,3,0,3/0,1,1,0,0,0 36-27 S",
        "1,2,0,0,2,1/0,0,0,0,0,1 38-27 S",
    ] {
        let mut line = Line::new(position("giuthi", text));
        let mut turns = 0;
        while !is_over(&line) {
            turns += 1;
            assert!(turns < MOST_TURNS, "{text}: {:?}", line.position().setup());
            let request = Request {
                history: line.history(),
                tables: tables.clone(),
                ..Request::new(*line.position(), Limits::nodes(5_000))
            };
            line.play(&answer(&request).best.expect("a move")).expect("a legal move");
        }
    }
}
