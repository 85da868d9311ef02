//! Seeds placed one by one: the five-seed opening of Bawo, the layout of a Giuthi round.

use super::state::{GameSession, PendingMove, SideTab};
use crate::game::Player;
use crate::rules::{FillLayout, Hole, Move, Seeds};

impl GameSession {
    /// How many seeds are still to be placed; none if none are placed one by one.
    pub fn left_in_hand(&self) -> Option<usize> {
        match &self.pending {
            PendingMove::Opening(placed) => Some(5 - placed.len()),
            PendingMove::Layout { laid, .. } => Some(self.seeds_to_lay() - laid.len()),
            _ => None,
        }
    }

    /// How many seeds the loser of a round lays out.
    pub fn seeds_to_lay(&self) -> usize {
        self.position().setup().stores[self.mover()].into()
    }

    /// The layout so far, hole by hole.
    pub fn layout(&self) -> Vec<Seeds> {
        let PendingMove::Layout { holes, laid } = &self.pending else { return Vec::new() };
        let count = |hole| laid.iter().filter(|other| **other == hole).count() as Seeds;
        (0..*holes).map(count).collect()
    }

    /// The opening or layout, once it is complete and legal.
    pub fn ready_move(&self) -> Option<Move> {
        let mv = match &self.pending {
            PendingMove::Opening(placed) => {
                let mut holes: [Hole; 5] = placed.as_slice().try_into().ok()?;
                holes.sort();
                Move::Opening(holes)
            }
            PendingMove::Layout { .. } => Move::Fill(FillLayout::new(&self.layout())?),
            _ => return None,
        };
        self.position().is_legal(&mv).then_some(mv)
    }

    /// Starts the layout of a round if a person has to make one and has read how the last round
    /// ended, and ends one that is over.
    pub fn update_round_layout(&mut self) {
        let sizes = self.position().layout_sizes();
        let person =
            self.game.player_to_move().is_some_and(Player::plays_here) && !self.game.is_answered();
        match (&self.pending, sizes.first()) {
            (PendingMove::Layout { .. }, None) => self.pending = PendingMove::None,
            (PendingMove::None, Some(holes)) if person && self.round_to_read().is_none() => {
                self.pending = PendingMove::Layout { holes: *holes, laid: Vec::new() };
                // That tab says what the layout is for.
                self.tab = SideTab::Match;
            }
            _ => {}
        }
    }
}
