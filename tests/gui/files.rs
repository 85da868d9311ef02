//! Opening, saving, damaged files and the question before the window closes, through the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::game::GameInProgress;
use kete::rules::GameName;

use crate::damage::{Dice, damaged, samples};
use crate::window::{USUAL, Window};

/// A game of Owari with a file of its own, two turns in.
fn with_file() -> (Window, PathBuf) {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.key(Key::D);
    window.keys(Modifiers::COMMAND, Key::S);
    window.type_text("owari");
    window.click("Save");
    let path = window.session().file.clone().expect("the game has a file");
    (window, path)
}

/// The text of a game of Owari with an illegal move at turn 3.
const EMPTY_HOLE: &str = "(\n    version: 1,\n    ruleset: \"owari\",\n    moves: [\n        \"C\", \"d\",\n        \"C\", \"a\",\n    ],\n)\n";

fn open_by_path(window: &mut Window, path: &Path) {
    window.keys(Modifiers::COMMAND, Key::O);
    window.type_text(&path.display().to_string());
    window.key(Key::Enter);
}

fn drop_file(window: &mut Window, path: &Path) {
    #[derive(Debug)]
    struct Dropped(PathBuf);
    impl egui::DroppedFile for Dropped {
        fn path(&self) -> &Path {
            &self.0
        }

        fn bytes(&self) -> Result<Vec<u8>, String> {
            std::fs::read(&self.0).map_err(|error| error.to_string())
        }
    }
    let file: Arc<dyn egui::DroppedFile + Send + Sync> = Arc::new(Dropped(path.to_owned()));
    window.harness.input_mut().dropped_files.push(file);
    window.steps(3);
}

fn dialog_error(window: &Window) -> Option<String> {
    match &window.state().dialog {
        Some(kete::app::state::Dialog::File(dialog)) => dialog.error.clone(),
        _ => None,
    }
}

#[test]
fn a_game_is_saved_by_keys_under_a_typed_name_and_opened_by_its_path() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let shown = window.shown();
    window.keys(Modifiers::COMMAND, Key::S);
    // The proposal is selected, so typing replaces it, and the ending is added.
    window.type_text("fox");
    window.key(Key::Enter);
    let path = window.data.path().join("games/fox.kete");
    assert_eq!(window.session().file.as_deref(), Some(path.as_path()));
    assert!(path.exists() && window.state().dialog.is_none());
    assert_eq!(window.notice(), "Saved as fox.kete.");
    window.key(Key::A);
    window.keys(Modifiers::COMMAND, Key::S);
    let text = std::fs::read_to_string(&path).expect("saved again without a question");
    assert!(text.contains("\"C\", \"a\""), "{text}");
    window.keys(Modifiers::COMMAND, Key::N);
    window.key(Key::Enter);
    assert!(window.session().game.is_empty());
    open_by_path(&mut window, &path);
    assert_eq!(window.notice(), "fox.kete is open.");
    window.key(Key::PageUp);
    assert_eq!(window.shown(), shown);
}

#[test]
fn enter_opens_the_only_file_of_the_list() {
    let (mut window, path) = with_file();
    window.keys(Modifiers::COMMAND, Key::N);
    window.key(Key::Enter);
    assert_eq!(window.session().file, None);
    window.keys(Modifiers::COMMAND, Key::O);
    window.key(Key::Enter);
    assert_eq!(dialog_error(&window), None);
    assert_eq!(window.session().file.as_deref(), Some(path.as_path()));
    // The button does the same. With a second file one must be chosen.
    window.keys(Modifiers::COMMAND, Key::O);
    window.click("Open");
    assert!(window.state().dialog.is_none());
    std::fs::copy(&path, path.with_file_name("hen.kete")).expect("copied");
    window.keys(Modifiers::COMMAND, Key::O);
    window.key(Key::Enter);
    assert_eq!(
        dialog_error(&window).as_deref(),
        Some("Choose a file in the list, or type a name.")
    );
}

#[test]
fn a_file_is_chosen_by_pointer_by_arrows_and_by_a_screen_reader() {
    let (mut window, path) = with_file();
    std::fs::create_dir(path.with_file_name("abroad")).expect("a folder");
    std::fs::copy(&path, path.with_file_name("abroad").join("hen.kete")).expect("copied");
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    let opened = |window: &Window| window.session().file.clone().expect("a file");

    // By pointer: into the folder, up again, the game, Open.
    window.keys(Modifiers::COMMAND, Key::O);
    window.click("abroad");
    window.click("abroad");
    window.click("hen.kete");
    window.click("Up");
    window.click(&name);
    window.click("Open");
    assert_eq!(opened(&window), path);

    // By arrows from the field: the folder comes first, Enter goes into it and opens the game.
    window.keys(Modifiers::COMMAND, Key::O);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert!(opened(&window).ends_with("abroad/hen.kete"));

    // Another dialog starts in the folder last used; the list has its own keys.
    window.keys(Modifiers::COMMAND, Key::O);
    window.harness.get_by_label("Files in abroad").focus();
    window.steps(2);
    window.key(Key::Backspace);
    window.harness.get_by_label("Files in games").focus();
    window.steps(2);
    window.key(Key::End);
    window.key(Key::Enter);
    assert_eq!(opened(&window), path);

    // As a screen reader presses.
    window.keys(Modifiers::COMMAND, Key::O);
    window.press("abroad");
    window.press("Open");
    window.press("hen.kete");
    window.press("Open");
    assert!(opened(&window).ends_with("abroad/hen.kete"));
}

#[test]
fn a_double_click_opens_a_game() {
    let (mut window, path) = with_file();
    let name = path.file_name().expect("a name").to_string_lossy().into_owned();
    window.keys(Modifiers::COMMAND, Key::O);
    window.harness.get_by_label(&name).click();
    window.harness.get_by_label(&name).click();
    window.steps(4);
    assert_eq!(window.notice(), format!("{name} is open."));
}

#[test]
fn an_existing_file_is_replaced_only_when_asked_for() {
    let (mut window, path) = with_file();
    let old = std::fs::read(&path).expect("saved");
    window.key(Key::A);
    let save_as = |window: &mut Window| {
        window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
        window.key(Key::Enter);
        let question = "owari.kete exists. Replace it?";
        window.assert_has(question);
    };
    // Cancel has the keyboard: a stray Enter replaces nothing, and the field has it again.
    save_as(&mut window);
    window.key(Key::Enter);
    assert_eq!(std::fs::read(&path).expect("there"), old);
    assert!(!window.has("Replace") && window.has("Save"));
    // Escape closes the question, then the dialog.
    window.key(Key::Enter);
    assert!(window.has("Replace"));
    window.key(Key::Escape);
    assert!(!window.has("Replace") && window.has("Save"));
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
    save_as(&mut window);
    window.click("Keep both");
    let beside = path.with_file_name("owari-2.kete");
    assert_eq!(window.session().file.as_deref(), Some(beside.as_path()));
    assert_eq!(std::fs::read(&path).expect("there"), old);
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    window.type_text("owari");
    window.key(Key::Enter);
    window.click("Replace");
    assert_ne!(std::fs::read(&path).expect("there"), old);
    assert_eq!(window.session().file.as_deref(), Some(path.as_path()));
}

#[test]
fn a_faulty_file_is_reported_in_the_dialog_and_the_game_stays() {
    let (mut window, path) = with_file();
    let shown = window.shown();
    let gone = path.with_file_name("gone.kete");
    let picture = window.put_game("fox.png", b"\x89PNG\r\n\x1a\n\0\0");
    for (path, says) in [
        (gone, "There is no file gone.kete."),
        (picture, "fox.png is not a game of Kete."),
        (PathBuf::from("/dev/null"), "null is not an ordinary file."),
    ] {
        open_by_path(&mut window, &path);
        assert_eq!(dialog_error(&window).as_deref(), Some(says));
        assert!(window.has(says));
        assert_eq!(window.shown(), shown);
        window.key(Key::Escape);
    }
    // A place that cannot be written to.
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    let inside = path.join("inner.kete");
    window.type_text(&inside.display().to_string());
    window.key(Key::Enter);
    let error = dialog_error(&window).expect("a file is no folder");
    assert!(error.starts_with("inner.kete cannot be written: "), "{error}");
    // Another name can be typed at once.
    window.keys(Modifiers::COMMAND, Key::A);
    window.type_text("fox");
    window.key(Key::Enter);
    assert_eq!(window.session().file.as_deref(), Some(path.with_file_name("fox.kete").as_path()));
}

#[test]
fn recent_files_are_remembered_and_missing_ones_are_greyed() {
    let (mut window, path) = with_file();
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    window.type_text("fox");
    window.key(Key::Enter);
    let options = WindowOptions::default;
    let mut again = Window::open_in(window.close(), options(), USUAL, ThemeName::Light);
    std::fs::remove_file(path.with_file_name("fox.kete")).expect("removed");
    again.keys(Modifiers::COMMAND, Key::O);
    assert!(again.has("fox.kete, no longer there") && again.has("owari.kete, in games"));
    again.click("owari.kete, in games");
    again.key(Key::Tab);
    again.click("Open");
    assert_eq!(again.session().file.as_deref(), Some(path.as_path()));
    // A damaged list is reported and set aside.
    std::fs::write(again.data.path().join("config/recent.ron"), "((((").expect("written");
    let window = Window::open_in(again.close(), options(), USUAL, ThemeName::Light);
    assert_eq!(window.notice(), "The list of recent files could not be read and begins anew.");
}

#[test]
fn an_unwritable_list_of_recent_files_is_reported_once_after_what_was_done() {
    let mut window = Window::game(GameName::Owari, true);
    // A folder is in place of the list; the settings beside it can be written.
    let list = window.data.path().join("config/recent.ron");
    let bar = || std::fs::create_dir_all(list.join("full")).expect("a folder");
    bar();
    let told = |window: &Window| {
        let messages = &window.state().messages;
        let is_it = |words: &str| words.starts_with("The list of recent files is not kept for now");
        messages.iter().filter(|message| is_it(&message.words)).count()
    };
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::S);
    window.type_text("fox");
    window.key(Key::Enter);
    assert_eq!((window.notice().as_str(), told(&window)), ("Saved as fox.kete.", 1));
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    window.type_text("hen");
    window.key(Key::Enter);
    assert_eq!((window.notice().as_str(), told(&window)), ("Saved as hen.kete.", 1));
    // Written once more and then failing again is reported again.
    std::fs::remove_dir_all(&list).expect("removed");
    window.keys(Modifiers::COMMAND, Key::S);
    assert!(list.is_file());
    std::fs::remove_file(&list).expect("removed");
    bar();
    window.keys(Modifiers::COMMAND, Key::S);
    assert_eq!(told(&window), 2);
}

#[test]
fn a_damaged_file_has_a_page_that_says_where_and_why() {
    let (mut window, _) = with_file();
    let shown = window.shown();
    let bad = window.put_game("bad.kete", EMPTY_HOLE.as_bytes());
    open_by_path(&mut window, &bad);
    assert_eq!(window.state().page, Page::Damaged);
    for says in [
        "bad.kete",
        "Line 6, column 10: turn 3 says C, but C is empty.",
        "No move from an empty hole",
        "Before turn 3, South to move",
        "5,5,0,5,5,5/5,4,4,0,5,5 0-0 S",
        "Show the text",
        "Close",
    ] {
        assert!(window.has(says), "{says}: {:?}", window.names());
    }
    window.click("Show the text");
    window.assert_has("Line 6:         \"C\", \"a\",");
    assert!(
        window.has("Line 3:     ruleset: \"owari\",") && !window.has("Line 2:     version: 1,")
    );
    window.click("Hide the text");
    // Back to the previous page, by button and by Escape.
    window.click("Close");
    assert_eq!(window.state().page, Page::Play);
    assert_eq!(window.shown(), shown);
    open_by_path(&mut window, &bad);
    window.key(Key::Escape);
    assert_eq!(window.state().page, Page::Play);
    open_by_path(&mut window, &bad);
    window.key(Key::Enter);
    assert_eq!(window.session().game.turns().len(), 2, "Enter is for the primary button");
    open_by_path(&mut window, &bad);
    window.press("Open the 2 good moves");
    assert_eq!(window.session().game.turns().len(), 2);
    assert!(window.session().file.is_none(), "nothing must write over the damaged file");
    window.keys(Modifiers::COMMAND, Key::S);
    window.type_text("bad");
    window.key(Key::Enter);
    assert!(window.has("bad.kete exists. Replace it?"));
    assert_eq!(std::fs::read(&bad).expect("there"), EMPTY_HOLE.as_bytes());
}

#[test]
fn files_of_a_later_version_and_files_without_a_good_part_are_reported() {
    let mut window = Window::fresh();
    let later = window.put_game("later.kete", b"(\n    version: 3,\n    games: 7,\n)");
    open_by_path(&mut window, &later);
    let says = "Made by a later Kete (version 3). This one reads version 1.";
    window.assert_has(says);
    assert!(window.has("Nothing of it can be opened. The file stays as it is."));
    window.key(Key::Escape);
    assert_eq!(window.state().page, Page::Start);
    let utf16: Vec<u8> = EMPTY_HOLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let nested = "[(".repeat(500_000);
    for (name, bytes) in [
        ("empty.kete", &b""[..]),
        ("wide.kete", &utf16),
        ("latin.kete", b"(version: 1, title: \"F\xFCchse\")"),
        ("nested.kete", nested.as_bytes()),
    ] {
        let path = window.put_game(name, bytes);
        open_by_path(&mut window, &path);
        assert_eq!(window.state().page, Page::Damaged, "{name}");
        assert!(window.has(name) && window.has("Close"));
        if window.has("Show the text") {
            window.click("Show the text");
        }
        window.click("Close");
    }
}

#[test]
fn damaged_samples_are_opened_through_the_window() {
    let mut window = Window::game(GameName::Awale, true);
    window.key(Key::C);
    let mut dice = Dice(77);
    for (kind, path) in samples().iter().enumerate() {
        let text = std::fs::read_to_string(path).expect("a sample");
        let bytes = damaged(&text, kind, &mut dice);
        let bad = window.put_game("bad.kete", &bytes);
        let turns = window.session().game.len();
        open_by_path(&mut window, &bad);
        let told = GameInProgress::from_save(&bytes).map_err(|error| error.to_string());
        match told {
            Ok(game) => assert_eq!(window.session().game.len(), game.len()),
            Err(says) => {
                let state = window.state();
                assert_eq!(state.page, Page::Damaged, "{says}");
                assert!(window.has(&says), "{says}: {:?}", window.names());
                assert_eq!(window.session().game.len(), turns, "the game on the table stays");
                if window.has("Show the text") {
                    window.click("Show the text");
                }
                let open = window.names().into_iter().find(|name| name.starts_with("Open the "));
                match open {
                    Some(name) => window.press(&name),
                    None => window.click("Close"),
                }
            }
        }
        assert_eq!(std::fs::read(&bad).expect("there"), bytes);
    }
}

#[test]
fn a_file_is_dropped_on_the_window() {
    let (mut window, path) = with_file();
    window.keys(Modifiers::COMMAND, Key::N);
    window.key(Key::Enter);
    let hovered = egui::HoveredFile { path: Some(path.clone()), ..Default::default() };
    window.harness.input_mut().hovered_files.push(hovered);
    window.steps(2);
    drop_file(&mut window, &path);
    assert_eq!(window.session().file.as_deref(), Some(path.as_path()));
    let shown = window.shown();
    let folder = path.parent().expect("a folder").to_owned();
    drop_file(&mut window, &folder);
    assert_eq!(window.notice(), "games is a folder. Choose a file in it.");
    let picture = window.put_game("fox.png", b"\x89PNG\r\n\x1a\n\0\0");
    drop_file(&mut window, &picture);
    assert_eq!(window.notice(), "fox.png is not a game of Kete.");
    assert_eq!(window.shown(), shown);
}

#[test]
fn a_file_argument_that_is_not_there_opens_the_window_with_the_message() {
    let options = WindowOptions { file: Some("/no/such/fox.kete".into()), ..Default::default() };
    let window = Window::open(options, USUAL, ThemeName::Light);
    assert_eq!(window.notice(), "There is no file fox.kete.");
    assert_eq!(window.state().page, Page::Start);
}

#[test]
fn closing_asks_only_if_the_file_lacks_the_last_changes() {
    // A game without a file is autosaved anyway.
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.keys(Modifiers::COMMAND, Key::Q);
    assert!(window.state().may_close);

    // Browsing is no change.
    let (mut window, path) = with_file();
    window.key(Key::PageUp);
    window.keys(Modifiers::COMMAND, Key::Q);
    assert!(window.state().may_close);

    let (mut window, _) = with_file();
    window.key(Key::A);
    window.keys(Modifiers::COMMAND, Key::Q);
    window.assert_has("Save the game of Owari?");
    assert!(window.has("owari.kete lacks the last changes. Kete keeps the game in any case."));
    window.key(Key::Escape);
    assert!(!window.state().may_close);
    window.keys(Modifiers::COMMAND, Key::Q);
    window.click("Don't save");
    assert!(window.state().may_close);
    drop(path);

    let (mut window, path) = with_file();
    window.key(Key::A);
    window.keys(Modifiers::COMMAND, Key::Q);
    window.key(Key::Enter);
    assert!(window.state().may_close);
    assert_eq!(GameInProgress::load(&path).expect("saved").turns().len(), 3);
}

#[test]
fn closing_waits_if_the_game_cannot_be_saved() {
    let (mut window, path) = with_file();
    window.key(Key::A);
    std::fs::remove_file(&path).expect("removed");
    std::fs::create_dir(&path).expect("a folder in its place");
    window.keys(Modifiers::COMMAND, Key::Q);
    window.click("Save");
    let says = "owari.kete cannot be written: it is a folder. Kete keeps the game in any case.";
    window.assert_has(says);
    assert!(!window.state().may_close);
    window.click("Don't save");
    assert!(window.state().may_close);
}

#[test]
fn a_folder_of_thousands_of_games_is_shown_and_browsed() {
    let (mut window, path) = with_file();
    for number in 0..2_500 {
        std::fs::copy(&path, path.with_file_name(format!("{number:04}.kete"))).expect("copied");
    }
    window.keys(Modifiers::COMMAND, Key::O);
    let rows = window.names().iter().filter(|name| name.ends_with(".kete")).count();
    assert!((5..60).contains(&rows), "{rows} rows are laid out");
    window.harness.get_by_label("Files in games").focus();
    window.steps(2);
    window.key(Key::End);
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert!(window.session().file.as_ref().is_some_and(|file| file.ends_with("2499.kete")));
}

#[test]
fn the_dialog_and_the_page_fit_every_window() {
    for &theme in ThemeName::ALL {
        for size in [vec2(480.0, 360.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
            let options = WindowOptions { new: Some(GameName::Ring), ..Default::default() };
            let mut window = Window::open(options, size, theme);
            let bad = window.put_game("bad.kete", EMPTY_HOLE.as_bytes());
            let inside = |window: &Window, names: &[&str]| {
                for name in names {
                    let rect = window.harness.get_by_label(name).rect();
                    let all = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
                    assert!(all.contains_rect(rect), "{name} at {rect:?} in {size:?}");
                }
            };
            window.keys(Modifiers::COMMAND, Key::O);
            inside(&window, &["File", "Up", "Files in games", "bad.kete", "Cancel"]);
            window.key(Key::Escape);
            open_by_path(&mut window, &bad);
            window.click("Show the text");
            if size.y > 500.0 {
                inside(&window, &["Open the 2 good moves", "Hide the text", "Close"]);
            }
            window.click("Close");
        }
    }
}
