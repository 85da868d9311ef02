//! Seeds put down one by one: the five-seed opening, the layout of a Giuthi round.

use super::state::{GameSession, PendingMove, SideTab};
use crate::game::Player;
use crate::rules::{FillLayout, Hole, Move, Seeds};

impl GameSession {
    /// Seeds still to be placed or laid out; none where no hand is being emptied.
    pub fn left_in_hand(&self) -> Option<usize> {
        match &self.pending {
            PendingMove::Opening(placed) => Some(5 - placed.len()),
            PendingMove::Filling { laid, .. } => Some(self.seeds_to_lay() - laid.len()),
            _ => None,
        }
    }

    /// Seeds that the loser of a round lays out.
    pub fn seeds_to_lay(&self) -> usize {
        self.position().setup().stores[self.mover()].into()
    }

    /// The layout so far, pot by pot.
    pub fn layout(&self) -> Vec<Seeds> {
        let PendingMove::Filling { holes, laid } = &self.pending else { return Vec::new() };
        let count = |hole| laid.iter().filter(|other| **other == hole).count() as Seeds;
        (0..*holes).map(count).collect()
    }

    /// The half-made move as far as it can be played.
    pub fn ready_move(&self) -> Option<Move> {
        let mv = match &self.pending {
            PendingMove::Opening(placed) => {
                let mut holes: [Hole; 5] = placed.as_slice().try_into().ok()?;
                holes.sort();
                Move::Opening(holes)
            }
            PendingMove::Filling { .. } => Move::Fill(FillLayout::new(&self.layout())?),
            _ => return None,
        };
        self.position().is_legal(&mv).then_some(mv)
    }

    /// Opens the layout of a round where a person has to make one.
    pub fn settle_half(&mut self) {
        let sizes = self.position().layout_sizes();
        let person = self.game.player_to_move().is_some_and(Player::is_person);
        match (&self.pending, sizes.first()) {
            (PendingMove::Filling { .. }, None) => self.pending = PendingMove::None,
            (PendingMove::None, Some(holes)) if person => {
                self.pending = PendingMove::Filling { holes: *holes, laid: Vec::new() };
                // What the layout is for stands there.
                self.tab = SideTab::Match;
            }
            _ => {}
        }
    }
}
