//! Tables as files, one for each kind. A file is written atomically, read with a limit, and
//! rejected if a single byte has changed.
//!
//! | bytes | contents |
//! | --- | --- |
//! | 0 to 7 | `KeteTab` and a line feed |
//! | 8 to 11 | the version of this format and of the meaning of the bounds |
//! | 12 to 15 | the most seeds on the board |
//! | 16 to 19 | bytes for each position, 1 or 2 |
//! | 20 to 23 | the length of the kind's text |
//! | 24 to 31 | the length of everything after the header |
//! | 32 to 39 | a checksum of all other bytes |
//! | 40 to 255 | the kind: rule set and options as text, then zeros |
//! | from 256 on | the positions in the order of their numbers |
//!
//! Numbers are little-endian.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::index::{MOST_SEEDS, positions_below};
use super::kind::TableKind;
use super::table::{EndgameTable, HEADER};
use crate::files::{
    self, ReadError, ReadProblem, WriteError, read_limited, set_aside_as, write_whole,
};
use crate::search::memory::ZeroedMemory;

const MAGIC: &[u8; 8] = b"KeteTab\n";
const VERSION: u32 = 1;
/// The bytes of the checksum.
const CHECKSUM_RANGE: std::ops::Range<usize> = 32..40;
/// The first byte of the kind's text.
const KIND_TEXT_AT: usize = 40;

/// Why a file cannot be used as a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// The file cannot be read.
    Unreadable(ReadProblem),
    /// The file does not begin like a table.
    NotATable,
    /// The file has this version, which Kete does not read.
    Version(u32),
    /// The table belongs to these other rules or options.
    OtherRules(String),
    /// The file is shorter or longer than its header says.
    Length,
    /// The contents have changed since the file was written.
    Altered,
}

impl TableFault {
    /// Whether the file must be left in place, because a newer Kete can read it or its contents are
    /// unknown. Any other faulty file may be renamed.
    pub fn must_stay(&self) -> bool {
        match self {
            TableFault::Version(version) => *version > VERSION,
            TableFault::Unreadable(_) => true,
            _ => false,
        }
    }
}

/// A faulty file in the place of a table. It is never overwritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnusableFile {
    /// Where the table should be.
    pub path: PathBuf,
    /// The kind of table that should be there.
    pub kind: TableKind,
    /// What is wrong with the file.
    pub fault: TableFault,
    /// The seeds of the former table, if the length of the file matches one.
    pub seeds: Option<usize>,
    /// The new path of the file; `None` if it was left in place.
    pub set_aside: Option<PathBuf>,
}

impl UnusableFile {
    /// Describes a faulty file and renames it, unless it must stay.
    pub(super) fn from_fault(path: PathBuf, kind: &TableKind, fault: TableFault) -> UnusableFile {
        let bytes = std::fs::metadata(&path).map(|about| about.len()).ok();
        let seeds = (1..=MOST_SEEDS).find(|seeds| Some(length(kind, *seeds) as u64) == bytes);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let aside = |number| format!("{name}.damaged-{number}");
        let set_aside = match fault.must_stay() {
            true => None,
            // A file that cannot be renamed is left in place.
            false => set_aside_as(&path, aside).ok(),
        };
        UnusableFile { path, kind: *kind, fault, seeds, set_aside }
    }
}

/// The path of the table of a kind in a folder.
pub fn path(folder: &Path, kind: &TableKind) -> PathBuf {
    let name = kind.text().replace(' ', "_").replace('=', "-");
    folder.join(format!("{name}.table"))
}

/// Writes a table into a folder, atomically.
///
/// # Errors
/// The error of the system; an older file is unchanged.
pub fn save(table: &EndgameTable, folder: &Path) -> Result<PathBuf, WriteError> {
    let path = path(folder, table.kind());
    write_whole(&path, table.bytes())?;
    Ok(path)
}

/// The size of the largest possible table, in bytes.
pub fn max_bytes() -> u64 {
    (HEADER + positions_below(MOST_SEEDS + 1) as usize * 2) as u64
}

/// What the header of a table's file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFileInfo {
    /// The most seeds on the board.
    pub seeds: usize,
    /// The size of the file, in bytes.
    pub bytes: u64,
    /// When the file was written, if the system knows.
    pub written: Option<SystemTime>,
}

/// Reads the header of a table's file. Only [`load`] checks the rest.
///
/// # Errors
/// Why the file cannot be used.
pub fn inspect(path: &Path, kind: &TableKind) -> Result<TableFileInfo, TableFault> {
    let problem = |error: std::io::Error| TableFault::Unreadable(error.into());
    let found = std::fs::metadata(path).map_err(problem)?;
    if !found.is_file() {
        let is_folder = found.is_dir();
        let what = if is_folder { ReadProblem::Folder } else { ReadProblem::NotAFile };
        return Err(TableFault::Unreadable(what));
    }
    let mut header = Vec::new();
    let file = std::fs::File::open(path).map_err(problem)?;
    file.take(HEADER as u64).read_to_end(&mut header).map_err(problem)?;
    let seeds = seeds_of(&header, found.len(), kind)?;
    let text = kind_of(&header).ok_or(TableFault::Altered)?;
    if text != kind.text() {
        return Err(TableFault::OtherRules(text.to_owned()));
    }
    Ok(TableFileInfo { seeds, bytes: found.len(), written: found.modified().ok() })
}

/// Deletes the table of a kind; succeeds if there is none.
///
/// # Errors
/// The error of the system.
pub fn delete(folder: &Path, kind: &TableKind) -> Result<(), WriteError> {
    let path = path(folder, kind);
    match std::fs::remove_file(&path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(WriteError { path, kind: error.kind() })
        }
        _ => Ok(()),
    }
}

/// Reads the table of a kind.
///
/// # Errors
/// Why the file cannot be used.
pub fn load(path: &Path, kind: &TableKind) -> Result<EndgameTable, TableFault> {
    let most = HEADER + positions_below(MOST_SEEDS + 1) as usize * kind.width();
    let bytes = read_limited(path, most as u64);
    let bytes = bytes.map_err(|ReadError { problem, .. }| TableFault::Unreadable(problem))?;
    read(bytes, kind)
}

/// Like [`load`], but `Ok(None)` if there is no file.
///
/// # Errors
/// Why an existing file cannot be used.
pub fn load_if_present(path: &Path, kind: &TableKind) -> Result<Option<EndgameTable>, TableFault> {
    match load(path, kind) {
        Ok(table) => Ok(Some(table)),
        Err(TableFault::Unreadable(ReadProblem::Missing)) => Ok(None),
        // Also covers a path whose parent is not a folder.
        Err(_) if std::fs::symlink_metadata(path).is_err() => Ok(None),
        Err(fault) => Err(fault),
    }
}

/// A little-endian number of four bytes.
fn number(bytes: &[u8], at: usize) -> u32 {
    bytes[at..at + 4].iter().rev().fold(0, |number, byte| number << 8 | *byte as u32)
}

/// The kind's text in a header; `None` if this is not the header of a table.
pub fn kind_of(header: &[u8]) -> Option<&str> {
    if header.len() < HEADER || !header.starts_with(MAGIC) {
        return None;
    }
    let length = number(header, 20) as usize;
    std::str::from_utf8(header[KIND_TEXT_AT..HEADER].get(..length)?).ok()
}

/// The seeds of a table, from its header, after checking the length of its file.
fn seeds_of(header: &[u8], file_length: u64, kind: &TableKind) -> Result<usize, TableFault> {
    if header.len() < HEADER || !header.starts_with(MAGIC) {
        return Err(TableFault::NotATable);
    }
    if number(header, 8) != VERSION {
        return Err(TableFault::Version(number(header, 8)));
    }
    let seeds = number(header, 12) as usize;
    if seeds > MOST_SEEDS || file_length != length(kind, seeds) as u64 {
        return Err(TableFault::Length);
    }
    Ok(seeds)
}

/// The table of a kind from the bytes of its file.
///
/// # Errors
/// Why the bytes cannot be used.
pub fn read(bytes: Vec<u8>, kind: &TableKind) -> Result<EndgameTable, TableFault> {
    let seeds = seeds_of(&bytes, bytes.len() as u64, kind)?;
    if bytes[CHECKSUM_RANGE] != checksum(&bytes).to_le_bytes() {
        return Err(TableFault::Altered);
    }
    // From here on the contents are intact; only the rules can be wrong.
    let text = kind_of(&bytes).ok_or(TableFault::Altered)?;
    if text != kind.text() {
        return Err(TableFault::OtherRules(text.to_owned()));
    }
    let memory =
        ZeroedMemory::holding(&bytes).map_err(|error| TableFault::Unreadable(error.into()))?;
    Ok(EndgameTable::new(*kind, seeds, memory))
}

/// The length of a table's file, in bytes.
pub(super) fn length(kind: &TableKind, seeds: usize) -> usize {
    HEADER + positions_below(seeds + 1) as usize * kind.width()
}

/// Writes the header into its reserved bytes.
pub(super) fn write_header(bytes: &mut [u8], kind: &TableKind, seeds: usize) {
    let text = kind.text();
    let after_header = (bytes.len() - HEADER) as u64;
    let header = &mut bytes[..HEADER];
    header.fill(0);
    header[..8].copy_from_slice(MAGIC);
    header[8..12].copy_from_slice(&VERSION.to_le_bytes());
    header[12..16].copy_from_slice(&(seeds as u32).to_le_bytes());
    header[16..20].copy_from_slice(&(kind.width() as u32).to_le_bytes());
    header[20..24].copy_from_slice(&(text.len() as u32).to_le_bytes());
    header[24..32].copy_from_slice(&after_header.to_le_bytes());
    header[KIND_TEXT_AT..KIND_TEXT_AT + text.len()].copy_from_slice(text.as_bytes());
    rewrite_checksum(bytes);
}

/// Writes the checksum for the present contents. Does nothing if there is no header.
pub fn rewrite_checksum(bytes: &mut [u8]) {
    if bytes.len() >= HEADER {
        let sum = checksum(bytes).to_le_bytes();
        bytes[CHECKSUM_RANGE].copy_from_slice(&sum);
    }
}

/// The checksum of everything but itself.
fn checksum(bytes: &[u8]) -> u64 {
    let (before, after) = (&bytes[..CHECKSUM_RANGE.start], &bytes[CHECKSUM_RANGE.end..]);
    files::checksum(&[before, after], bytes.len() as u64)
}
