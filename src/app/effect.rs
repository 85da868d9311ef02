//! What the window does for its features outside the state: dialogs of the desktop, the clipboard.

use std::path::PathBuf;

use crate::app::export::state::ExportForm;
use crate::app::file_dialog::state::Purpose;
use crate::app::new_game::matched_level::PersonResult;
use crate::app::new_game::state::NewGameForm;
use crate::game::{Agreement, Level};
use crate::rules::GameName;

/// Something to be done outside the state: by the system, or on another thread.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Ask the person for a file to open.
    AskOpen,
    /// Ask the person for a file to save to; the name proposed.
    AskSave(PathBuf),
    /// Ask the person for a file to export the game to, in a form; the name proposed.
    AskExport(ExportForm, PathBuf),
    /// Ask the person for a file of progress.
    AskProgress(Purpose),
    /// Ask the person for a program that plays.
    AskProgram,
    /// Ask the person for a folder of saved games.
    AskFolder,
    /// Close the window.
    Close,
    /// Fill the screen, or no longer.
    FullScreen,
    /// Kete plays what it has found so far.
    MoveNow,
    /// Kete looks for a hint.
    Hint,
    /// Kete says whether it agrees.
    AskKete(Agreement),
    /// Open the menu.
    OpenMenu,
    /// The note of the point shown takes the keyboard.
    WriteNote,
    /// Put this on the clipboard.
    Copy(String),
    /// Fetch what is on the clipboard.
    AskPaste,
    /// Write down the choices of a new game.
    KeepChoice(Box<NewGameForm>),
    /// Write down how a game against Kete at this level ended.
    KeepResult(GameName, Level, PersonResult),
    /// Show a folder in the desktop's file manager.
    ShowFolder(PathBuf),
}
