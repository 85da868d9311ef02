//! Effects: what the shell does for the features outside the state, such as file dialogs and the
//! clipboard.

use std::path::PathBuf;

use crate::app::export::state::ExportForm;
use crate::app::file_dialog::state::Purpose;
use crate::app::learners::state::{LearnerChange, LearnerId};
use crate::app::new_game::state::NewGameForm;
use crate::app::record::state::RecordChange;
use crate::game::{Agreement, Level};
use crate::rules::GameName;
use crate::tutor::PersonResult;

/// Something to do outside the state: by the system, or on another thread.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Choose a file or a folder.
    AskFile(Purpose),
    /// Choose a file for an export of the game in a format; the suggested name.
    AskExport(ExportForm, PathBuf),
    /// Choose a program that plays.
    AskProgram,
    /// Choose a folder of saved games.
    AskFolder,
    /// Close the window.
    Close,
    /// Turn full screen on or off.
    FullScreen,
    /// Fill the screen for a presentation, or make the window what it was before.
    Presented(bool),
    /// Let Kete play the best move it has found so far.
    MoveNow,
    /// Ask Kete whether it agrees to end.
    AskKete(Agreement),
    /// Open the menu.
    OpenMenu,
    /// Give the focus to the note of the point shown.
    WriteNote,
    /// Copy this text.
    Copy(String),
    /// Paste.
    AskPaste,
    /// Save the choices of a new game.
    KeepChoice(Box<NewGameForm>),
    /// Write down how a game against Kete at this level ended.
    KeepResult(GameName, Level, PersonResult),
    /// Write down a change of the user's record.
    KeepRecord(RecordChange),
    /// Write down a change of the list of learners.
    KeepLearners(LearnerChange),
    /// Let another learner learn in this window.
    SwitchLearner(LearnerId),
    /// Remove the files of a learner with this name.
    ThrowLearner(LearnerId, String),
    /// Show a folder in the desktop's file manager.
    ShowFolder(PathBuf),
}
