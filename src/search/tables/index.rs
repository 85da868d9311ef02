//! A number for every position of up to [`MOST_SEEDS`] seeds in twelve holes, without gaps.
//!
//! A *row* is six holes, one per byte of a word, in the mover's order of sowing, with the first
//! hole in the lowest byte. The rows of `m` seeds are numbered from 0 to `rows_of(m) - 1`. A
//! position is the mover's row and the opponent's row. Positions are ordered by their seeds, then
//! by the seeds in the mover's row, then by the opponent's row, and last by the mover's row. The
//! empty board has number 0.

use crate::search::rank::{choose, sums};

/// The most seeds on the board that a table can hold.
pub const MOST_SEEDS: usize = 24;
/// [`rank`] can handle sums of seeds below this.
const SUMS: usize = 64;

/// How many rows hold `m` seeds.
pub(super) const fn rows_of(m: usize) -> u32 {
    choose(m + 5, 5) as u32
}

/// How many rows hold fewer than `m` seeds.
pub(super) const fn rows_below(m: usize) -> u32 {
    choose(m + 5, 6) as u32
}

/// How many positions hold `n` seeds.
pub const fn positions_of(n: usize) -> u32 {
    choose(n + 11, 11) as u32
}

/// How many positions hold fewer than `n` seeds. This is also the number of the first position with
/// `n` seeds.
pub const fn positions_below(n: usize) -> u32 {
    choose(n + 11, 12) as u32
}

/// By hole and by the prefix sum of seeds up to it: the hole's contribution to the rank of its row
/// (combinatorial number system).
pub(super) static RANK_OFFSETS: [[u32; SUMS]; 5] = {
    let mut table = [[0; SUMS]; 5];
    let mut at = 0;
    while at < 5 {
        let mut sum = 0;
        while sum < SUMS {
            table[at][sum] = choose(sum + at, at + 1) as u32;
            sum += 1;
        }
        at += 1;
    }
    table
};

/// [`rows_of`] as a table.
pub(super) static ROWS: [u32; MOST_SEEDS + 1] = {
    let mut table = [0; MOST_SEEDS + 1];
    let mut m = 0;
    while m <= MOST_SEEDS {
        table[m] = rows_of(m);
        m += 1;
    }
    table
};

/// The first number for each total of seeds and each count in the mover's row.
static FIRST: [[u32; MOST_SEEDS + 1]; MOST_SEEDS + 1] = {
    let mut table = [[0; MOST_SEEDS + 1]; MOST_SEEDS + 1];
    let mut n = 0;
    while n <= MOST_SEEDS {
        let mut first = positions_below(n);
        let mut own = 0;
        while own <= n {
            table[n][own] = first;
            first += rows_of(own) * rows_of(n - own);
            own += 1;
        }
        n += 1;
    }
    table
};

/// The first number of the positions with `own` seeds in the mover's row and `other` in the
/// opponent's.
#[inline]
pub(super) fn first(own: usize, other: usize) -> u32 {
    FIRST[own + other][own]
}

/// The rank of a row among those with as many seeds, and its seeds.
///
/// # Panics
/// The row holds 64 seeds or more.
#[inline]
pub(super) fn rank_row(row: u64) -> (u32, usize) {
    let sums = sums(row);
    let sum = |at: usize| (sums >> (8 * at)) as usize & 0xFF;
    let rank = (0..5).map(|at| RANK_OFFSETS[at][sum(at)]).sum();
    (rank, sum(5))
}

/// The number of a position, from the rows of the mover and the opponent.
///
/// # Panics
/// The position holds more than [`MOST_SEEDS`] seeds.
#[inline]
pub fn rank(own: u64, other: u64) -> u32 {
    rank_of_rows(rank_row(own), rank_row(other))
}

/// The number of a position, from the ranks and seeds of both rows.
#[inline]
pub(super) fn rank_of_rows(
    (own_rank, own_seeds): (u32, usize),
    (other_rank, other_seeds): (u32, usize),
) -> u32 {
    first(own_seeds, other_seeds) + other_rank * ROWS[own_seeds] + own_rank
}

/// All rows of `m` seeds in the order of their ranks.
pub(super) fn rows(m: usize) -> Vec<u64> {
    fn lay(at: usize, left: usize, row: u64, all: &mut Vec<u64>) {
        if at == 0 {
            return all.push(row | left as u64);
        }
        // The prefix sum before a hole grows as the hole's own seeds fall.
        for seeds in (0..=left).rev() {
            lay(at - 1, left - seeds, row | (seeds as u64) << (8 * at), all);
        }
    }
    let mut all = Vec::with_capacity(rows_of(m) as usize);
    lay(5, m, 0, &mut all);
    all
}

/// The rows of the mover and the opponent in the position with this number.
///
/// # Panics
/// No position of up to [`MOST_SEEDS`] seeds has this number.
pub fn unrank(number: u32) -> (u64, u64) {
    let seeds = (0..=MOST_SEEDS).rfind(|n| positions_below(*n) <= number).unwrap_or(0);
    let own = (0..=seeds).rfind(|own| FIRST[seeds][*own] <= number).unwrap_or(0);
    let within = number - FIRST[seeds][own];
    (unrank_row(within % ROWS[own], own), unrank_row(within / ROWS[own], seeds - own))
}

fn unrank_row(mut rank: u32, seeds: usize) -> u64 {
    let mut row = 0;
    let mut sum = seeds;
    for at in (0..5).rev() {
        let below = (0..=sum).rfind(|below| RANK_OFFSETS[at][*below] <= rank).unwrap_or(0);
        row |= ((sum - below) as u64) << (8 * (at + 1));
        rank -= RANK_OFFSETS[at][below];
        sum = below;
    }
    row | sum as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_has_its_number_and_no_number_is_left_out() {
        let mut next = 0;
        for seeds in 0..=7 {
            assert_eq!(positions_below(seeds), next);
            for own in 0..=seeds {
                for other_row in rows(seeds - own) {
                    for own_row in rows(own) {
                        assert_eq!(rank(own_row, other_row), next);
                        assert_eq!(unrank(next), (own_row, other_row));
                        next += 1;
                    }
                }
            }
        }
        assert_eq!(positions_below(8), next);
    }

    #[test]
    fn the_last_number_of_each_size_is_the_one_before_the_next() {
        for seeds in 1..=MOST_SEEDS {
            let last = positions_below(seeds + 1) - 1;
            assert_eq!(unrank(last), (seeds as u64, 0));
            assert_eq!(rank(seeds as u64, 0), last);
        }
    }
}
