//! A game that is hidden by another page is not changed from there.

use egui::{Key, Modifiers};
use kete::app::available::is_open;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::rules::Side;

use crate::library::{at_library, chosen};
use crate::window::{USUAL, Window};

#[test]
fn the_hidden_game_is_neither_saved_nor_exported_from_here() {
    let (mut window, _) = at_library(USUAL);
    let open = |window: &Window| {
        let state = window.state();
        let commands = [Command::Save, Command::SaveAs, Command::Export];
        commands.map(|command| is_open(state, command))
    };
    window.key(Key::Enter);
    assert_eq!((window.state().page, open(&window)), (Page::Play, [true; 3]));
    window.click("Library");
    window.key(Key::End);
    assert_eq!((window.state().page, open(&window)), (Page::Library, [false; 3]));
    window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.does(Intent::Command(Command::Export));
    assert!(window.state().dialog.is_none());
}

#[test]
fn the_editor_takes_the_visible_game_and_leaves_the_hidden_one_alone() {
    let (mut window, _) = at_library(USUAL);
    // The current game is over, and another one is chosen.
    window.key(Key::Enter);
    window.does(Intent::ResignNow(Side::South));
    let hidden = window.shown();
    let open = |window: &Window, command| is_open(window.state(), command);
    assert!(open(&window, Command::AfterGame) && open(&window, Command::CopyMoves));
    window.click("Library");
    window.key(Key::ArrowDown);
    window.steps(4);
    assert_eq!(chosen(&window), "hen.kete");
    for command in [Command::AfterGame, Command::CopyMoves] {
        assert!(!open(&window, command), "{command:?}");
    }
    let seen = window.state().library.seen().expect("it is shown");
    let (ruleset, position) = (seen.kept.ruleset, seen.position.clone());
    assert_ne!(position, hidden);
    window.does(Intent::Command(Command::SetUpFromBoard));
    assert_eq!(window.state().page, Page::Editor);
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!((editor.ruleset(), editor.text()), (ruleset, position));
    // An unreadable file has no board.
    window.click("Library");
    window.key(Key::End);
    window.steps(4);
    assert_eq!(chosen(&window), "bad.kete");
    assert!(!open(&window, Command::SetUpFromBoard) && !open(&window, Command::CopyPosition));
    window.key(Key::Enter);
    assert_eq!(window.state().page, Page::Damaged);
    for command in [
        Command::Save,
        Command::Export,
        Command::CopyGame,
        Command::CopyMoves,
        Command::CopyPosition,
        Command::SetUpFromBoard,
        Command::AfterGame,
    ] {
        assert!(!open(&window, command), "{command:?}");
    }
}
