//! Giuthi's turns on the board of six, with all twelve pots in one word and a lap in one addition.

use super::circle::{Moves, Sink};
use super::index::{BEFORE, MOST_SEEDS, rank_of_rows};
use super::layer::{Block, Rows};
use super::plain;
use crate::rules::MAX_LAPS;
use crate::rules::giuthi::Giuthi;

/// Bits of a pot: up to 31 seeds.
const BITS: u32 = 5;
/// The seeds of one pot.
const POT: u64 = (1 << BITS) - 1;
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
    let mut way = 0;
    while way < 2 {
        let mut from = 0;
        while from < 12 {
            let mut at = from;
            let mut hand = 1;
            while hand <= MOST_SEEDS {
                at = if way == 1 { (at + 1) % 12 } else { (at + 11) % 12 };
                let before = laps[way][from][hand - 1];
                laps[way][from][hand] = Lap {
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
        way += 1;
    }
    laps
};

#[inline]
fn pot(board: u64, at: usize) -> u64 {
    board >> (BITS as usize * at) & POT
}

/// A row of bytes with a pot in every five bits.
fn pack(row: u64) -> u64 {
    (0..6).map(|at| (row >> (8 * at) & 0xFF) << (BITS * at)).sum()
}

/// A packed row's number among those with as many seeds, and its seeds.
#[inline]
fn rank_packed(row: u64) -> (u32, usize) {
    // One in each pot: the product holds pot by pot the sums of the pots so far, 31 at most.
    const ONES: u64 = ROW / POT;
    let sums = row.wrapping_mul(ONES);
    let sum = |at: usize| (sums >> (BITS as usize * at) & POT) as usize;
    let rank = (0..5).map(|at| BEFORE[at][sum(at)]).sum();
    (rank, sum(5))
}

/// Turns of Giuthi.
pub(super) struct Turns {
    game: Giuthi,
    /// The rows by their seeds, packed.
    packed: Vec<Vec<u32>>,
}

impl Turns {
    /// For positions of up to so many seeds.
    pub(super) fn new(game: Giuthi, rows: &Rows, seeds: usize) -> Turns {
        let of = |sum| rows.of(sum).iter().map(|row| pack(*row) as u32).collect();
        Turns { game, packed: (0..=seeds).map(of).collect() }
    }
}

/// Where a sowing ended.
struct Ended {
    board: u64,
    last: usize,
    way: usize,
    fed: u16,
}

/// A move of the mover's row: its first lap, and the way it went.
struct Start {
    lap: Lap,
    way: usize,
}

/// The moves that can be started from a packed row.
fn starts(own: u64) -> Vec<Start> {
    let from = (0..6).filter(|from| pot(own, *from) >= 2);
    let start = |from, way: usize| Start { lap: LAPS[way][from][pot(own, from) as usize], way };
    from.flat_map(|from| [start(from, 0), start(from, 1)]).collect()
}

/// Sows lap after lap until one ends in an empty pot; `None` for a turn without end.
#[inline]
fn sow(board: u64, start: &Start) -> Option<Ended> {
    let lap = &start.lap;
    let (board, last) = (board.wrapping_add(lap.change), lap.last as usize);
    let first = Ended { board, last, way: start.way, fed: lap.fed };
    if pot(board, last) == 1 { Some(first) } else { relay(first) }
}

/// The laps after the first.
fn relay(Ended { mut board, last: mut at, mut way, mut fed }: Ended) -> Option<Ended> {
    // A turn in which the same stands again is endless: looked for from time to time.
    let mut stood = (0, 0, 0);
    let mut look_at = 16;
    for laps in 2..=MAX_LAPS {
        way = 1 - way;
        if stood == (board, at, way) {
            return None;
        }
        if laps == look_at {
            stood = (board, at, way);
            look_at *= 2;
        }
        let lap = &LAPS[way][at][pot(board, at) as usize];
        board = board.wrapping_add(lap.change);
        at = lap.last as usize;
        fed |= lap.fed;
        if pot(board, at) == 1 {
            return Some(Ended { board, last: at, way, fed });
        }
    }
    None
}

/// `giuthi.capture`, `giuthi.run`: the board afterwards and the seeds taken.
#[inline]
fn capture(sown: &Ended) -> (u64, u64) {
    let mut board = sown.board;
    let across = |at: usize| 11 - at;
    let facing = |board: u64, at: usize| pot(board, across(at));
    let last = sown.last;
    if last >= 6 || facing(board, last) == 0 || sown.fed >> across(last) & 1 == 0 {
        return (board, 0);
    }
    let mut taken = 1 + facing(board, last);
    board &= !(POT << (BITS as usize * last) | POT << (BITS as usize * across(last)));
    let mut at = last;
    loop {
        at = if sown.way == 1 { at + 1 } else { at.wrapping_sub(1) };
        if at >= 6 || pot(board, at) > 0 || facing(board, at) == 0 {
            return (board, taken);
        }
        taken += facing(board, at);
        board &= !(POT << (BITS as usize * across(at)));
    }
}

impl Moves for Turns {
    fn ended(&self, own: u64, other: u64) -> Option<i8> {
        plain::ended(&self.game, own, other)
    }

    #[inline]
    fn each_move(&self, block: &Block, sink: &mut impl Sink) {
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
                        leads_to(after, taken as i8, at, sink);
                    }
                    None => any_endless = true,
                }
            }
        }
        if starts.is_empty() || any_endless {
            for (at, &other) in others.iter().enumerate() {
                let must_pass = || starts.iter().all(|start| sow(board(other), start).is_none());
                if sink.wants(at) && must_pass() {
                    leads_to(board(other), 0, at, sink);
                }
            }
        }
    }
}

/// The other player is to move.
#[inline]
fn leads_to(board: u64, taken: i8, at: usize, sink: &mut impl Sink) {
    let (own, other) = (rank_packed(board >> (6 * BITS)), rank_packed(board & ROW));
    sink.goes_on(at, taken, rank_of_rows(own, other), other.1 as i8 - own.1 as i8);
}
