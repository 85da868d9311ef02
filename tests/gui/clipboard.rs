//! Copying and pasting positions and games.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;
use kete::app::clipboard::system::{
    MemoryClipboard, NoText, Selection, SystemClipboard, Unreachable,
};
use kete::app::page::Page;
use kete::app::state::Dialog;
use kete::rules::GameName;

use crate::window::Window;

/// What is copied to the clipboard within the next frames.
pub(crate) fn copied(window: &mut Window) -> Option<String> {
    (0..4).find_map(|_| {
        window.harness.run_steps(1);
        let commands = &window.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    })
}

pub(crate) fn paste(window: &mut Window, text: &str) {
    window.harness.event(Event::Paste(text.to_owned()));
    window.steps(4);
}

#[test]
fn in_a_previewed_line_the_position_shown_is_copied() {
    let mut window = Window::game(GameName::Owari, true);
    window.keys(Modifiers::COMMAND, Key::I);
    window.click("Live analysis");
    window.press("Line 1, South ");
    let shown = window.session().shown_position().setup().to_string();
    assert_ne!(shown, window.shown());
    window.harness.event(Event::Copy);
    assert_eq!(copied(&mut window), Some(shown));
}

#[test]
fn a_position_and_a_game_are_copied() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.harness.event(Event::Copy);
    assert_eq!(copied(&mut window), Some(window.shown()));
    assert!(window.notice().starts_with("The position is"));
    // Only the press: the frame that copies reports it.
    window.harness.event(Event::Key {
        key: Key::C,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND | Modifiers::SHIFT,
    });
    let text = copied(&mut window).expect("a game");
    assert!(text.contains("version: 1") && text.contains("\"owari\""), "{text}");
    // And back.
    let shown = window.shown();
    window.key(Key::B);
    paste(&mut window, &text);
    assert_eq!(window.shown(), shown);
    assert!(window.session().file.is_none());
}

#[test]
fn a_pasted_position_opens_the_editor_of_its_game() {
    let mut window = Window::fresh();
    let ring = "2R2B,-,2R,1B,-,-,-,-,-,-,-,-,-,-,4R,6B 10-10 N";
    paste(&mut window, ring);
    let state = window.state();
    assert_eq!(state.page, Page::Editor);
    let editor = state.editor.as_ref().expect("the editor");
    assert_eq!((editor.name(), editor.text()), (GameName::Ring, ring.to_owned()));

    // The current game is preferred to others with the same board.
    let mut window = Window::game(GameName::Ayoayo, true);
    paste(&mut window, "0,0,0,0,0,1/1,0,0,0,0,0 20-20 S");
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!(editor.name(), GameName::Ayoayo);
}

#[test]
fn if_several_games_fit_it_asks() {
    let mut window = Window::game(GameName::Ring, true);
    paste(&mut window, " 0,0,0,0,0,1/1,0,0,0,0,0  20-20 S\n");
    window.assert_has("Which game is this position of?");
    assert!(window.has("Awale") && window.has("Giuthi") && !window.has("Bawo Beginner"));
    assert!(!window.has("Basic Game"), "its set has 36 seeds");
    window.click("Ayoayo");
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!(editor.name(), GameName::Ayoayo);
    window.assert_has("42 of 48 seeds.");
}

#[test]
fn garbage_is_named_with_its_place_and_changes_nothing() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let shown = window.shown();
    for (text, says) in [
        ("hello", "Column 1:"),
        ("4,4,4,4,4,4/4,4,4,4,4,x 0-0 S", "Column 23:"),
        ("(version: 1, ruleset: \"owari\", moves: [\"C\", \"Z\"])", "Line 1, column"),
        ("(version: 9)", "later Kete"),
        ("   ", "no text on the clipboard"),
        (&"x".repeat(5 << 20), "too long"),
    ] {
        paste(&mut window, text);
        assert!(window.notice().contains(says), "{}", window.notice());
        assert_eq!(window.shown(), shown);
        assert!(window.state().dialog.is_none());
    }
}

#[test]
fn a_text_field_keeps_its_own_copy_and_paste() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::E);
    window.harness.get_by_label("Position as text").focus();
    window.steps(2);
    paste(&mut window, "zz");
    let state = window.state();
    let editor = state.editor.as_ref().expect("the editor");
    assert!(editor.text().contains("zz"), "{}", editor.text());
    assert_eq!(window.notice(), "");
}

#[test]
fn a_question_in_front_blocks_pasting() {
    let mut window = Window::game(GameName::Owari, true);
    window.keys(Modifiers::COMMAND, Key::N);
    paste(&mut window, "hello");
    assert_eq!(window.notice(), "");
    assert!(matches!(window.state().dialog, Some(Dialog::NewGame)));
}

/// A clipboard whose owner answers when the test says so.
struct Slow(Mutex<Receiver<String>>);

impl SystemClipboard for Slow {
    fn read(&self, _: Selection) -> Result<String, NoText> {
        self.0.lock().expect("nobody came to harm").recv().map_err(|_| NoText::Empty)
    }

    fn write(&self, _: Selection, _: String) -> Result<(), Unreachable> {
        Ok(())
    }
}

fn slow() -> (Sender<String>, Window) {
    let (answer, told) = channel();
    let window = Window::with_clipboard(GameName::Owari, Arc::new(Slow(Mutex::new(told))));
    (answer, window)
}

const PASTED: &str = "0,0,0,0,0,1/1,0,0,0,0,0 23-23 S";

#[test]
fn a_clipboard_that_hangs_blocks_nothing_and_is_reported_after_a_second() {
    let (answer, mut window) = slow();
    window.keys(Modifiers::COMMAND, Key::V);
    let before = window.shown();
    window.key(Key::C);
    assert_ne!(window.shown(), before, "a move can be played meanwhile");
    window.steps(10);
    assert_eq!(window.notice(), "", "it is waited for");
    window.steps(10);
    assert!(window.notice().starts_with("The clipboard did not answer"), "{}", window.notice());
    // A later answer is ignored.
    answer.send(PASTED.to_owned()).expect("somebody listens");
    window.steps(20);
    let state = window.state();
    assert!(state.page == Page::Play && state.editor.is_none());
}

#[test]
fn an_answer_within_the_second_is_pasted() {
    let (answer, mut window) = slow();
    window.keys(Modifiers::COMMAND, Key::V);
    window.steps(5);
    answer.send(PASTED.to_owned()).expect("somebody listens");
    let begun = std::time::Instant::now();
    while window.state().page != Page::Editor {
        // Without this the window's clock would run faster than the thread answers.
        std::thread::sleep(std::time::Duration::from_millis(20));
        window.steps(1);
        assert!(
            begun.elapsed().as_secs() < 60 && window.notice().is_empty(),
            "{}",
            window.notice()
        );
    }
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!(editor.text(), PASTED);
}

#[test]
fn a_text_that_comes_late_goes_to_no_other_field() {
    let (answer, mut window) = slow();
    window.keys(Modifiers::COMMAND, Key::E);
    window.harness.get_by_label("Position as text").focus();
    window.steps(2);
    let text = |window: &Window| window.state().editor.as_ref().expect("the editor").text();
    let before = text(&window);
    window.keys(Modifiers::COMMAND, Key::V);
    window.key(Key::Escape);
    answer.send("zz".to_owned()).expect("somebody listens");
    for _ in 0..30 {
        std::thread::sleep(std::time::Duration::from_millis(2));
        window.steps(1);
    }
    assert_eq!((text(&window), window.notice().as_str()), (before, ""));
}

#[test]
fn the_keys_copy_cut_and_paste_in_a_text_field() {
    let clipboard = Arc::new(MemoryClipboard::default());
    let mut window = Window::with_clipboard(GameName::Owari, Arc::clone(&clipboard) as _);
    window.keys(Modifiers::COMMAND, Key::E);
    window.harness.get_by_label("Position as text").focus();
    window.steps(2);
    let text = |window: &Window| window.state().editor.as_ref().expect("the editor").text();
    let whole = text(&window);
    let held = || clipboard.read(Selection::Clipboard);
    window.keys(Modifiers::COMMAND, Key::A);
    window.keys(Modifiers::COMMAND, Key::C);
    assert_eq!((held(), text(&window)), (Ok(whole.clone()), whole.clone()));
    // On X11 and Wayland what is selected can be pasted with the middle button.
    assert_eq!(clipboard.read(Selection::Primary), Ok(whole.clone()));
    clipboard.write(Selection::Clipboard, String::new()).expect("written");
    window.keys(Modifiers::COMMAND, Key::X);
    assert_eq!((held(), text(&window)), (Ok(whole.clone()), String::new()));
    window.keys(Modifiers::COMMAND, Key::V);
    window.steps(2);
    assert_eq!(text(&window), whole);
    clipboard.write(Selection::Clipboard, "zz\r\nyy".to_owned()).expect("written");
    window.keys(Modifiers::COMMAND, Key::V);
    window.steps(2);
    assert!(text(&window).contains("zz"), "{}", text(&window));
}

#[test]
fn the_keys_copy_and_paste_on_the_page() {
    let clipboard = Arc::new(MemoryClipboard::default());
    let mut window = Window::with_clipboard(GameName::Owari, Arc::clone(&clipboard) as _);
    window.keys(Modifiers::COMMAND, Key::V);
    window.steps(2);
    assert_eq!(window.notice(), "There is no text on the clipboard.");
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::C);
    assert_eq!(clipboard.read(Selection::Clipboard), Ok(window.shown()));
    clipboard.write(Selection::Clipboard, PASTED.to_owned()).expect("written");
    window.click("Menu");
    window.click("Paste");
    window.steps(2);
    assert_eq!(window.state().page, Page::Editor);
}

#[test]
fn the_middle_button_pastes_what_is_selected_elsewhere() {
    let clipboard = Arc::new(MemoryClipboard::default());
    clipboard.write(Selection::Primary, "zz".to_owned()).expect("written");
    let mut window = Window::with_clipboard(GameName::Owari, Arc::clone(&clipboard) as _);
    window.keys(Modifiers::COMMAND, Key::E);
    let pos = window.harness.get_by_label("Position as text").rect().center();
    window.harness.hover_at(pos);
    window.steps(2);
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Middle, Modifiers::NONE);
        window.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    window.steps(4);
    let editor = window.state().editor.as_ref().expect("the editor");
    assert_eq!(editor.text().contains("zz"), cfg!(all(unix, not(target_os = "macos"))));
}
