//! How a game went, in numbers, for the graph beside the board.

use super::ending::score;
use super::in_progress::GameInProgress;
use crate::rules::{BawoRow, BoardShape, BySide, Position};

impl GameInProgress {
    /// For each point of the line, the start included: seeds in the stores; in Bawo, where nothing
    /// is stored, seeds in the front rows.
    pub fn course(&self) -> Vec<BySide<u16>> {
        let line = self.line();
        let numbers = line.iter().map(|id| number(self.node(*id).entry().position()));
        numbers.collect()
    }
}

impl GameInProgress {
    /// Turns since a seed last came into a store; in Bawo, since the seeds owned last changed.
    pub fn turns_without_gain(&self) -> usize {
        let mut seeds = self.path().into_iter().rev();
        let owned = |id| score(self.node(id).entry().position());
        let now = seeds.next().map(owned);
        seeds.take_while(|id| Some(owned(*id)) == now).count()
    }

    /// Whether what stands here stood before: the seeds circle.
    pub fn circles(&self) -> bool {
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
