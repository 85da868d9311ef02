//! The results of a match added up.

use super::play::{EndReason, MatchGame};
use crate::rules::Side;
use crate::search::external_engine::EngineFault;

/// How many pairs brought A how many halves of a point: from none of four to all.
pub(super) type Pairs = [u32; 5];

/// The results so far, as A sees them.
#[derive(Default)]
pub(super) struct MatchTally {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// Pairs of games that are both over.
    pub(super) pairs: Pairs,
    /// Games ended by the limit on turns.
    pub(super) adjudicated: u32,
    /// Games lost outside the rules by A and by B, by the kind of fault.
    pub(super) faults: [[u32; EngineFault::KINDS]; 2],
    /// Halves of the first game of a pair.
    first: Option<u32>,
    /// Seeds of A and B in games that ended on the board, and how many those are.
    seeds: [u64; 2],
    on_board: u32,
}

impl MatchTally {
    /// Games so far.
    pub(super) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// A's points in halves.
    pub(super) fn halves(&self) -> u32 {
        2 * self.wins + self.draws
    }

    /// Adds the next game, in which A had this side.
    pub(super) fn add(&mut self, side_of_a: Side, played: &MatchGame) {
        let halves = played.halves(side_of_a);
        match halves {
            2 => self.wins += 1,
            1 => self.draws += 1,
            _ => self.losses += 1,
        }
        match self.first.take() {
            None => self.first = Some(halves),
            Some(first) => self.pairs[(first + halves) as usize] += 1,
        }
        match &played.end {
            EndReason::Fault(side, fault) => {
                self.faults[usize::from(*side != side_of_a)][fault.kind()] += 1;
                return;
            }
            EndReason::Plies => self.adjudicated += 1,
            EndReason::Rule(_) => {}
        }
        self.on_board += 1;
        for (sum, seeds) in self.seeds.iter_mut().zip(played.own_and_other(side_of_a)) {
            *sum += u64::from(seeds);
        }
    }

    /// The mean of A's and of B's seeds over the games that ended on the board, if any did.
    pub(super) fn mean_seeds(&self) -> Option<[f64; 2]> {
        (self.on_board > 0).then(|| self.seeds.map(|sum| sum as f64 / f64::from(self.on_board)))
    }
}
