//! Which programs can play which game, and which have failed.

use super::state::{EngineTest, EngineTrouble};
use crate::app::state::State;
use crate::game::{EngineName, Player};
use crate::rules::{Ruleset, Side};
use crate::search::external_engine::Unsupported;

impl State {
    pub fn engines_for(&self, ruleset: &Ruleset) -> Vec<EngineName> {
        let plays = |name: &EngineName| match self.engines.tried.get(name) {
            Some(EngineTest::Plays(abilities)) => abilities.plays(ruleset).is_ok(),
            _ => false,
        };
        self.settings.engines.iter().map(|engine| engine.name).filter(plays).collect()
    }

    /// An engine chosen for the new game that cannot play it. The reason is `None` if it is not in
    /// the settings or has failed.
    pub fn engine_unable(&self) -> Option<(EngineName, Option<Unsupported>)> {
        let form = &self.form;
        Side::ALL.into_iter().find_map(|side| {
            let Player::Engine(name) = form.players[side] else { return None };
            if self.settings.engine(name).is_none() {
                return Some((name, None));
            }
            match self.engines.tried.get(&name) {
                Some(EngineTest::Plays(abilities)) => {
                    abilities.plays(&form.ruleset).err().map(|why| (name, Some(why)))
                }
                Some(EngineTest::Failed(_)) => Some((name, None)),
                // The test has not ended yet.
                Some(EngineTest::Coming) | None => None,
            }
        })
    }

    /// The failure at the point of the game that is shown.
    pub fn engine_trouble(&self) -> Option<&EngineTrouble> {
        let session = self.session.as_ref()?;
        let is_here = |trouble: &&EngineTrouble| {
            let player = session.game.players()[trouble.side];
            let is_same = trouble.laid == self.laid && player == Player::Engine(trouble.name);
            is_same && trouble.at == session.game.current()
        };
        self.engines.trouble.as_ref().filter(is_here)
    }
}
