//! The game as far as its seeds have landed. The record has a turn as soon as it is chosen, while
//! the board still sows it. Everything beside the board is shown from here, so that nothing gives a
//! result away before the board shows it.

use super::state::{GameSession, PendingMove};
use crate::game::NodeId;
use crate::rules::{Position, Setup, Side, Turn};

#[derive(Clone, Debug)]
pub struct Landed {
    pub at: NodeId,
    /// The side to move, or the one that is sowing. None once the game is over.
    pub to_move: Option<Side>,
    /// While a turn is being sown, how many of its events are over.
    pub sown: Option<usize>,
    /// The seeds on the board, without those in the air.
    pub setup: Setup,
}

impl GameSession {
    pub fn landed(&self, now: f64) -> Landed {
        let scene = self.scene(now, &self.geometry());
        let over = match (&self.sowing, &scene) {
            (Some(sowing), Some(scene)) => sowing.first + scene.events_over,
            _ => 0,
        };
        let sown = self.turn_being_sown();
        let walked = self.variation.as_ref().filter(|_| self.is_sowing());
        let shown_again = walked.map(|line| line.turn().mover).or_else(|| self.explained_mover());
        let to_move = match (sown, shown_again) {
            (Some(turn), _) => Some(turn.mover),
            (None, Some(mover)) => Some(mover),
            (None, None) => {
                let shown = self.shown_position();
                let is_over = self.game.is_over() || shown.outcome().is_some();
                (!is_over).then(|| shown.to_move())
            }
        };
        let seed_layout =
            scene.map(|scene| scene.seed_layout).or_else(|| self.seed_layout_explained());
        let seed_layout = seed_layout.unwrap_or_else(|| self.seed_layout());
        Landed {
            at: self.landed_at(),
            to_move,
            sown: sown.map(|_| over),
            setup: *seed_layout.setup(),
        }
    }

    /// The turn being sown; none while a film or a line runs.
    pub fn turn_being_sown(&self) -> Option<&Turn> {
        if !self.is_sowing() || self.explain.is_some() || self.variation.is_some() {
            return None;
        }
        match &self.pending {
            PendingMove::House { stopped, .. } => Some(stopped),
            _ => self.game.node(self.game.current()).entry().turn(),
        }
    }

    pub fn landed_at(&self) -> NodeId {
        let current = self.game.current();
        let is_in_record = !matches!(self.pending, PendingMove::House { .. });
        let is_sown = is_in_record && self.turn_being_sown().is_some();
        let before = self.game.node(current).parent().filter(|_| is_sown);
        before.unwrap_or(current)
    }

    pub fn landed_position(&self) -> &Position {
        self.game.node(self.landed_at()).entry().position()
    }

    /// Who made the turn that a film shows; none at its last step.
    fn explained_mover(&self) -> Option<Side> {
        let explain = self.explain?;
        let turn = self.explained()?;
        let film = self.film(crate::narration::turns::ALL_SEEN);
        let is_last = explain.step + 1 >= film.len() && !explain.plays;
        (!is_last).then_some(turn.mover)
    }
}
