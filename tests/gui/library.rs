//! The library: saved games listed, found, shown, opened, copied and deleted.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use egui::{Key, Modifiers, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::effect::Effect;
use kete::app::intent::Intent;
use kete::app::library::intent::LibraryIntent;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, Level, Player};
use kete::rules::{BySide, GameName, Ruleset, Side};

use crate::window::{USUAL, Window};

const SMALL: Vec2 = vec2(900.0, 600.0);
const KETE: [GameName; 3] = [GameName::Owari, GameName::Awale, GameName::Ring];

/// A game of a few turns; if it has a title, North resigns.
pub fn game(name: GameName, turns: usize, title: &str) -> GameInProgress {
    let level = Level::new(4).expect("a level");
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(Ruleset::new(name), players);
    for _ in 0..turns {
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
    }
    if !title.is_empty() {
        game.set_title(title);
        game.resign(Side::North).expect("the game goes on");
    }
    game
}

/// Noon of 15 November 2021. Files are dated relative to it, so that the shown dates never change.
const NOON: Duration = Duration::from_secs(18_946 * 86_400 + 43_200);

/// Writes a file so many minutes older than that noon.
pub fn put(folder: &Path, name: &str, bytes: &[u8], minutes: u64) -> PathBuf {
    fs::create_dir_all(folder).expect("a folder");
    let path = folder.join(name);
    fs::write(&path, bytes).expect("a file");
    let when = SystemTime::UNIX_EPOCH + NOON - Duration::from_secs(60 * minutes);
    let file = fs::File::options().write(true).open(&path).expect("opened");
    file.set_modified(when).expect("dated");
    path
}

/// Three games and one other file in the usual folder.
fn fill(window: &Window) -> PathBuf {
    let folder = window.data.path().join("games");
    for (number, (file, title)) in
        [("fox.kete", ""), ("hen.kete", "Feeding and famine"), ("owl.kete", "")]
            .into_iter()
            .enumerate()
    {
        let text = game(KETE[number], 4 + number, title).to_save();
        put(&folder, file, text.as_bytes(), number as u64 + 1);
    }
    put(&folder, "bad.kete", b"(version: 1, ruleset: \"owari\", moves: [", 0);
    folder
}

pub fn at_library(size: Vec2) -> (Window, PathBuf) {
    let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
    let folder = fill(&window);
    window.keys(Modifiers::COMMAND, Key::Num5);
    window.steps(4);
    (window, folder)
}

/// The visible rows as a screen reader says them.
pub fn rows(window: &Window) -> Vec<String> {
    let root = window.harness.root();
    let named = root.children_recursive().filter_map(|node| {
        let node = node.accesskit_node();
        (node.role() == egui::accesskit::Role::ListBoxOption).then(|| node.label()).flatten()
    });
    named.collect()
}

pub fn beginnings(window: &Window) -> Vec<String> {
    let first = |row: String| row.split([',', ' ']).next().unwrap_or_default().to_owned();
    rows(window).into_iter().map(first).collect()
}

pub fn chosen(window: &Window) -> String {
    let library = &window.state().library;
    library.chosen().map(|row| row.shown_name()).unwrap_or_default()
}

fn copied(window: &mut Window) -> Option<String> {
    let output = window.harness.output();
    output.platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn the_games_of_the_folder_are_listed_row_by_row() {
    let (window, _) = at_library(USUAL);
    let rows = rows(&window);
    assert_eq!(rows[0], "Owari, you against Kete level 4, unfinished, 15 November 2021");
    assert_eq!(
        rows[1],
        "Awale, you against Kete level 4, won 0 to 0 by resignation, 15 November 2021"
    );
    assert!(
        rows[2].starts_with("Two-colour ring, you against Kete level 4, unfinished"),
        "{rows:?}"
    );
    assert!(rows[3].starts_with("bad.kete cannot be read: Line 1, column "), "{rows:?}");
    assert_eq!(rows.len(), 4);
    window.assert_has("4 files, of which 1 cannot be read.");
    // The newest is chosen and shown.
    assert_eq!(chosen(&window), "fox.kete");
    window.assert_has("Owari, 4 moves.");
    assert!(window.has_start("The last position: "));
}

#[test]
fn games_are_found_by_words_and_by_the_game() {
    let (mut window, _) = at_library(USUAL);
    window.type_text("/");
    window.type_text("famine");
    assert_eq!(beginnings(&window), ["Awale"]);
    assert!(window.has("1 of 4 files."));
    assert_eq!(chosen(&window), "hen.kete");
    assert!(window.has("Feeding and famine") && window.has("You won, as Kete resigned"));
    // Down moves to the table, Escape clears the search.
    window.key(Key::ArrowDown);
    assert_eq!(window.focused().as_deref(), Some("Games"));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert_eq!(rows(&window).len(), 4);
    window.click("Games shown");
    window.click_front("Two-colour ring");
    assert_eq!(beginnings(&window), ["Two-colour"]);
    window.type_text("/");
    window.type_text("no such words");
    assert!(window.has("No game here fits that.") && rows(&window).is_empty());
    window.click("Show all games");
    assert_eq!(rows(&window).len(), 4);
}

#[test]
fn every_heading_sorts_the_rows_and_reverses_the_order() {
    let (mut window, _) = at_library(USUAL);
    assert_eq!(beginnings(&window), ["Owari", "Awale", "Two-colour", "bad.kete"]);
    let heading = |window: &mut Window, says: &str| {
        let role = egui::accesskit::Role::Button;
        window.harness.get_by_role_and_label(role, says).click();
        window.steps(3);
        beginnings(window)
    };
    assert_eq!(heading(&mut window, "Date"), ["Two-colour", "Awale", "Owari", "bad.kete"]);
    assert_eq!(heading(&mut window, "Game"), ["Awale", "Owari", "Two-colour", "bad.kete"]);
    assert_eq!(heading(&mut window, "Game"), ["Two-colour", "Owari", "Awale", "bad.kete"]);
    assert_eq!(heading(&mut window, "Moves"), ["Two-colour", "Awale", "Owari", "bad.kete"]);
    assert_eq!(heading(&mut window, "Result")[2], "Awale");
    // With equal players the newest comes first.
    assert_eq!(heading(&mut window, "Players"), ["Owari", "Awale", "Two-colour", "bad.kete"]);
}

#[test]
fn the_order_is_kept_between_starts() {
    let (mut window, _) = at_library(USUAL);
    let heading = |window: &mut Window| {
        let role = egui::accesskit::Role::Button;
        window.harness.get_by_role_and_label(role, "Game").click();
        window.steps(3);
    };
    heading(&mut window);
    heading(&mut window);
    assert_eq!(beginnings(&window), ["Two-colour", "Owari", "Awale", "bad.kete"]);
    // Settings are written half a second after a change.
    window.steps(20);
    let options = WindowOptions::default();
    let mut window = Window::open_in(window.close(), options, USUAL, ThemeName::Light);
    window.click("Library");
    window.steps(3);
    assert_eq!(beginnings(&window), ["Two-colour", "Owari", "Awale", "bad.kete"]);
}

#[test]
fn a_game_is_opened_by_keys_by_pointer_and_by_its_button() {
    let (mut window, folder) = at_library(USUAL);
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    assert_eq!(window.state().page, Page::Play);
    assert_eq!(window.session().file.as_deref(), Some(folder.join("owl.kete").as_path()));
    // Back, everything is as it was left.
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!((window.state().page, chosen(&window).as_str()), (Page::Library, "owl.kete"));
    let name = window.named("Owari, you against");
    window.click(&name);
    assert_eq!(chosen(&window), "fox.kete");
    window.click("Open");
    assert_eq!(window.session().name(), GameName::Owari);
    window.click("Library");
    let name = window.named("Awale, you against");
    let row = window.harness.get_by_label(&name);
    row.click();
    row.click();
    window.steps(3);
    assert_eq!(window.session().name(), GameName::Awale);
}

#[test]
fn a_file_with_a_fault_leads_to_its_page_and_back() {
    let (mut window, _) = at_library(USUAL);
    window.key(Key::End);
    assert_eq!(chosen(&window), "bad.kete");
    window.key(Key::Enter);
    assert_eq!(window.state().page, Page::Damaged);
    window.key(Key::Escape);
    assert_eq!((window.state().page, chosen(&window).as_str()), (Page::Library, "bad.kete"));
}

#[test]
fn the_chosen_game_is_copied_and_the_folder_shown() {
    let (mut window, folder) = at_library(USUAL);
    window.harness.get_by_label("Copy").click();
    let mut text = None;
    for _ in 0..4 {
        window.steps(1);
        text = text.or_else(|| copied(&mut window));
    }
    let game = GameInProgress::from_save(text.expect("copied").as_bytes()).expect("a game");
    assert_eq!((game.ruleset().name(), game.len()), (GameName::Owari, 4));
    assert_eq!(window.notice(), "The game is on the clipboard.");
    let state = window.state_mut();
    kete::app::shell::update::update(state, Intent::Library(LibraryIntent::ShowFolder), 0.0);
    assert_eq!(std::mem::take(&mut state.effects), [Effect::ShowFolder(folder)]);
}

#[test]
fn a_file_is_deleted_only_after_the_question() {
    let (mut window, folder) = at_library(USUAL);
    let path = folder.join("fox.kete");
    window.key(Key::Delete);
    assert!(window.has("Delete fox.kete?"));
    // A stray Enter deletes nothing.
    window.steps(4);
    assert_eq!(window.focused().as_deref(), Some("Keep"));
    window.key(Key::Enter);
    assert!(path.exists() && !window.has("Delete fox.kete?"));
    window.click("Delete…");
    window.key(Key::Escape);
    assert!(path.exists());
    window.click("Delete…");
    window.click("Delete");
    assert!(!path.exists());
    assert!(window.data.path().join("wastebasket/fox.kete").exists());
    assert_eq!(window.notice(), "fox.kete is in the wastebasket now.");
    assert_eq!(beginnings(&window), ["Awale", "Two-colour", "bad.kete"]);
    assert_eq!(chosen(&window), "hen.kete");
    assert!(folder.join("hen.kete").exists());
}

#[test]
fn the_current_game_survives_the_deletion_of_its_file() {
    let (mut window, folder) = at_library(USUAL);
    window.key(Key::Enter);
    assert_eq!(window.session().file.as_deref(), Some(folder.join("fox.kete").as_path()));
    window.click("Library");
    window.key(Key::Delete);
    window.click("Delete");
    assert!(window.session().file.is_none());
    let kept = window.session().kept.path.clone().expect("kept by itself");
    assert!(kept.exists() && kept.starts_with(window.data.path().join("unfinished")));
    // Now it is listed where Kete keeps it, and is not deleted while it is played.
    window.click("Start");
    window.click("Library");
    assert_eq!(beginnings(&window), ["Owari", "Awale", "Two-colour", "bad.kete"]);
    window.key(Key::Home);
    window.key(Key::Delete);
    assert!(window.state().dialog.is_none() && kept.exists());
    assert!(window.notice().starts_with("This game is on your board."));
}

#[test]
fn an_example_opens_as_it_came_and_is_yours_only_once_you_change_it() {
    let mut window = Window::fresh();
    window.click("Library");
    window.click("Examples");
    assert!(!window.has("Delete…") && !window.has("Show folder"));
    window.key(Key::Delete);
    assert_eq!(window.notice(), "This game comes with Kete and stays.");
    window.click("Open");
    assert!(window.session().game.is_over() && window.session().file.is_none());
    let title = window.session().game.title().to_owned();
    window.click("Library");
    window.click("Your games");
    assert!(rows(&window).is_empty());
    window.state_mut().page = Page::Play;
    let session = window.state_mut().session.as_mut().expect("it is open");
    session.game.set_comment(kete::game::NodeId::START, "mine");
    window.steps(2);
    window.click("Library");
    assert_eq!(rows(&window).len(), 1);
    assert!(window.has(&title));
}

#[test]
fn the_games_shown_are_counted_by_how_they_ended() {
    let (mut window, folder) = at_library(USUAL);
    let mut lost = game(GameName::Owari, 2, "");
    lost.resign(Side::South).expect("the game goes on");
    put(&folder, "cow.kete", lost.to_save().as_bytes(), 9);
    window.click("Start");
    window.click("Library");
    window.assert_has("1 won, 0 drawn, 1 lost · South 1–0–1");
    window.click("Games shown");
    window.click_front("Awale");
    window.assert_has("1 won, 0 drawn, 0 lost · South 1–0–0");
    window.type_text("/");
    window.type_text("owari");
    assert!(!window.has_text(" drawn, "));
}

#[test]
fn a_file_of_others_and_an_example_are_no_results_of_mine() {
    let (mut window, _) = at_library(USUAL);
    let mut lost = game(GameName::Owari, 2, "");
    lost.resign(Side::South).expect("the game goes on");
    let elsewhere = window.data.path().join("elsewhere");
    let theirs = put(&elsewhere, "theirs.kete", lost.to_save().as_bytes(), 9);
    window.open_file(&theirs);
    window.does(Intent::Go(Page::Library));
    window.steps(4);
    assert!(rows(&window).iter().any(|row| row.contains("lost")), "{:?}", rows(&window));
    window.assert_has("1 won, 0 drawn, 0 lost · South 1–0–0");
    window.click("Examples");
    window.steps(4);
    for row in rows(&window) {
        assert!(!row.contains("you") && !row.contains("lost"), "{row}");
    }
}

#[test]
fn a_file_with_illegal_moves_is_explained_once_it_is_chosen() {
    let (mut window, folder) = at_library(USUAL);
    let text = "(version: 1, ruleset: \"owari\", moves: [\"C\", \"C\"], result: \"ongoing\")";
    put(&folder, "odd.kete", text.as_bytes(), 5);
    window.click("Start");
    window.click("Library");
    assert_eq!(rows(&window).len(), 5);
    for _ in 0..3 {
        window.key(Key::ArrowDown);
    }
    assert_eq!(chosen(&window), "odd.kete");
    window.steps(3);
    let row = window.named("odd.kete cannot be read: ");
    assert!(row.contains("turn 2 says"), "{row}");
    assert!(window.harness.get_by_label("Copy").accesskit_node().is_disabled());
}

#[test]
fn in_a_narrow_window_the_game_comes_in_front_of_the_table() {
    let (mut window, _) = at_library(SMALL);
    assert!(!window.has("Copy"));
    window.key(Key::ArrowDown);
    window.key(Key::Space);
    window.steps(3);
    assert!(window.has("Feeding and famine") && rows(&window).is_empty());
    assert_eq!(window.focused().as_deref(), Some("Open"));
    window.key(Key::Escape);
    window.steps(2);
    assert_eq!(rows(&window).len(), 4);
    assert_eq!(window.focused().as_deref(), Some("Games"));
    let name = window.named("Two-colour ring, you");
    window.click(&name);
    assert!(window.has("Copy") && chosen(&window) == "owl.kete");
    window.click("Back to the list");
    window.key(Key::Enter);
    assert_eq!(window.session().name(), GameName::Ring);
}

#[test]
fn a_narrow_library_opens_and_deletes_the_chosen_game_below_its_table() {
    let (mut window, folder) = at_library(SMALL);
    window.assert_has("Click a game to see it. Enter opens it.");
    window.click("Delete…");
    window.click_front("Delete");
    window.steps(3);
    assert!(!folder.join("fox.kete").exists());
    window.key(Key::ArrowDown);
    let name = window.state().library.chosen().and_then(|row| row.game_name());
    window.click("Open");
    assert_eq!(Some(window.session().name()), name);
}

#[test]
fn every_game_played_here_is_in_the_library_without_being_saved() {
    let mut data = tempfile::tempdir().expect("a folder");
    let options =
        || WindowOptions { new: Some(GameName::Ayoayo), friend: true, ..WindowOptions::default() };
    for _ in 0..2 {
        let mut window = Window::open_in(data, options(), USUAL, ThemeName::Light);
        window.key(Key::C);
        window.click("End");
        window.click("Resign…");
        window.click("Resign");
        data = window.close();
    }
    let mut window = Window::open_in(data, options(), USUAL, ThemeName::Light);
    window.key(Key::D);
    window.keys(Modifiers::COMMAND, Key::Num5);
    window.steps(3);
    assert_eq!(beginnings(&window), ["Ayoayo"; 3], "{:?}", window.names());
}
