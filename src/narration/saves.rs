//! Words about files and saved games: what is wrong with them and where.

use std::fmt;
use std::io::ErrorKind;
use std::path::Path;

use crate::files::{NotReplaced, ReadError, ReadProblem, WriteError};
use crate::game::save::{BadEntry, LoadError, Reason, TextPlace, VERSION, WhyBad};
use crate::rules::{Illegal, Malformed, Move, RuleId};

use super::by_id::rule;
use super::errors::faults;
use super::forms::{form, shortened};
use super::lists::capitalised;
use super::refusals::colour_id;
use crate::texts::messages::{clock, saves as say};

/// A file's name without its folder.
fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// A system error in a few words: the end of a sentence.
pub fn system_reason(kind: ErrorKind) -> String {
    let reason = match kind {
        ErrorKind::NotFound => say::not_there(),
        ErrorKind::PermissionDenied => say::may_not_use(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say::disk_full(),
        ErrorKind::ReadOnlyFilesystem => say::disk_read_only(),
        ErrorKind::IsADirectory => say::is_folder(),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => say::no_folder(),
        ErrorKind::InvalidInput => say::no_ordinary_file(),
        ErrorKind::InvalidFilename => say::no_such_name(),
        ErrorKind::TimedOut | ErrorKind::WouldBlock => say::disk_silent(),
        ErrorKind::FileTooLarge => say::file_too_large(),
        ErrorKind::ResourceBusy => say::in_use(),
        ErrorKind::StaleNetworkFileHandle | ErrorKind::NetworkDown => say::network_gone(),
        _ => say::fault(),
    };
    reason.to_owned()
}

/// The same for an error while writing.
pub fn write_reason(kind: ErrorKind) -> String {
    match kind {
        ErrorKind::PermissionDenied => say::may_not_write().to_owned(),
        ErrorKind::ResourceBusy => say::written_by_another().to_owned(),
        ErrorKind::InvalidData => say::newer().to_owned(),
        other => system_reason(other),
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = name(&self.path);
        f.write_str(&match self.problem {
            ReadProblem::Missing => say::MissingFile { name }.text(),
            ReadProblem::Folder => say::ChooseInFolder { name }.text(),
            ReadProblem::NotAFile => say::NotAFile { name }.text(),
            ReadProblem::LinkLoop => say::LinkLoop { name }.text(),
            ReadProblem::NoPermission => say::NoPermission { name }.text(),
            ReadProblem::TooLarge(limit) => say::TooLarge { name, size: limit >> 20 }.text(),
            ReadProblem::System(kind) => say::Unreadable { name, why: system_reason(kind) }.text(),
        })
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, why) = (name(&self.path), write_reason(self.kind));
        f.write_str(&say::Unwritable { name, why }.text())
    }
}

impl std::error::Error for WriteError {}

/// Why a file was not written, if nobody can be asked.
pub fn not_replaced(path: &Path, why: &NotReplaced) -> String {
    let name = name(path);
    match why {
        NotReplaced::Changed => say::Changed { name }.text(),
        NotReplaced::ReadOnly => say::ReadOnly { name }.text(),
        NotReplaced::Failed(error) => error.to_string(),
    }
}

impl fmt::Display for TextPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say::Place { line: self.line, column: self.column }.text())
    }
}

impl fmt::Display for LoadError {
    /// `Line 14, column 9: turn 17 says B, but B is empty.`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.reason, self.place) {
            (Reason::File(error), _) => error.fmt(f),
            // For a later version nothing is wrong at that place: this Kete is too old for the file.
            (reason, Some(place)) if !matches!(reason, Reason::LaterVersion(_)) => {
                let (place, why) = (place.to_string(), reason.to_string());
                f.write_str(&say::AtPlace { place, why }.text())
            }
            (reason, _) => f.write_str(&capitalised(&reason.to_string())),
        }
    }
}

impl std::error::Error for LoadError {}

impl LoadError {
    /// The rule that refuses the entry, if a rule does.
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
        let own = VERSION;
        f.write_str(&match self {
            Reason::File(error) => error.to_string(),
            Reason::Empty => say::empty().to_owned(),
            Reason::NotText => say::not_text().to_owned(),
            Reason::EndsEarly => say::ends_early().to_owned(),
            Reason::Form(error) => say::Form { why: form(error) }.text(),
            Reason::LaterVersion(version) => say::LaterVersion { version, own }.text(),
            Reason::UnknownVersion(version) => say::NoVersion { version, own }.text(),
            Reason::Missing(field) => say::Missing { field }.text(),
            Reason::Twice(field) => say::Twice { field }.text(),
            Reason::Order { first, then } => say::Order { first, then }.text(),
            Reason::UnknownName { name, allowed } => {
                say::UnknownName { found: shortened(name), allowed: allowed.join(", ") }.text()
            }
            Reason::Option(error) => {
                // It quotes the file.
                let why: String = error.to_string().chars().take(400).collect();
                say::Form { why: why.replace(char::is_control, " ") }.text()
            }
            Reason::EngineName(name) => {
                say::NoEngine { name: name.escape_debug().to_string() }.text()
            }
            Reason::Tag(tag) => say::NoTag { tag: tag.escape_debug().to_string() }.text(),
            Reason::Level(level) => say::NoLevel { level }.text(),
            Reason::StartText(error) => say::StartText { why: belongs(error) }.text(),
            Reason::Start(all) => say::Start { why: faults(all) }.text(),
            Reason::Entry(entry) => entry.to_string(),
            Reason::Branch { of, turns: None, .. } => say::NoBranch { number: of }.text(),
            Reason::Branch { of, turn, turns: Some((first, last)) } => {
                match (of, last.checked_sub(*first)) {
                    (0, None) => say::no_turn_on_line().to_owned(),
                    (of, None) => say::NoTurnOnBranch { number: of }.text(),
                    (0, Some(0)) => say::OnlyTurnOnLine { turn, only: first }.text(),
                    (of, Some(0)) => say::OnlyTurnOnBranch { number: of, turn, only: first }.text(),
                    (0, Some(_)) => say::TurnsOnLine { turn, first, last }.text(),
                    (of, Some(_)) => say::TurnsOnBranch { number: of, turn, first, last }.text(),
                }
            }
            Reason::SecondHere => say::second_here().to_owned(),
            Reason::NoClock(field) => clock::NoClock { field }.text(),
            Reason::Time { field, stated, least, most } => {
                clock::TimeRange { field, stated, least, most }.text()
            }
            Reason::Result { stated, found } => {
                say::Result { stated: shortened(stated), found }.text()
            }
            Reason::TooLong => say::too_long().to_owned(),
            Reason::Ogn(fault) => fault.to_string(),
        })
    }
}

impl fmt::Display for BadEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BadEntry { turn, branch, text, mover, why } = self;
        let entry = match branch {
            Some(branch) => say::TurnOfBranch { turn, branch }.text(),
            None => say::Turn { turn }.text(),
        };
        let text = shortened(text);
        f.write_str(&match why {
            WhyBad::Malformed(error) => {
                say::NoMove { entry, text, mover: *mover, why: belongs(error) }.text()
            }
            WhyBad::NotOnOffer => say::NotOnOffer { entry, text }.text(),
            WhyBad::Illegal(illegal) => say::Illegal { entry, text, why: broken(illegal) }.text(),
        })
    }
}

/// What is expected at the place where a text goes wrong.
fn belongs(error: &Malformed) -> String {
    say::Belongs { expected: error.expected.to_string(), column: error.column }.text()
}

/// Why a move is illegal, as the end of a sentence.
fn broken(illegal: &Illegal) -> String {
    let mover = illegal.mover;
    let hole = illegal.mv.hole().map_or(String::new(), |hole| hole.to_string());
    match (illegal.rule, illegal.mv) {
        (RuleId::MoveOver, _) => say::game_over().to_owned(),
        (RuleId::MoveOwn, Move::Fill(_) | Move::Opening(_) | Move::Pass) => {
            say::CannotPlay { mover }.text()
        }
        (RuleId::MoveOwn, _) => say::NotOwn { hole, mover }.text(),
        (RuleId::MoveEmpty, Move::Colour(hole, colour)) => {
            say::NoColour { hole, colour: colour_id(colour) }.text()
        }
        (RuleId::MoveEmpty, _) => say::HoleEmpty { hole }.text(),
        (RuleId::TurnEndless, _) => say::endless().to_owned(),
        (id, _) => say::ByRule { rule: &rule(id).title }.text(),
    }
}
