//! Fast moves of Giuthi on the board of six: all twelve holes fit into one word, and a lap is one
//! addition.

use super::cyclic::{MoveGenerator, MoveSink};
use super::index::{MOST_SEEDS, RANK_OFFSETS, rank_of_rows};
use super::rule_moves;
use super::workers::{RowBlock, RowTable};
use crate::rules::MAX_LAPS;
use crate::rules::giuthi::Giuthi;

/// Bits of a hole: up to 31 seeds.
const BITS: u32 = 5;
/// The bits of the first hole.
const HOLE_MASK: u64 = (1 << BITS) - 1;
/// The mover's six holes, in the lowest bits.
const ROW: u64 = (1 << (6 * BITS)) - 1;

/// A lap with a given number of seeds.
#[derive(Clone, Copy)]
struct PackedLap {
    /// Added to the board.
    change: u64,
    /// Where the last seed lands.
    last: u8,
    /// The holes that get a seed, one bit each.
    fed: u16,
}

/// The laps by direction (left, right), hole and seeds sown.
static LAPS: [[[PackedLap; MOST_SEEDS + 1]; 12]; 2] = {
    let mut laps = [[[PackedLap { change: 0, last: 0, fed: 0 }; MOST_SEEDS + 1]; 12]; 2];
    let mut direction = 0;
    while direction < 2 {
        let mut from = 0;
        while from < 12 {
            let mut at = from;
            let mut hand = 1;
            while hand <= MOST_SEEDS {
                at = if direction == 1 { (at + 1) % 12 } else { (at + 11) % 12 };
                let before = laps[direction][from][hand - 1];
                laps[direction][from][hand] = PackedLap {
                    change: before
                        .change
                        .wrapping_add(1 << (BITS * at as u32))
                        .wrapping_sub(1 << (BITS * from as u32)),
                    last: at as u8,
                    fed: before.fed | 1 << at,
                };
                hand += 1;
            }
            from += 1;
        }
        direction += 1;
    }
    laps
};

#[inline]
fn seeds_in(board: u64, at: usize) -> u64 {
    board >> (BITS as usize * at) & HOLE_MASK
}

/// Packs a row of bytes into five bits per hole.
fn pack(row: u64) -> u64 {
    (0..6).map(|at| (row >> (8 * at) & 0xFF) << (BITS * at)).sum()
}

/// The rank of a packed row among the rows with as many seeds, and its seeds.
#[inline]
fn rank_packed(row: u64) -> (u32, usize) {
    // One seed in each hole: multiplying by this gives the prefix sums of the holes, at most 31
    // each.
    const ONES: u64 = ROW / HOLE_MASK;
    let sums = row.wrapping_mul(ONES);
    let sum = |at: usize| (sums >> (BITS as usize * at) & HOLE_MASK) as usize;
    let rank = (0..5).map(|at| RANK_OFFSETS[at][sum(at)]).sum();
    (rank, sum(5))
}

/// The moves of Giuthi.
pub(super) struct GiuthiMoves {
    game: Giuthi,
    /// The packed rows, by their seeds.
    packed: Vec<Vec<u32>>,
}

impl GiuthiMoves {
    /// For positions of up to `seeds` seeds.
    pub(super) fn new(game: Giuthi, rows: &RowTable, seeds: usize) -> GiuthiMoves {
        let of = |sum| rows.of(sum).iter().map(|row| pack(*row) as u32).collect();
        GiuthiMoves { game, packed: (0..=seeds).map(of).collect() }
    }
}

/// The board after a sowing.
struct PackedSowing {
    board: u64,
    last: usize,
    direction: usize,
    fed: u16,
}

/// The first lap of a move, with its direction.
struct FirstLap {
    lap: PackedLap,
    direction: usize,
}

/// The possible moves of a packed row.
fn starts(own: u64) -> Vec<FirstLap> {
    let from = (0..6).filter(|from| seeds_in(own, *from) >= 2);
    let start = |from, direction: usize| FirstLap {
        lap: LAPS[direction][from][seeds_in(own, from) as usize],
        direction,
    };
    from.flat_map(|from| [start(from, 0), start(from, 1)]).collect()
}

/// Sows lap after lap until one ends in an empty hole; `None` if the turn is endless.
#[inline]
fn sow(board: u64, start: &FirstLap) -> Option<PackedSowing> {
    let lap = &start.lap;
    let (board, last) = (board.wrapping_add(lap.change), lap.last as usize);
    let first = PackedSowing { board, last, direction: start.direction, fed: lap.fed };
    if seeds_in(board, last) == 1 { Some(first) } else { relay(first) }
}

/// Sows the laps after the first.
fn relay(
    PackedSowing { mut board, last: mut at, mut direction, mut fed }: PackedSowing,
) -> Option<PackedSowing> {
    // A turn that returns to an earlier state is endless. Brent's algorithm: compare with a
    // snapshot, renewed at every power of two.
    let mut remembered = (0, 0, 0);
    let mut next_snapshot = 16;
    for laps in 2..=MAX_LAPS {
        direction = 1 - direction;
        if remembered == (board, at, direction) {
            return None;
        }
        if laps == next_snapshot {
            remembered = (board, at, direction);
            next_snapshot *= 2;
        }
        let lap = &LAPS[direction][at][seeds_in(board, at) as usize];
        board = board.wrapping_add(lap.change);
        at = lap.last as usize;
        fed |= lap.fed;
        if seeds_in(board, at) == 1 {
            return Some(PackedSowing { board, last: at, direction, fed });
        }
    }
    None
}

/// `giuthi.capture` and `giuthi.run`: the board afterwards and the seeds captured.
#[inline]
fn capture(sown: &PackedSowing) -> (u64, u64) {
    let mut board = sown.board;
    let across = |at: usize| 11 - at;
    let facing = |board: u64, at: usize| seeds_in(board, across(at));
    let last = sown.last;
    if last >= 6 || facing(board, last) == 0 || sown.fed >> across(last) & 1 == 0 {
        return (board, 0);
    }
    let mut taken = 1 + facing(board, last);
    board &= !(HOLE_MASK << (BITS as usize * last) | HOLE_MASK << (BITS as usize * across(last)));
    let mut at = last;
    loop {
        at = if sown.direction == 1 { at + 1 } else { at.wrapping_sub(1) };
        if at >= 6 || seeds_in(board, at) > 0 || facing(board, at) == 0 {
            return (board, taken);
        }
        taken += facing(board, at);
        board &= !(HOLE_MASK << (BITS as usize * across(at)));
    }
}

impl MoveGenerator for GiuthiMoves {
    fn final_value(&self, own: u64, other: u64) -> Option<i8> {
        rule_moves::final_value(&self.game, own, other)
    }

    #[inline]
    fn each_move(&self, block: &RowBlock<'_>, sink: &mut impl MoveSink) {
        let own = pack(block.own);
        let others = &self.packed[block.other_seeds];
        let board = |other: u32| own | (other as u64) << (6 * BITS);
        let starts = starts(own);
        let mut any_endless = false;
        for start in &starts {
            for (at, &other) in others.iter().enumerate() {
                if !sink.wants(at) {
                    continue;
                }
                match sow(board(other), start) {
                    Some(sown) => {
                        let (after, taken) = capture(&sown);
                        report_successor(after, taken as i8, at, sink);
                    }
                    None => any_endless = true,
                }
            }
        }
        if starts.is_empty() || any_endless {
            for (at, &other) in others.iter().enumerate() {
                let must_pass = || starts.iter().all(|start| sow(board(other), start).is_none());
                if sink.wants(at) && must_pass() {
                    report_successor(board(other), 0, at, sink);
                }
            }
        }
    }
}

/// Passes the position after a move to `sink`; the opponent moves next.
#[inline]
fn report_successor(board: u64, taken: i8, at: usize, sink: &mut impl MoveSink) {
    let (own, other) = (rank_packed(board >> (6 * BITS)), rank_packed(board & ROW));
    sink.continues(at, taken, rank_of_rows(own, other), other.1 as i8 - own.1 as i8);
}
