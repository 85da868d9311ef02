//! The seeds of both sides through the game, for the graph beside the board.

use super::ending::score;
use super::in_progress::GameInProgress;
use crate::rules::{BawoRow, BoardShape, BySide, Position};

impl GameInProgress {
    /// For each node of the line, the start included: seeds in the stores. Bawo has no stores:
    /// seeds in the front rows.
    pub fn seed_history(&self) -> Vec<BySide<u16>> {
        let line = self.line();
        let numbers = line.iter().map(|id| number(self.node(*id).entry().position()));
        numbers.collect()
    }
}

/// So many turns without a gain are many: a game that goes round in circles.
pub const STALLED: usize = 16;

impl GameInProgress {
    /// Turns since a seed last went into a store; in Bawo, since a capture last changed who owns
    /// the seeds.
    pub fn turns_without_gain(&self) -> usize {
        let mut seeds = self.path().into_iter().rev();
        let owned = |id| score(self.node(id).entry().position());
        let now = seeds.next().map(owned);
        seeds.take_while(|id| Some(owned(*id)) == now).count()
    }

    /// Whether the current position has occurred before.
    pub fn repeats_position(&self) -> bool {
        self.history().contains(&self.position().repetition_key())
    }
}

fn number(position: &Position) -> BySide<u16> {
    let setup = position.setup();
    if setup.shape != BoardShape::FourRows {
        return setup.stores;
    }
    BySide::from_fn(|side| {
        let own = setup.shape.holes_of(side);
        let front = own.filter(|hole| hole.row() == BawoRow::Front);
        front.map(|hole| setup.seeds_in(hole).total()).sum()
    })
}
