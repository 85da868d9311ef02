//! Hands each intent to its feature. Nothing here paints, so that tests need no window.

use super::{commands, file_answers};
use crate::app::analysis::{self, status};
use crate::app::autosave::{self, chores};
use crate::app::board::Board;
use crate::app::effect::Effect;
use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ForeignIntent, WritingIntent};
use crate::app::page::Page;
use crate::app::play::ending;
use crate::app::session::state::{GameSession, SideTab};
use crate::app::session::{self, record_update};
use crate::app::settings::state::PreviewSetting;
use crate::app::state::{Dialog, State};
use crate::app::{
    board_intents, class, clipboard, clock, coach, command, crashes, daily, engines, exercises,
    export, far_away, file_jobs, learn, learners, lesson_editor, library, new_game, presentation,
    record, rulebook, settings, worksheets,
};
use crate::crash;
use crate::draw::sizes::{Sizes, Times};
use crate::tutor::is_course_file;

/// Performs an intent. `now` is the window's time in seconds.
pub fn update(state: &mut State, intent: Intent, now: f64) {
    crash::note(&intent);
    let stay = state.stay();
    let follows = matches!(
        intent,
        Intent::OpenRule(_)
            | Intent::HowToPlay(_)
            | Intent::Rules(rulebook::intent::RulesIntent::Follow(..))
            | Intent::Learn(_)
            | Intent::Drill(_)
            | Intent::Daily(_)
            | Intent::Class(_)
    );
    let walks = matches!(
        intent,
        Intent::Present(_)
            | Intent::Command(
                command::Command::PageBack
                    | command::Command::PageForward
                    | command::Command::Present
            )
    );
    set_threshold(state);
    act(state, intent, now);
    crash::fail_if_asked("painting");
    coach::update::note(state);
    if state.page != stay.page() {
        library::update::arrive(state);
        // A line is walked only on its own page; elsewhere the same keys walk through the game.
        if let Some(session) = &mut state.session {
            session.leave_variation();
        }
    }
    let moved = state.page != stay.page() || follows && state.stay() != stay;
    if moved && !walks {
        state.history.leave(stay);
    }
    do_asked(state, now);
}

/// Performs the intents that features have asked of each other.
pub fn do_asked(state: &mut State, now: f64) {
    while let Some(intent) = state.asked.pop_front() {
        update(state, intent, now);
    }
}

/// Performs what Kete asks for at the end of its move, on the board where it played.
pub fn do_asked_on(state: &mut State, board: Board, now: f64) {
    while let Some(intent) = state.asked.pop_front() {
        match board {
            Board::Game => update(state, intent, now),
            _ => act_on(state, board, intent, now),
        }
    }
}

fn act(state: &mut State, intent: Intent, now: f64) {
    let Some(intent) = presentation::update::for_class(state, intent) else { return };
    if board_intents::is_of_board(state, &intent) {
        match state.page {
            Page::Rules => rulebook::update::on_board(state, intent, now, act_on),
            _ if state.lesson().is_some() => learn::update::on_board(state, intent, now, act_on),
            _ => exercises::update::on_board(state, intent, now, act_on),
        }
        return;
    }
    act_on(state, Board::Game, intent, now);
}

/// Performs an intent; one about a board acts on `board`.
fn act_on(state: &mut State, board: Board, intent: Intent, now: f64) {
    match intent {
        Intent::Learn(learn) => learn::update::update(state, learn, now),
        Intent::Writing(wanted) => lesson_editor::update::update(state, wanted, now),
        Intent::Analysis(wanted) => analysis::update::update(state, wanted, now),
        Intent::Coach(coach) => coach::update::update(state, board, coach, now),
        Intent::Present(wanted) => presentation::update::update(state, wanted, now),
        Intent::Drill(drill) => exercises::update::update(state, drill, now),
        Intent::Daily(wanted) => daily::update::update(state, wanted),
        Intent::Compare(done) => {
            let stays = state.comparison.as_mut().is_some_and(|both| both.act(&done, now));
            state.comparison = state.comparison.take().filter(|_| stays);
        }
        Intent::Progress(progress) => learn::progress_file::update(state, progress, now),
        Intent::Class(wanted) => class::update::update(state, wanted),
        Intent::Learners(wanted) => learners::update::update(state, wanted),
        Intent::Worksheet(wanted) => worksheets::update::update(state, wanted),
        Intent::Export(wanted) => export::update::update(state, wanted),
        Intent::Command(command) => commands::run(state, board, command, now),
        Intent::Go(page) => commands::go(state, page),
        Intent::NewGameOf(name) => new_game::update::open_new_game(state, Some(name)),
        Intent::Form(change) => state.form.apply(&change, &mut state.choices),
        Intent::StartGame => new_game::update::start_game(state),
        Intent::SetUpForForm => new_game::update::open_editor_for_form(state),
        Intent::Edit(edit) if state.page == Page::LessonEditor => {
            lesson_editor::update::edit(state, &edit, now);
        }
        Intent::Edit(edit) => new_game::update::edit(state, edit, now),
        Intent::Paste(text) => clipboard::update::paste(state, &text, now),
        Intent::PlayMessages => far_away::update::play_waiting(state, now),
        Intent::PasteFor(name) => clipboard::update::paste_for(state, name),
        Intent::Settings(change) => settings::update::set(state, change),
        Intent::Engine(wanted) => engines::update::update(state, wanted),
        Intent::Search(typed) => settings::update::search(state, typed, now),
        Intent::OpenRule(rule) => rulebook::update::open_rule(state, rule),
        Intent::HowToPlay(game) => rulebook::update::how_to_play(state, Some(game)),
        Intent::Rules(intent) => rulebook::update::update(state, intent, now),
        Intent::Record(wanted) => record::update::update(state, wanted),
        Intent::Library(wanted) => library::update::update(state, wanted, now),
        Intent::ShowReports => crashes::update::show_reports(state),
        Intent::TryAgain => crashes::update::try_again(state),
        Intent::CloseNotice => state.notice = None,
        Intent::HoldNotice => {
            if let Some(notice) = &mut state.notice {
                notice.since = now;
            }
        }
        Intent::CloseDialog => {
            if !file_answers::close_question(state) {
                state.writing.close_dialog();
                state.dialog = None;
            }
        }
        Intent::Resume(path) => autosave::update::resume(state, path),
        Intent::Discard(name, path) => state.dialog = Some(Dialog::Discard(name, path)),
        Intent::DiscardNow(path) => {
            state.dialog = None;
            let deletion = chores::Deletion { files: vec![path], for_good: false };
            autosave::update::discard(state, deletion);
        }
        Intent::PlayAgain(path) => autosave::update::play_again(state, &path),
        Intent::ShowAllKept(all) => state.autosave.shows_all = all,
        Intent::Offer(_)
        | Intent::KeteOffers(_)
        | Intent::AcceptOffer(_)
        | Intent::DeclineOffer
        | Intent::ResignNow(_)
        | Intent::Rematch => ending::update(state, board, intent, now),
        Intent::Unfold(..)
        | Intent::MakeMain(_)
        | Intent::Comment(..)
        | Intent::Mark(..)
        | Intent::Title(_)
        | Intent::ResultCard(_) => {
            on_session(state, board, |session| record_update::update(session, intent))
        }
        Intent::Tab(tab) => on_session(state, board, |session| session.tab = tab),
        Intent::PauseClock(paused) => on_session(state, board, |session| {
            clock::update::pause(session, paused);
        }),
        Intent::Dock(open) => on_session(state, board, |session| session.dock_open = open),
        Intent::File(done) => file_answers::in_dialog(state, &done, now),
        Intent::Point(pointed) => on_session(state, board, |session| session.point(pointed, now)),
        Intent::OpenFile(path) if is_course_file(&path) => {
            let read = ForeignIntent::Read(path);
            lesson_editor::update::update(state, WritingIntent::Foreign(read), now);
        }
        Intent::OpenFile(path) => file_jobs::update::open(state, &path, now),
        Intent::SaveTo(path) => file_jobs::update::save_to(state, &path),
        Intent::Overwrite(wanted) => file_jobs::update::overwrite(state, &wanted),
        Intent::OpenGoodPart => file_jobs::update::open_good_part(state, now),
        Intent::ShowText(shown) => {
            if let Some(page) = &mut state.file_jobs.damaged {
                page.text_shown = shown;
            }
        }
        Intent::CloseDamaged => file_jobs::update::close_damaged(state),
        Intent::SaveAndQuit => file_jobs::update::save_and_quit(state),
        Intent::QuitNow => {
            state.may_close = true;
            state.effects.push(Effect::Close);
        }
        playing => session::update::update(state, board, playing, now),
    }
}

/// Lets time pass: ends finished animations and removes what has timed out.
pub fn tick(state: &mut State, now: f64) {
    learn::update::tick(state, now);
    lesson_editor::update::follow(state);
    set_threshold(state);
    coach::update::note(state);
    exercises::update::tick(state, now);
    coach::update::follow_comparison(state);
    coach::update::follow_tasks(state);
    coach::update::explain_chosen(state);
    if let Some(both) = &mut state.comparison {
        both.tick(now);
    }
    rulebook::update::tick(state, now);
    presentation::update::tick(state, now);
    status::tick(state);
    let foresees = state.settings.preview == PreviewSetting::Full;
    if let Some(session) = &mut state.session {
        session.learn_moves();
        session.tick(now);
        session.watch_end(now);
        coach::update::review(session, state.settings.moments);
        if foresees {
            session.foresee();
        }
    }
    if passes_at(state).is_some_and(|due| now >= due) {
        update(state, Intent::Pass, now);
    }
    clock::update::tick(state, now);
    record::update::tick(state);
    new_game::update::note_end(state);
    let span = Times::span(Sizes::get().time.message).as_secs_f64();
    if state.notice.as_ref().is_some_and(|notice| now >= notice.since + span) {
        state.notice = None;
    }
}

/// When an automatic pass is made; the person sees the game.
pub fn passes_at(state: &State) -> Option<f64> {
    let is_seen = state.page == Page::Play && state.dialog.is_none() && state.compared().is_none();
    state.session.as_ref().filter(|_| is_seen)?.passes_at()
}

/// Gives the tutor the number of seeds from which it warns.
fn set_threshold(state: &mut State) {
    let threshold = state.settings.tutor_threshold;
    let learning = &mut state.learning;
    let lesson = learning.lesson.as_mut().and_then(|lesson| lesson.session.as_mut());
    let sparring = learning.sparring.as_mut().and_then(|sparring| sparring.session.as_mut());
    for session in state.session.as_mut().into_iter().chain(lesson).chain(sparring) {
        session.coach.threshold = threshold;
        session.counts_set = state.settings.counts;
    }
}

fn on_session(state: &mut State, board: Board, change: impl FnOnce(&mut GameSession)) {
    if let Some(session) = state.session_on_mut(board) {
        change(session);
        if session.tab == SideTab::Match && !session.name().facts().has_rounds {
            session.tab = SideTab::Moves;
        }
    }
}
