//! Awale's and Owari's turns a row at a time: a sowing changes the mover's row in a way that hangs
//! on that row alone, and the other's row in one of a few ways. Those are worked out beforehand for
//! every row, so that a whole block of positions is played on with one look each.

use super::circle::{Moves, Sink};
use super::index::{MOST_SEEDS, ROWS, first, rank_of_rows, rank_row, rows_below};
use super::layer::{Block, Rows};
use super::plain::{self, Next};
use crate::rules::TwoRows;
use crate::rules::awale::{Awale, OverLimit};
use crate::rules::contract::Game;
use crate::rules::owari::{GrandSlam, Owari};

/// What a sowing takes from the other's row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taking {
    /// Whether heaps of three are taken.
    threes: bool,
    /// The most pots taken.
    most_pots: usize,
    /// Whether a chain longer than that takes nothing.
    over_takes_nothing: bool,
    /// What a capture of everything does.
    slam: GrandSlam,
}

impl From<&Awale> for Taking {
    fn from(game: &Awale) -> Taking {
        Taking {
            threes: !game.two_only,
            most_pots: game.capture_holes as usize,
            over_takes_nothing: game.over_limit == OverLimit::Nothing,
            slam: GrandSlam::NoCapture,
        }
    }
}

impl From<&Owari> for Taking {
    fn from(game: &Owari) -> Taking {
        Taking { threes: true, most_pots: 6, over_takes_nothing: false, slam: game.grand_slam }
    }
}

impl Taking {
    /// Takes from the other's row after its pot `last` was sown last; `None` where that may not be
    /// played.
    fn take(self, row: &mut [u8; 6], last: usize) -> Option<u8> {
        let fits = |seeds: u8| seeds == 2 || seeds == 3 && self.threes;
        let chain = row[..=last].iter().rev().take_while(|seeds| fits(**seeds)).count();
        if chain > self.most_pots && self.over_takes_nothing {
            return Some(0);
        }
        let pots = last + 1 - chain.min(self.most_pots)..=last;
        let taken: u8 = row[pots.clone()].iter().sum();
        if taken > 0 && taken == row.iter().sum::<u8>() {
            match self.slam {
                GrandSlam::Allowed => {}
                GrandSlam::NoCapture => return Some(0),
                GrandSlam::Forbidden => return None,
            }
        }
        row[pots].fill(0);
        Some(taken)
    }
}

/// What is dropped on the other's row: once over all of it for each full round, then one seed in
/// each of its first pots. Only a sowing that ends there takes anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dropped {
    rounds: usize,
    pots: usize,
}

impl Dropped {
    /// The most rounds that so few seeds go.
    const MOST_ROUNDS: usize = 2;
    /// How many ways of dropping there are.
    const WAYS: usize = (Dropped::MOST_ROUNDS + 1) * 7;

    const fn way(self) -> usize {
        self.rounds * 7 + self.pots
    }

    /// The smallest hand that drops so: from the mover's last pot. Eleven pots lie between a pot
    /// and its next turn to be passed over.
    const fn least_hand(self) -> usize {
        match (self.rounds, self.pots) {
            (0, pots) => pots,
            (rounds, 0) => 11 * (rounds - 1) + 7,
            (rounds, pots) => 11 * rounds + pots,
        }
    }
}

/// Marks a turn that may not be played.
const FORBIDDEN: u32 = u32::MAX;
/// Bits of a row's number beside what was taken.
const RANK_BITS: u32 = 24;

/// Turns of Awale or Owari.
pub(super) struct Rounds<G> {
    game: G,
    /// By way of dropping, then by row, those of fewer seeds first: the number of the row it
    /// becomes and above it the seeds taken.
    dropped: Vec<Vec<u32>>,
}

impl<G: Game<State = TwoRows>> Rounds<G> {
    /// Works out the ways of dropping on rows of up to so many seeds.
    pub(super) fn new(game: G, taking: Taking, rows: &Rows, seeds: usize) -> Rounds<G> {
        let mut dropped = vec![Vec::new(); Dropped::WAYS];
        for rounds in 0..=Dropped::MOST_ROUNDS {
            for pots in 0..=6 {
                let way = Dropped { rounds, pots };
                let Some(most) = seeds.checked_sub(way.least_hand()) else { continue };
                for row in (0..=most).flat_map(|sum| rows.of(sum)) {
                    dropped[way.way()].push(drop_on(*row, way, taking));
                }
            }
        }
        Rounds { game, dropped }
    }
}

/// One entry of [`Rounds::dropped`].
fn drop_on(row: u64, way: Dropped, taking: Taking) -> u32 {
    let bytes = row.to_le_bytes();
    let mut pots_of_row: [u8; 6] = std::array::from_fn(|at| bytes[at] + way.rounds as u8);
    pots_of_row[..way.pots].iter_mut().for_each(|seeds| *seeds += 1);
    let taken = match way.pots.checked_sub(1) {
        Some(last) => taking.take(&mut pots_of_row, last),
        None => Some(0),
    };
    taken.map_or(FORBIDDEN, |taken| {
        let mut after = [0; 8];
        after[..6].copy_from_slice(&pots_of_row);
        rank_row(u64::from_le_bytes(after)).0 | (taken as u32) << RANK_BITS
    })
}

/// Sows a pot of the mover: his row afterwards and what falls on the other's. The pot of origin is
/// passed over.
fn sow(own: u64, from: usize) -> (u64, Dropped) {
    let mut row = own.to_le_bytes();
    let hand = std::mem::take(&mut row[from]);
    let mut on_other = [0; 6];
    let mut at = from;
    for _ in 0..hand {
        at = (at + 1) % 12;
        if at == from {
            at = (at + 1) % 12;
        }
        if at < 6 {
            row[at] += 1;
        } else {
            on_other[at - 6] += 1;
        }
    }
    // A hand that ends on the other's side has begun a round that it did not end.
    let pots = (at + 1).saturating_sub(6);
    let rounds = on_other[5] - if pots == 6 { 1 } else { 0 };
    (u64::from_le_bytes(row), Dropped { rounds, pots })
}

impl<G: Game<State = TwoRows>> Moves for Rounds<G> {
    fn ended(&self, own: u64, other: u64) -> Option<i8> {
        plain::ended(&self.game, own, other)
    }

    #[inline]
    fn each_move(&self, block: &Block, sink: &mut impl Sink) {
        let (own_seeds, other_seeds) = (block.own_seeds, block.other_seeds);
        // A player without seeds passes or must be fed: by the rules themselves.
        if own_seeds == 0 || other_seeds == 0 {
            return self.each_move_plainly(block, sink);
        }
        for from in 0..6 {
            if block.own >> (8 * from) & 0xFF == 0 {
                continue;
            }
            let (after, dropped) = sow(block.own, from);
            let (own_rank, own_left) = rank_row(after);
            // The other player has so many seeds before anything is taken.
            let fed = other_seeds + own_seeds - own_left;
            let ahead = own_left as i8 - fed as i8;
            // By the seeds taken: the first position with this row as the row of the other.
            let mut firsts = [0; MOST_SEEDS + 1];
            for (taken, place) in firsts[..=fed].iter_mut().enumerate() {
                let left = fed - taken;
                *place = first(left, own_left) + own_rank * ROWS[left];
            }
            let table = &self.dropped[dropped.way()][rows_below(other_seeds) as usize..];
            for (at, entry) in table[..block.others.len()].iter().enumerate() {
                if *entry != FORBIDDEN {
                    let taken = entry >> RANK_BITS;
                    let to = firsts[taken as usize] + (entry & ((1 << RANK_BITS) - 1));
                    sink.goes_on(at, taken as i8, to, ahead);
                }
            }
        }
    }
}

impl<G: Game<State = TwoRows>> Rounds<G> {
    fn each_move_plainly(&self, block: &Block, sink: &mut impl Sink) {
        for (at, &other) in block.others.iter().enumerate() {
            if plain::ended(&self.game, block.own, other).is_some() {
                continue;
            }
            plain::each_next(&self.game, block.own, other, |next| match next {
                Next::End(gain) => sink.ends(at, gain),
                Next::On { gain, own, other, .. } => {
                    let (own, other) = (rank_row(own), rank_row(other));
                    sink.goes_on(at, gain, rank_of_rows(own, other), other.1 as i8 - own.1 as i8);
                }
            });
        }
    }
}
