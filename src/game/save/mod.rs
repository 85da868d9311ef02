//! Save files, `.kete`: RON that people can read and write.
//!
//! ```text
//! (
//!     version: 1,
//!     ruleset: "owari",
//!     options: {
//!         "grand-slam": "allowed",
//!         "repetition": "nobody",
//!         "repetition-at": "3",
//!     },
//!     start: "start",
//!     south: You,
//!     north: Kete(4),
//!     title: "A quiet evening",
//!     comment: "Words about the start.",
//!     moves: [
//!         /*   1 */ "C", "d",
//!         /*   3 */ (move: "E", mark: Doubtful, comment: "F feeds more."),
//!         /*   4 */ "a",
//!         /*   5 */ "halve",
//!     ],
//!     branches: [
//!         (instead_of: 3, moves: ["F", "a"]),
//!         (of: 1, instead_of: 4, moves: ["b"]),
//!     ],
//!     result: "draw 24-24 game.agree.halve",
//! )
//! ```
//!
//! - `version` comes first; `ruleset`, `options` and `start` come before the moves, `result` after
//!   them. A missing option has its default. `start` is `start` or a position string.
//!   `own_counts: true`: players may count only the seeds of their own holes. `tutor: Warn` or
//!   `tutor: Teach`: the tutor asks before a move that loses seeds. `with_help: true`: the person who
//!   plays against the computer has seen an analysis.
//! - `clock: Game(time: 300000, increment: 5000, at_zero: Loses)` or `clock: Move(time: 30000,
//!   at_zero: CountsOn)`, before the moves: how much time each player has, in milliseconds. An entry
//!   then has `took: 4200`, the time used for it; `used: 1300`, after the branches, is the time
//!   that the side to move has used at the current node. What is left follows from these. Without
//!   `increment` there is none; without `at_zero` it is `Loses`. A Kete that knows no clocks refuses
//!   a file with these fields and names them.
//! - A player is `You`, `Friend`, `Kete(4)` with its level, or `Engine("Fox")`, another program with
//!   this name. To play on, the settings must have a program of this name. `FarAway("k7q2m9")` is a
//!   person somewhere else, whose moves come as messages with this tag. `south_name: "Ada"` and
//!   `south_seed: "red"` name and mark a person; a name or colour that cannot be read is ignored.
//! - `moves` is the line: moves in notation, `agree`, `halve`, `disregard`, `south resigns`,
//!   `north resigns`, `south loses on time`, `north loses on time`. A move with a comment, a mark or
//!   a time is written in parentheses. `here: true` marks
//!   the current node if it is not the end of the line (next to the top-level `comment`: the start).
//! - A branch replaces one turn of the line, or with `of` one turn of an earlier branch. Turns are
//!   counted from the start of the game. Branches are in a flat list, so that deep branching cannot
//!   make a file unreadable.
//! - `result` is the result of the line, written as in the text protocol.
//! - `table`, anywhere after the version, has values that a window saves with a game although they
//!   are not part of its record, such as `table: {"flipped": "yes"}`. The rules ignore it, and
//!   readers skip names they do not know.

mod clock;
mod excerpt;
mod read;
pub(super) mod state;
mod summary;
mod summary_line;
mod write;

use std::collections::BTreeMap;
use std::path::Path;

use super::in_progress::GameInProgress;
use crate::files::{WriteError, read_limited, write_whole};

pub use super::load_error::{BadEntry, LoadError, Reason, TextPlace, WhyBad};
pub use excerpt::{Excerpt, ExcerptLine};
pub use summary::Summary;

/// The version of the format that is written and read.
pub const VERSION: u32 = 1;

/// The ending of a save file's name.
pub const EXTENSION: &str = "kete";

/// Save files are at most this long: 4 MiB, some hundred times a long game.
pub const MAX_BYTES: u64 = 4 << 20;

/// The most entries in a file, branches included: far more than in any real game.
pub const MAX_ENTRIES: usize = 10_000;

/// The most events of all entries of a file together. This limits memory: a single turn of Bawo can
/// have thousands.
pub const MAX_EVENTS: usize = 4_000_000;

/// Values that are saved with a game but are not part of its record, by name.
pub type Aside = BTreeMap<String, String>;

impl GameInProgress {
    /// The game as a save file. The same game always gives the same text.
    pub fn to_save(&self) -> String {
        write::text(self, &Aside::new())
    }

    /// The game as a save file, with values that are not part of its record.
    pub fn to_save_with(&self, aside: &Aside) -> String {
        write::text(self, aside)
    }

    /// Reads a save file, move by move through the rules.
    ///
    /// # Errors
    /// The first fault, its place, and the game up to there.
    pub fn from_save(bytes: &[u8]) -> Result<GameInProgress, LoadError> {
        read::game(bytes).map(|(game, _)| game)
    }

    /// Reads a save file, with the values that are not part of its record.
    ///
    /// # Errors
    /// The first fault, its place, and the game up to there.
    pub fn from_save_with(bytes: &[u8]) -> Result<(GameInProgress, Aside), LoadError> {
        read::game(bytes)
    }

    /// Writes the game to a file, whole or not at all.
    ///
    /// # Errors
    /// What the system reports; an older file did not change.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, self.to_save().as_bytes())
    }

    /// Reads a game from a file of at most [`MAX_BYTES`].
    ///
    /// # Errors
    /// Why it cannot be read, where, and the game up to there.
    pub fn load(path: &Path) -> Result<GameInProgress, LoadError> {
        let bytes = read_limited(path, MAX_BYTES)
            .map_err(|error| LoadError::without_game(Reason::File(error)))?;
        GameInProgress::from_save(&bytes)
    }
}
