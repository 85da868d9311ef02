//! Giuthi's turns on the board of six, with all twelve pots in one word and a lap in one addition.

use super::circle::{Moves, Sink};
use super::index::{MOST_SEEDS, ROWS, first, rank_row};
use super::layer::Block;
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

/// A row of five bits a pot with a pot in every byte.
#[inline]
fn unpack(row: u64) -> u64 {
    (0..6).map(|at| (row >> (BITS * at) & POT) << (8 * at)).sum()
}

/// Where a sowing ended.
struct Ended {
    board: u64,
    last: usize,
    way: usize,
    fed: u16,
}

/// Sows lap after lap until one ends in an empty pot; `None` for a turn without end.
#[inline]
fn sow(mut board: u64, from: usize, mut way: usize) -> Option<Ended> {
    let mut at = from;
    let mut fed = 0;
    // A turn in which the same stands again is endless: looked for from time to time.
    let mut stood = (0, 0, 0);
    let mut look_at = 16;
    for laps in 1..=MAX_LAPS {
        let lap = &LAPS[way][at][pot(board, at) as usize];
        board = board.wrapping_add(lap.change);
        at = lap.last as usize;
        fed |= lap.fed;
        if pot(board, at) == 1 {
            return Some(Ended { board, last: at, way, fed });
        }
        way = 1 - way;
        if stood == (board, at, way) {
            return None;
        }
        if laps == look_at {
            stood = (board, at, way);
            look_at *= 2;
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

impl Moves for Giuthi {
    fn ended(&self, own: u64, other: u64) -> Option<i8> {
        plain::ended(self, own, other)
    }

    #[inline]
    fn each_move(&self, block: &Block, sink: &mut impl Sink) {
        let own = pack(block.own);
        for (at, &other) in block.others.iter().enumerate() {
            if !sink.wants(at) {
                continue;
            }
            let board = own | pack(other) << (6 * BITS);
            let mut must_pass = true;
            for from in (0..6).filter(|from| pot(own, *from) >= 2) {
                for way in 0..2 {
                    if let Some(sown) = sow(board, from, way) {
                        must_pass = false;
                        let (after, taken) = capture(&sown);
                        leads_to(after, taken as i8, at, sink);
                    }
                }
            }
            if must_pass {
                leads_to(board, 0, at, sink);
            }
        }
    }
}

/// The other player is to move.
#[inline]
fn leads_to(board: u64, taken: i8, at: usize, sink: &mut impl Sink) {
    let (other_rank, other_seeds) = rank_row(unpack(board & ROW));
    let (own_rank, own_seeds) = rank_row(unpack(board >> (6 * BITS)));
    let to = first(own_seeds, other_seeds) + other_rank * ROWS[own_seeds] + own_rank;
    sink.goes_on(at, taken, to, other_seeds as i8 - own_seeds as i8);
}
