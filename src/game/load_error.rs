//! Why a saved game cannot be loaded, and where in the file the fault is.

use super::clock::Millis;
use super::in_progress::GameInProgress;
use super::ogn_fault::OgnFault;
use super::tree::NodeId;
use crate::files::ReadError;
use crate::rules::{Illegal, Malformed, OptionError, SetupFault, Side};

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl TextPlace {
    /// The place after the last character of a text.
    pub(super) fn end_of(text: &str) -> TextPlace {
        TextPlace {
            line: 1 + text.matches('\n').count(),
            column: 1 + text.chars().rev().take_while(|c| *c != '\n').count(),
        }
    }
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
    /// No game by messages can have this tag.
    Tag(String),
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
    /// This field belongs only into a game with a clock.
    NoClock(&'static str),
    /// A time is too short or too long.
    Time {
        /// The field.
        field: &'static str,
        /// Milliseconds in the file.
        stated: Millis,
        /// The least that it may be.
        least: Millis,
        /// The most that it may be.
        most: Millis,
    },
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
