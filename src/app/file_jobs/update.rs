//! Opening and saving games: orders to the worker, and what its answers do.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::state::{DamagedFile, DamagedPage, Loaded, Overwrite, Saving};
use crate::app::day::day_of;
use crate::app::effect::Effect;
use crate::app::file_dialog::state::{FileDialog, Purpose};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::library::intent::LibraryIntent;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::files::{Fingerprint, MayReplace, NotReplaced, ends_in, free_name};
use crate::game::ogn;
use crate::game::save::{EXTENSION, Reason};
use crate::narration;
use crate::texts::messages as say;

/// The current game stays until the file is read completely.
pub fn open(state: &mut State, path: &Path, now: f64) {
    // The working folder could change before it is read.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let says = say::files::Opening { name: file_name(&path) }.text();
    match &mut state.dialog {
        Some(Dialog::File(dialog)) => dialog.busy = Some(says),
        _ => state.notify(says, now),
    }
    // A file opened instead of overwriting it should be seen.
    state.file_jobs.closes = false;
    state.file_jobs.load(&path);
}

/// Saves to the game's own file, or asks for one.
pub fn save(state: &mut State) {
    let Some(session) = &state.session else { return };
    let known = MayReplace::Known(session.print);
    match session.file.clone() {
        Some(path) => write_to(state, &path, known),
        None => save_as(state),
    }
}

pub fn save_as(state: &mut State) {
    let mut proposed = save_name(state);
    if let Some(Dialog::Overwrite(asked)) = &state.dialog {
        // Someone who does not want to overwrite this file gets a free name.
        let folder = asked.path.parent().unwrap_or(Path::new(""));
        let stem = asked.path.file_stem().unwrap_or_default().to_string_lossy();
        proposed = free_name(folder, &stem, EXTENSION).or(proposed);
        leave_overwrite(state);
    }
    if let Some(proposed) = proposed {
        state.effects.push(Effect::AskFile(Purpose::Save(proposed)));
    }
}

/// Saves to a file just chosen and makes it the game's own. The dialog has asked about existing
/// files.
pub fn save_to(state: &mut State, path: &Path) {
    write_to(state, path, MayReplace::Anything);
}

pub fn overwrite(state: &mut State, asked: &Overwrite) {
    leave_overwrite(state);
    let may = if asked.is_read_only { MayReplace::ReadOnly } else { MayReplace::Anything };
    write_to(state, &asked.path, may);
}

/// If a film is still being drawn, its progress dialog comes back.
pub(crate) fn leave_overwrite(state: &mut State) {
    state.dialog = state.file_jobs.film.clone().map(Dialog::Filming);
}

fn write_to(state: &mut State, path: &Path, may: MayReplace) {
    let Some(session) = &state.session else { return };
    if let Some(Dialog::File(dialog)) = &mut state.dialog {
        dialog.busy = Some(say::files::Saving { name: file_name(path) }.text());
    }
    state.file_jobs.save(path, session.game.clone(), state.laid, may);
}

pub fn show_dialog(state: &mut State, purpose: Purpose, folder: &Path) {
    let dialog = FileDialog::new(purpose, folder);
    state.file_jobs.list(&dialog.folder, dialog.purpose.endings());
    state.dialog = Some(Dialog::File(dialog));
}

/// The folder last used, or the usual one.
pub fn folder(state: &State) -> PathBuf {
    let here = || std::env::current_dir().unwrap_or_default();
    let usual = || state.games_folder().unwrap_or_else(here);
    state.file_jobs.folder.clone().unwrap_or_else(usual)
}

pub(crate) fn opened(state: &mut State, path: &Path, loaded: Loaded, now: f64) {
    state.lay_opened(*loaded.game);
    remember(state, path);
    let name = file_name(path);
    match (loaded.imported, &mut state.session) {
        // An imported game has no file yet.
        (Some(more), _) => state.notify(words::imported_game(&name, more), now),
        (None, Some(session)) => {
            session.file = Some(path.to_owned());
            session.print = Some(loaded.print);
            session.saved = Some(session.game.changes());
            state.notify(say::files::Opened { name: &name }.text(), now);
        }
        (None, None) => {}
    }
}

pub(crate) fn not_opened(state: &mut State, damaged: Box<DamagedFile>, now: f64) {
    let error = &damaged.error;
    let is_named_so = ends_in(&damaged.path, &[EXTENSION, ogn::EXTENSION]);
    let reason = match &error.reason {
        Reason::File(error) => Some(error.to_string()),
        // A picture or a letter: clearly not meant as a game.
        _ if !is_named_so && error.good.is_none() => {
            Some(say::files::NoGame { name: file_name(&damaged.path) }.text())
        }
        _ => None,
    };
    if let Some(reason) = reason {
        notify_or_show(state, reason, now);
        return;
    }
    let back = match &state.file_jobs.damaged {
        Some(page) if state.page == Page::Damaged => page.back,
        _ => state.page,
    };
    state.file_jobs.damaged = Some(DamagedPage { file: damaged, back, text_shown: false });
    state.page = Page::Damaged;
    state.dialog = None;
    state.notice = None;
}

/// Shows an error in the open dialog, or as a message.
pub(crate) fn notify_or_show(state: &mut State, reason: String, now: f64) {
    match &mut state.dialog {
        Some(Dialog::File(dialog)) => {
            dialog.busy = None;
            dialog.error = Some(reason);
        }
        Some(Dialog::Unsaved) => state.file_jobs.close_error = Some(reason),
        _ => state.notify(reason, now),
    }
}

/// Closes the file dialog that waits for a file being written.
pub(crate) fn close_busy_dialog(state: &mut State) {
    state.dialog.take_if(|it| matches!(it, Dialog::File(dialog) if dialog.busy.is_some()));
}

pub(crate) fn saved_as(
    state: &mut State,
    path: &Path,
    print: Fingerprint,
    saving: &Saving,
    now: f64,
) {
    let is_it = saving.game == state.laid;
    if let Some(session) = state.session.as_mut().filter(|_| is_it) {
        session.file = Some(path.to_owned());
        session.print = Some(print);
        session.saved = Some(saving.changes);
    }
    remember(state, path);
    close_busy_dialog(state);
    state.notify(say::files::Saved { name: file_name(path) }.text(), now);
    if state.file_jobs.closes {
        state.file_jobs.closes = false;
        quit_asked(state);
    }
}

/// The game may have been saved once more before the answer came; the fingerprint is still current.
pub(crate) fn wrote(state: &mut State, path: &Path, print: Fingerprint) {
    if let Some(session) = &mut state.session
        && session.file.as_deref() == Some(path)
    {
        session.print = Some(print);
    }
}

pub(crate) fn not_saved(
    state: &mut State,
    path: PathBuf,
    why: &NotReplaced,
    saving: &Saving,
    now: f64,
) {
    let may_ask = !matches!(why, NotReplaced::Failed(_)) && saving.game == state.laid;
    if may_ask {
        let is_read_only = matches!(why, NotReplaced::ReadOnly);
        state.dialog = Some(Dialog::Overwrite(Overwrite { path, is_read_only }));
        return;
    }
    state.file_jobs.closes = false;
    notify_or_show(state, narration::not_replaced(&path, why), now);
}

/// Makes a file the most recent one, and its folder the one dialogs start in.
pub(crate) fn remember(state: &mut State, path: &Path) {
    state.ask(Intent::Library(LibraryIntent::LookAgain));
    state.file_jobs.folder = path.parent().map(Path::to_owned);
    state.file_jobs.remember(path);
}

/// Opens the readable part of a damaged file as a game without a file.
pub fn open_good_part(state: &mut State, now: f64) {
    let page = state.file_jobs.damaged.take();
    if let Some(good) = page.and_then(|page| page.file.error.good) {
        state.lay(*good);
        state.notify(say::labels::opened_in_part(), now);
    }
}

/// Goes back to the page before.
pub fn close_damaged(state: &mut State) {
    if let Some(page) = state.file_jobs.damaged.take()
        && state.page == Page::Damaged
    {
        state.page = page.back;
    }
}

/// Whether closing has to wait: the game's own file is out of date, a game without a file cannot be
/// autosaved, or a file is being written.
pub fn holds_window(state: &State) -> bool {
    let unsaved = state.session.as_ref().is_some_and(GameSession::is_unsaved);
    let has_no_file = |session: &GameSession| session.file.is_none() && !session.game.is_empty();
    let unkept = state.autosave.fails.is_some() && state.session.as_ref().is_some_and(has_no_file);
    !state.may_close && (unsaved || unkept || state.file_jobs.saving.is_some())
}

/// Closes the window when nothing would be lost: asks about unsaved games and waits for writes in
/// progress. A film goes on being drawn until the window closes.
pub fn quit_asked(state: &mut State) {
    if state.file_jobs.saving.is_some() {
        state.file_jobs.closes = true;
    } else if holds_window(state) {
        state.file_jobs.close_error = None;
        state.dialog = Some(Dialog::Unsaved);
    } else {
        give_film_up(state);
        state.may_close = true;
        state.effects.push(Effect::Close);
    }
}

pub fn save_and_quit(state: &mut State) {
    state.file_jobs.closes = true;
    state.file_jobs.close_error = None;
    save(state);
}

/// The game's own file, or a free name.
pub fn save_name(state: &State) -> Option<PathBuf> {
    let session = state.session.as_ref()?;
    if let Some(path) = &session.file {
        return Some(path.clone());
    }
    free_name(&folder(state), &game_stem(state, session), EXTENSION)
}

/// A file name for a game, with its day and its players, without an ending.
pub fn game_stem(state: &State, session: &GameSession) -> String {
    let path = session.kept.path.as_ref();
    let kept = path.and_then(|path| state.autosave.games.iter().find(|game| game.path == *path));
    let when = kept.map_or_else(SystemTime::now, |game| game.when);
    let day = day_of(when, state.autosave.zone_secs);
    let (name, game) = (&narration::game(session.name()).name, &session.game);
    words::game_file_name(name, day, game.players(), game.people())
}

pub fn give_film_up(state: &mut State) {
    state.file_jobs.give_up_film();
    put_film_away(state);
}

/// Forgets the film and closes its dialog.
pub fn put_film_away(state: &mut State) {
    state.file_jobs.film = None;
    state.dialog.take_if(|dialog| matches!(dialog, Dialog::Filming(_)));
}
