//! Atomic replace: writes files whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::canonical::canonical;
use super::names::check_name;
use super::part::PartFile;
use super::read::is_link_loop;

/// Why a file could not be written. An older file of this name did not change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteError {
    pub path: PathBuf,
    pub kind: io::ErrorKind,
}

/// Writes a file whole or not at all: the bytes go into a new file beside it, which replaces it
/// once all of them are on the disk. Missing folders are created. Links are followed, not replaced.
///
/// # Errors
/// What the system reports; an older file did not change.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    write_whole_parts(path, &[bytes])
}

/// The same with contents in several parts, one after the other.
///
/// # Errors
/// What the system reports; an older file did not change.
pub fn write_whole_parts(path: &Path, parts: &[&[u8]]) -> Result<(), WriteError> {
    write(path, parts).map_err(|error| WriteError { path: path.to_owned(), kind: error.kind() })
}

pub fn try_place(path: &Path) -> Result<(), WriteError> {
    let tried = real_path(path).and_then(|path| {
        let there = folder_of(&path).ancestors().find(|folder| folder.exists());
        PartFile::new(there.unwrap_or(Path::new(".")), None).map(drop)
    });
    tried.map_err(|error| WriteError { path: path.to_owned(), kind: error.kind() })
}

/// The most links from one to the next, as in Linux.
const MOST_LINKS: usize = 40;

/// The path that is really written: links are followed, even one whose target does not exist yet.
pub(super) fn real_path(path: &Path) -> io::Result<PathBuf> {
    check_name(path.file_name().unwrap_or_default())?;
    let path = match canonical(path) {
        Err(error) if is_link_loop(&error) => return Err(io::ErrorKind::InvalidInput.into()),
        found => found.unwrap_or_else(|_| end_of_links(path)),
    };
    match fs::metadata(&path) {
        Ok(about) if about.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
        // A file must not replace a device or a pipe.
        Ok(about) if !about.is_file() => Err(io::ErrorKind::InvalidInput.into()),
        _ => Ok(path),
    }
}

/// The path at the end of a chain of links whose target does not exist.
fn end_of_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(target) = fs::read_link(&path) else { break };
        path = folder_of(&path).join(target);
    }
    path
}

fn write(path: &Path, parts: &[&[u8]]) -> io::Result<()> {
    let path = real_path(path)?;
    put_in_place(write_beside(&path, parts)?, &path)
}

/// Writes the parts to a new file beside the one that it will replace.
pub(super) fn write_beside(path: &Path, parts: &[&[u8]]) -> io::Result<PartFile> {
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let mut part = PartFile::new(folder, permissions(path))?;
    for bytes in parts {
        part.file().write_all(bytes)?;
    }
    part.file().sync_all()?;
    Ok(part)
}

/// Gives a complete file its name and replaces what had that name.
pub(super) fn put_in_place(part: PartFile, path: &Path) -> io::Result<()> {
    part.place(path)?;
    sync_folder(folder_of(path));
    Ok(())
}

pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Renames a file, so that a new one can take its name and nothing is lost: `recent.damaged-1.ron`,
/// or the next free number. Returns the new path.
///
/// # Errors
/// What the system reports; the file keeps its name.
pub fn set_aside(path: &Path) -> Result<PathBuf, WriteError> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    set_aside_as(path, |number| format!("{stem}.damaged-{number}.{ending}"))
}

/// The same with names made by `name`, from number 1 on.
pub fn set_aside_as(path: &Path, name: impl Fn(u32) -> String) -> Result<PathBuf, WriteError> {
    let mut names = (1_u32..).map(|number| path.with_file_name(name(number)));
    // A link to nowhere also has a name that must not be lost.
    let free = names.find(|name| fs::symlink_metadata(name).is_err()).unwrap_or_default();
    let moved = fs::rename(path, &free);
    moved.map_err(|error| WriteError { path: path.to_owned(), kind: error.kind() })?;
    Ok(free)
}

/// The permissions of the replaced file, or the usual ones; temporary files have fewer.
#[cfg(unix)]
fn permissions(path: &Path) -> Option<fs::Permissions> {
    use std::os::unix::fs::PermissionsExt as _;
    let old = fs::metadata(path).map(|about| about.permissions());
    Some(old.unwrap_or_else(|_| fs::Permissions::from_mode(0o666)))
}

#[cfg(not(unix))]
fn permissions(_: &Path) -> Option<fs::Permissions> {
    None
}

/// Makes the new name survive a power cut. If the system cannot do that, the file is still whole,
/// so the error is ignored.
#[cfg(unix)]
fn sync_folder(folder: &Path) {
    if let Ok(folder) = fs::File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) {}
