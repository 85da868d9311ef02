//! Awale's and Owari's turns a row at a time: a sowing changes the mover's row in a way that hangs
//! on that row alone, and the other's row in one of a few ways. Those are worked out beforehand for
//! every row, so that a whole block of positions is played on with one look each.

use super::cyclic::{MoveGenerator, MoveSink};
use super::index::{MOST_SEEDS, ROWS, first, rank_of_rows, rank_row, rows_below};
use super::rule_moves::{self, Successor};
use super::workers::{Block, Rows};
use crate::rules::TwoRows;
use crate::rules::awale::{Awale, OverLimit};
use crate::rules::contract::Game;
use crate::rules::owari::{GrandSlam, Owari};

/// What a sowing takes from the other's row.
#[derive(Clone, Copy, Debug)]
pub(super) struct CaptureRule {
    /// Whether heaps of three are taken.
    threes: bool,
    /// The most pots taken.
    max_holes: usize,
    /// Whether a chain longer than that takes nothing.
    over_takes_nothing: bool,
    /// What a capture of everything does.
    slam: GrandSlam,
}

impl From<&Awale> for CaptureRule {
    fn from(game: &Awale) -> CaptureRule {
        CaptureRule {
            threes: !game.two_only,
            max_holes: game.capture_holes as usize,
            over_takes_nothing: game.over_limit == OverLimit::Nothing,
            slam: GrandSlam::NoCapture,
        }
    }
}

impl From<&Owari> for CaptureRule {
    fn from(game: &Owari) -> CaptureRule {
        CaptureRule { threes: true, max_holes: 6, over_takes_nothing: false, slam: game.grand_slam }
    }
}

impl CaptureRule {
    /// Takes from the other's row after its pot `last` was sown last; `None` where that may not be
    /// played.
    fn take(self, row: &mut [u8; 6], last: usize) -> Option<u8> {
        let fits = |seeds: u8| seeds == 2 || seeds == 3 && self.threes;
        let chain = row[..=last].iter().rev().take_while(|seeds| fits(**seeds)).count();
        if chain > self.max_holes && self.over_takes_nothing {
            return Some(0);
        }
        let holes = last + 1 - chain.min(self.max_holes)..=last;
        let taken: u8 = row[holes.clone()].iter().sum();
        if taken > 0 && taken == row.iter().sum::<u8>() {
            match self.slam {
                GrandSlam::Allowed => {}
                GrandSlam::NoCapture => return Some(0),
                GrandSlam::Forbidden => return None,
            }
        }
        row[holes].fill(0);
        Some(taken)
    }
}

/// What is dropped on the other's row: once over all of it for each full round, then one seed in
/// each of its first pots. Only a sowing that ends there takes anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sowing {
    rounds: usize,
    holes: usize,
}

impl Sowing {
    /// The most rounds that so few seeds go.
    const MAX_ROUNDS: usize = 2;
    /// How many ways of dropping there are.
    const COUNT: usize = (Sowing::MAX_ROUNDS + 1) * 7;

    const fn index(self) -> usize {
        self.rounds * 7 + self.holes
    }

    /// The smallest hand that drops so: from the mover's last pot. Eleven pots lie between a pot
    /// and its next turn to be passed over.
    const fn min_hand(self) -> usize {
        match (self.rounds, self.holes) {
            (0, holes) => holes,
            (rounds, 0) => 11 * (rounds - 1) + 7,
            (rounds, holes) => 11 * rounds + holes,
        }
    }
}

/// Marks a turn that may not be played.
const FORBIDDEN: u32 = u32::MAX;
/// Bits of a row's number beside what was taken.
const RANK_BITS: u32 = 24;

/// Turns of Awale or Owari.
pub(super) struct OwareMoves<G> {
    game: G,
    /// By way of dropping, then by row, those of fewer seeds first: the number of the row it
    /// becomes and above it the seeds taken.
    effects: Vec<Vec<u32>>,
}

impl<G: Game<State = TwoRows>> OwareMoves<G> {
    /// Works out the ways of dropping on rows of up to so many seeds.
    pub(super) fn new(
        game: G,
        capture_rule: CaptureRule,
        rows: &Rows,
        seeds: usize,
    ) -> OwareMoves<G> {
        let mut effects = vec![Vec::new(); Sowing::COUNT];
        for rounds in 0..=Sowing::MAX_ROUNDS {
            for holes in 0..=6 {
                let sowing = Sowing { rounds, holes };
                let Some(most) = seeds.checked_sub(sowing.min_hand()) else { continue };
                for row in (0..=most).flat_map(|sum| rows.of(sum)) {
                    effects[sowing.index()].push(effect_of(*row, sowing, capture_rule));
                }
            }
        }
        OwareMoves { game, effects }
    }
}

/// One entry of [`Rounds::dropped`].
fn effect_of(row: u64, sowing: Sowing, capture_rule: CaptureRule) -> u32 {
    let bytes = row.to_le_bytes();
    let mut holes_of_row: [u8; 6] = std::array::from_fn(|at| bytes[at] + sowing.rounds as u8);
    holes_of_row[..sowing.holes].iter_mut().for_each(|seeds| *seeds += 1);
    let taken = match sowing.holes.checked_sub(1) {
        Some(last) => capture_rule.take(&mut holes_of_row, last),
        None => Some(0),
    };
    taken.map_or(FORBIDDEN, |taken| {
        let mut after = [0; 8];
        after[..6].copy_from_slice(&holes_of_row);
        rank_row(u64::from_le_bytes(after)).0 | (taken as u32) << RANK_BITS
    })
}

/// Sows a pot of the mover: his row afterwards and what falls on the other's. The pot of origin is
/// passed over.
fn sow(own: u64, from: usize) -> (u64, Sowing) {
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
    let holes = (at + 1).saturating_sub(6);
    let rounds = on_other[5] - if holes == 6 { 1 } else { 0 };
    (u64::from_le_bytes(row), Sowing { rounds, holes })
}

impl<G: Game<State = TwoRows>> MoveGenerator for OwareMoves<G> {
    fn final_value(&self, own: u64, other: u64) -> Option<i8> {
        rule_moves::final_value(&self.game, own, other)
    }

    #[inline]
    fn each_move(&self, block: &Block, sink: &mut impl MoveSink) {
        let (own_seeds, other_seeds) = (block.own_seeds, block.other_seeds);
        // A player without seeds passes or must be fed: by the rules themselves.
        if own_seeds == 0 || other_seeds == 0 {
            return self.each_move_by_rules(block, sink);
        }
        for from in 0..6 {
            if block.own >> (8 * from) & 0xFF == 0 {
                continue;
            }
            let (after, sowing) = sow(block.own, from);
            let (own_rank, own_left) = rank_row(after);
            // The other player has so many seeds before anything is taken.
            let fed = other_seeds + own_seeds - own_left;
            let side_lead = own_left as i8 - fed as i8;
            // By the seeds taken: the first position with this row as the row of the other.
            let mut firsts = [0; MOST_SEEDS + 1];
            for (taken, place) in firsts[..=fed].iter_mut().enumerate() {
                let left = fed - taken;
                *place = first(left, own_left) + own_rank * ROWS[left];
            }
            let table = &self.effects[sowing.index()][rows_below(other_seeds) as usize..];
            for (at, entry) in table[..block.others.len()].iter().enumerate() {
                if *entry != FORBIDDEN {
                    let taken = entry >> RANK_BITS;
                    let to = firsts[taken as usize] + (entry & ((1 << RANK_BITS) - 1));
                    sink.continues(at, taken as i8, to, side_lead);
                }
            }
        }
    }
}

impl<G: Game<State = TwoRows>> OwareMoves<G> {
    fn each_move_by_rules(&self, block: &Block, sink: &mut impl MoveSink) {
        for (at, &other) in block.others.iter().enumerate() {
            if rule_moves::final_value(&self.game, block.own, other).is_some() {
                continue;
            }
            rule_moves::each_successor(&self.game, block.own, other, |next| match next {
                Successor::End(gain) => sink.ends_game(at, gain),
                Successor::Continues { gain, own, other, .. } => {
                    let (own, other) = (rank_row(own), rank_row(other));
                    sink.continues(at, gain, rank_of_rows(own, other), other.1 as i8 - own.1 as i8);
                }
            });
        }
    }
}
