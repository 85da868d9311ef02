//! The end of a Giuthi round: shown until the person has read it.

use super::state::GameSession;
use crate::game::{Player, Round, your_side};

impl GameSession {
    /// The round that has ended here, as long as the person has not read its result and the next
    /// one would begin.
    pub fn round_to_read(&self) -> Option<Round> {
        let here = self.game.current();
        let is_read = self.record.round_read == Some(here) || self.to_goal;
        let has_reader = your_side(self.game.players()).is_some();
        let has_clock = self.game.time_control().is_some();
        if is_read || !has_reader || has_clock || self.is_sowing() {
            return None;
        }
        let begins = self.awaits_machine().is_some() || self.is_laid_out_here();
        begins.then(|| self.round_over()).flatten()
    }

    /// Whether a person here lays out the next round at the end of what was played.
    fn is_laid_out_here(&self) -> bool {
        let is_tip = self.game.node(self.game.current()).children().is_empty();
        let is_layout = !self.position().layout_sizes().is_empty();
        is_tip && is_layout && self.game.player_to_move().is_some_and(Player::plays_here)
    }

    /// The round that has ended at the point shown, in a match that goes on.
    pub fn round_over(&self) -> Option<Round> {
        let last = self.game.rounds().last().copied()?;
        (last.ended_at == self.game.current() && !self.game.is_over()).then_some(last)
    }
}
