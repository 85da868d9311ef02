//! What intents do. Nothing here paints; all of it is tested without a window.
//!
//! | file | holds |
//! | --- | --- |
//! | `analysing` | the analysis of the position shown |
//! | `clipboard` | copying and pasting |
//! | `coaching` | the tutor's questions in games |
//! | `commands` | the commands of menu, keys and buttons |
//! | `drilling` | exercises |
//! | `ending` | offers, agreement, resignation, the game after |
//! | `engines` | other programs that play, endgame tables |
//! | `exporting` | games in other forms |
//! | `learning` | courses and lessons |
//! | `library` | the page of the saved games |
//! | `playing` | moves and half-made moves |
//! | `progress_file` | importing and exporting what the learner has done |
//! | `reading` | settings, searches |
//! | `rules` | the page of the rules |
//! | `record` | branches, notes, marks, the card of the result |
//! | `saving` | opening and saving games |
//! | `setting_up` | new games, the position editor |

mod analysing;
mod clipboard;
mod coaching;
mod commands;
mod drilling;
mod ending;
mod engines;
mod exporting;
mod learning;
mod library;
mod playing;
mod progress_file;
mod reading;
mod record;
mod rules;
mod saving;
mod setting_up;

pub use commands::is_open;
pub use drilling::{received as drills_received, spars_on};
pub use ending::{PLAYED_OUT, kete_gives_up, kete_would_offer};
pub use engines::{failed as engine_failed, program_folder};
pub use learning::{has_kete, load as load_courses, received as learning_received, with_table};
pub use library::{look_again, received as library_received};
pub use playing::{hint_found, hole_of_letter, kete_plays};
pub use rules::{received as rules_received, rules_here};
pub use saving::{file_done, file_name, folder, holds_window, quit_asked, save_name, show_dialog};

use super::intent::Intent;
use super::settings::Preview;
use super::sizes::{Sizes, Times};
use super::state::{Dialog, Page, State, Tab, Wish};
use super::table::Table;
use super::{crashes, keeping};
use crate::crash;

/// Does what a person wants. `now` is the window's time in seconds.
pub fn update(state: &mut State, intent: Intent, now: f64) {
    crash::note(&intent);
    let stay = state.stay();
    let follows = matches!(
        intent,
        Intent::OpenRule(_)
            | Intent::Rules(super::intent::RulesIntent::Follow(..))
            | Intent::Learn(_)
            | Intent::Drill(_)
    );
    let walks = matches!(
        intent,
        Intent::Command(super::command::Command::PageBack | super::command::Command::PageForward)
    );
    set_threshold(state);
    act(state, intent, now);
    crash::fail_if_asked("painting");
    coaching::note(state);
    if state.page != stay.page() {
        library::arrive(state);
        // A line that is walked is seen on its page alone: elsewhere its keys walk the game.
        if let Some(table) = &mut state.table {
            table.leave_ghost();
        }
    }
    let moved = state.page != stay.page() || follows && state.stay() != stay;
    if moved && !walks {
        state.history.leave(stay);
    }
}

fn act(state: &mut State, intent: Intent, now: f64) {
    if learning::is_of_board(state, &intent) {
        match state.page {
            Page::Rules => rules::on_board(state, intent, now, act),
            _ => learning::on_board(state, intent, now, act),
        }
        return;
    }
    match intent {
        Intent::Learn(learn) => learning::update(state, learn, now),
        Intent::Analysis(wanted) => analysing::update(state, wanted, now),
        Intent::Coach(coach) => coaching::update(state, coach, now),
        Intent::Drill(drill) => drilling::update(state, drill, now),
        Intent::Compare(done) => {
            let stays = state.comparison.as_mut().is_some_and(|both| both.act(&done, now));
            state.comparison = state.comparison.take().filter(|_| stays);
        }
        Intent::Progress(progress) => progress_file::update(state, progress, now),
        Intent::Export(wanted) => exporting::update(state, wanted),
        Intent::Command(command) => commands::run(state, command, now),
        Intent::Go(page) => state.page = page,
        Intent::NewGameOf(name) => setting_up::open_new_game(state, Some(name)),
        Intent::Form(change) => state.form.apply(&change, &mut state.choices),
        Intent::StartGame => setting_up::start_game(state),
        Intent::SetUpForForm => setting_up::open_editor_for_form(state),
        Intent::Edit(edit) => setting_up::edit(state, edit, now),
        Intent::Paste(text) => clipboard::paste(state, &text, now),
        Intent::PasteFor(name) => clipboard::paste_for(state, name),
        Intent::Settings(change) => reading::set(state, change),
        Intent::Engine(wanted) => engines::update(state, wanted),
        Intent::Search(typed) => reading::search(state, typed, now),
        Intent::OpenRule(rule) => rules::open_rule(state, rule),
        Intent::Rules(intent) => rules::update(state, intent, now),
        Intent::Library(wanted) => library::update(state, wanted, now),
        Intent::ShowReports => crashes::show_reports(state),
        Intent::TryAgain => crashes::try_again(state),
        Intent::CloseNotice => state.notice = None,
        Intent::HoldNotice => {
            if let Some(notice) = &mut state.notice {
                notice.since = now;
            }
        }
        Intent::CloseDialog => {
            if !saving::close_question(state) {
                state.dialog = None;
            }
        }
        Intent::Resume(path) => keeping::resume(state, path),
        Intent::Discard(name, path) => state.dialog = Some(Dialog::Discard(name, path)),
        Intent::DiscardNow(path) => {
            state.dialog = None;
            let deletion = keeping::Deletion { files: vec![path], for_good: false };
            keeping::discard(state, deletion);
        }
        Intent::PlayAgain(path) => keeping::play_again(state, &path),
        Intent::ShowAllKept(all) => state.keeping.shows_all = all,
        Intent::Offer(_)
        | Intent::KeteOffers(_)
        | Intent::AcceptOffer(_)
        | Intent::DeclineOffer
        | Intent::ResignNow(_)
        | Intent::Rematch => ending::update(state, intent, now),
        Intent::Unfold(..)
        | Intent::MakeMain(_)
        | Intent::Comment(..)
        | Intent::Mark(..)
        | Intent::Title(_)
        | Intent::ResultCard(_) => on_table(state, |table| record::update(table, intent)),
        Intent::Tab(tab) => on_table(state, |table| table.tab = tab),
        Intent::Dock(open) => on_table(state, |table| table.dock_open = open),
        Intent::File(done) => saving::in_dialog(state, &done, now),
        Intent::Point(pointed) => on_table(state, |table| match (pointed, &table.pointed) {
            (None, _) => table.pointed = None,
            (Some(new), Some((old, _))) if new == *old => {}
            (Some(new), _) => table.pointed = Some((new, now)),
        }),
        Intent::OpenFile(path) => saving::open(state, &path, now),
        Intent::SaveTo(path) => saving::save_to(state, &path),
        Intent::Overwrite(wanted) => saving::overwrite(state, &wanted),
        Intent::OpenGoodPart => saving::open_good_part(state, now),
        Intent::ShowText(shown) => {
            if let Some(page) = &mut state.filing.damaged {
                page.text_shown = shown;
            }
        }
        Intent::CloseDamaged => saving::close_damaged(state),
        Intent::SaveAndQuit => saving::save_and_quit(state),
        Intent::QuitNow => {
            state.may_close = true;
            state.wishes.push(Wish::Close);
        }
        playing => playing::update(state, playing, now),
    }
}

/// Lets time pass: what has flown has landed, what was shown for a while goes.
pub fn tick(state: &mut State, now: f64) {
    learning::tick(state, now);
    set_threshold(state);
    coaching::note(state);
    drilling::tick(state, now);
    coaching::follow_comparison(state);
    if let Some(both) = &mut state.comparison {
        both.tick(now);
    }
    rules::tick(state, now);
    analysing::tick(state);
    let foresees = state.settings.preview == Preview::Full;
    if let Some(table) = &mut state.table {
        table.learn_moves();
        table.tick(now);
        table.watch_end(now);
        coaching::review(table, state.settings.moments);
        if foresees {
            table.foresee();
        }
    }
    let span = Times::span(Sizes::get().time.message).as_secs_f64();
    if state.notice.as_ref().is_some_and(|notice| now >= notice.since + span) {
        state.notice = None;
    }
}

/// The tutor at the table asks from as many seeds on as is set.
fn set_threshold(state: &mut State) {
    let threshold = state.settings.tutor_threshold;
    let lesson = state.learning.lesson.as_mut().and_then(|lesson| lesson.table.as_mut());
    for table in state.table.as_mut().into_iter().chain(lesson) {
        table.coach.threshold = threshold;
        table.counts_set = state.settings.counts;
    }
}

fn on_table(state: &mut State, change: impl FnOnce(&mut Table)) {
    if let Some(table) = &mut state.table {
        change(table);
        if table.tab == Tab::Match && !table.name().facts().has_rounds {
            table.tab = Tab::Moves;
        }
    }
}
