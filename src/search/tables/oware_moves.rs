//! Fast moves of Awale and Owari, a row at a time. A sowing changes the mover's row in a way that
//! depends on that row alone, and the opponent's row in one of a few ways. Those are computed in
//! advance for every row, so that each position of a block takes one lookup.

use super::cyclic::{MoveGenerator, MoveSink};
use super::index::{MOST_SEEDS, ROWS, first, rank_of_rows, rank_row, rows_below};
use super::rule_moves::{self, Successor};
use super::workers::{RowBlock, RowTable};
use crate::rules::TwoRows;
use crate::rules::awale::{Awale, OverLimit};
use crate::rules::contract::Game;
use crate::rules::owari::{GrandSlam, Owari};

/// The capture rules of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct CaptureRule {
    /// Whether holes with three seeds are captured.
    threes: bool,
    /// The most holes captured.
    max_holes: usize,
    /// Whether a longer chain captures nothing.
    over_takes_nothing: bool,
    /// What happens to a capture of everything.
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
    /// Captures from the opponent's row after the last seed landed in its hole `last`. Returns the
    /// seeds captured; `None` if the move is forbidden.
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

/// What a sowing drops on the opponent's row: one seed in every hole for each full round, then one
/// in each of the first holes. Only a sowing that ends in this row captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OwareSowing {
    rounds: usize,
    holes: usize,
}

impl OwareSowing {
    /// The most rounds that [`MOST_SEEDS`] seeds can go.
    const MAX_ROUNDS: usize = 2;
    /// The number of different sowings.
    const COUNT: usize = (OwareSowing::MAX_ROUNDS + 1) * 7;

    const fn index(self) -> usize {
        self.rounds * 7 + self.holes
    }

    /// The fewest seeds that sow like this: from the mover's last hole. A full round drops eleven
    /// seeds, because the sowing skips its own hole.
    const fn min_hand(self) -> usize {
        match (self.rounds, self.holes) {
            (0, holes) => holes,
            (rounds, 0) => 11 * (rounds - 1) + 7,
            (rounds, holes) => 11 * rounds + holes,
        }
    }
}

/// Marks a forbidden move.
const FORBIDDEN: u32 = u32::MAX;
/// Bits of a row's rank; the seeds captured are above them.
const RANK_BITS: u32 = 24;

/// The moves of Awale or Owari.
pub(super) struct OwareMoves<G> {
    game: G,
    /// By sowing, then by row (those with fewer seeds first): the rank of the row afterwards, and
    /// above it the seeds captured.
    effects: Vec<Vec<u32>>,
}

impl<G: Game<State = TwoRows>> OwareMoves<G> {
    /// Computes the effects on rows of up to `seeds` seeds.
    pub(super) fn new(
        game: G,
        capture_rule: CaptureRule,
        rows: &RowTable,
        seeds: usize,
    ) -> OwareMoves<G> {
        let mut effects = vec![Vec::new(); OwareSowing::COUNT];
        for rounds in 0..=OwareSowing::MAX_ROUNDS {
            for holes in 0..=6 {
                let sowing = OwareSowing { rounds, holes };
                let Some(most) = seeds.checked_sub(sowing.min_hand()) else { continue };
                for row in (0..=most).flat_map(|sum| rows.of(sum)) {
                    effects[sowing.index()].push(effect_of(*row, sowing, capture_rule));
                }
            }
        }
        OwareMoves { game, effects }
    }
}

/// One entry of [`OwareMoves::effects`].
fn effect_of(row: u64, sowing: OwareSowing, capture_rule: CaptureRule) -> u32 {
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

/// Sows from a hole of the mover, skipping that hole. Returns the mover's row afterwards and what
/// is dropped on the opponent's row.
fn sow(own: u64, from: usize) -> (u64, OwareSowing) {
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
    // A sowing that ends in the opponent's row has begun a round without completing it.
    let holes = (at + 1).saturating_sub(6);
    let rounds = on_other[5] - usize::from(holes == 6);
    (u64::from_le_bytes(row), OwareSowing { rounds, holes })
}

impl<G: Game<State = TwoRows>> MoveGenerator for OwareMoves<G> {
    fn final_value(&self, own: u64, other: u64) -> Option<i8> {
        rule_moves::final_value(&self.game, own, other)
    }

    #[inline]
    fn each_move(&self, block: &RowBlock<'_>, sink: &mut impl MoveSink) {
        let (own_seeds, other_seeds) = (block.own_seeds, block.other_seeds);
        // A player without seeds passes or must be fed: leave that to the rules.
        if own_seeds == 0 || other_seeds == 0 {
            return self.each_move_by_rules(block, sink);
        }
        for from in 0..6 {
            if block.own >> (8 * from) & 0xFF == 0 {
                continue;
            }
            let (after, sowing) = sow(block.own, from);
            let (own_rank, own_left) = rank_row(after);
            // The opponent's seeds before the capture.
            let fed = other_seeds + own_seeds - own_left;
            let side_lead = own_left as i8 - fed as i8;
            // By the seeds captured: the first position whose opponent's row is this row.
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
    fn each_move_by_rules(&self, block: &RowBlock<'_>, sink: &mut impl MoveSink) {
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
