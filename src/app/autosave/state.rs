//! Keeping games: each game with a move is written after every change, so that nothing has to be
//! saved by hand and a program that is killed loses nothing that was played.
//!
//! | file | holds |
//! | --- | --- |
//! | `kept` | what is known of a kept game without reading its file again; what is kept beside it |
//! | `chores` | what the thread does when nothing waits to be written |
//! | `follow` | when the game on the table is written, and what reports from the disk do |
//! | `keeper` | the thread that writes and reads |
//! | `shelf` | the folders: listing them, one window at a time for a game |
//!
//! A game lies in `unfinished` or, once its line has come to an end, in `finished`, always under the
//! name it got first. While it is on a table its window holds the lock of that name, so that two
//! windows never write the same game.

use super::kept::KeptGame;
use super::worker::AutosaveJob;

/// The kept games as the window knows them.
#[derive(Default)]
pub struct Autosave {
    /// Every game that is kept, the one changed last first.
    pub games: Vec<KeptGame>,
    /// To be done on the disk.
    pub jobs: Vec<AutosaveJob>,
    /// Seconds the local clock is ahead of UTC.
    pub zone_secs: i64,
    /// The start page shows all of them.
    pub shows_all: bool,
    /// Games of the present deletion that have gone so far.
    pub deleted: usize,
    /// Why the game on the table is not kept, in a sentence, while it cannot be.
    pub fails: Option<String>,
}
