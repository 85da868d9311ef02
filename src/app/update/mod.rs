//! What intents do. Nothing here paints; all of it is tested without a window.
//!
//! | file | holds |
//! | --- | --- |
//! | `commands` | the commands of menu, keys and buttons |
//! | `playing` | moves and half-made moves |
//! | `saving` | opening and saving games |

mod commands;
mod playing;
mod saving;

pub use commands::is_open;
pub use playing::{hole_of_letter, kete_plays};
pub use saving::{EXTENSION, file_name, quit_asked, save_name};

use super::intent::Intent;
use super::keeping;
use super::sizes::{Sizes, Times};
use super::state::{Dialog, Page, State, Tab, Wish};
use super::table::Table;
use crate::game::{GameInProgress, Player};
use crate::rules::{BySide, Side};
use crate::texts::window as words;

/// Does what a person wants. `now` is the window's time in seconds.
pub fn update(state: &mut State, intent: Intent, now: f64) {
    match intent {
        Intent::Command(command) => commands::run(state, command, now),
        Intent::Go(page) => state.page = page,
        Intent::NewGameOf(name) => {
            state.form.apply(&super::intent::FormIntent::Game(name), &state.forms);
            open_new_game(state);
        }
        Intent::Form(change) => state.form.apply(&change, &state.forms),
        Intent::StartGame => {
            state.forms.insert(state.form.name(), state.form.clone());
            state.lay(state.form.game());
        }
        Intent::CloseNotice => state.notice = None,
        Intent::HoldNotice => {
            if let Some(notice) = &mut state.notice {
                notice.since = now;
            }
        }
        Intent::CloseDialog => state.dialog = None,
        Intent::Resume(path) => keeping::resume(state, path),
        Intent::Discard(name, path) => state.dialog = Some(Dialog::Discard(name, path)),
        Intent::DiscardNow(path) => {
            state.dialog = None;
            keeping::discard(state, &path);
        }
        Intent::PlayAgain(path) => keeping::play_again(state, &path),
        Intent::ShowAllKept(all) => state.keeping.shows_all = all,
        Intent::Offer(agreement) => offer(state, agreement),
        Intent::AcceptOffer(agreement) => {
            state.dialog = None;
            if let Some(table) = &mut state.table
                && table.game.agree(agreement).is_some()
            {
                table.moved_in_game();
            }
        }
        Intent::DeclineOffer => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                let words = words::declined(other_than_asker(table));
                table.refuse_words(words, None, Vec::new(), now);
            }
        }
        Intent::ResignNow(side) => {
            state.dialog = None;
            if let Some(table) = &mut state.table {
                table.game.resign(side);
                table.moved_in_game();
            }
        }
        Intent::Tab(tab) => on_table(state, |table| table.tab = tab),
        Intent::Dock(open) => on_table(state, |table| table.dock_open = open),
        Intent::Speed(speed) => state.settings.speed = speed,
        Intent::Preview(preview) => state.settings.preview = preview,
        Intent::Rematch => {
            if let Some(table) = &state.table {
                let BySide { south, north } = table.game.players();
                let again = GameInProgress::new(table.game.ruleset(), BySide::new(north, south));
                state.lay(again);
            }
        }
        Intent::File(done) => {
            let Some(Dialog::File(dialog)) = &mut state.dialog else { return };
            let opens = dialog.purpose == super::file_dialog::Purpose::Open;
            match dialog.apply(&done) {
                Some(path) if opens => saving::open(state, &path, now),
                Some(path) => saving::save_to(state, &path, now),
                None => {}
            }
        }
        Intent::Point(pointed) => on_table(state, |table| match (pointed, &table.pointed) {
            (None, _) => table.pointed = None,
            (Some(new), Some((old, _))) if new == *old => {}
            (Some(new), _) => table.pointed = Some((new, now)),
        }),
        Intent::OpenFile(path) => saving::open(state, &path, now),
        Intent::SaveTo(path) => saving::save_to(state, &path, now),
        Intent::OpenGoodPart => saving::open_good_part(state, now),
        Intent::QuitNow => {
            state.may_close = true;
            state.wishes.push(Wish::Close);
        }
        playing => playing::update(state, playing, now),
    }
}

/// Lets time pass: what has flown has landed, what was shown for a while goes.
pub fn tick(state: &mut State, now: f64) {
    if let Some(table) = &mut state.table {
        table.tick(now);
    }
    let span = Times::span(Sizes::get().time.message).as_secs_f64();
    if state.notice.as_ref().is_some_and(|notice| now >= notice.since + span) {
        state.notice = None;
    }
}

/// The New game form stands on the Play page itself while no game is in progress.
fn open_new_game(state: &mut State) {
    if state.table.is_none() {
        state.page = Page::Play;
    } else {
        state.dialog = Some(Dialog::NewGame);
    }
}

fn on_table(state: &mut State, change: impl FnOnce(&mut Table)) {
    if let Some(table) = &mut state.table {
        change(table);
        if table.tab == Tab::Match && table.name() != crate::rules::GameName::Giuthi {
            table.tab = Tab::Moves;
        }
    }
}

/// Who asks to end: the person, where one plays Kete; else the side to move.
fn asker(table: &Table) -> Side {
    let players = table.game.players();
    let persons: Vec<Side> =
        Side::ALL.into_iter().filter(|side| players[*side].is_person()).collect();
    match persons[..] {
        [only] => only,
        _ => table.mover(),
    }
}

fn other_than_asker(table: &Table) -> Side {
    asker(table).other()
}

fn offer(state: &mut State, agreement: crate::game::Agreement) {
    state.dialog = None;
    let Some(table) = &state.table else { return };
    let other = table.game.players()[other_than_asker(table)];
    if matches!(other, Player::Kete(_)) {
        state.wishes.push(Wish::AskKete(agreement));
    } else {
        state.dialog = Some(Dialog::Offer(agreement));
    }
}
