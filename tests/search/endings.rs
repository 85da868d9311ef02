//! Won games are brought to their end.

use kete::game::Line;
use kete::rules::{GameName, Ruleset};
use kete::search::{Limits, Request};

use crate::{answer, endgame, is_over, position};

/// Turns in which the search must end the game.
const MAX_TURNS: usize = 150;

/// One side can hardly move and passes. The other side holds all remaining seeds, so no move gains
/// anything, and the endgame table gives all moves the same value.
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
            assert!(turns < MAX_TURNS, "{text}: {:?}", line.position().setup());
            let request = Request {
                history: line.history(),
                tables: tables.clone(),
                ..Request::new(*line.position(), Limits::nodes(5_000))
            };
            line.play(&answer(&request).best.expect("a move")).expect("a legal move");
        }
    }
}
