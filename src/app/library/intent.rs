//! What is wanted on the page of the saved games.

use std::path::PathBuf;

use super::row::Column;
use super::shelf::Shelf;
use super::tidy::TidyIntent;
use crate::rules::GameName;

/// What is wanted on the page of the saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryIntent {
    /// Read the folder on the page again.
    LookAgain,
    /// Choose the row of this number, from 0.
    Choose(usize),
    /// Choose the row so many further on.
    Walk(isize),
    /// Bring the chosen game in front of the table, or the table back.
    Raise(bool),
    /// Open the chosen game.
    Open,
    /// Copy the chosen game.
    Copy,
    /// Show the folder in the file manager.
    ShowFolder,
    /// Delete the chosen file, after a question.
    Delete,
    /// Delete this file, sure.
    DeleteNow(PathBuf),
    /// Delete these files though there is no wastebasket for them.
    DeleteForGood(Vec<PathBuf>),
    /// Show these games.
    Shelf(Shelf),
    /// Something on the page that tidies up the finished games.
    Tidy(TidyIntent),
    /// Show the games of this rule set alone, or all.
    Filter(Option<GameName>),
    /// Order the rows by this column, or by it the other way round.
    Order(Column),
    /// Show all games again.
    ShowAll,
    /// Ask for another folder.
    AskFolder,
    /// Show this folder; none is the usual one.
    Folder(Option<PathBuf>),
}
