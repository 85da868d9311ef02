//! The game as far as its seeds have landed. The record is past a turn as soon as it is chosen; the
//! board shows it seed by seed. Whatever the page says of the game beside the board it asks here, so
//! that it tells no result before the board does.

use super::state::{GameSession, PendingMove};
use crate::game::NodeId;
use crate::rules::{Position, Setup, Side, Turn};

/// The game at the moment that the board shows.
#[derive(Clone, Debug)]
pub struct Landed {
    /// The last point of the game at which all seeds have landed.
    pub at: NodeId,
    /// Whose turn it is; while a turn is sown, whose seeds fall. None once the game is over.
    pub to_move: Option<Side>,
    /// While a turn is sown: how many of its events are over.
    pub sown: Option<usize>,
    /// What lies on the board, without the seeds in the air.
    pub setup: Setup,
}

impl GameSession {
    /// The game at the moment that the board shows.
    pub fn landed(&self, now: f64) -> Landed {
        let scene = self.scene(now, &self.geometry());
        let over = match (&self.sowing, &scene) {
            (Some(sowing), Some(scene)) => sowing.first + scene.events_over,
            _ => 0,
        };
        let sown = self.turn_being_sown();
        let to_move = match (sown, self.explained_mover()) {
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

    /// The turn whose seeds are falling; none while a film of one runs.
    pub fn turn_being_sown(&self) -> Option<&Turn> {
        if !self.is_sowing() || self.explain.is_some() {
            return None;
        }
        match &self.pending {
            PendingMove::House { stopped, .. } => Some(stopped),
            _ => self.game.node(self.game.current()).entry().turn(),
        }
    }

    /// The last point of the game at which all seeds have landed.
    pub fn landed_at(&self) -> NodeId {
        let current = self.game.current();
        let is_in_record = !matches!(self.pending, PendingMove::House { .. });
        let is_sown = is_in_record && self.turn_being_sown().is_some();
        let before = self.game.node(current).parent().filter(|_| is_sown);
        before.unwrap_or(current)
    }

    /// The position there.
    pub fn landed_position(&self) -> &Position {
        self.game.node(self.landed_at()).entry().position()
    }

    /// Who made the turn that a film shows, until its last step.
    fn explained_mover(&self) -> Option<Side> {
        let explain = self.explain?;
        let turn = self.explained()?;
        let film = self.film(crate::narration::turns::ALL_SEEN);
        let is_last = explain.step + 1 >= film.len() && !explain.plays;
        (!is_last).then_some(turn.mover)
    }
}
