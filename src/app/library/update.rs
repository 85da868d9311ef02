//! The library page: its places, its rows, and what is done with the chosen game.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::intent::LibraryIntent;
use super::jobs::{LibraryJob, LibraryReport};
use super::places::{Place, Sources, game, real};
use super::shelf::Shelf;
use super::tidy::{TidyIntent, TidyUp};
use crate::app::autosave::chores::{Deletion, NotDeleted};
use crate::app::day::day_of;
use crate::app::effect::Effect;
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::app::{autosave, clipboard};
use crate::texts::messages as say;

/// How many folders people can add.
const MOST_FOLDERS: usize = 20;

/// The page may have just been opened.
pub fn arrive(state: &mut State) {
    if state.page == Page::Library {
        state.library.raised = false;
        if state.library.rows.is_empty() {
            state.library.order = state.settings.library_order;
        }
        refresh(state);
    }
}

/// Scans the folder, if the page is shown.
pub fn refresh(state: &mut State) {
    if state.page == Page::Library {
        let (added, recent) = (&state.settings.library_folders, state.file_jobs.recent.files());
        let kept = state.folders.as_ref();
        let sources = Sources::new(kept, state.games_folder(), added, recent);
        state.library.refresh(sources, state.autosave.zone_secs);
    }
}

pub fn folder_chosen(state: &mut State, folder: PathBuf, now: f64) {
    state.dialog = None;
    update(state, LibraryIntent::AddFolder(folder), now);
}

pub fn update(state: &mut State, wanted: LibraryIntent, now: f64) {
    match wanted {
        LibraryIntent::LookAgain => refresh(state),
        LibraryIntent::Choose(number) => state.library.choose(number, now),
        LibraryIntent::Walk(step) => state.library.walk(step, now),
        LibraryIntent::Raise(raised) => {
            state.library.raised = raised && state.library.chosen().is_some();
        }
        LibraryIntent::Open => {
            let Some(row) = state.library.chosen() else { return };
            let path = row.path.clone();
            match row.place {
                Place::Saved | Place::Folder => state.ask(Intent::OpenFile(path)),
                Place::Finished | Place::Unfinished => autosave::update::resume(state, path),
                Place::Example => open_example(state, &path),
            }
        }
        LibraryIntent::Copy => clipboard::update::copy_game(state, now),
        LibraryIntent::ShowFolder => {
            let file = state.library.chosen_path();
            let folder = file.as_deref().and_then(Path::parent).filter(|at| at.is_absolute());
            state.effects.extend(folder.map(|at| Effect::ShowFolder(at.to_owned())));
        }
        LibraryIntent::Delete => {
            let Some(row) = state.library.chosen() else { return };
            let path = row.path.clone();
            if row.place == Place::Example {
                state.notify(say::library::example_stays(), now);
            } else if is_on_the_board(state, &path) {
                state.notify(say::library::game_on_the_board(), now);
            } else {
                state.dialog = Some(Dialog::DeleteFile(path));
            }
        }
        LibraryIntent::DeleteNow(path) => {
            state.dialog = None;
            delete(state, vec![path], false);
        }
        LibraryIntent::DeleteForGood(files) => {
            state.dialog = None;
            delete(state, files, true);
        }
        LibraryIntent::Shelf(shelf) => {
            state.library.show(shelf, now);
            refresh(state);
        }
        LibraryIntent::Tidy(wanted) => tidy(state, wanted),
        LibraryIntent::Filter(game) => state.library.set_filter(game, now),
        LibraryIntent::Order(column) => {
            state.library.order_by(column, now);
            state.settings.library_order = state.library.order;
        }
        LibraryIntent::ShowAll => {
            state.library.set_filter(None, now);
            state.library.look_for(String::new(), now);
        }
        LibraryIntent::AskFolder => state.effects.push(Effect::AskFolder),
        LibraryIntent::Folders => state.dialog = Some(Dialog::LibraryFolders),
        LibraryIntent::AddFolder(folder) => add_folder(state, folder, now),
        LibraryIntent::RemoveFolder(folder) => {
            state.settings.library_folders.retain(|added| *added != folder);
            refresh(state);
        }
    }
}

fn add_folder(state: &mut State, folder: PathBuf, now: f64) {
    let name = file_name(&folder);
    let is_path = folder.to_str().is_some();
    let added = &mut state.settings.library_folders;
    if !is_path || added.len() >= MOST_FOLDERS {
        state.notify(say::library::folder_not_added(), now);
        return;
    }
    if !added.contains(&folder) {
        added.push(folder);
    }
    state.notify(say::library::FolderAdded { name }.text(), now);
    state.library.show(Shelf::Yours, now);
    refresh(state);
}

/// It becomes a game of the person only when something is changed in it.
fn open_example(state: &mut State, path: &Path) {
    let Ok(game) = game(Place::Example, path) else { return };
    state.lay_opened(game);
    if let Some(session) = &mut state.session {
        session.kept.is_example = true;
    }
}

/// Kete's own games are deleted together with their lock files.
fn delete(state: &mut State, files: Vec<PathBuf>, for_good: bool) {
    if files.first().is_some_and(|file| is_kept_by_itself(state, file)) {
        autosave::update::discard(state, Deletion { files, for_good });
    } else {
        let job = if for_good { LibraryJob::Erase } else { LibraryJob::Delete };
        state.library.jobs.extend(files.into_iter().map(job));
    }
}

fn tidy(state: &mut State, wanted: TidyIntent) {
    if wanted == TidyIntent::Open {
        state.dialog = Some(Dialog::TidyUp(TidyUp::default()));
        return;
    }
    let this_month = words::month_of(day_of(SystemTime::now(), state.autosave.zone_secs));
    let Some(Dialog::TidyUp(chosen)) = &mut state.dialog else { return };
    match wanted {
        TidyIntent::Open => {}
        TidyIntent::Month(month) => chosen.switch(month),
        TidyIntent::OlderThan(months) => chosen.choose_before(this_month - months, &state.library),
        TidyIntent::Nothing => chosen.clear(),
        TidyIntent::AnnotatedToo(too) => chosen.annotated_too = too,
        TidyIntent::Delete => {
            let mut files = chosen.files(&state.library);
            files.retain(|file| !is_on_the_board(state, file));
            state.dialog = None;
            delete(state, files, false);
        }
    }
}

/// Whether it is the game in progress in this window.
fn is_on_the_board(state: &State, path: &Path) -> bool {
    let kept = state.session.as_ref().and_then(|session| session.kept.path.as_deref());
    kept == Some(path)
}

/// Whether Kete saves this file by itself.
fn is_kept_by_itself(state: &State, path: &Path) -> bool {
    let Some(folders) = &state.folders else { return false };
    let own = [folders.unfinished(), folders.finished()];
    path.parent().is_some_and(|within| own.iter().any(|folder| real(folder) == real(within)))
}

pub fn received(state: &mut State, report: LibraryReport, now: f64) {
    match report {
        LibraryReport::Scan(ticket, report) => {
            if state.library.take(ticket, report, now) {
                refresh(state);
            }
        }
        LibraryReport::Preview(preview) => state.library.take_preview(preview, now),
        LibraryReport::Deleted(path, for_good, deleted) => {
            let name = file_name(&path);
            match deleted {
                Ok(()) => {
                    leave_file(state, &path);
                    state.library.remove_all(&[path], now);
                    state.notify(words::deleted(&name, for_good), now);
                }
                Err(NotDeleted::NoWastebasket) => {
                    state.dialog = Some(Dialog::NoWastebasket(vec![path]));
                }
                Err(NotDeleted::Busy) => state.notify(say::keeping::kept_elsewhere(), now),
                Err(NotDeleted::System(kind)) => {
                    state.notify(words::not_deleted(&name, kind), now);
                    refresh(state);
                }
            }
        }
    }
}

/// If that was the game's own file, forget it; autosave takes over.
fn leave_file(state: &mut State, path: &Path) {
    if let Some(session) = &mut state.session
        && session.file.as_deref() == Some(path)
    {
        session.file = None;
        session.print = None;
        session.saved = None;
    }
}
