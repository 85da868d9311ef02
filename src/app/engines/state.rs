//! Other programs that play: those added in the settings, what they say they play, and what goes
//! wrong with one at the board.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what is known of them |
//! | `tester` | asks them what they play, off the thread that paints |
//! | `player` | their moves |
//! | `adviser` | what one would play, asked beside the analysis |

use std::collections::HashMap;
use std::time::Duration;

use crate::app::settings::engines::{Engine, MOST_ENGINES};
use crate::app::settings::table::Settings;
use crate::game::{EngineName, NodeId};
use crate::rules::Side;
use crate::search::external_engine::{Abilities, EngineFault};

/// How long a program may take for an answer; one for which it is told to think takes
/// [`player::MOVE_TIME`] of it.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of other programs, and what is being typed about a new one.
#[derive(Clone, Debug)]
pub struct Engines {
    /// The one that is being added.
    pub draft: EngineDraft,
    /// What testing them has shown.
    pub tried: HashMap<EngineName, EngineTest>,
    /// One that failed at the board.
    pub trouble: Option<EngineTrouble>,
    /// How long a program may take for an answer.
    pub patience: Duration,
}

impl Default for Engines {
    fn default() -> Engines {
        Engines {
            draft: EngineDraft::default(),
            tried: HashMap::new(),
            trouble: None,
            patience: PATIENCE,
        }
    }
}

/// An engine as it is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineDraft {
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
pub enum EngineTest {
    /// It is being asked.
    Coming,
    /// What it says it plays.
    Plays(Abilities),
    /// How it failed.
    Failed(EngineFault),
}

/// A program that failed at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTrouble {
    /// The number of the game ([`crate::app::state::State::laid`]).
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

impl EngineDraft {
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
        *self == EngineDraft::default()
    }
}
