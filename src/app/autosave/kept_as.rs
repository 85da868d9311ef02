//! Where the open game is saved, and what was written last.

use std::path::PathBuf;

use crate::files::Fingerprint;
use crate::game::{GameInProgress, NodeId};

/// Where the open game is saved, and what was written last.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptAs {
    /// Its file; `None` before it is first written.
    pub path: Option<PathBuf>,
    /// The game's count of changes when it was opened.
    pub(crate) laid: u64,
    /// What was written last.
    pub(crate) stamp: Option<KeptStamp>,
    /// It comes with Kete, so it is saved only once something is changed in it.
    pub(crate) is_example: bool,
    /// It was finished when it was opened or last written.
    pub(crate) was_finished: bool,
}

impl KeptAs {
    /// A game that was just opened and is not saved yet.
    pub fn new(game: &GameInProgress) -> KeptAs {
        KeptAs {
            path: None,
            laid: game.changes(),
            stamp: None,
            is_example: false,
            was_finished: false,
        }
    }
}

/// Compares the game with what was written last.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct KeptStamp {
    pub(crate) changes: u64,
    pub(crate) current: NodeId,
    pub(crate) file: Option<String>,
    pub(crate) print: Option<Fingerprint>,
    pub(crate) file_is_behind: bool,
    pub(crate) flipped: bool,
    pub(crate) sent: Option<usize>,
    /// How many points of the game were graded, and whether grading was stopped.
    pub(crate) graded: (usize, bool),
}
