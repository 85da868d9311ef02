//! What each command of the menu, keys and buttons does.

use crate::app::available::{is_open, is_open_on};
use crate::app::board::Board;
use crate::app::clipboard::update::{copy_game, copy_moves, copy_position};
use crate::app::coach::review::AfterTab;
use crate::app::command::Command;
use crate::app::daily::intent::DailyIntent;
use crate::app::effect::Effect;
use crate::app::exercises::intent::DrillIntent;
use crate::app::file_dialog::state::Purpose;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::lesson_editor::intent::{BoardIntent, WritingIntent};
use crate::app::new_game::update::{
    open_editor, open_editor_with_board, open_new_game, reopen_after_reading,
};
use crate::app::page::Page;
use crate::app::play::offers::asker;
use crate::app::session::state::{GameSession, HelpKind, PendingMove, SideTab};
use crate::app::settings::state::SettingsPage;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::app::{
    clock, coach, exercises, export, far_away, file_jobs, learn, presentation, rulebook, session,
    worksheets,
};
use crate::draw::animation::Speed;
use crate::game::Player;
use crate::rules::GameName;
use crate::texts::messages as say;

/// The game whose rules are read, or whose course is shown.
fn read_about(state: &State) -> Option<GameName> {
    let is_read = matches!(state.page, Page::Rules | Page::Learn) && state.lesson().is_none();
    is_read.then(|| rulebook::update::rules_here(state).name())
}

/// Shows a page. A new game is proposed for the game that was just read about.
pub fn go(state: &mut State, page: Page) {
    let left = state.page;
    let chooses = state.session.is_none() || left == Page::Rules && state.rulebook.from_new_game;
    match read_about(state).filter(|_| page == Page::Play && chooses) {
        Some(name) if name != state.form.name() => {
            state.page = page;
            open_new_game(state, Some(name));
        }
        _ => state.page = page,
    }
    if page == Page::Play {
        reopen_after_reading(state, left);
    }
}

/// Runs a command if it is available.
pub fn run(state: &mut State, board: Board, command: Command, now: f64) {
    let may = match board {
        Board::Game => is_open(state, command),
        _ => is_open_on(state, board, command),
    };
    if !may {
        return;
    }
    let of_page = board == Board::Game;
    match command {
        Command::NewGame => {
            let name = state.session.as_ref().map(GameSession::name);
            open_new_game(state, read_about(state).or(name));
        }
        Command::SetUp => open_editor(state),
        Command::SetUpFromBoard => open_editor_with_board(state),
        Command::CopyPosition => copy_position(state, now),
        Command::CopyGame => copy_game(state, now),
        Command::CopyMoves => copy_moves(state, now),
        Command::CopyMyMove => far_away::update::copy_moves(state, now),
        Command::Paste => state.effects.push(Effect::AskPaste),
        Command::Open => state.effects.push(Effect::AskFile(Purpose::Open)),
        Command::Save if state.page == Page::LessonEditor => {
            state.ask(Intent::Writing(WritingIntent::Save));
        }
        Command::Save => file_jobs::update::save(state),
        Command::SaveAs => file_jobs::update::save_as(state),
        Command::Export => export::update::ask(state, now),
        Command::Worksheet => {
            if let Some(form) = worksheets::update::form_for(state) {
                worksheets::update::show(state, form);
            }
        }
        Command::Agree => state.dialog = Some(Dialog::Agree),
        Command::Resign => {
            if let Some(session) = &state.session {
                state.dialog = Some(Dialog::Resign(asker(session)));
            }
        }
        Command::Quit => file_jobs::update::quit_asked(state),
        Command::MoveNow => {
            if let Some(session) = state.session_on_mut(board) {
                session.close_film();
            }
            state.effects.push(Effect::MoveNow);
        }
        Command::Hint if of_page && state.drill().is_some() => {
            exercises::update::update(state, DrillIntent::ShowRule, now);
        }
        Command::Hint if of_page && state.lesson().is_some() => {
            learn::update::update(state, LearnIntent::Hint, now);
        }
        Command::Hint | Command::WhatMayIPlay | Command::WhyNot => {
            if let Some(session) = state.session_on_mut(board) {
                session.coach.forget();
                match command {
                    Command::Hint => session.await_hint(now),
                    Command::WhatMayIPlay if session.shows(HelpKind::Open) => session.help = None,
                    Command::WhatMayIPlay => session.explain_open(now),
                    _ => session.explain_closed(now),
                }
            }
        }
        Command::SeeOnBoard => {
            let speed = state.settings.speed;
            if let Some(session) = state.session_on_mut(board) {
                session.see_expected(now, speed);
            }
        }
        Command::Start => state.page = Page::Start,
        Command::Play => go(state, Page::Play),
        Command::Learn => state.page = Page::Learn,
        Command::Rulebook => rulebook::update::go(state),
        Command::Library => state.page = Page::Library,
        Command::MyRecord => state.page = Page::Record,
        Command::DailyExercise => state.ask(Intent::Daily(DailyIntent::Open)),
        Command::Slower | Command::Faster => {
            let at =
                Speed::ALL.iter().position(|speed| *speed == state.settings.speed).unwrap_or(1);
            let next = if command == Command::Slower { at.saturating_sub(1) } else { at + 1 };
            let next = next.min(Speed::ALL.len() - 1);
            state.settings.speed = Speed::ALL[next];
            state.notify(say::play::SowingIs { speed: words::speeds()[next] }.text(), now);
        }
        Command::PageBack => {
            let left = state.page;
            state.go_back();
            reopen_after_reading(state, left);
        }
        Command::PageForward => state.go_forward(),
        Command::Larger | Command::Smaller | Command::UsualSize => {
            let percent = match command {
                Command::UsualSize => 100,
                other => state.settings.next_text_size(other == Command::Larger),
            };
            state.settings.text_percent = percent;
            state.notify(say::settings::TextSize { percent }.text(), now);
        }
        Command::Sound => {
            state.settings.sound = !state.settings.sound;
            let is_on = state.settings.sound;
            let says = if is_on { say::settings::sound_on() } else { say::settings::sound_off() };
            state.notify(says.to_owned(), now);
        }
        Command::Settings => state.dialog = Some(Dialog::Settings(SettingsPage::default())),
        Command::Rules => rulebook::update::open(state),
        Command::HowToPlay => rulebook::update::how_to_play(state, None),
        Command::AfterGame => coach::update::review_game(state),
        Command::Keys => state.dialog = Some(Dialog::Keys(String::new())),
        Command::Messages => state.dialog = Some(Dialog::Messages),
        Command::Present => presentation::update::enter_or_leave(state),
        Command::FullScreen => state.effects.push(Effect::FullScreen),
        Command::Menu => state.effects.push(Effect::OpenMenu),
        Command::AddNote => {
            if let Some(session) = &mut state.session {
                session.tab = SideTab::Notes;
                session.dock_open = true;
                session.review.tab = AfterTab::Notes;
                session.review.shows_tab = true;
                state.effects.push(Effect::WriteNote);
            }
        }
        Command::ShowMoves => {
            if let Some(session) = &mut state.session {
                session.dock_open =
                    !session.dock_open || matches!(session.tab, SideTab::Notes | SideTab::Analysis);
                session.tab = SideTab::Moves;
            }
        }
        Command::ShowAnalysis => {
            if let Some(session) = &mut state.session {
                session.dock_open = !session.dock_open || session.tab != SideTab::Analysis;
                session.tab = SideTab::Analysis;
            }
        }
        Command::Undo | Command::Redo | Command::Flip if state.page == Page::LessonEditor => {
            state.ask(Intent::Writing(match command {
                Command::Undo => WritingIntent::Undo,
                Command::Redo => WritingIntent::Redo,
                _ => WritingIntent::Board(BoardIntent::Flip),
            }));
        }
        Command::Undo | Command::Redo | Command::Flip if of_page && state.page == Page::Editor => {
            if let Some(editor) = &mut state.editor {
                match command {
                    Command::Undo => editor.undo(),
                    Command::Redo => editor.redo(),
                    _ => editor.flipped = !editor.flipped,
                }
            }
        }
        Command::Undo
        | Command::Redo
        | Command::Pause
        | Command::SeedOn
        | Command::SeedBack
        | Command::FinishSowing
        | Command::TakeBackOne
        | Command::First
        | Command::Back
        | Command::Forward
        | Command::Last
        | Command::Flip => {
            let walks = matches!(
                command,
                Command::Undo
                    | Command::Redo
                    | Command::First
                    | Command::Back
                    | Command::Forward
                    | Command::Last
            );
            if walks {
                // The position that Kete was searching is no longer on the board.
                state.thinking = None;
            }
            if let Some(session) = state.session_on_mut(board) {
                on_session(session, command, now);
            }
        }
    }
}

pub(crate) fn on_session(session: &mut GameSession, command: Command, now: f64) {
    match command {
        Command::Undo => {
            let asks = matches!(
                session.pending,
                PendingMove::House { .. } | PendingMove::Way(_) | PendingMove::Colour(_)
            );
            let person = Player::is_person;
            let players = session.game.players();
            if asks {
                session.take_half_back(now);
                return;
            }
            let done = if person(players.south) || person(players.north) {
                session.game.undo_to_person()
            } else {
                session.game.undo()
            };
            if done {
                session.moved_in_game();
            }
        }
        Command::Redo if session.game.redo_to_person() => session.moved_in_game(),
        Command::FinishSowing => {
            session.finish_sowing(now);
        }
        Command::Pause if session.may_pause() => session.pause(now),
        Command::Pause => clock::update::pause(session, !session.clock.paused),
        Command::SeedOn | Command::SeedBack => session.step_seed(command == Command::SeedOn),
        Command::TakeBackOne => {
            match &mut session.pending {
                PendingMove::Opening(placed) => drop(placed.pop()),
                PendingMove::Layout { laid, .. } => drop(laid.pop()),
                _ => {}
            }
            session::update::say_hand(session);
        }
        Command::Flip => session.flipped = !session.flipped,
        Command::Back | Command::Forward if session.variation.is_some() => {
            session.step_variation(command == Command::Forward, now);
        }
        Command::First | Command::Back | Command::Forward | Command::Last => {
            match command {
                Command::First => session.game.go_to_start(),
                Command::Back => drop(session.game.undo()),
                Command::Forward => drop(session.game.redo()),
                _ => session.game.go_to_end(),
            }
            session.moved_in_game();
        }
        _ => {}
    }
}
