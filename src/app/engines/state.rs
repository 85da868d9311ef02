//! Other programs that play: the one being added in the settings, what tests have shown, and a
//! failure at the board.

use std::collections::HashMap;
use std::time::Duration;

use crate::app::settings::engines::{Engine, MOST_ENGINES};
use crate::app::settings::table::Settings;
use crate::game::{EngineName, NodeId};
use crate::rules::Side;
use crate::search::external_engine::{Abilities, EngineFault};

/// The longest wait for an answer. A program that chooses a move gets [`super::player::MOVE_TIME`]
/// of it.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Clone, Debug)]
pub struct Engines {
    /// The one being typed in.
    pub draft: EngineDraft,
    /// What tests have shown.
    pub tried: HashMap<EngineName, EngineTest>,
    /// A failure at the board.
    pub trouble: Option<EngineTrouble>,
    pub patience: Duration,
}

impl Default for Engines {
    fn default() -> Engines {
        let draft = EngineDraft::default();
        Engines { draft, tried: HashMap::new(), trouble: None, patience: PATIENCE }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineDraft {
    pub name: String,
    pub program: String,
    /// Separated by spaces.
    pub arguments: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReady {
    /// No name, or one that is too long.
    Name,
    /// Another engine has this name.
    NameTaken,
    Program,
    TooMany,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineTest {
    Coming,
    /// What it says it can play.
    Plays(Abilities),
    Failed(EngineFault),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTrouble {
    /// The number of the game ([`crate::app::state::State::laid`]).
    pub laid: u64,
    /// The point where it was to move.
    pub at: NodeId,
    pub side: Side,
    pub name: EngineName,
    /// `None` if the settings have no engine of this name.
    pub fault: Option<EngineFault>,
}

impl EngineDraft {
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

    pub fn is_empty(&self) -> bool {
        *self == EngineDraft::default()
    }
}
