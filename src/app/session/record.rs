//! What belongs to the record of the game on the table: branches opened in the list, offers to
//! end, the card of the result.

use super::state::{GameSession, Offered};
use crate::draw::animation::Speed;
use crate::draw::sizes::{Sizes, Times};
use crate::game::NodeId;
use crate::rules::Side;

impl GameSession {
    /// The offer that waits for an answer, at the point where it was made.
    pub fn offer(&self) -> Option<Offered> {
        self.record.offer.filter(|offer| offer.at == self.game.current() && !self.is_sowing())
    }

    /// Seeds that an end by agreement would be about: in holes.
    pub fn seeds_in_holes(&self) -> u32 {
        let setup = self.position().setup();
        Side::ALL.into_iter().map(|side| setup.on_side(side)).sum()
    }

    /// Whether the branches at a point are unfolded: by hand, or because the game stands in one.
    pub fn is_unfolded(&self, fork: NodeId, left: &[NodeId]) -> bool {
        self.record.unfolded.contains(&fork) || left.contains(&fork)
    }

    /// Whether the card of the result stands over the story.
    pub fn shows_result(&self) -> bool {
        let current = self.game.current();
        // A turn looked at step by step has the story card for its film.
        self.explain.is_none()
            && self.record.over_since.is_some_and(|(id, _)| id == current)
            && self.record.put_away != Some(current)
    }

    /// Whether the card of the result is on its way up.
    pub fn is_result_rising(&self, now: f64, speed: Speed) -> bool {
        self.shows_result() && self.result_risen(now, speed) < 1.0
    }

    /// How far the card of the result has risen, from 0 to 1; at once where nothing is to move.
    pub fn result_risen(&self, now: f64, speed: Speed) -> f32 {
        if speed == Speed::Off {
            return 1.0;
        }
        let span = Times::span(Sizes::get().time.result).as_secs_f64();
        let since = self.record.over_since.map_or(f64::MIN, |(_, since)| since);
        ((now - since) / span).clamp(0.0, 1.0) as f32
    }

    /// Notices that the game is over on the board, or no longer.
    pub fn watch_end(&mut self, now: f64) {
        let current = self.game.current();
        let over = self.game.is_over() && !self.is_sowing();
        if !over {
            self.record.over_since = None;
        } else if self.record.over_since.is_none_or(|(id, _)| id != current) {
            self.record.over_since = Some((current, now));
        }
    }
}
