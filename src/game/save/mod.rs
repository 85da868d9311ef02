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
//! - A player is `You`, `Friend`, `Kete(4)` with its level, or `Engine("Fox")`, another program with
//!   this name. To play on, the settings must have a program of this name.
//! - `moves` is the line: moves in notation, `agree`, `halve`, `disregard`, `south resigns`,
//!   `north resigns`. A move with a comment or a mark is written in parentheses. `here: true` marks
//!   the current node if it is not the end of the line (next to the top-level `comment`: the start).
//! - A branch replaces one turn of the line, or with `of` one turn of an earlier branch. Turns are
//!   counted from the start of the game. Branches are in a flat list, so that deep branching cannot
//!   make a file unreadable.
//! - `result` is the result of the line, written as in the text protocol.
//! - `table`, anywhere after the version, has values that a window saves with a game although they
//!   are not part of its record, such as `table: {"flipped": "yes"}`. The rules ignore it, and
//!   readers skip names they do not know.

mod excerpt;
mod read;
mod state;
mod summary;
mod write;

use std::collections::BTreeMap;
use std::path::Path;

use super::in_progress::GameInProgress;
use super::ogn::OgnFault;
use super::tree::NodeId;
use crate::files::{ReadError, WriteError, read_limited, write_whole};
use crate::rules::{Illegal, Malformed, OptionError, SetupFault, Side};

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

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// Why a game could not be read, where, and what could be read before that place.
#[derive(Clone, Debug)]
pub struct LoadError {
    /// Where; `None` if the fault has no place.
    pub place: Option<TextPlace>,
    /// Why.
    pub reason: Reason,
    /// The game up to its last good entry, which is its current node; `None` if not even the start
    /// is good.
    pub good: Option<Box<GameInProgress>>,
    /// The node of `good` at which reading stopped: the one before the faulty place.
    pub before: NodeId,
}

impl LoadError {
    /// A fault without a place and without a game.
    pub fn without_game(reason: Reason) -> LoadError {
        LoadError { place: None, reason, good: None, before: NodeId::START }
    }

    /// How many turns of the line could be read.
    pub fn good_turns(&self) -> usize {
        self.good.as_ref().map_or(0, |good| good.line().len() - 1)
    }
}

/// Why a game could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file could not be read at all.
    File(ReadError),
    /// The file is empty.
    Empty,
    /// It is not UTF-8 text.
    NotText,
    /// It ends too early.
    EndsEarly,
    /// It does not have the form of a save file.
    Form(ron::error::Error),
    /// A newer Kete wrote it, in this version of the format.
    LaterVersion(u64),
    /// There is no such version.
    UnknownVersion(u64),
    /// A field is missing.
    Missing(&'static str),
    /// A field occurs twice.
    Twice(&'static str),
    /// Another field must come before this one.
    Order {
        /// The field that is missing so far.
        first: &'static str,
        /// The field that comes too early.
        then: &'static str,
    },
    /// There is no such field or value.
    UnknownName {
        /// The name that was found.
        name: String,
        /// The names that are allowed.
        allowed: Vec<&'static str>,
    },
    /// There is no such option or value.
    Option(OptionError),
    /// Levels go from 1 to 10.
    Level(i64),
    /// No engine can have this name.
    EngineName(String),
    /// The start is not a position string.
    StartText(Malformed),
    /// The start is not a valid position: everything that is wrong.
    Start(Vec<SetupFault>),
    /// An entry is wrong.
    Entry(Box<BadEntry>),
    /// A branch replaces a turn that does not exist.
    Branch {
        /// The line that the branch leaves: 0 is the line itself, 1 the first branch.
        of: u64,
        /// The turn.
        turn: u64,
        /// The first and the last turn of that line (the last is before the first if it has no
        /// turns); `None` if there is no such branch before this one.
        turns: Option<(usize, usize)>,
    },
    /// A second node is marked as the current one.
    SecondHere,
    /// The moves lead to another result than the file says.
    Result {
        /// The result in the file.
        stated: String,
        /// The result of the moves.
        found: String,
    },
    /// It has more entries or events than allowed.
    TooLong,
    /// It is not valid OGN.
    Ogn(OgnFault),
}

/// An entry of a save file that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEntry {
    /// The turn, counted from 1 at the start of the game.
    pub turn: usize,
    /// The branch, counted from 1; `None` in the line.
    pub branch: Option<usize>,
    /// The text of the entry.
    pub text: String,
    /// Whose turn it is.
    pub mover: Side,
    /// What is wrong with it.
    pub why: WhyBad,
}

/// What is wrong with an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyBad {
    /// It is not a move of this game.
    Malformed(Malformed),
    /// The rules forbid it.
    Illegal(Illegal),
    /// This agreement is not possible here, or nobody can resign any more.
    NotOnOffer,
}

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
