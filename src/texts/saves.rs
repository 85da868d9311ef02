//! Words about files and saved games: what is wrong with them and where.

use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use ron::error::Error as RonError;

use crate::files::{ReadError, ReadProblem, WriteError};
use crate::game::save::{BadEntry, LoadError, Reason, TextPlace, VERSION, WhyBad};
use crate::rules::{Illegal, Move, RuleId};

use super::refusals::side;
use super::{faults, rule};

/// A file's name without its folder.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// What the system reports, in a few words.
fn system(kind: ErrorKind) -> String {
    match kind {
        ErrorKind::NotFound => "it is not there".to_owned(),
        ErrorKind::PermissionDenied => "you may not use it".to_owned(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        ErrorKind::NotADirectory => "a part of its path is not a folder".to_owned(),
        ErrorKind::InvalidInput => "it is not an ordinary file".to_owned(),
        ErrorKind::InvalidFilename => "the disk cannot keep such a name".to_owned(),
        kind => kind.to_string(),
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = name(&self.path);
        match self.problem {
            ReadProblem::Missing => write!(f, "There is no file {name}."),
            ReadProblem::Folder => write!(f, "{name} is a folder. Choose a file in it."),
            ReadProblem::NotAFile => write!(f, "{name} is not an ordinary file."),
            ReadProblem::NoPermission => write!(f, "You may not read {name}."),
            ReadProblem::TooLarge(limit) => {
                let most = limit >> 20;
                write!(f, "{name} is too large: Kete reads up to {most} MB.")
            }
            ReadProblem::System(kind) => write!(f, "{name} cannot be read: {}.", system(kind)),
        }
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be written: {}.", name(&self.path), system(self.kind))
    }
}

impl std::error::Error for WriteError {}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Line {}, column {}", self.line, self.column)
    }
}

impl fmt::Display for LoadError {
    /// `Line 14, column 9: turn 17 says B, but B is empty.`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.reason, self.place) {
            (Reason::File(error), _) => error.fmt(f),
            (reason, Some(place)) => write!(f, "{place}: {reason}"),
            (reason, None) => f.write_str(&with_first(&reason.to_string(), char::to_uppercase)),
        }
    }
}

impl std::error::Error for LoadError {}

impl LoadError {
    /// The rule that refuses the entry, if it is a rule that does.
    pub fn rule(&self) -> Option<RuleId> {
        let Reason::Entry(entry) = &self.reason else { return None };
        match &entry.why {
            WhyBad::Illegal(illegal) => Some(illegal.rule),
            WhyBad::Malformed(_) | WhyBad::NotOnOffer => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::File(error) => error.fmt(f),
            Reason::Empty => f.write_str("the file is empty."),
            Reason::NotText => f.write_str("this is not text (UTF-8), so it is no game of Kete."),
            Reason::EndsEarly => f.write_str("the file ends in the middle."),
            Reason::Form(error) => {
                write!(f, "this is not written as a game is: {}.", form(error))
            }
            Reason::LaterVersion(version) => write!(
                f,
                "made by a later Kete (version {version}). This one reads version {VERSION}."
            ),
            Reason::UnknownVersion(version) => {
                write!(f, "there is no version {version}. This Kete reads version {VERSION}.")
            }
            Reason::Missing(field) => write!(f, "“{field}” is missing."),
            Reason::Twice(field) => write!(f, "“{field}” stands here a second time."),
            Reason::Order { first, then } => write!(f, "“{first}” must stand before “{then}”."),
            Reason::UnknownName { name, allowed } => {
                write!(f, "there is no “{name}” here; allowed: {}.", allowed.join(", "))
            }
            Reason::Option(error) => write!(f, "{error}."),
            Reason::Level(level) => write!(f, "there is no level {level}; levels are 1 to 10."),
            Reason::StartText(error) => write!(f, "the start is not a position: {error}."),
            Reason::Start(all) => write!(f, "the start is not possible: {}.", faults(all)),
            Reason::Entry(entry) => entry.fmt(f),
            Reason::Branch { of, turns: None, .. } => {
                write!(f, "there is no branch {of} before this one.")
            }
            Reason::Branch { of, turn, turns: Some((first, last)) } => {
                let way = if *of == 0 { "the line".to_owned() } else { format!("branch {of}") };
                match last.checked_sub(*first) {
                    None => write!(f, "{way} has no turn, so no branch can leave it."),
                    Some(0) => write!(f, "{way} has no turn {turn}, only turn {first}."),
                    Some(_) => write!(f, "{way} has no turn {turn}, only {first} to {last}."),
                }
            }
            Reason::SecondHere => {
                f.write_str("a second “here”; the game can stand at one point only.")
            }
            Reason::Result { stated, found } => {
                write!(f, "the result is given as “{stated}”, but the moves lead to “{found}”.")
            }
            Reason::TooLong => f.write_str("the game is longer than Kete can keep."),
        }
    }
}

/// What RON expected, in our words where its own are hard or harsh.
fn form(error: &RonError) -> String {
    match error {
        RonError::InvalidValueForType { expected, found } => {
            format!("expected {expected}, found {found}")
        }
        RonError::InvalidEscape(_) => "there is no such sign after “\\” in a text".to_owned(),
        RonError::InvalidIntegerDigit { digit, .. } => format!("“{digit}” is no digit here"),
        RonError::InvalidIdentifier(name) => format!("“{name}” is no name"),
        RonError::ExceededRecursionLimit => "it is nested too deeply".to_owned(),
        RonError::ExpectedComma => "expected a comma".to_owned(),
        RonError::ExpectedMapColon => "expected a colon".to_owned(),
        RonError::TrailingCharacters => "nothing may follow the last “)”".to_owned(),
        other => with_first(other.to_string().trim_end_matches('.'), char::to_lowercase),
    }
}

/// A text with its first letter changed.
fn with_first<I: Iterator<Item = char>>(text: &str, change: fn(char) -> I) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(change);
    first.into_iter().flatten().chain(letters).collect()
}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadEntry { turn, branch, text, mover, why } = self;
        write!(f, "turn {turn}")?;
        if let Some(branch) = branch {
            write!(f, " of branch {branch}")?;
        }
        // What stands there may be of any length and kind.
        let cut = text.char_indices().nth(40).map_or(text.len(), |(at, _)| at);
        let mut shown = text[..cut].replace(char::is_control, " ");
        if cut < text.len() {
            shown.push('…');
        }
        match why {
            WhyBad::Malformed(error) => {
                let mover = side(*mover);
                write!(f, " says “{shown}”, which is no move of {mover}: {error}.")
            }
            WhyBad::NotOnOffer => {
                write!(f, " says {shown}, but that is not open to the players there.")
            }
            WhyBad::Illegal(illegal) => write!(f, " says {shown}, but {}.", broken(illegal)),
        }
    }
}

/// What stands against a move, as the end of a sentence.
fn broken(illegal: &Illegal) -> String {
    let mover = side(illegal.mover);
    let hole = illegal.mv.hole().map_or(String::new(), |hole| hole.to_string());
    match (illegal.rule, illegal.mv) {
        (RuleId::MoveOver, _) => "the game is over by then".to_owned(),
        (RuleId::MoveOwn, Move::Fill(_) | Move::Opening(_) | Move::Pass) => {
            format!("{mover} cannot play that here")
        }
        (RuleId::MoveOwn, _) => format!("{hole} is not {mover}'s hole"),
        (RuleId::MoveEmpty, Move::Colour(hole, colour)) => {
            let colour = match colour {
                crate::rules::Colour::Red => "red",
                crate::rules::Colour::Blue => "blue",
            };
            format!("{hole} holds no {colour} seeds")
        }
        (RuleId::MoveEmpty, _) => format!("{hole} is empty"),
        (RuleId::TurnEndless, _) => "that turn would never end".to_owned(),
        (id, _) => format!("the rule “{}” does not allow it", rule(id).title),
    }
}
