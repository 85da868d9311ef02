//! Reads files of limited size.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::patience::{in_use, patiently};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    pub path: PathBuf,
    pub problem: ReadProblem,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadProblem {
    Missing,
    Folder,
    /// It is neither a file nor a folder: a device, a pipe, a socket.
    NotAFile,
    NoPermission,
    LinkLoop,
    /// It is longer than this many bytes.
    TooLarge(u64),
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

/// Whether an error is about a link that leads to itself: the standard library has no stable name
/// for it.
pub(super) fn is_link_loop(error: &io::Error) -> bool {
    const ELOOP: i32 = if cfg!(target_os = "linux") { 40 } else { 62 };
    cfg!(unix) && error.raw_os_error() == Some(ELOOP)
}

/// Reads a file of at most `limit` bytes. Never waits for a pipe and never reads more.
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
    let bytes = patiently(in_use, || {
        let mut bytes = Vec::new();
        // The file may grow while it is read, so the limit applies here too.
        let mut file = File::open(path)?.take(limit.saturating_add(1));
        file.read_to_end(&mut bytes)?;
        Ok(bytes)
    })?;
    if bytes.len() as u64 > limit {
        return Err(ReadProblem::TooLarge(limit));
    }
    Ok(bytes)
}

/// Whether a file's name has one of these endings, in any case.
pub fn ends_in(path: &Path, endings: &[&str]) -> bool {
    let own = path.extension();
    own.is_some_and(|own| endings.iter().any(|ending| own.eq_ignore_ascii_case(ending)))
}
