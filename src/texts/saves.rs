//! Words about files and saved games: what is wrong with them and where.

use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use crate::files::{NotReplaced, ReadError, ReadProblem, WriteError};
use crate::game::save::{BadEntry, LoadError, Reason, TextPlace, VERSION, WhyBad};
use crate::rules::{Illegal, Malformed, Move, RuleId};

use super::forms::{form, shortened};
use super::narration::side;
use super::{faults, rule};

/// A file's name without its folder.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// What the system reports, in a few words: the end of a sentence.
pub fn system_reason(kind: ErrorKind) -> String {
    match kind {
        ErrorKind::NotFound => "it is not there".to_owned(),
        ErrorKind::PermissionDenied => "you may not use it".to_owned(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "the disk is full".to_owned(),
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only".to_owned(),
        ErrorKind::IsADirectory => "it is a folder".to_owned(),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            "a part of its path is not a folder".to_owned()
        }
        ErrorKind::InvalidInput => "it is not an ordinary file".to_owned(),
        ErrorKind::InvalidFilename => "the disk cannot keep such a name".to_owned(),
        ErrorKind::TimedOut | ErrorKind::WouldBlock => "the disk does not answer".to_owned(),
        ErrorKind::FileTooLarge => "the disk takes no file of this size".to_owned(),
        ErrorKind::ResourceBusy => "something else is using it".to_owned(),
        ErrorKind::StaleNetworkFileHandle | ErrorKind::NetworkDown => {
            "the network it is on is gone".to_owned()
        }
        _ => "the disk or the system has a fault".to_owned(),
    }
}

/// The same, where something was to be written.
pub fn write_reason(kind: ErrorKind) -> String {
    match kind {
        ErrorKind::PermissionDenied => "you may not write there".to_owned(),
        ErrorKind::ResourceBusy => {
            "another window of Kete, or another program, is writing there".to_owned()
        }
        ErrorKind::InvalidData => "a newer Kete wrote it".to_owned(),
        other => system_reason(other),
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = name(&self.path);
        match self.problem {
            ReadProblem::Missing => write!(f, "There is no file {name}."),
            ReadProblem::Folder => write!(f, "{name} is a folder. Choose a file in it."),
            ReadProblem::NotAFile => write!(f, "{name} is not an ordinary file."),
            ReadProblem::LinkLoop => write!(f, "{name} is a link that leads to itself."),
            ReadProblem::NoPermission => write!(f, "You may not read {name}."),
            ReadProblem::TooLarge(limit) => {
                let most = limit >> 20;
                write!(f, "{name} is too large: Kete reads up to {most} MB.")
            }
            ReadProblem::System(kind) => {
                write!(f, "{name} cannot be read: {}.", system_reason(kind))
            }
        }
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot be written: {}.", name(&self.path), write_reason(self.kind))
    }
}

impl std::error::Error for WriteError {}

/// Why a file was not written, where nobody can be asked.
pub fn not_replaced(path: &Path, why: &NotReplaced) -> String {
    let name = name(path);
    match why {
        NotReplaced::Changed => format!("{name} was not saved: it has changed on disk."),
        NotReplaced::ReadOnly => format!("{name} is read-only. Choose another name."),
        NotReplaced::Failed(error) => error.to_string(),
    }
}

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
            // Nothing is wrong at that place: it is not for this Kete.
            (reason @ Reason::LaterVersion(_), _) => {
                f.write_str(&with_first(&reason.to_string(), char::to_uppercase))
            }
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
            Reason::Form(error) => write!(f, "{}.", form(error)),
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
                write!(
                    f,
                    "there is no “{}” here; allowed: {}.",
                    shortened(name),
                    allowed.join(", ")
                )
            }
            Reason::Option(error) => {
                write!(f, "{}.", on_one_line(&error.to_string()))
            }
            Reason::EngineName(name) => {
                write!(f, "no engine is called “{}”.", name.escape_debug())
            }
            Reason::Level(level) => write!(f, "there is no level {level}; levels are 1 to 10."),
            Reason::StartText(error) => {
                write!(f, "the start is not a position: {}.", belongs(error))
            }
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
                let stated = shortened(stated);
                write!(f, "the result is given as “{stated}”, but the moves lead to “{found}”.")
            }
            Reason::TooLong => f.write_str("the game is longer than Kete can keep."),
            Reason::Ogn(fault) => fault.fmt(f),
        }
    }
}

/// A text with its first letter changed.
pub(in crate::texts) fn with_first<I: Iterator<Item = char>>(
    text: &str,
    change: fn(char) -> I,
) -> String {
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
        let shown = shortened(text);
        match why {
            WhyBad::Malformed(error) => {
                let mover = side(*mover);
                write!(f, " says “{shown}”, which is no move of {mover}: {}.", belongs(error))
            }
            WhyBad::NotOnOffer => {
                write!(f, " says {shown}, but that is not open to the players there.")
            }
            WhyBad::Illegal(illegal) => write!(f, " says {shown}, but {}.", broken(illegal)),
        }
    }
}

/// Words that quote a file, without its line ends and of no more than a bearable length.
fn on_one_line(words: &str) -> String {
    words.chars().take(400).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// What should stand where a text goes wrong.
fn belongs(error: &Malformed) -> String {
    format!("{} belongs at its column {}", error.expected, error.column)
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
