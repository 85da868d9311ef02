//! Reading files of a bounded size.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Why a file could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The file.
    pub path: PathBuf,
    /// What stood in the way.
    pub problem: ReadProblem,
}

/// What stood in the way of reading a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadProblem {
    /// There is nothing there.
    Missing,
    /// It is a folder.
    Folder,
    /// It is neither a file nor a folder: a device, a pipe, a socket.
    NotAFile,
    /// This user may not read it.
    NoPermission,
    /// It is a link that leads to itself.
    LinkLoop,
    /// It holds more bytes than this.
    TooLarge(u64),
    /// Something else the system reports.
    System(io::ErrorKind),
}

impl From<io::Error> for ReadProblem {
    fn from(error: io::Error) -> ReadProblem {
        if is_link_loop(&error) {
            return ReadProblem::LinkLoop;
        }
        match error.kind() {
            io::ErrorKind::NotFound => ReadProblem::Missing,
            io::ErrorKind::IsADirectory => ReadProblem::Folder,
            io::ErrorKind::PermissionDenied => ReadProblem::NoPermission,
            kind => ReadProblem::System(kind),
        }
    }
}

/// Whether a link that leads to itself stands in the way: the standard library has no stable name
/// for it.
pub(super) fn is_link_loop(error: &io::Error) -> bool {
    const ELOOP: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };
    cfg!(unix) && error.raw_os_error() == Some(ELOOP)
}

/// Reads a file of at most `limit` bytes. Never waits for a pipe and never takes in more.
///
/// # Errors
/// What stood in the way.
pub fn read_limited(path: &Path, limit: u64) -> Result<Vec<u8>, ReadError> {
    bytes(path, limit).map_err(|problem| ReadError { path: path.to_owned(), problem })
}

fn bytes(path: &Path, limit: u64) -> Result<Vec<u8>, ReadProblem> {
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(ReadProblem::Folder);
    }
    if !about.is_file() {
        return Err(ReadProblem::NotAFile);
    }
    if about.len() > limit {
        return Err(ReadProblem::TooLarge(limit));
    }
    let mut bytes = Vec::new();
    // The file may grow while it is read, so the limit is kept here as well.
    let mut file = File::open(path)?.take(limit.saturating_add(1));
    file.read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(ReadProblem::TooLarge(limit));
    }
    Ok(bytes)
}

/// Whether a file's name has one of these endings, in capitals or not.
pub fn ends_in(path: &Path, endings: &[&str]) -> bool {
    let own = path.extension();
    own.is_some_and(|own| endings.iter().any(|ending| own.eq_ignore_ascii_case(ending)))
}
