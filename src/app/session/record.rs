//! Branches unfolded in the list of moves, offers to end the game, the result card.

use super::state::{GameSession, Offered};
use crate::draw::animation::Speed;
use crate::draw::sizes::{Sizes, Times};
use crate::game::NodeId;
use crate::rules::Side;

impl GameSession {
    /// The offer that waits for an answer, if the game is still at its point.
    pub fn offer(&self) -> Option<Offered> {
        self.record.offer.filter(|offer| offer.at == self.game.current() && !self.is_sowing())
    }

    /// The seeds that an end by agreement would share out.
    pub fn seeds_in_holes(&self) -> u32 {
        let setup = self.position().setup();
        Side::ALL.into_iter().map(|side| setup.on_side(side)).sum()
    }

    /// Whether the branches at a point are unfolded: by hand, or because the game is in one.
    pub fn is_unfolded(&self, fork: NodeId, left: &[NodeId]) -> bool {
        self.record.unfolded.contains(&fork) || left.contains(&fork)
    }

    /// Whether the result card covers the story card.
    pub fn shows_result(&self) -> bool {
        let current = self.game.current();
        // A film needs the story card.
        self.explain.is_none()
            && self.record.over_since.is_some_and(|(id, _)| id == current)
            && self.record.card_closed_at != Some(current)
    }

    /// Whether the result card is still rising.
    pub fn is_result_rising(&self, now: f64, speed: Speed) -> bool {
        self.shows_result() && self.result_risen(now, speed) < 1.0
    }

    /// How far the result card has risen, from 0 to 1; always 1 without animation.
    pub fn result_risen(&self, now: f64, speed: Speed) -> f32 {
        if speed == Speed::Off {
            return 1.0;
        }
        let span = Times::span(Sizes::get().time.result).as_secs_f64();
        let since = self.record.over_since.map_or(f64::MIN, |(_, since)| since);
        ((now - since) / span).clamp(0.0, 1.0) as f32
    }

    /// Notes when the game ended on the board, for the result card.
    pub fn watch_end(&mut self, now: f64) {
        let current = self.game.current();
        if !self.game.is_over() || self.is_sowing() {
            self.record.over_since = None;
        } else if self.record.over_since.is_none_or(|(id, _)| id != current) {
            self.record.over_since = Some((current, now));
        }
    }
}
