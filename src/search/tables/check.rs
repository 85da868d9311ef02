//! Whether a table holds together: what a position is worth must follow from its moves.

use super::index::{rank, unrank};
use super::plain::{Next, each_next, ended};
use super::table::{Bounds, Table};
use crate::rules::contract::Game;
use crate::rules::{Ruleset, TwoRows};

/// Holds positions against their moves by the rules, each `step`-th of the table's, from the last
/// one down. Returns the first that does not follow from its moves.
pub fn disagreement(table: &Table, step: u32) -> Option<u32> {
    match table.kind().ruleset() {
        Ruleset::Awale(game) => of(game, table, step),
        Ruleset::Owari(game) => of(game, table, step),
        Ruleset::Giuthi(game) => of(game, table, step),
        Ruleset::Basic(game) => of(game, table, step),
        Ruleset::Ayoayo(game) => of(game, table, step),
        Ruleset::Bawo(_) | Ruleset::Ring(_) => None,
    }
}

fn of<G: Game<State = TwoRows>>(game: &G, table: &Table, step: u32) -> Option<u32> {
    let numbers = (0..table.positions()).rev().step_by(step.max(1) as usize);
    numbers.into_iter().find(|number| {
        let (own, other) = unrank(*number);
        table.fresh(*number) != worth(game, table, own, other)
    })
}

/// What follows from the end, or from the moves.
fn worth<G: Game<State = TwoRows>>(game: &G, table: &Table, own: u64, other: u64) -> Bounds {
    if let Some(pays) = ended(game, own, other) {
        return Bounds { lower: pays, upper: pays };
    }
    let mut best = Bounds { lower: i8::MIN, upper: i8::MIN };
    each_next(game, own, other, |next| {
        let (lower, upper) = match next {
            Next::End(gain) => (gain, gain),
            Next::On { gain, own, other, again } => {
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
