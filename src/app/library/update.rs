//! The library page: its folder, its rows, and what is done with the chosen game.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::intent::LibraryIntent;
use super::jobs::{LibraryJob, LibraryReport};
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
use crate::files::Folders;
use crate::texts::messages as say;

/// The page may have just been opened.
pub fn arrive(state: &mut State) {
    if state.page == Page::Library {
        state.library.raised = false;
        refresh(state);
    }
}

/// Scans the folder, if the page is shown.
pub fn refresh(state: &mut State) {
    if state.page == Page::Library {
        let kept = state.folders.as_ref();
        let usual = match state.library.shelf {
            Shelf::Saved => state.games_folder(),
            Shelf::Finished => kept.map(Folders::finished),
            Shelf::Unfinished => kept.map(Folders::unfinished),
        };
        state.library.refresh(usual, state.autosave.zone_secs);
    }
}

pub fn folder_chosen(state: &mut State, folder: PathBuf, now: f64) {
    state.dialog = None;
    update(state, LibraryIntent::Folder(Some(folder)), now);
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
            let Some(path) = state.library.chosen_path() else { return };
            match state.library.shelf {
                Shelf::Saved => state.ask(Intent::OpenFile(path)),
                Shelf::Finished | Shelf::Unfinished => autosave::update::resume(state, path),
            }
        }
        LibraryIntent::Copy => clipboard::update::copy_game(state, now),
        LibraryIntent::ShowFolder => {
            let folder = state.library.folder.clone();
            state.effects.extend(folder.map(Effect::ShowFolder));
        }
        LibraryIntent::Delete => {
            let Some(path) = state.library.chosen_path() else { return };
            if is_on_the_board(state, &path) {
                state.notify(say::library::game_on_the_board(), now);
            } else if state.library.shelf == Shelf::Saved && is_kept_by_itself(state, &path) {
                state.notify(say::library::kept_by_itself(), now);
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
            state.library.shelf = shelf;
            state.library.raised = false;
            refresh(state);
        }
        LibraryIntent::Tidy(wanted) => tidy(state, wanted),
        LibraryIntent::Filter(game) => state.library.set_filter(game, now),
        LibraryIntent::Order(column) => state.library.order_by(column, now),
        LibraryIntent::ShowAll => {
            state.library.set_filter(None, now);
            state.library.look_for(String::new(), now);
        }
        LibraryIntent::AskFolder => state.effects.push(Effect::AskFolder),
        LibraryIntent::Folder(folder) => {
            let folder = folder.filter(|folder| Some(folder) != state.games_folder().as_ref());
            state.library.own = folder;
            refresh(state);
        }
    }
}

/// Kete's own games are deleted together with their lock files.
fn delete(state: &mut State, files: Vec<PathBuf>, for_good: bool) {
    // All of them are in one folder.
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
    state.library.shelf.is_kept() && kept == Some(path)
}

/// Whether Kete saves this file by itself.
fn is_kept_by_itself(state: &State, path: &Path) -> bool {
    let Some(folders) = &state.folders else { return false };
    let own = [Folders::unfinished(folders), Folders::finished(folders)];
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    let within = path.parent().and_then(real);
    within.is_some() && own.iter().any(|folder| real(folder) == within)
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
