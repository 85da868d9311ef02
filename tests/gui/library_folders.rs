//! The library: the folders that it lists, what is wrong with them, and thousands of files.

use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::kittest::NodeT as _;
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::library::intent::LibraryIntent;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use crate::library::{at_library, beginnings, chosen, game, put, rows};
use crate::window::{USUAL, Window};

#[test]
fn a_folder_is_added_remembered_and_removed() {
    let (mut window, folder) = at_library(USUAL);
    let other = folder.join("abroad");
    put(&other, "elk.kete", game(GameName::Giuthi, 2, "").to_save().as_bytes(), 0);
    window.click("Folders…");
    window.click("Add a folder…");
    assert!(window.has("Choose a folder"));
    window.click("abroad");
    window.click("Choose");
    assert_eq!(window.notice(), "The games in abroad are listed now.");
    assert_eq!(rows(&window).len(), 5);
    assert!(rows(&window).iter().any(|row| row.starts_with("Giuthi")));
    // Games are not saved there.
    assert_eq!(window.state().games_folder(), Some(folder));
    window.click("Folders…");
    window.click("Add a folder…");
    window.type_text(&window.data.path().join("nowhere").display().to_string());
    window.key(Key::Enter);
    assert!(window.has("There is no such folder."));
    window.key(Key::Escape);
    let options = WindowOptions::default();
    let mut window = Window::open_in(window.close(), options, USUAL, ThemeName::Light);
    window.click("Library");
    window.steps(3);
    assert_eq!(rows(&window).len(), 5);
    window.click("Folders…");
    window.click_start("Remove ");
    window.key(Key::Escape);
    assert_eq!(rows(&window).len(), 4);
    assert!(other.join("elk.kete").exists());
}

#[test]
fn an_empty_library_and_a_missing_folder_are_explained() {
    let mut window = Window::fresh();
    window.click("Library");
    assert!(window.has("Every game that you play is listed here, finished or not."));
    window.click("See the examples");
    assert!(rows(&window).len() >= 10);
    window.click("Saved");
    assert!(window.has("Add a folder…") && rows(&window).is_empty());
    let other = window.data.path().join("other");
    put(&other, "elk.kete", game(GameName::Giuthi, 2, "").to_save().as_bytes(), 0);
    window.does(Intent::Library(LibraryIntent::AddFolder(other.clone())));
    window.steps(2);
    assert_eq!(rows(&window).len(), 1);
    fs::remove_dir_all(&other).expect("removed");
    window.harness.event(egui::Event::WindowFocused(true));
    window.steps(3);
    assert!(rows(&window).is_empty());
    window.assert_has("1 folder cannot be listed.");
    window.click("Folders…");
    window.assert_has("This folder cannot be listed: it is not there.");
}

#[test]
fn changes_in_the_folder_are_seen_when_the_window_regains_focus() {
    let (mut window, folder) = at_library(USUAL);
    window.key(Key::ArrowDown);
    assert_eq!(chosen(&window), "hen.kete");
    put(&folder, "new.kete", game(GameName::Basic, 1, "").to_save().as_bytes(), 0);
    fs::remove_file(folder.join("owl.kete")).expect("removed");
    assert_eq!(rows(&window).len(), 4);
    window.harness.event(egui::Event::WindowFocused(true));
    window.steps(3);
    assert_eq!(beginnings(&window), ["Basic", "Owari", "Awale", "bad.kete"]);
    assert_eq!(chosen(&window), "hen.kete");
    // A file that changes is shown as it is now.
    put(&folder, "hen.kete", game(GameName::Awale, 9, "Longer").to_save().as_bytes(), 2);
    window.click("Start");
    window.click("Library");
    assert!(window.has("Longer") && window.has_start("Awale, 9 moves. The score was "));
}

/// Writes so many games, alternately Owari and Awale.
fn many(folder: &Path, count: usize) {
    let texts = [GameName::Owari, GameName::Awale].map(|name| game(name, 6, "").to_save());
    for number in 0..count {
        let name = format!("{number:04}.kete");
        put(folder, &name, texts[number % 2].as_bytes(), number as u64 + 1);
    }
}

#[test]
fn thousands_of_files_are_all_listed_and_browsed_from_end_to_end() {
    let mut window = Window::fresh();
    let folder = window.data.path().join("games");
    many(&folder, 3000);
    window.click("Library");
    window.assert_has("3000 games.");
    // Only the visible rows are laid out.
    assert!(rows(&window).len() < 40);
    window.key(Key::End);
    window.steps(2);
    assert_eq!(chosen(&window), "2999.kete");
    assert!(rows(&window).len() > 10);
    window.type_text("/");
    // Dates do not match the end of a file name.
    window.type_text("awale 13.k");
    let found = (0..3000).filter(|n| n % 100 == 13).count();
    window.assert_has(&format!("{found} of 3000 files."));
    window.key(Key::Escape);
    window.key(Key::Escape);
    // New rows at the top do not move the visible ones.
    window.key(Key::ArrowDown);
    window.key(Key::End);
    window.steps(3);
    let before = rows(&window);
    let place = |window: &Window| {
        let root = window.harness.root();
        let mut nodes = root.children_recursive();
        let row = nodes.find(|node| {
            node.accesskit_node().is_selected() == Some(true) && {
                node.accesskit_node().role() == egui::accesskit::Role::ListBoxOption
            }
        });
        row.map(|row| row.rect().min.y.round())
    };
    let at = place(&window);
    assert!(at.is_some());
    for number in 0..7 {
        let text = game(GameName::Ring, 2, "").to_save();
        put(&folder, &format!("ring{number}.kete"), text.as_bytes(), 0);
    }
    window.harness.event(egui::Event::WindowFocused(true));
    window.steps(6);
    assert!(window.has("3007 games."));
    assert_eq!((place(&window), rows(&window)), (at, before));
}

#[test]
fn folders_without_readable_games_never_harm_the_window() {
    let mut window = Window::fresh();
    let folder = window.data.path().join("games");
    fs::create_dir_all(folder.join("folder.kete")).expect("a folder");
    put(&folder, "noise.kete", b"\xff\xfe\x00", 1);
    put(&folder, "deep.kete", "([".repeat(20_000).as_bytes(), 2);
    fs::File::create(folder.join("huge.kete"))
        .and_then(|file| file.set_len(5 << 20))
        .expect("made");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(folder.join("loop.kete"), folder.join("loop.kete")).expect("a");
        std::os::unix::fs::symlink("/nowhere/at/all", folder.join("gone.kete")).expect("a link");
    }
    window.click("Library");
    let count = rows(&window).len();
    assert!(count >= 4 && rows(&window).iter().all(|row| row.contains("cannot be read: ")));
    for _ in 0..count {
        window.key(Key::Enter);
        window.steps(2);
        window.click("Library");
        window.key(Key::Delete);
        window.key(Key::Escape);
        window.key(Key::ArrowDown);
    }
    // A folder that looks like a game stays.
    for number in 0..count {
        window.does(Intent::Library(LibraryIntent::Choose(number)));
        if chosen(&window) == "folder.kete" {
            window.key(Key::Delete);
            window.click("Delete");
            assert!(folder.join("folder.kete").exists());
            assert!(window.notice().starts_with("folder.kete cannot be deleted"));
            return;
        }
    }
    panic!("the folder is not listed");
}
