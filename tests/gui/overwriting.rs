//! Saving replaces a file that Kete does not know only after asking, and keeps a backup.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::{Key, Modifiers};
use kete::app::WindowOptions;
use kete::app::state::Dialog;
use kete::draw::theme::ThemeName;
use kete::game::GameInProgress;
use kete::rules::GameName;

use crate::window::{USUAL, Window};

const CHANGED: &str = "owari.kete has changed on disk";
/// A game of one turn, as another program writes it.
const OTHER: &str = "(\n    version: 1,\n    ruleset: \"owari\",\n    moves: [\"F\"],\n)\n";

/// A game of Owari with a file and one turn that the file lacks.
fn with_file() -> (Window, PathBuf) {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.key(Key::D);
    save(&mut window);
    window.type_text("owari");
    window.click("Save");
    let path = window.session().file.clone().expect("the game has a file");
    window.key(Key::A);
    (window, path)
}

fn save(window: &mut Window) {
    window.keys(Modifiers::COMMAND, Key::S);
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("a text")
}

fn backup(path: &Path) -> PathBuf {
    path.with_file_name("owari.kete~")
}

fn turns(path: &Path) -> usize {
    GameInProgress::load(path).expect("a game").turns().len()
}

#[test]
fn a_file_changed_by_another_program_is_overwritten_only_after_asking() {
    let (mut window, path) = with_file();
    fs::write(&path, OTHER).expect("written");
    save(&mut window);
    for name in [CHANGED, "Overwrite", "Save as…", "Open it", "Cancel"] {
        assert!(window.has(name), "{name}: {:?}", window.names());
    }
    // A stray Enter overwrites nothing.
    assert_eq!(window.focused().as_deref(), Some("Cancel"));
    window.key(Key::Enter);
    assert!(window.state().dialog.is_none());
    assert_eq!(read(&path), OTHER);
    assert!(window.session().is_unsaved());
    save(&mut window);
    window.click("Overwrite");
    assert_eq!(window.notice(), "Saved as owari.kete.");
    assert_eq!((turns(&path), read(&backup(&path)).as_str()), (3, OTHER));
    // Now Kete knows the file; the backup is written all the same.
    window.key(Key::B);
    save(&mut window);
    assert_eq!((turns(&path), turns(&backup(&path))), (4, 3));
    assert!(!window.session().is_unsaved());
}

#[test]
fn a_new_file_date_is_no_change() {
    let (mut window, path) = with_file();
    let file = fs::File::options().write(true).open(&path).expect("opened");
    file.set_modified(SystemTime::UNIX_EPOCH).expect("touched");
    save(&mut window);
    assert_eq!((window.notice().as_str(), turns(&path)), ("Saved as owari.kete.", 3));
}

#[test]
fn saving_elsewhere_or_opening_leaves_a_changed_file_alone() {
    let (mut window, path) = with_file();
    fs::write(&path, OTHER).expect("written");
    save(&mut window);
    window.click("Save as…");
    // The proposed name is free.
    window.key(Key::Enter);
    let beside = path.with_file_name("owari-2.kete");
    assert_eq!(window.session().file.as_ref(), Some(&beside));
    assert_eq!((turns(&beside), read(&path).as_str()), (3, OTHER));

    let (mut window, path) = with_file();
    fs::write(&path, OTHER).expect("written");
    save(&mut window);
    window.click("Open it");
    assert_eq!(window.session().game.turns().len(), 1);
    assert_eq!(window.session().file.as_ref(), Some(&path));
    // The played game is autosaved, and saving knows the opened file.
    let unfinished = fs::read_dir(window.data.path().join("unfinished")).expect("a folder");
    let kept = unfinished.map(|entry| entry.expect("an entry").path());
    let ending = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "kete");
    assert!(kept.filter(ending).any(|kept| turns(&kept) == 3));
    window.key(Key::A);
    save(&mut window);
    assert_eq!((window.notice().as_str(), turns(&path)), ("Saved as owari.kete.", 2));
}

#[test]
fn a_resumed_game_knows_its_file() {
    for is_changed in [false, true] {
        let (window, path) = with_file();
        let options = WindowOptions::default();
        let mut window = Window::open_in(window.close(), options, USUAL, ThemeName::Light);
        if is_changed {
            fs::write(&path, OTHER).expect("written");
        }
        window.click("Go on");
        assert_eq!(window.session().file.as_ref(), Some(&path));
        save(&mut window);
        assert_eq!(window.has(CHANGED), is_changed, "{:?}", window.names());
        assert_eq!(read(&path) == OTHER, is_changed);
    }
}

#[test]
fn a_finished_game_knows_its_file() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.does(kete::app::intent::Intent::ResignNow(kete::rules::Side::North));
    save(&mut window);
    window.click("Save");
    let path = window.session().file.clone().expect("the game has a file");
    let kept = window.session().kept.path.clone().expect("the game is kept");
    let options = WindowOptions::default();
    let mut window = Window::open_in(window.close(), options, USUAL, ThemeName::Light);
    window.resume(&kept);
    window.does(kete::app::intent::Intent::Title("Cup".to_owned()));
    save(&mut window);
    assert!(!window.has(CHANGED), "{:?}", window.names());
    assert!(read(&path).contains("Cup"));
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_explained_and_overwritten_only_after_asking() {
    use std::os::unix::fs::PermissionsExt as _;
    let (mut window, path) = with_file();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).expect("read-only");
    let is_asked = |window: &Window| window.has("owari.kete is read-only");
    save(&mut window);
    assert!(is_asked(&window) && !window.has("Open it"), "{:?}", window.names());
    window.click("Cancel");
    assert_eq!(turns(&path), 2);
    // The same for one that is chosen as the target.
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    window.key(Key::Enter);
    window.click("Replace");
    assert!(is_asked(&window), "{:?}", window.names());
    assert_eq!(turns(&path), 2);
    window.click("Overwrite");
    assert_eq!((turns(&path), turns(&backup(&path))), (3, 2));
    let rights = fs::metadata(&path).expect("there").permissions();
    assert_eq!(rights.mode() & 0o777, 0o444, "it is still read-only");
}

#[test]
fn closing_asks_about_a_changed_file_too() {
    let (mut window, path) = with_file();
    fs::write(&path, OTHER).expect("written");
    window.keys(Modifiers::COMMAND, Key::Q);
    window.click("Save");
    window.assert_has(CHANGED);
    window.click("Cancel");
    let state = window.state();
    assert!(!state.may_close && !state.file_jobs.closes && state.dialog.is_none());
    window.keys(Modifiers::COMMAND, Key::Q);
    window.click("Save");
    window.click("Overwrite");
    assert!(window.state().may_close);
    assert_eq!(turns(&path), 3);
    // Opening the file means going on.
    let (mut window, path) = with_file();
    fs::write(&path, OTHER).expect("written");
    window.keys(Modifiers::COMMAND, Key::Q);
    window.click("Save");
    window.click("Open it");
    let state = window.state();
    assert!(!state.may_close && !state.file_jobs.closes);
    assert_eq!(window.session().game.turns().len(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_even_if_its_target_is_gone() {
    let (mut window, path) = with_file();
    let target = window.data.path().join("elsewhere/fox.kete");
    fs::remove_file(&path).expect("removed");
    std::os::unix::fs::symlink(&target, &path).expect("a link");
    save(&mut window);
    assert!(path.is_symlink() && window.state().dialog.is_none());
    assert_eq!(turns(&target), 3);
}

#[test]
fn export_and_save_as_keep_a_backup_too() {
    let (mut window, path) = with_file();
    let old = read(&path);
    window.keys(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
    window.key(Key::Enter);
    window.click("Replace");
    assert_eq!((turns(&path), read(&backup(&path))), (3, old));
    let new = read(&path);
    window.click("Menu");
    window.click("Export…");
    window.click("Move list (.txt)");
    window.keys(Modifiers::COMMAND, Key::A);
    window.type_text(&path.display().to_string());
    window.key(Key::Enter);
    window.click("Replace");
    assert!(read(&path).contains("  1.  "), "{}", read(&path));
    assert_eq!(read(&backup(&path)), new);
    assert!(!matches!(window.state().dialog, Some(Dialog::File(_))));
}
