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

mod chores;
mod follow;
mod keeper;
mod kept;
mod shelf;

use std::time::{SystemTime, UNIX_EPOCH};

pub use chores::{Deletion, NotDeleted};
pub use follow::{discard, follow, going_on, play_again, receive, resume, unfinished_of};
pub use keeper::{Job, Keeper, Report};
pub use kept::{Kept, KeptAs, aside, is_finished, take_aside};

/// The kept games as the window knows them.
#[derive(Default)]
pub struct Keeping {
    /// Every game that is kept, the one changed last first.
    pub games: Vec<Kept>,
    /// To be done on the disk.
    pub jobs: Vec<Job>,
    /// Seconds the local clock is ahead of UTC.
    pub zone_secs: i64,
    /// The start page shows all of them.
    pub shows_all: bool,
    /// Games of the present deletion that have gone so far.
    pub deleted: usize,
    /// Why the game on the table is not kept, in a sentence, while it cannot be.
    pub fails: Option<String>,
}

const SECS_A_DAY: i64 = 86_400;

/// The local day, counted from the first day of 1970.
pub fn day_of(when: SystemTime, zone_secs: i64) -> i64 {
    let secs = when.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() as i64;
    (secs + zone_secs).div_euclid(SECS_A_DAY)
}
