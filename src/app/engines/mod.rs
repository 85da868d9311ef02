//! Other programs that play: those added in the settings, what they say they play, and what goes
//! wrong with one at the board.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is known of them |
//! | `tester` | asks them what they play, off the thread that paints |
//! | `player` | their moves |
//! | `adviser` | what one would play, asked beside the analysis |

mod adviser;
mod player;
mod tester;

use std::collections::HashMap;
use std::time::Duration;

use super::settings::{Engine, MOST_ENGINES, Settings};
use super::state::State;
use crate::game::{EngineName, NodeId, Player};
use crate::rules::{Ruleset, Side};
use crate::search::external_engine::{Abilities, EngineFault, Unsupported};

pub use adviser::Adviser;
pub use player::EnginePlayer;
pub use tester::Tester;

/// How long a program may take for an answer; one for which it is told to think takes
/// [`player::MOVE_TIME`] of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of other programs, and what is being typed about a new one.
#[derive(Clone, Debug)]
pub struct Engines {
    /// The one that is being added.
    pub draft: Draft,
    /// What testing them has shown.
    pub tried: HashMap<EngineName, Tried>,
    /// One that failed at the board.
    pub trouble: Option<Trouble>,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

impl Default for Engines {
    fn default() -> Engines {
        Engines {
            draft: Draft::default(),
            tried: HashMap::new(),
            trouble: None,
            patience: PATIENCE,
        }
    }
}

/// An engine as it is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Its name in games.
    pub name: String,
    /// The program.
    pub program: String,
    /// The words behind it.
    pub arguments: String,
}

/// Why a draft cannot be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// No name, or one that is too long.
    Name,
    /// Another has this name.
    NameTaken,
    /// No program.
    Program,
    /// There are enough.
    TooMany,
}

/// What testing a program has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is being asked.
    Coming,
    /// What it says it plays.
    Plays(Abilities),
    /// How it failed.
    Failed(EngineFault),
}

/// A program that failed at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The number of the game ([`State::laid`]).
    pub laid: u64,
    /// The point where it was to move.
    pub at: NodeId,
    /// Its side.
    pub side: Side,
    /// Its name.
    pub name: EngineName,
    /// How it failed; `None` where there is no engine of this name.
    pub fault: Option<EngineFault>,
}

impl Draft {
    /// The engine it describes.
    ///
    /// # Errors
    /// What is missing.
    pub fn engine(&self, settings: &Settings) -> Result<Engine, NotReady> {
        let name = EngineName::new(&self.name).ok_or(NotReady::Name)?;
        if settings.engine(name).is_some() {
            return Err(NotReady::NameTaken);
        }
        let program = self.program.trim().to_owned();
        if program.is_empty() {
            return Err(NotReady::Program);
        }
        if settings.engines.len() >= MOST_ENGINES {
            return Err(NotReady::TooMany);
        }
        Ok(Engine { name, program, arguments: self.arguments.trim().to_owned() })
    }

    /// Whether nothing is typed yet.
    pub fn is_empty(&self) -> bool {
        *self == Draft::default()
    }
}

impl State {
    /// The engines that say they play by these rules.
    pub fn engines_for(&self, ruleset: &Ruleset) -> Vec<EngineName> {
        let plays = |name: &EngineName| match self.engines.tried.get(name) {
            Some(Tried::Plays(abilities)) => abilities.plays(ruleset).is_ok(),
            _ => false,
        };
        self.settings.engines.iter().map(|engine| engine.name).filter(plays).collect()
    }

    /// An engine that is chosen for the new game and says that it cannot play it, and why; `None`
    /// in it where it is not among the engines or has failed.
    pub fn engine_unable(&self) -> Option<(EngineName, Option<Unsupported>)> {
        let form = &self.form;
        Side::ALL.into_iter().find_map(|side| {
            let Player::Engine(name) = form.players[side] else { return None };
            if self.settings.engine(name).is_none() {
                return Some((name, None));
            }
            match self.engines.tried.get(&name) {
                Some(Tried::Plays(abilities)) => {
                    abilities.plays(&form.ruleset).err().map(|why| (name, Some(why)))
                }
                Some(Tried::Failed(_)) => Some((name, None)),
                // Not asked yet: it will show.
                Some(Tried::Coming) | None => None,
            }
        })
    }

    /// The trouble with an engine at the point of the game that is shown.
    pub fn engine_trouble(&self) -> Option<&Trouble> {
        let table = self.table.as_ref()?;
        let is_here = |trouble: &&Trouble| {
            let player = table.game.players()[trouble.side];
            let is_same = trouble.laid == self.laid && player == Player::Engine(trouble.name);
            is_same && trouble.at == table.game.current()
        };
        self.engines.trouble.as_ref().filter(is_here)
    }
}
