//! When the open game is written, and what reports from the disk do.

use std::borrow::Cow;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use super::chores::{Deletion, NotDeleted};
use super::kept::{GRADES, KeptGame, aside, is_finished, take_aside, take_grades};
use super::kept_as::KeptStamp;
use super::worker::{AutosaveJob, AutosaveReport, GameWrite};
use crate::app::file_jobs::update::holds_window;
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::game::save::{EXTENSION, MAX_BYTES};
use crate::game::{GameInProgress, NodeId};
use crate::narration;
use crate::rules::GameName;
use crate::texts::messages as say;

/// Requests a write of the open game if it has changed. Cheap if it has not.
pub fn follow(state: &mut State) {
    let (Some(folders), Some(session)) = (&state.folders, &mut state.session) else { return };
    if !is_worth_keeping(session) {
        return;
    }
    let stamp = session.kept.stamp.as_ref();
    if stamp.is_some_and(|stamp| stamp.holds(session)) {
        return;
    }
    let may_wait = stamp.is_some_and(|stamp| stamp.may_wait(session));
    let is_finished = is_finished(&session.game);
    // Looking through an old game is not playing it today.
    let keeps_date = may_wait && is_finished;
    if keeps_date && !stamp.is_some_and(|stamp| stamp.lacks_grades(session)) {
        return;
    }
    let folder = if is_finished { folders.finished() } else { folders.unfinished() };
    let (path, instead_of) = match session.kept.path.take() {
        None => (folder.join(new_name(session.name())), None),
        Some(old) if old.parent() == Some(&folder) => (old, None),
        // A finished game stays as it was: going on from it is another game.
        Some(old) if session.kept.was_finished && !is_finished => {
            state.autosave.jobs.push(AutosaveJob::Free(old));
            (folder.join(new_name(session.name())), None)
        }
        Some(old) => (folder.join(old.file_name().unwrap_or_default()), Some(old)),
    };
    let text = save_text(session);
    let kept = KeptGame::of(session, path.clone(), SystemTime::now());
    session.kept.path = Some(path.clone());
    session.kept.was_finished = is_finished;
    session.kept.stamp = Some(KeptStamp::of(session));
    let keeping = &mut state.autosave;
    if !keeps_date {
        keeping.games.retain(|game| game.path != path && Some(&game.path) != instead_of.as_ref());
        keeping.games.insert(0, kept);
    }
    let write = GameWrite { path, text, instead_of, may_wait, keeps_date };
    keeping.jobs.push(AutosaveJob::Keep(write));
}

/// The game with what belongs to it; without the grades if they would make it too long to be read.
fn save_text(session: &GameSession) -> String {
    let mut aside = aside(session);
    let text = session.game.to_save_with(&aside);
    match aside.remove(GRADES) {
        Some(_) if text.len() as u64 > MAX_BYTES => session.game.to_save_with(&aside),
        _ => text,
    }
}

/// Whether something could be lost: not in a game without moves, nor in one whose own file contains
/// all of it, nor in an example as it came.
fn is_worth_keeping(session: &GameSession) -> bool {
    let game = &session.game;
    let says_something = !game.is_empty()
        || !game.title().is_empty()
        || !game.node(NodeId::START).comment().is_empty()
        // The friend's answer must find the game that was only offered so far.
        || game.far_away().is_some();
    let is_elsewhere = session.file.is_some() || session.kept.is_example;
    let is_new = !is_elsewhere || game.changes() != session.kept.laid;
    says_something && (session.kept.path.is_some() || is_new)
}

/// A name that no other window can choose at the same time.
fn new_name(game: GameName) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    format!("{}-{}-{process}-{number}.{EXTENSION}", game.id(), now.as_millis())
}

/// The game to continue: the open one, else the one with the latest change.
pub fn going_on(state: &State) -> Option<Cow<'_, KeptGame>> {
    let games = &state.autosave.games;
    let session = state.session.as_ref();
    match session.filter(|session| !session.game.is_empty() && !is_finished(&session.game)) {
        None => games.iter().find(|game| game.may_go_on()).map(Cow::Borrowed),
        Some(session) => {
            let kept = games.iter().find(|game| session.kept.path.as_ref() == Some(&game.path));
            // A game whose own file contains all of it has no autosaved file.
            let unkept = || KeptGame::of(session, PathBuf::new(), SystemTime::now());
            Some(kept.map_or_else(|| Cow::Owned(unkept()), Cow::Borrowed))
        }
    }
}

/// The unfinished game of a rule set: the one to continue, else the one with the latest change.
pub fn unfinished_of<'a>(
    state: &'a State,
    going_on: Option<&'a KeptGame>,
    name: GameName,
) -> Option<&'a KeptGame> {
    let kept = state.autosave.games.iter().filter(|game| game.is_unfinished());
    going_on.into_iter().chain(kept).find(|game| game.name() == name)
}

/// Continues a kept game; an empty path means the open game, kept or not.
pub fn resume(state: &mut State, path: PathBuf) {
    let here = state.session.as_ref().is_some_and(|session| {
        path.as_os_str().is_empty() || session.kept.path.as_ref() == Some(&path)
    });
    if here {
        state.page = Page::Play;
        state.dialog = None;
        if let Some(session) = &mut state.session
            && show_end(&mut session.game)
        {
            session.moved_in_game();
        }
    } else {
        state.autosave.jobs.push(AutosaveJob::Fetch(path));
    }
}

/// Deletes kept games; an empty path means the open game, kept or not.
pub fn discard(state: &mut State, deletion: Deletion) {
    let Deletion { mut files, for_good } = deletion;
    let is_here = |session: &GameSession| match &session.kept.path {
        Some(kept) => files.contains(kept),
        None => files.iter().any(|file| file.as_os_str().is_empty()),
    };
    if state.session.as_ref().is_some_and(is_here) {
        state.session = None;
        state.thinking = None;
    }
    files.retain(|file| !file.as_os_str().is_empty());
    if !files.is_empty() {
        let gone: HashSet<&PathBuf> = files.iter().collect();
        state.autosave.games.retain(|game| !gone.contains(&game.path));
        state.autosave.jobs.push(AutosaveJob::Delete(Deletion { files, for_good }));
    }
}

/// Handles a report of a deletion. Asks about games that could not go to the wastebasket.
fn deleted(state: &mut State, report: AutosaveReport, now: f64) {
    let AutosaveReport::Deleted { gone, left, for_good, more } = report else { return };
    state.autosave.deleted += gone.len();
    state.library.remove_all(&gone, now);
    if let Some((_, why)) = left.first() {
        // They appear in the lists again.
        state.autosave.jobs.push(AutosaveJob::List);
        match why {
            NotDeleted::Busy => state.notify(say::keeping::kept_elsewhere(), now),
            NotDeleted::System(kind) => state.notify(words::games_not_deleted(*kind), now),
            NotDeleted::NoWastebasket => {}
        }
    }
    let no_basket = |(file, why)| (why == NotDeleted::NoWastebasket).then_some(file);
    let files: Vec<PathBuf> = left.into_iter().filter_map(no_basket).collect();
    if !files.is_empty() {
        state.dialog = Some(Dialog::NoWastebasket(files));
    }
    if !more {
        let count = std::mem::take(&mut state.autosave.deleted);
        if count > 0 {
            state.notify(words::games_deleted(count, for_good), now);
        }
    }
}

/// Starts a game like a kept one.
pub fn play_again(state: &mut State, path: &Path) {
    let game = state.autosave.games.iter().find(|game| game.path == path);
    if let Some(again) = game.map(|game| game.again.clone()) {
        state.lay(again);
    }
}

/// Handles a report from the autosave thread.
pub fn receive(state: &mut State, report: AutosaveReport, now: f64) {
    match report {
        AutosaveReport::Listed { games, damaged } => {
            let known = &mut state.autosave.games;
            let names: HashSet<Option<&OsStr>> =
                known.iter().map(|game| game.path.file_name()).collect();
            let is_new = |game: &KeptGame| !names.contains(&game.path.file_name());
            let new: Vec<KeptGame> = games.into_iter().filter(is_new).collect();
            known.extend(new);
            known.sort_by_key(|game| std::cmp::Reverse(game.when));
            if let Some(first) = damaged.first() {
                let says = words::kept_damaged(damaged.len(), &file_name(first));
                state.notify_with(says, say::keeping::show(), Intent::OpenFile(first.clone()), now);
            }
        }
        AutosaveReport::Deleted { .. } => deleted(state, report, now),
        AutosaveReport::Zone(secs) => {
            state.autosave.zone_secs = secs;
            state.learning.zone_secs = secs;
        }
        AutosaveReport::Fetched { path, mut game, aside } => {
            let here = |session: &GameSession| session.kept.path.as_ref() == Some(&path);
            if state.session.as_ref().is_some_and(here) {
                state.page = Page::Play;
                return;
            }
            show_end(&mut game);
            state.lay(*game);
            if let Some(session) = &mut state.session {
                take_aside(session, &aside);
                take_grades(session, &aside);
                session.kept.path = Some(path);
                session.kept.was_finished = is_finished(&session.game);
                session.kept.stamp = Some(KeptStamp::of(session));
                session.live_text = session.where_we_are();
                state.ask(Intent::PlayMessages);
            }
        }
        AutosaveReport::Busy(path) => {
            state.autosave.games.retain(|game| game.path != path);
            state.notify(say::keeping::kept_elsewhere(), now);
        }
        AutosaveReport::Unreadable(path) => {
            state.autosave.games.retain(|game| game.path != path);
            state.ask(Intent::OpenFile(path));
        }
        AutosaveReport::CannotKeep(error) => {
            // The user did not choose the file's name: the folder is what he can repair.
            let folder = error.path.parent().unwrap_or(&error.path).display().to_string();
            let says = say::keeping::CannotKeep {
                folder: &folder,
                why: narration::write_reason(error.kind),
            }
            .text();
            state.autosave.fails = Some(says.clone());
            state.notify(says, now);
        }
        AutosaveReport::KeepsAgain => {
            state.autosave.fails = None;
            if matches!(state.dialog, Some(Dialog::Unsaved)) && !holds_window(state) {
                // The question no longer applies.
                state.dialog = None;
            }
            state.notify(say::keeping::kept_again(), now);
        }
    }
}

impl State {
    /// Opens a game and shows it. The one that was open is saved.
    pub fn lay(&mut self, game: GameInProgress) {
        follow(self);
        if let Some(path) = self.session.take().and_then(|session| session.kept.path) {
            self.autosave.jobs.push(AutosaveJob::Free(path));
        }
        self.laid += 1;
        self.session = Some(GameSession::new(game));
        self.page = Page::Play;
        self.dialog = None;
        self.thinking = None;
        self.analysis.leave_game();
    }

    /// Begins a session of a game from elsewhere. The tutor is a choice of the person, not of a
    /// file: if the file asks for none, it does what the person has set. A newcomer's first games
    /// are those begun here.
    pub fn lay_opened(&mut self, mut game: GameInProgress) {
        if let Some(tutoring) = self.settings.tutoring.in_every_game()
            && !game.tutoring().asks()
        {
            game.set_tutoring(tutoring);
        }
        show_end(&mut game);
        self.lay(game);
    }
}

/// A finished game opens at its end: at a turn looked at before it would seem to go on. Returns
/// whether it is finished.
fn show_end(game: &mut GameInProgress) -> bool {
    let is_over = is_finished(game);
    if is_over {
        game.go_to_end();
    }
    is_over
}
