//! The page of the saved games: its folder, its rows, what is done with the chosen one.

use std::path::{Path, PathBuf};

use super::saving::file_name;
use crate::app::intent::Intent;
use crate::app::library::{LibraryIntent, Report};
use crate::app::state::{Dialog, Page, State, Wish};
use crate::files::Folders;
use crate::texts::window as words;

/// The page may have come up: its folder is read anew.
pub fn arrive(state: &mut State) {
    if state.page == Page::Library {
        state.library.raised = false;
        refresh(state);
    }
}

/// The window has the keyboard again: the folder on the page is read anew.
pub fn look_again(state: &mut State) {
    refresh(state);
}

/// Reads the folder on the page anew; nothing where the page is not shown.
pub fn refresh(state: &mut State) {
    if state.page == Page::Library {
        let usual = state.games_folder();
        state.library.refresh(usual, state.keeping.zone_secs);
    }
}

/// A folder was chosen in the dialog in the window.
pub fn folder_chosen(state: &mut State, folder: PathBuf, now: f64) {
    state.dialog = None;
    update(state, LibraryIntent::Folder(Some(folder)), now);
}

/// Does what is wanted on the page.
pub fn update(state: &mut State, wanted: LibraryIntent, now: f64) {
    match wanted {
        LibraryIntent::Choose(number) => state.library.choose(number, now),
        LibraryIntent::Walk(step) => state.library.walk(step, now),
        LibraryIntent::Raise(raised) => {
            state.library.raised = raised && state.library.chosen().is_some();
        }
        LibraryIntent::Open => {
            if let Some(path) = state.library.chosen_path() {
                super::update(state, Intent::OpenFile(path), now);
            }
        }
        LibraryIntent::Copy => super::clipboard::copy_game(state, now),
        LibraryIntent::ShowFolder => {
            let folder = state.library.folder().map(Path::to_owned);
            state.wishes.extend(folder.map(Wish::ShowFolder));
        }
        LibraryIntent::Delete => {
            let Some(path) = state.library.chosen_path() else { return };
            if is_kept_by_itself(state, &path) {
                state.tell(words::KEPT_BY_ITSELF, now);
            } else {
                state.dialog = Some(Dialog::DeleteFile(path));
            }
        }
        LibraryIntent::DeleteNow(path) => {
            state.dialog = None;
            state.library.jobs.push(crate::app::library::Job::Delete(path));
        }
        LibraryIntent::Filter(game) => state.library.set_filter(game, now),
        LibraryIntent::Order(column) => state.library.order_by(column, now),
        LibraryIntent::ShowAll => {
            state.library.set_filter(None, now);
            state.library.look_for(String::new(), now);
        }
        LibraryIntent::AskFolder => state.wishes.push(Wish::AskFolder),
        LibraryIntent::Folder(folder) => {
            let folder = folder.filter(|folder| Some(folder) != state.games_folder().as_ref());
            state.library.choose_folder(folder);
            refresh(state);
        }
    }
}

/// Whether a file is one of those that Kete writes by itself while a game is played.
fn is_kept_by_itself(state: &State, path: &Path) -> bool {
    let Some(folders) = &state.folders else { return false };
    let own = [Folders::unfinished(folders), Folders::finished(folders)];
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    let within = path.parent().and_then(real);
    within.is_some() && own.iter().any(|folder| real(folder) == within)
}

/// Takes in what came from the disk.
pub fn received(state: &mut State, report: Report, now: f64) {
    match report {
        Report::Scan(ticket, report) => {
            if state.library.take(ticket, report, now) {
                refresh(state);
            }
        }
        Report::Preview(preview) => state.library.take_preview(preview, now),
        Report::Deleted(path, deleted) => {
            let name = file_name(&path);
            match deleted {
                Ok(()) => {
                    leave_file(state, &path);
                    state.library.remove(&path, now);
                    state.tell(words::deleted(&name), now);
                }
                Err(kind) => {
                    state.tell(words::not_deleted(&name, kind), now);
                    refresh(state);
                }
            }
        }
    }
}

/// The game on the table has no file any more where that was it: from now on it is kept by itself.
fn leave_file(state: &mut State, path: &Path) {
    if let Some(table) = &mut state.table
        && table.file.as_deref() == Some(path)
    {
        table.file = None;
        table.print = None;
        table.saved = None;
    }
}
