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
//! - `version` comes first; `ruleset`, `options` and `start` before the moves, `result` after them.
//!   Options that are left out have their defaults. `start` is `start` or a position string.
//!   `own_counts: true` says that a player counts the own holes only; `tutor: Warn` or `tutor: Teach`
//!   that the tutor asks before a move that loses seeds; `with_help: true` that the person who plays
//!   the computer has seen an analysis.
//! - Who plays is `You`, `Friend`, `Kete(4)` with its level, or `Engine("Fox")`, another program of
//!   this name; whoever opens the game needs one of this name only to play on.
//! - `moves` is the line: moves in notation, `agree`, `halve`, `disregard`, `south resigns`,
//!   `north resigns`. Where there is more to say a move is written with its comment or mark.
//!   `here: true` marks the point where the game stands, if it is not the end of the line (beside
//!   `comment` at the top: the start).
//! - A branch takes the place of one turn of the line, or with `of` of an earlier branch; turns are
//!   counted from the start of the game. Branches stand in a flat list, so that no depth of
//!   branching makes a file that cannot be read.
//! - `result` is what the line must lead to, written as the text engine writes it.
//! - `table`, anywhere after the version, is what a window keeps with a game though it is no part of
//!   the record: names and values, such as `table: {"flipped": "yes"}`. The rules do not look at it,
//!   and a reader leaves out what it does not know.

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

/// Bytes in the largest file that is read: 4 MiB, some hundred times a long game.
pub const MAX_BYTES: u64 = 4 << 20;

/// The most entries in a file, branches included: far beyond any game people play.
pub const MAX_ENTRIES: usize = 10_000;

/// The most events that the entries of one file may bring about. Bounds memory: a single turn of
/// Bawo can have thousands.
pub const MAX_EVENTS: usize = 4_000_000;

/// What is kept with a game though it is no part of the record: names and their values.
pub type Aside = BTreeMap<String, String>;

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The character in it.
    pub column: usize,
}

/// Why a game could not be read, where, and what is good before that place.
#[derive(Clone, Debug)]
pub struct LoadError {
    /// Where; `None` where the fault has no place.
    pub place: Option<TextPlace>,
    /// Why.
    pub reason: Reason,
    /// The game as far as it is good, standing at its last good entry; `None` where not even its
    /// start is.
    pub good: Option<Box<GameInProgress>>,
    /// The point of `good` at which reading stopped: what stands before the place.
    pub before: NodeId,
}

impl LoadError {
    /// A fault without a place, and without anything good.
    pub fn without_game(reason: Reason) -> LoadError {
        LoadError { place: None, reason, good: None, before: NodeId::START }
    }

    /// How many turns of the line are good.
    pub fn good_turns(&self) -> usize {
        self.good.as_ref().map_or(0, |good| good.line().len() - 1)
    }
}

/// Why a game could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The file could not be read at all.
    File(ReadError),
    /// There is nothing in it.
    Empty,
    /// It holds bytes that are no UTF-8 text.
    NotText,
    /// It ends in the middle.
    EndsEarly,
    /// It is not written as a save file is.
    Form(ron::error::Error),
    /// A later Kete wrote it, in this version.
    LaterVersion(u64),
    /// There is no such version.
    UnknownVersion(u64),
    /// A field is missing.
    Missing(&'static str),
    /// A field stands twice.
    Twice(&'static str),
    /// A field must stand before this one.
    Order {
        /// The field that is missing so far.
        first: &'static str,
        /// The field that stands too early.
        then: &'static str,
    },
    /// There is no such field, or other name.
    UnknownName {
        /// The name that was found.
        name: String,
        /// What may stand there.
        allowed: Vec<&'static str>,
    },
    /// There is no such option or value.
    Option(OptionError),
    /// Levels go from 1 to 10.
    Level(i64),
    /// No engine can have this name.
    EngineName(String),
    /// The start is no position string.
    StartText(Malformed),
    /// The start is no possible position: everything that is wrong.
    Start(Vec<SetupFault>),
    /// An entry is not good.
    Entry(Box<BadEntry>),
    /// A branch takes the place of a turn that does not exist.
    Branch {
        /// The branch or line it leaves: 0 is the line, 1 the first branch.
        of: u64,
        /// The turn.
        turn: u64,
        /// The first and the last turn of that line (the last before the first where it has none);
        /// `None` where there is no such branch so far.
        turns: Option<(usize, usize)>,
    },
    /// A second point is marked as the one where the game stands.
    SecondHere,
    /// The moves lead to another result.
    Result {
        /// What the file says.
        stated: String,
        /// What the moves lead to.
        found: String,
    },
    /// More entries or events than one file may hold.
    TooLong,
    /// It is not written as the form of other programs asks.
    Ogn(OgnFault),
}

/// An entry of a save file that is not good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadEntry {
    /// The turn, counted from 1 at the start of the game.
    pub turn: usize,
    /// The branch, counted from 1; `None` in the line.
    pub branch: Option<usize>,
    /// What stands there.
    pub text: String,
    /// Whose turn it is there.
    pub mover: Side,
    /// Why it is not good.
    pub why: WhyBad,
}

/// Why an entry is not good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyBad {
    /// It is no move of this game.
    Malformed(Malformed),
    /// The rules refuse it.
    Illegal(Illegal),
    /// This agreement is not on offer there, or nobody can resign any more.
    NotOnOffer,
}

impl GameInProgress {
    /// The game as a save file. The same game gives the same text.
    pub fn to_save(&self) -> String {
        write::text(self, &Aside::new())
    }

    /// The same with what is kept beside the record.
    pub fn to_save_with(&self, aside: &Aside) -> String {
        write::text(self, aside)
    }

    /// Reads a save file, move by move through the rules.
    ///
    /// # Errors
    /// The first fault, its place, and the game as far as it is good.
    pub fn from_save(bytes: &[u8]) -> Result<GameInProgress, LoadError> {
        read::game(bytes).map(|(game, _)| game)
    }

    /// The same with what is kept beside the record.
    ///
    /// # Errors
    /// The first fault, its place, and the game as far as it is good.
    pub fn from_save_with(bytes: &[u8]) -> Result<(GameInProgress, Aside), LoadError> {
        read::game(bytes)
    }

    /// Writes the game to a file, whole or not at all.
    ///
    /// # Errors
    /// What the system reports; an old file stays as it was.
    pub fn save(&self, path: &Path) -> Result<(), WriteError> {
        write_whole(path, self.to_save().as_bytes())
    }

    /// Reads a game from a file of at most [`MAX_BYTES`].
    ///
    /// # Errors
    /// Why not, where, and the game as far as it is good.
    pub fn load(path: &Path) -> Result<GameInProgress, LoadError> {
        let bytes = read_limited(path, MAX_BYTES)
            .map_err(|error| LoadError::without_game(Reason::File(error)))?;
        GameInProgress::from_save(&bytes)
    }
}
