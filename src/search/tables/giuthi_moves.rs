//! Giuthi's turns on the board of six, with all twelve pots in one word and a lap in one addition.

use super::cyclic::{MoveGenerator, MoveSink};
use super::index::{MOST_SEEDS, RANK_OFFSETS, rank_of_rows};
use super::rule_moves;
use super::workers::{Block, Rows};
use crate::rules::MAX_LAPS;
use crate::rules::giuthi::Giuthi;

/// Bits of a pot: up to 31 seeds.
const BITS: u32 = 5;
/// The seeds of one pot.
const HOLE_MASK: u64 = (1 << BITS) - 1;
/// The six pots of the mover, in the lowest bits.
const ROW: u64 = (1 << (6 * BITS)) - 1;

/// A lap of a handful.
#[derive(Clone, Copy)]
struct Lap {
    /// What is added to the board.
    change: u64,
    /// Where the last seed falls.
    last: u8,
    /// The pots that get a seed, one bit each.
    fed: u16,
}

/// By direction (to the left, to the right), pot and handful.
static LAPS: [[[Lap; MOST_SEEDS + 1]; 12]; 2] = {
    let mut laps = [[[Lap { change: 0, last: 0, fed: 0 }; MOST_SEEDS + 1]; 12]; 2];
    let mut direction = 0;
    while direction < 2 {
        let mut from = 0;
        while from < 12 {
            let mut at = from;
            let mut hand = 1;
            while hand <= MOST_SEEDS {
                at = if direction == 1 { (at + 1) % 12 } else { (at + 11) % 12 };
                let before = laps[direction][from][hand - 1];
                laps[direction][from][hand] = Lap {
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

/// A row of bytes with a pot in every five bits.
fn pack(row: u64) -> u64 {
    (0..6).map(|at| (row >> (8 * at) & 0xFF) << (BITS * at)).sum()
}

/// A packed row's number among those with as many seeds, and its seeds.
#[inline]
fn rank_packed(row: u64) -> (u32, usize) {
    // One in each pot: the product holds pot by pot the sums of the pots so far, 31 at most.
    const ONES: u64 = ROW / HOLE_MASK;
    let sums = row.wrapping_mul(ONES);
    let sum = |at: usize| (sums >> (BITS as usize * at) & HOLE_MASK) as usize;
    let rank = (0..5).map(|at| RANK_OFFSETS[at][sum(at)]).sum();
    (rank, sum(5))
}

/// Turns of Giuthi.
pub(super) struct GiuthiMoves {
    game: Giuthi,
    /// The rows by their seeds, packed.
    packed: Vec<Vec<u32>>,
}

impl GiuthiMoves {
    /// For positions of up to so many seeds.
    pub(super) fn new(game: Giuthi, rows: &Rows, seeds: usize) -> GiuthiMoves {
        let of = |sum| rows.of(sum).iter().map(|row| pack(*row) as u32).collect();
        GiuthiMoves { game, packed: (0..=seeds).map(of).collect() }
    }
}

/// Where a sowing ended.
struct Sown {
    board: u64,
    last: usize,
    direction: usize,
    fed: u16,
}

/// A move of the mover's row: its first lap, and the way it went.
struct FirstLap {
    lap: Lap,
    direction: usize,
}

/// The moves that can be started from a packed row.
fn starts(own: u64) -> Vec<FirstLap> {
    let from = (0..6).filter(|from| seeds_in(own, *from) >= 2);
    let start = |from, direction: usize| FirstLap {
        lap: LAPS[direction][from][seeds_in(own, from) as usize],
        direction,
    };
    from.flat_map(|from| [start(from, 0), start(from, 1)]).collect()
}

/// Sows lap after lap until one ends in an empty pot; `None` for a turn without end.
#[inline]
fn sow(board: u64, start: &FirstLap) -> Option<Sown> {
    let lap = &start.lap;
    let (board, last) = (board.wrapping_add(lap.change), lap.last as usize);
    let first = Sown { board, last, direction: start.direction, fed: lap.fed };
    if seeds_in(board, last) == 1 { Some(first) } else { relay(first) }
}

/// The laps after the first.
fn relay(Sown { mut board, last: mut at, mut direction, mut fed }: Sown) -> Option<Sown> {
    // A turn in which the same stands again is endless: looked for from time to time.
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
            return Some(Sown { board, last: at, direction, fed });
        }
    }
    None
}

/// `giuthi.capture`, `giuthi.run`: the board afterwards and the seeds taken.
#[inline]
fn capture(sown: &Sown) -> (u64, u64) {
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
    fn each_move(&self, block: &Block, sink: &mut impl MoveSink) {
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

/// The other player is to move.
#[inline]
fn report_successor(board: u64, taken: i8, at: usize, sink: &mut impl MoveSink) {
    let (own, other) = (rank_packed(board >> (6 * BITS)), rank_packed(board & ROW));
    sink.continues(at, taken, rank_of_rows(own, other), other.1 as i8 - own.1 as i8);
}
