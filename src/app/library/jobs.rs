//! What the library wants done on the disk, and the results.

use std::path::PathBuf;

use super::places::Place;
use super::preview::GamePreview;
use super::scanner::{Scan, ScanReport};
use crate::app::autosave::chores::NotDeleted;

/// Numbers a scan, so that results of an earlier one are ignored.
pub type LibraryTicket = u64;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryJob {
    Scan(Scan),
    Preview(Place, PathBuf),
    /// Move to the wastebasket.
    Delete(PathBuf),
    /// For good: there is no wastebasket, and the person agreed.
    Erase(PathBuf),
}

pub enum LibraryReport {
    Scan(LibraryTicket, ScanReport),
    Preview(GamePreview),
    /// The flag is set where the file was deleted for good.
    Deleted(PathBuf, bool, Result<(), NotDeleted>),
}
