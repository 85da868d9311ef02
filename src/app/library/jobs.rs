//! What is to be done on the disk for the library, and what came of it.

use std::path::PathBuf;

use super::preview::Preview;
use super::scanner::{Report as ScanReport, Scan};
use crate::app::autosave::chores::NotDeleted;

/// Numbers a reading of a folder, so that what an earlier one found is not mixed in.
pub type Ticket = u64;

/// Something to be done on the disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Job {
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
pub enum Report {
    /// Something about the folder.
    Scan(Ticket, ScanReport),
    /// The game to show, or why it cannot be.
    Preview(Preview),
    /// A file was deleted, or not; whether for good.
    Deleted(PathBuf, bool, Result<(), NotDeleted>),
}
