//! Games in which nothing circles: every position once, what it rests on before it.
//!
//! In the Basic Game and in Ayoayo a turn that brings no seed into the store stays within the mover's
//! own row, for whoever crosses to the other side drops a seed in his store on the way. There seeds
//! only move on towards the store. So the sum of all seeds' distances to the stores of their sides
//! falls with each turn that leaves the seeds on the board as many as they were, and a pass is
//! followed by a turn that feeds, which crosses. A position therefore rests on positions with fewer
//! seeds and on such with a smaller sum: going down from one to the next comes to an end.

use super::cells::{Cells, encode};
use super::index::rank;
use super::rule_moves::{self, Successor};
use super::workers::{Cancelled, Workers};
use crate::rules::TwoRows;
use crate::rules::contract::Game;

/// The byte of a position that has not been looked at.
const UNKNOWN: u8 = 0;

/// Fills a layer; those with fewer seeds are filled.
pub(super) fn fill<G: Game<State = TwoRows>>(
    game: &G,
    cells: &Cells,
    workers: &Workers,
    seeds: usize,
) -> Result<(), Cancelled> {
    workers.each_block(
        seeds,
        || (),
        |block, ()| {
            for (at, &other) in block.others.iter().enumerate() {
                if cells.get(block.number(at), 0) == UNKNOWN {
                    solve(game, cells, block.number(at), block.own, other);
                }
            }
            false
        },
    )?;
    Ok(())
}

/// Finds and keeps the value of a position. Two threads may do so at once: they find the same.
fn solve<G: Game<State = TwoRows>>(
    game: &G,
    cells: &Cells,
    number: u32,
    own: u64,
    other: u64,
) -> i8 {
    let value = rule_moves::final_value(game, own, other).unwrap_or_else(|| {
        let mut best = i8::MIN;
        rule_moves::each_successor(game, own, other, |next| {
            best = best.max(match next {
                Successor::End(gain) => gain,
                Successor::Continues { gain, own, other, again } => {
                    let number = rank(own, other);
                    let known = cells.get(number, 0);
                    let value = if known == UNKNOWN {
                        solve(game, cells, number, own, other)
                    } else {
                        super::cells::decode(known)
                    };
                    if again { gain + value } else { gain - value }
                }
            });
        });
        best
    });
    cells.set(number, 0, encode(value, true));
    value
}
