//! Won games are brought to their end.

use kete::game::Line;
use kete::rules::{GameName, Position, Ruleset};
use kete::search::{Limits, Request};

use crate::dice::Dice;
use crate::{ahead, answer, endgame, is_over, position, random_position};

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

/// Where a table knows the rest, the search itself stops, but the line it shows is played on.
#[test]
fn a_line_goes_on_where_a_table_knows_the_rest() {
    let mut dice = Dice(11);
    // Where positions can repeat, a table knows few values for every history.
    for (game, least) in [(GameName::Basic, 60), (GameName::Ayoayo, 60), (GameName::Owari, 1)] {
        let ruleset = Ruleset::new(game);
        let tables = endgame(&ruleset, 6);
        let (mut ended, mut looked) = (0, 0);
        while looked < 60 {
            let Some(at) = random_position(&ruleset, 9, &mut dice) else { continue };
            if at.outcome().is_some() || at.moves().is_empty() {
                continue;
            }
            looked += 1;
            let lines = at.moves().len();
            let request =
                Request { lines, tables: tables.clone(), ..Request::new(at, Limits::depth(8)) };
            for info in answer(&request).lines.iter().filter(|info| info.score.is_exact()) {
                let last =
                    info.pv.iter().fold(at, |at: Position, mv| at.play(mv).expect("legal").after);
                if last.outcome().is_none() {
                    continue;
                }
                ended += 1;
                let worth = ahead(&last) * if last.to_move() == at.to_move() { 1 } else { -1 };
                assert_eq!(info.score.seeds(), worth, "{game} {}: {:?}", at.setup(), info.pv);
            }
        }
        assert!(ended >= least, "{game}: {ended} lines reach the end of the game");
    }
}
