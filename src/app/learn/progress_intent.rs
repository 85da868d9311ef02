//! What can be done with the file of the learner's progress.

use std::path::PathBuf;

/// What is wanted with the file of the learner's progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressIntent {
    /// Ask where to export it to.
    Export,
    /// Ask what to import.
    Import,
    /// Export it to this file.
    ExportTo(PathBuf),
    /// Import it from this file.
    ImportFrom(PathBuf),
    /// Add what was read to one's own.
    Add,
    /// Put what was read in the place of one's own.
    Replace,
    /// Put back what was there before the import.
    Undo,
    /// Show the file that was set aside.
    ShowFile,
    /// The bar about the damaged file goes.
    CloseBar,
}
