//! The rank of a board with two rows: a number for each distribution of seeds over the twelve
//! holes, as seen by the player to move, without gaps.
//!
//! It uses the combinatorial number system. Hole `i`, with `s` seeds in it and all holes before it,
//! contributes C(s + i, i + 1). With up to 48 seeds the rank is below C(60, 12) < 2^41, with up to
//! 72 seeds below C(84, 12) < 2^47.

use crate::rules::TwoRows;
use crate::rules::contract::GameState;

/// The binomial coefficient, `n` choose `k`.
pub(super) const fn choose(n: usize, k: usize) -> u64 {
    let mut result: u64 = 1;
    let mut i = 0;
    while i < k {
        result = result * (n - i) as u64 / (i as u64 + 1);
        i += 1;
    }
    result
}

/// Prefix sums of a row: each byte holds the seeds in its hole and all holes before it.
#[inline]
pub(super) fn sums(row: u64) -> u64 {
    row.wrapping_mul(ONES)
}

/// One seed in each of the six holes of a row.
const ONES: u64 = 0x0101_0101_0101;
const HOLES: usize = 12;
/// The most seeds on a board.
const MAX_SEEDS: usize = 72;

/// The contribution of hole `i` with `s` seeds in it and all holes before it.
static COUNTS: [[u64; MAX_SEEDS + 1]; HOLES] = {
    let mut counts = [[0; MAX_SEEDS + 1]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut seeds = 0;
        while seeds <= MAX_SEEDS {
            counts[hole][seeds] = choose(seeds + hole, hole + 1);
            seeds += 1;
        }
        hole += 1;
    }
    counts
};

/// The rank of a position, counting the holes of the player to move first.
#[inline]
pub(super) fn rank(state: &TwoRows) -> u64 {
    let mover = state.to_move();
    let own = sums(state.row(mover));
    // The prefix sums continue from the mover's row to the opponent's.
    let others = sums(state.row(mover.other())).wrapping_add((own >> 40 & 0xFF) * ONES);
    let count = |sums: u64, first: usize| -> u64 {
        (0..HOLES / 2).map(|at| COUNTS[first + at][(sums >> (8 * at) & 0xFF) as usize]).sum()
    };
    count(own, 0) + count(others, HOLES / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Setup};

    fn rank_of(text: &str) -> u64 {
        let setup = Setup::parse(GameName::Giuthi, text).expect("a position string");
        rank(&TwoRows::lay_out(&setup))
    }

    #[test]
    fn each_way_to_lay_two_seeds_has_its_own_rank_without_gaps() {
        let mut found = Vec::new();
        for first in 0..=HOLES {
            for second in first..=HOLES {
                // A seed in "hole 12" is off the board.
                let mut holes = [0; HOLES + 1];
                holes[first] += 1;
                holes[second] += 1;
                let row =
                    |holes: &[i32]| holes.iter().map(i32::to_string).collect::<Vec<_>>().join(",");
                let text = format!("{}/{} 0-0 S", row(&holes[..6]), row(&holes[6..12]));
                found.push(rank_of(&text));
            }
        }
        found.sort_unstable();
        let whole: Vec<u64> = (0..found.len() as u64).collect();
        assert_eq!(found, whole);
    }

    #[test]
    fn both_sides_see_a_board_alike_and_the_largest_rank_fits() {
        let south = rank_of("6,1,0,3,0,2/0,4,1,0,0,5 10-20 S");
        let north = rank_of("0,4,1,0,0,5/6,1,0,3,0,2 20-10 N");
        assert_eq!(south, north);
        let most = rank_of("72,0,0,0,0,0/0,0,0,0,0,0 0-0 S");
        assert!(most < 1 << 47 && most > 1 << 46, "{most}");
        let most = rank_of("48,0,0,0,0,0/0,0,0,0,0,0 0-0 S");
        assert!(most < 1 << 41 && most > 1 << 40, "{most}");
    }
}
