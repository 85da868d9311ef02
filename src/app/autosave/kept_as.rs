//! How the game being played is kept: its file, and what was written last.

use std::path::PathBuf;

use crate::files::Fingerprint;
use crate::game::{GameInProgress, NodeId};

/// How the game on a table is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptAs {
    /// Its file; none before it is written for the first time.
    pub path: Option<PathBuf>,
    /// How much had changed when the game was laid.
    pub(crate) laid: u64,
    /// What was written last.
    pub(crate) stamp: Option<KeptStamp>,
}

impl KeptAs {
    /// A game that was just laid and is not kept yet.
    pub fn new(game: &GameInProgress) -> KeptAs {
        KeptAs { path: None, laid: game.changes(), stamp: None }
    }
}

/// Tells whether what was written still holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptStamp {
    pub(crate) changes: u64,
    pub(crate) current: NodeId,
    pub(crate) file: Option<String>,
    pub(crate) print: Option<Fingerprint>,
    pub(crate) file_is_behind: bool,
    pub(crate) flipped: bool,
}
