//! What a teacher can ask of the page of a class.

use std::path::PathBuf;

use crate::rules::GameName;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClassIntent {
    /// Show the page.
    Open,
    /// Back to the courses.
    Leave,
    /// Choose a file to add.
    AskFile,
    /// Choose a folder to add.
    AskFolder,
    /// Add these files, and those in folders.
    Add(Vec<PathBuf>),
    /// Forget all files.
    Clear,
    /// Show the lessons of each course, or the answers by rule.
    ByRule(bool),
    /// Show the rules of this game only.
    Game(Option<GameName>),
    /// Sort by a column, `None` for the names; again in the other order.
    Sort(Option<usize>),
    /// Ask for a file for the printer.
    Print,
    /// Ask for a file for spreadsheets.
    SaveCsv,
}
