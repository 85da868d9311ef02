//! The sum of the results of a match.

use super::play::{EndReason, MatchGame};
use crate::rules::Side;
use crate::search::external_engine::EngineFault;

/// The number of pairs by A's half points in a pair, from none to four.
pub(super) type Pairs = [u32; 5];

/// The results so far, from A's point of view.
#[derive(Default)]
pub(super) struct MatchTally {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// Pairs of which both games are over.
    pub(super) pairs: Pairs,
    /// Games ended by the limit on turns.
    pub(super) adjudicated: u32,
    /// Games lost for a reason outside the rules by A and by B, by the kind of fault.
    pub(super) faults: [[u32; EngineFault::KINDS]; 2],
    /// A's half points in the first game of an unfinished pair.
    first: Option<u32>,
    /// The seeds of A and B in games that ended on the board, and the number of these games.
    seeds: [u64; 2],
    on_board: u32,
}

impl MatchTally {
    pub(super) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    pub(super) fn halves(&self) -> u32 {
        2 * self.wins + self.draws
    }

    /// Adds the next game; A had side `side_of_a`.
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

    /// The mean seeds of A and of B in games that ended on the board; `None` if there are none.
    pub(super) fn mean_seeds(&self) -> Option<[f64; 2]> {
        (self.on_board > 0).then(|| self.seeds.map(|sum| sum as f64 / f64::from(self.on_board)))
    }
}
