//! Opening and saving games.

use std::path::{Path, PathBuf};

use crate::app::state::{Damaged, Dialog, State, Wish};
use crate::app::table::Table;
use crate::game::GameInProgress;
use crate::texts::window as words;

/// The ending of save files, without its dot.
pub const EXTENSION: &str = "kete";

/// Opens a file; what is wrong with it is told and the game on the table stays.
pub fn open(state: &mut State, path: &Path, now: f64) {
    match GameInProgress::load(path) {
        Ok(game) => {
            state.lay(game);
            if let Some(table) = &mut state.table {
                mark_saved(table, path);
            }
            state.tell(words::opened(&file_name(path)), now);
        }
        Err(error) => {
            state.dialog = Some(Dialog::Damaged(Damaged { path: path.to_owned(), error }));
        }
    }
}

/// Goes on with the good part of a damaged file, as a game without a file.
pub fn open_good_part(state: &mut State, now: f64) {
    match state.dialog.take() {
        Some(Dialog::Damaged(damaged)) => {
            if let Some(game) = damaged.error.good {
                state.lay(*game);
                state.tell(words::OPENED_IN_PART, now);
            }
        }
        other => state.dialog = other,
    }
}

/// Saves to the game's own file; asks for one where it has none.
pub fn save(state: &mut State, now: f64) {
    match state.table.as_ref().and_then(|table| table.file.clone()) {
        Some(path) => save_to(state, &path, now),
        None => save_as(state),
    }
}

/// Asks where to save.
pub fn save_as(state: &mut State) {
    if let Some(proposed) = save_name(state) {
        state.wishes.push(Wish::AskSave(proposed));
    }
}

/// Saves to a file and makes it the game's own.
pub fn save_to(state: &mut State, path: &Path, now: f64) {
    let Some(table) = &mut state.table else { return };
    match table.game.save(path) {
        Ok(()) => {
            mark_saved(table, path);
            state.dialog = None;
            state.tell(words::saved(&file_name(path)), now);
        }
        Err(error) => {
            let reason = error.to_string();
            match &mut state.dialog {
                Some(Dialog::File(dialog)) => dialog.error = Some(reason),
                _ => state.tell(reason, now),
            }
        }
    }
}

/// Closes the window, after a question where a game with a file of its own has changed.
pub fn quit_asked(state: &mut State) {
    if state.table.as_ref().is_some_and(Table::is_unsaved) && !state.may_close {
        state.dialog = Some(Dialog::Unsaved);
    } else {
        state.may_close = true;
        state.wishes.push(Wish::Close);
    }
}

/// The file proposed for the game on the table: its own, or a name not yet used.
pub fn save_name(state: &State) -> Option<PathBuf> {
    let table = state.table.as_ref()?;
    if let Some(path) = &table.file {
        return Some(path.clone());
    }
    let folder = match &state.folders {
        Some(folders) => folders.games(),
        None => std::env::current_dir().unwrap_or_default(),
    };
    let stem = table.name().id();
    let names = (1_u32..).map(|number| match number {
        1 => folder.join(format!("{stem}.{EXTENSION}")),
        _ => folder.join(format!("{stem}-{number}.{EXTENSION}")),
    });
    names.take(10_000).find(|path| !path.exists())
}

fn mark_saved(table: &mut Table, path: &Path) {
    table.file = Some(path.to_owned());
    table.saved = Some((table.game.current(), table.game.len()));
    table.record.changed = false;
}

/// A file's name without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
