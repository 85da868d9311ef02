//! Games without cycles: retrograde analysis in one pass, every position after those it depends on.
//!
//! In the Basic Game and in Ayoayo a turn that puts no seed into the store stays within the mover's
//! row, because a sowing that crosses to the other side drops a seed in the store on the way. In
//! such a turn seeds only move towards the store, so the sum of all distances to the stores falls.
//! A pass keeps that sum, but the next turn must feed, which crosses. So a position depends only on
//! positions with fewer seeds or with a smaller sum, and the recursion ends.

use super::cells::{Cells, encode};
use super::index::rank;
use super::rule_moves::{self, Successor};
use super::workers::{Cancelled, Workers};
use crate::rules::TwoRows;
use crate::rules::contract::Game;

/// The byte of a position that has not been solved yet.
const UNKNOWN: u8 = 0;

/// Fills a layer. All layers with fewer seeds must be complete.
pub(super) fn fill<G: Game<State = TwoRows>>(
    game: &G,
    cells: &Cells<'_>,
    workers: &Workers<'_>,
    seeds: usize,
) -> Result<(), Cancelled> {
    workers.each(seeds, |block| {
        for (at, &other) in block.others.iter().enumerate() {
            if cells.get(block.number(at), 0) == UNKNOWN {
                solve(game, cells, block.number(at), block.own, other);
            }
        }
        false
    })?;
    Ok(())
}

/// Computes and stores the value of a position. Two threads may do so at the same time: both find
/// the same value.
fn solve<G: Game<State = TwoRows>>(
    game: &G,
    cells: &Cells<'_>,
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
