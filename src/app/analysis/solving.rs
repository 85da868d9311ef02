//! *Solve this*: the position that is being solved, and what came of others.

use std::collections::HashMap;
use std::time::Duration;

use crate::game::NodeId;
use crate::rules::{BoardShape, Position};
use crate::search::Proof;
use crate::search::solving::{SolvingEvent, SolvingProgress};

/// What the window knows of the positions that were to be solved.
#[derive(Debug, Default)]
pub struct SolvingState {
    pub running: Option<RunningProof>,
    /// What came of proofs since the window opened.
    ended: HashMap<Position, EndedProof>,
    /// Whether there is a file to go on from for this position, the last one looked for.
    pub(super) kept: Option<(Position, bool)>,
    /// What went wrong with the proof of a position.
    pub(super) fault: Option<(Position, String)>,
    pub(super) orders: Vec<SolvingOrder>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SolvingOrder {
    /// Solve this position, shown in this game at this point.
    Begin(Position, (u64, NodeId)),
    Pause,
    /// Delete the unfinished proof of this position.
    Forget(Position),
}

/// A proof whose search runs.
#[derive(Debug)]
pub struct RunningProof {
    pub position: Position,
    /// The number of the game and the point in it where the person asked.
    pub(super) at: (u64, NodeId),
    pub stage: SolvingStage,
    pub found: FoundProof,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingStage {
    /// The unfinished proof is being read.
    Reads,
    Searches,
    /// It was stopped, and writes or deletes its file.
    Ends,
}

impl RunningProof {
    /// Where its position is in the game with this number.
    pub(super) fn node_in(&self, laid: u64) -> Option<NodeId> {
        let (of, at) = self.at;
        (of == laid).then_some(at)
    }
}

/// How far a proof has come.
#[derive(Clone, Debug, Default)]
pub struct FoundProof {
    pub known: Option<SolvingProgress>,
    /// Positions searched, and the time that they took.
    pub effort: (u64, Duration),
}

#[derive(Debug)]
pub enum EndedProof {
    Paused(FoundProof),
    /// Nothing is left to search. `None`: nothing is proven.
    Over(Option<Proof>),
}

impl FoundProof {
    /// Takes in a report. A search that begins again says nothing new until it is as deep as before
    /// and has proven as much.
    pub(super) fn take(&mut self, event: SolvingEvent) {
        if let SolvingEvent::FirstLook(progress) | SolvingEvent::Depth(progress) = event {
            let rank = |SolvingProgress { proof, .. }: &SolvingProgress| {
                (proof.is_complete(), proof.info.depth, proof.lower - proof.upper)
            };
            if self.known.as_ref().is_none_or(|known| rank(known) <= rank(&progress)) {
                self.known = Some(progress);
            }
        }
    }
}

impl SolvingState {
    pub fn ended(&self, position: &Position) -> Option<&EndedProof> {
        self.ended.get(position)
    }

    /// The search for a proof of this position.
    pub fn running_at(&self, position: &Position) -> Option<&RunningProof> {
        self.running.as_ref().filter(|running| running.position == *position)
    }

    /// Whether there is a file to go on from.
    pub fn is_kept(&self, position: &Position) -> bool {
        self.kept.as_ref().is_some_and(|(of, is_kept)| of == position && *is_kept)
    }

    pub fn fault(&self, position: &Position) -> Option<&str> {
        let fault = self.fault.as_ref().filter(|(of, _)| of == position);
        fault.map(|(_, words)| words.as_str())
    }

    pub(super) fn end(&mut self, position: Position, end: EndedProof) {
        self.ended.insert(position, end);
    }

    pub(super) fn forget(&mut self, position: &Position) {
        self.ended.remove(position);
        self.fault = None;
        if self.kept.as_ref().is_some_and(|(of, _)| of == position) {
            self.kept = Some((*position, false));
        }
    }
}

/// Whether a position has a value in seeds that a search may prove.
pub fn may_be_solved(position: &Position) -> bool {
    position.shape() != BoardShape::FourRows
        && position.layout_sizes().is_empty()
        && !position.moves().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};
    use crate::search::{Info, Score};

    #[test]
    fn a_search_that_begins_again_takes_nothing_back() {
        let progress = |depth| {
            let info = Info::kept(depth, 1, Score::proven(2), Vec::new());
            let (best, open) = (Vec::new(), Vec::new());
            let proof = Proof { info, lower: 0, upper: 8, best, open };
            SolvingProgress { proof, positions: 0, time: Duration::ZERO }
        };
        let mut found = FoundProof::default();
        for (depth, shown) in [(5, 5), (1, 5), (5, 5), (7, 7)] {
            found.take(SolvingEvent::Depth(progress(depth)));
            assert_eq!(found.known.as_ref().map(|known| known.proof.info.depth), Some(shown));
        }
    }

    #[test]
    fn only_games_that_count_seeds_are_solved() {
        for name in GameName::ALL {
            let start = Ruleset::new(name).start();
            assert_eq!(may_be_solved(&start), start.shape() != BoardShape::FourRows, "{name}");
        }
    }
}
