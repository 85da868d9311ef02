//! `bawo.opening`: a player places five seeds anywhere on his own side, on his first turn only.

use super::state::{BawoState, at};
use super::{Bawo, Version};
use crate::rules::board::{BoardShape, Hole, Place};
use crate::rules::contract::GameState;
use crate::rules::event::Observer;
use crate::rules::moves::Move;
use crate::rules::rule_id::RuleId;
use crate::rules::side::Side;

/// The number of ways to place five equal seeds in sixteen holes.
pub(super) const COUNT: u64 = 15_504;

/// The two holes to the right of the house, by ring number: `A6` and `A7`.
const BESIDE_HOUSE: [usize; 2] = [5, 6];

/// Every placement of a side in canonical order, from `=A1A1A1A1A1` on.
pub fn openings(side: Side) -> impl Iterator<Item = Move> {
    let holes: Vec<Hole> = BoardShape::FourRows.holes_of(side).collect();
    let mut next = Some([0usize; 5]);
    std::iter::from_fn(move || {
        let now = next?;
        // The last of the five that can move one hole on; all after it start again from that hole.
        next = (0..5).rev().find(|place| now[*place] < 15).map(|place| {
            let mut after = now;
            after[place..].fill(now[place] + 1);
            after
        });
        Some(Move::Opening(now.map(|at| holes[at])))
    })
}

impl Bawo {
    /// Whether the player to move may place five seeds.
    pub(super) fn opening_is_open(&self, state: &BawoState) -> bool {
        let side = state.to_move;
        self.version == Version::Advanced
            && !state.is_over()
            && state.extra[side.index()] == 20
            && BESIDE_HOUSE.iter().all(|at| state.at(side, *at) == 2)
    }

    pub(super) fn broken_opening(&self, state: &BawoState, mv: &Move) -> Option<RuleId> {
        let Move::Opening(holes) = mv else {
            return None;
        };
        let fits = self.opening_is_open(state) && holes.is_sorted();
        (!fits).then_some(RuleId::BawoOpening)
    }

    pub(super) fn lay_opening<O: Observer>(
        &self,
        state: &mut BawoState,
        mv: &Move,
        observer: &mut O,
    ) {
        let Move::Opening(holes) = mv else { return };
        let side = state.to_move;
        let rule = RuleId::BawoOpening;
        state.take(Place::Extra(side), 1, rule, observer);
        for at in BESIDE_HOUSE {
            state.lift(at, rule, observer);
        }
        for hole in holes {
            state.put(at(*hole), rule, observer);
        }
        self.finish_turn(state, observer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contract::Game;

    #[test]
    fn there_are_15504_placements_in_order() {
        let all: Vec<Move> = openings(Side::South).collect();
        assert_eq!(all.len() as u64, COUNT);
        assert!(all.is_sorted());
        assert_eq!(all[0].to_string(), "=A1A1A1A1A1");
        assert_eq!(all[15_503].to_string(), "=B8B8B8B8B8");
        let state = Bawo::new(Version::Advanced).start();
        assert_eq!(Bawo::new(Version::Advanced).placements(&state), COUNT);
    }
}
