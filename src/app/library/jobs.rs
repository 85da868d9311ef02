//! What is to be done on the disk for the library, and what came of it.

use std::path::PathBuf;

use super::preview::GamePreview;
use super::scanner::{Scan, ScanReport};
use crate::app::autosave::chores::NotDeleted;

/// Numbers a reading of a folder, so that what an earlier one found is not mixed in.
pub type LibraryTicket = u64;

/// Something to be done on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryJob {
    /// Read a folder.
    Scan(Scan),
    /// Play a game through to show it.
    Preview(PathBuf),
    /// Move a file to the wastebasket.
    Delete(PathBuf),
    /// Delete a file for good: there is no wastebasket, and the person was asked.
    Erase(PathBuf),
}

/// What came of it.
pub enum LibraryReport {
    /// Something about the folder.
    Scan(LibraryTicket, ScanReport),
    /// The game to show, or why it cannot be.
    Preview(GamePreview),
    /// A file was deleted, or not; whether for good.
    Deleted(PathBuf, bool, Result<(), NotDeleted>),
}
