//! What a person can ask of the library page.

use std::path::PathBuf;

use super::order::Column;
use super::shelf::Shelf;
use super::tidy::TidyIntent;
use crate::rules::GameName;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryIntent {
    LookAgain,
    /// A row, from 0.
    Choose(usize),
    /// Move the choice by this many rows.
    Walk(isize),
    /// In a narrow window: the preview covers the table, or no longer.
    Raise(bool),
    Open,
    Copy,
    ShowFolder,
    /// Ask whether to delete the chosen file.
    Delete,
    DeleteNow(PathBuf),
    /// There is no wastebasket for these files; the person agreed.
    DeleteForGood(Vec<PathBuf>),
    Shelf(Shelf),
    Tidy(TidyIntent),
    /// `None` shows all games.
    Filter(Option<GameName>),
    /// The same column again reverses the order.
    Order(Column),
    /// Clear filter and search.
    ShowAll,
    /// The dialog with the folders that are listed.
    Folders,
    AskFolder,
    AddFolder(PathBuf),
    /// Its games are no longer listed; they stay on the disk.
    RemoveFolder(PathBuf),
}
