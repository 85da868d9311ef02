//! Checks that a table is consistent: the value of a position must follow from its moves.

use super::index::{rank, unrank};
use super::kind::TableGame;
use super::rule_moves::{Successor, each_successor, final_value};
use super::table::{Bounds, EndgameTable};
use crate::rules::TwoRows;
use crate::rules::contract::Game;

/// Checks every `step`-th position, from the last one down, against its moves by the rules. Returns
/// the number of the first position whose bounds do not follow from its moves.
pub fn first_inconsistency(table: &EndgameTable, step: u32) -> Option<u32> {
    match table.kind().game() {
        TableGame::Awale(game) => check_game(game, table, step),
        TableGame::Owari(game) => check_game(game, table, step),
        TableGame::Giuthi(game) => check_game(game, table, step),
        TableGame::Basic(game) => check_game(game, table, step),
        TableGame::Ayoayo(game) => check_game(game, table, step),
    }
}

fn check_game<G: Game<State = TwoRows>>(game: &G, table: &EndgameTable, step: u32) -> Option<u32> {
    let numbers = (0..table.positions()).rev().step_by(step.max(1) as usize);
    numbers.into_iter().find(|number| {
        let (own, other) = unrank(*number);
        table.fresh(*number) != value_from_moves(game, table, own, other)
    })
}

/// The bounds that follow from the end of the game or from the moves.
fn value_from_moves<G: Game<State = TwoRows>>(
    game: &G,
    table: &EndgameTable,
    own: u64,
    other: u64,
) -> Bounds {
    if let Some(pays) = final_value(game, own, other) {
        return Bounds { lower: pays, upper: pays };
    }
    let mut best = Bounds { lower: i8::MIN, upper: i8::MIN };
    each_successor(game, own, other, |next| {
        let (lower, upper) = match next {
            Successor::End(gain) => (gain, gain),
            Successor::Continues { gain, own, other, again } => {
                let then = table.fresh(rank(own, other));
                if again {
                    (gain + then.lower, gain + then.upper)
                } else {
                    (gain - then.upper, gain - then.lower)
                }
            }
        };
        best = Bounds { lower: best.lower.max(lower), upper: best.upper.max(upper) };
    });
    best
}
