//! Which commands are available now.

use super::board::Board;
use super::command::Command;
use super::page::Page;
use super::state::State;
use crate::app::board_intents::{has_kete, is_command_of_board, is_command_of_game};
use crate::app::clipboard::update::position_text;
use crate::app::clock;
use crate::app::editor::state::Editor;
use crate::app::new_game::update::has_board;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::worksheets::update::form_for;
use crate::draw::animation::Speed;

/// Whether the lesson editor on the page has this command now; `None` if the command has nothing to
/// do with it.
fn in_lesson_editor(state: &State, command: Command) -> Option<bool> {
    let editor = state.writing.editor.as_ref().filter(|_| state.page == Page::LessonEditor)?;
    match command {
        Command::Undo => Some(editor.drafts.may_undo()),
        Command::Redo => Some(editor.drafts.may_redo()),
        Command::Save => Some(true),
        Command::Flip => Some(editor.step().is_some()),
        _ => None,
    }
}

/// Whether a command is available now.
pub fn is_open(state: &State, command: Command) -> bool {
    if let Some(is_open) = in_lesson_editor(state, command) {
        return is_open;
    }
    if state.presentation.is_some() && !state.may_while_presenting(command) {
        return false;
    }
    let plays_lesson = has_kete(state) && is_command_of_game(command);
    let has_own_board = state.page == Page::Learn && state.board().is_some();
    if has_own_board && !plays_lesson {
        match command {
            Command::Hint => {
                let in_lesson = state.lesson().is_some_and(|lesson| lesson.may_hint());
                return in_lesson || state.drill().is_some_and(|drill| drill.may_show_rule());
            }
            Command::Undo | Command::Redo if state.sparring().is_none() => return false,
            Command::Agree
            | Command::Resign
            | Command::First
            | Command::Back
            | Command::Forward
            | Command::Last
            | Command::AddNote
            | Command::ShowMoves
            | Command::ShowAnalysis => return false,
            _ => {}
        }
    }
    let on_play = state.page == Page::Play || has_own_board;
    let is_walking = matches!(
        command,
        Command::First | Command::Back | Command::Forward | Command::Last | Command::AddNote
    );
    // The page after the game has its own list of moves.
    let on_after = state.page == Page::After && (is_walking || command == Command::Flip);
    let walks = state.sparring().is_some() && matches!(command, Command::Undo | Command::Redo);
    let of_board = is_command_of_board(command) || plays_lesson || walks;
    let session = if of_board { state.board() } else { state.session.as_ref() };
    let editor = state.editor.as_ref().filter(|_| state.page == Page::Editor);
    let shown = session.filter(|_| on_play || on_after);
    is_open_with(state, command, on_play, shown, editor)
}

/// Whether a command is available on a board other than the game's.
pub fn is_open_on(state: &State, board: Board, command: Command) -> bool {
    is_open_with(state, command, true, state.session_on(board), None)
}

/// Whether a command is available with this board, if any, and this editor on the page.
fn is_open_with(
    state: &State,
    command: Command,
    on_play: bool,
    shown: Option<&GameSession>,
    editor: Option<&Editor>,
) -> bool {
    let on_session = |test: &dyn Fn(&GameSession) -> bool| shown.is_some_and(test);
    let game = state.session.as_ref();
    match command {
        Command::NewGame
        | Command::Open
        | Command::SetUp
        | Command::Paste
        | Command::Quit
        | Command::Start
        | Command::Play
        | Command::Learn
        | Command::Rulebook
        | Command::Library
        | Command::MyRecord
        | Command::DailyExercise
        | Command::Sound
        | Command::FullScreen
        | Command::Settings
        | Command::Rules
        | Command::HowToPlay
        | Command::Keys
        | Command::Messages
        | Command::Menu => true,
        Command::CopyGame if state.page == Page::Library => state.library.seen().is_some(),
        Command::CopyGame => game.is_some() && !shows_other_game(state),
        Command::CopyMoves | Command::Save | Command::SaveAs | Command::Export => {
            game.is_some() && !shows_other_game(state)
        }
        Command::CopyMyMove => on_session(&GameSession::has_move_to_send),
        Command::Worksheet => state.page == Page::Learn && form_for(state).is_some(),
        Command::SetUpFromBoard => has_board(state),
        Command::Present => state.presentation.is_some() || state.may_present(),
        Command::CopyPosition => position_text(state).is_some(),
        Command::PageBack => state.may_go_back(),
        Command::PageForward => state.may_go_forward(),
        Command::Larger => state.settings.next_text_size(true) != state.settings.text_percent,
        Command::Smaller => state.settings.next_text_size(false) != state.settings.text_percent,
        Command::UsualSize => state.settings.text_percent != 100,
        Command::Agree => on_session(&|session| {
            session.pending == PendingMove::None && !session.game.on_offer().is_empty()
        }),
        Command::Resign => on_session(&|session| !session.game.is_over()),
        Command::Undo => on_session(&may_undo) || editor.is_some_and(Editor::may_undo),
        Command::Redo => on_session(&may_redo) || editor.is_some_and(Editor::may_redo),
        Command::Hint => {
            on_session(&|session| session.may_ask() && !session.open_moves().is_empty())
        }
        Command::WhatMayIPlay | Command::WhyNot => on_session(&GameSession::may_ask),
        Command::SeeOnBoard => on_session(&GameSession::may_see_expected),
        Command::MoveNow => on_play && state.thinking.is_some(),
        Command::FinishSowing => on_session(&GameSession::is_sowing),
        Command::Pause => {
            on_session(&|session| session.may_pause() || clock::update::may_pause(session))
        }
        Command::SeedOn | Command::SeedBack => {
            on_session(&|session| session.may_step_seed(command == Command::SeedOn))
        }
        Command::TakeBackOne => on_session(&|session| match &session.pending {
            PendingMove::Opening(placed) => !placed.is_empty(),
            PendingMove::Layout { laid, .. } => !laid.is_empty(),
            _ => false,
        }),
        Command::First | Command::Back => on_session(&|session| {
            let has_parent = session.game.node(session.game.current()).parent().is_some();
            has_parent || session.variation.is_some()
        }),
        Command::Forward | Command::Last => {
            on_session(&|session| may_redo(session) || session.variation.is_some())
        }
        Command::Flip => on_session(&|_| true) || editor.is_some(),
        Command::AddNote | Command::ShowMoves | Command::ShowAnalysis => on_session(&|_| true),
        Command::AfterGame => {
            state.session.as_ref().is_some_and(GameSession::may_review) && !shows_other_game(state)
        }
        Command::Slower => on_play && state.settings.speed != Speed::Slow,
        Command::Faster => on_play && state.settings.speed != Speed::Off,
    }
}

/// Whether the page shows another game than the open one; commands for the open game must then be
/// closed.
fn shows_other_game(state: &State) -> bool {
    matches!(state.page, Page::Library | Page::Record | Page::Daily | Page::Class | Page::Damaged)
}

fn may_undo(session: &GameSession) -> bool {
    let half_made = matches!(
        session.pending,
        PendingMove::House { .. } | PendingMove::Way(_) | PendingMove::Colour(_)
    );
    half_made || session.game.may_undo_to_person() || {
        let nobody =
            !session.game.players().south.is_person() && !session.game.players().north.is_person();
        nobody && session.game.node(session.game.current()).parent().is_some()
    }
}

fn may_redo(session: &GameSession) -> bool {
    !session.game.node(session.game.current()).children().is_empty()
}
