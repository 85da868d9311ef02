//! Autosave: each game with a move is written after every change, so that nobody has to save by
//! hand and a kill loses no turn.
//!
//! | file | holds |
//! | --- | --- |
//! | `kept` | the summary of a kept game; what is saved in addition to its record |
//! | `kept_as` | where the open game is saved, and what was written last |
//! | `update` | when the open game is written, and what reports from the disk do |
//! | `worker` | the thread that writes and reads |
//! | `chores` | what the thread does while nothing waits to be written |
//! | `shelf` | the folders: lists them, and lets only one window have a game |
//!
//! A game is in `unfinished` or, after its end, in `finished`, always under its first name. While
//! it is open its window holds the lock of that name, so that two windows never write the same
//! game.

use super::kept::KeptGame;
use super::worker::AutosaveJob;

/// The kept games as the window knows them.
#[derive(Default)]
pub struct Autosave {
    /// All kept games, latest change first.
    pub games: Vec<KeptGame>,
    /// Jobs for the autosave thread.
    pub jobs: Vec<AutosaveJob>,
    /// Seconds the local clock is ahead of UTC.
    pub zone_secs: i64,
    /// The start page shows all games, not only the latest.
    pub shows_all: bool,
    /// How many games the current deletion has deleted so far.
    pub deleted: usize,
    /// Why the open game cannot be saved, in a sentence.
    pub fails: Option<String>,
}
