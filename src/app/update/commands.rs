//! The commands of menu, keys and buttons.

use super::clipboard::{copy_game, copy_moves, copy_position, position_text};
use super::ending::asker;
use super::learning::{has_kete, is_command_of_board, is_command_of_game};
use super::setting_up::{has_board, open_editor, open_editor_with_board, open_new_game};
use crate::app::animation::Speed;
use crate::app::coach::AfterTab;
use crate::app::command::Command;
use crate::app::editor::Editor;
use crate::app::intent::{DrillIntent, LearnIntent};
use crate::app::settings::SettingsPage;
use crate::app::state::{Dialog, Page, State, Tab, Wish};
use crate::app::table::{Asked, Half, Table};
use crate::game::Player;
use crate::texts::window as words;

/// Whether a command can be run now.
pub fn is_open(state: &State, command: Command) -> bool {
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
    // The page after the game has its own list of the moves.
    let on_after = state.page == Page::After && (is_walking || command == Command::Flip);
    let walks = state.sparring().is_some() && matches!(command, Command::Undo | Command::Redo);
    let of_board = is_command_of_board(command) || plays_lesson || walks;
    let table = if of_board { state.board() } else { state.table.as_ref() };
    let editor = state.editor.as_ref().filter(|_| state.page == Page::Editor);
    let on_table = |test: &dyn Fn(&Table) -> bool| (on_play || on_after) && table.is_some_and(test);
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
        | Command::FullScreen
        | Command::Settings
        | Command::Rules
        | Command::Keys
        | Command::Messages
        | Command::Menu => true,
        Command::CopyGame if state.page == Page::Library => state.library.seen().is_some(),
        Command::CopyGame => table.is_some() && !shows_other_game(state),
        Command::CopyMoves | Command::Save | Command::SaveAs | Command::Export => {
            table.is_some() && !shows_other_game(state)
        }
        Command::SetUpFromBoard => has_board(state),
        Command::CopyPosition => position_text(state).is_some(),
        Command::PageBack => state.may_go_back(),
        Command::PageForward => state.may_go_forward(),
        Command::Larger => state.settings.next_text_size(true) != state.settings.text_percent,
        Command::Smaller => state.settings.next_text_size(false) != state.settings.text_percent,
        Command::UsualSize => state.settings.text_percent != 100,
        Command::Agree => {
            on_table(&|table| table.half == Half::None && !table.game.on_offer().is_empty())
        }
        Command::Resign => on_table(&|table| !table.game.is_over()),
        Command::Undo => on_table(&may_undo) || editor.is_some_and(Editor::may_undo),
        Command::Redo => on_table(&may_redo) || editor.is_some_and(Editor::may_redo),
        Command::Hint => on_table(&|table| table.may_ask() && table.open_moves().len() > 1),
        Command::WhatMayIPlay | Command::WhyNot => on_table(&Table::may_ask),
        Command::MoveNow => on_play && state.thinking.is_some(),
        Command::FinishSowing => on_table(&Table::is_sowing),
        Command::Pause => on_table(&Table::may_pause),
        Command::SeedOn | Command::SeedBack => {
            on_table(&|table| table.may_step_seed(command == Command::SeedOn))
        }
        Command::TakeBackOne => on_table(&|table| match &table.half {
            Half::Opening(placed) => !placed.is_empty(),
            Half::Filling { laid, .. } => !laid.is_empty(),
            _ => false,
        }),
        Command::First | Command::Back => on_table(&|table| {
            let has_parent = table.game.node(table.game.current()).parent().is_some();
            has_parent || table.ghost.is_some()
        }),
        Command::Forward | Command::Last => {
            on_table(&|table| may_redo(table) || table.ghost.is_some())
        }
        Command::Flip => on_table(&|_| true) || editor.is_some(),
        Command::AddNote | Command::ShowMoves | Command::ShowAnalysis => on_table(&|_| true),
        Command::AfterGame => {
            state.table.as_ref().is_some_and(Table::may_review) && !shows_other_game(state)
        }
        Command::Slower => on_play && state.settings.speed != Speed::Slow,
        Command::Faster => on_play && state.settings.speed != Speed::Off,
    }
}

/// Whether the page shows another game than the one on the table, which a command must not take
/// for it.
fn shows_other_game(state: &State) -> bool {
    matches!(state.page, Page::Library | Page::Damaged)
}

fn may_undo(table: &Table) -> bool {
    let half_made = matches!(table.half, Half::House { .. } | Half::Way(_) | Half::Colour(_));
    half_made || table.game.may_undo_to_person() || {
        let nobody =
            !table.game.players().south.is_person() && !table.game.players().north.is_person();
        nobody && table.game.node(table.game.current()).parent().is_some()
    }
}

fn may_redo(table: &Table) -> bool {
    !table.game.node(table.game.current()).children().is_empty()
}

/// Runs a command; one that is not open does nothing.
pub fn run(state: &mut State, command: Command, now: f64) {
    if !is_open(state, command) {
        return;
    }
    match command {
        Command::NewGame => {
            let name = state.table.as_ref().map(Table::name);
            open_new_game(state, name);
        }
        Command::SetUp => open_editor(state),
        Command::SetUpFromBoard => open_editor_with_board(state),
        Command::CopyPosition => copy_position(state, now),
        Command::CopyGame => copy_game(state, now),
        Command::CopyMoves => copy_moves(state, now),
        Command::Paste => state.wishes.push(Wish::AskPaste),
        Command::Open => state.wishes.push(Wish::AskOpen),
        Command::Save => super::saving::save(state),
        Command::SaveAs => super::saving::save_as(state),
        Command::Export => super::exporting::ask(state, now),
        Command::Agree => state.dialog = Some(Dialog::Agree),
        Command::Resign => {
            if let Some(table) = &state.table {
                state.dialog = Some(Dialog::Resign(asker(table)));
            }
        }
        Command::Quit => super::saving::quit_asked(state),
        Command::MoveNow => {
            if let Some(table) = &mut state.table {
                table.close_film();
            }
            state.wishes.push(Wish::MoveNow);
        }
        Command::Hint if state.drill().is_some() => {
            super::drilling::update(state, DrillIntent::ShowRule, now);
        }
        Command::Hint if state.lesson().is_some() => {
            super::learning::update(state, LearnIntent::Hint, now);
        }
        Command::Hint | Command::WhatMayIPlay | Command::WhyNot => {
            if let Some(table) = &mut state.table {
                table.coach.forget();
                match command {
                    Command::Hint => {
                        table.await_hint(now);
                        state.wishes.push(Wish::Hint);
                    }
                    Command::WhatMayIPlay if table.shows(Asked::Open) => table.help = None,
                    Command::WhatMayIPlay => table.tell_open(now),
                    _ => table.tell_why(now),
                }
            }
        }
        Command::Start => state.page = Page::Start,
        Command::Play => state.page = Page::Play,
        Command::Learn => state.page = Page::Learn,
        Command::Rulebook => super::rules::go(state),
        Command::Library => state.page = Page::Library,
        Command::Slower | Command::Faster => {
            let at =
                Speed::ALL.iter().position(|speed| *speed == state.settings.speed).unwrap_or(1);
            let next = if command == Command::Slower { at.saturating_sub(1) } else { at + 1 };
            let next = next.min(Speed::ALL.len() - 1);
            state.settings.speed = Speed::ALL[next];
            state.tell(words::sowing_is(words::SPEEDS[next]), now);
        }
        Command::PageBack => state.go_back(),
        Command::PageForward => state.go_forward(),
        Command::Larger | Command::Smaller | Command::UsualSize => {
            let percent = match command {
                Command::UsualSize => 100,
                other => state.settings.next_text_size(other == Command::Larger),
            };
            state.settings.text_percent = percent;
            state.tell(words::text_size_is(percent), now);
        }
        Command::Settings => state.dialog = Some(Dialog::Settings(SettingsPage::default())),
        Command::Rules => super::rules::open(state),
        Command::AfterGame => super::coaching::review_game(state),
        Command::Keys => state.dialog = Some(Dialog::Keys(String::new())),
        Command::Messages => state.dialog = Some(Dialog::Messages),
        Command::FullScreen => state.wishes.push(Wish::FullScreen),
        Command::Menu => state.wishes.push(Wish::OpenMenu),
        Command::AddNote => {
            if let Some(table) = &mut state.table {
                table.tab = Tab::Notes;
                table.dock_open = true;
                table.review.tab = AfterTab::Notes;
                table.review.shows_tab = true;
                state.wishes.push(Wish::WriteNote);
            }
        }
        Command::ShowMoves => {
            if let Some(table) = &mut state.table {
                table.dock_open =
                    !table.dock_open || matches!(table.tab, Tab::Notes | Tab::Analysis);
                table.tab = Tab::Moves;
            }
        }
        Command::ShowAnalysis => {
            if let Some(table) = &mut state.table {
                table.dock_open = !table.dock_open || table.tab != Tab::Analysis;
                table.tab = Tab::Analysis;
            }
        }
        Command::Undo | Command::Redo | Command::Flip if state.page == Page::Editor => {
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
                // What Kete was thinking about is no longer on the board.
                state.thinking = None;
            }
            if let Some(table) = &mut state.table {
                on_table(table, command, now);
            }
        }
    }
}

fn on_table(table: &mut Table, command: Command, now: f64) {
    match command {
        Command::Undo => {
            let asks = matches!(table.half, Half::House { .. } | Half::Way(_) | Half::Colour(_));
            let person = Player::is_person;
            let players = table.game.players();
            if asks {
                table.take_half_back(now);
                return;
            }
            let done = if person(players.south) || person(players.north) {
                table.game.undo_to_person()
            } else {
                table.game.undo()
            };
            if done {
                table.moved_in_game();
            }
        }
        Command::Redo if table.game.redo_to_person() => table.moved_in_game(),
        Command::FinishSowing => {
            table.finish_sowing(now);
        }
        Command::Pause => table.pause(now),
        Command::SeedOn | Command::SeedBack => table.step_seed(command == Command::SeedOn),
        Command::TakeBackOne => {
            match &mut table.half {
                Half::Opening(placed) => drop(placed.pop()),
                Half::Filling { laid, .. } => drop(laid.pop()),
                _ => {}
            }
            super::playing::say_hand(table);
        }
        Command::Flip => table.flipped = !table.flipped,
        Command::Back | Command::Forward if table.ghost.is_some() => {
            table.step_ghost(command == Command::Forward);
        }
        Command::First | Command::Back | Command::Forward | Command::Last => {
            match command {
                Command::First => table.game.go_to_start(),
                Command::Back => drop(table.game.undo()),
                Command::Forward => drop(table.game.redo()),
                _ => table.game.go_to_end(),
            }
            table.moved_in_game();
        }
        _ => {}
    }
}
