//! The file of the learner's progress: exporting, importing, a damaged one.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use kete::app::WindowOptions;
use kete::draw::theme::ThemeName;
use kete::files::Folders;
use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress, progress_file};

use crate::window::{USUAL, Window};

fn progress(stars: &[(&str, u8)]) -> Progress {
    let mut progress = Progress::default();
    for (lesson, stars) in stars {
        progress.earn(lesson, *stars);
    }
    progress
}

/// The Learn page with this text in the file of progress.
fn with_file(text: &str) -> (Window, PathBuf) {
    let data = tempfile::tempdir().expect("a folder");
    let file = progress_file(&Folders::under(data.path()));
    fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    fs::write(&file, text).expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    (window, file)
}

/// The Learn page with this progress.
fn learn_page(own: &Progress) -> Window {
    let data = tempfile::tempdir().expect("a folder");
    own.write(&progress_file(&Folders::under(data.path()))).expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    window
}

impl Window {
    fn file_beside(&self, name: &str) -> PathBuf {
        self.data.path().join(name)
    }

    /// The progress on the disk.
    fn kept_progress(&self) -> Progress {
        Progress::load(&Folders::under(self.data.path())).progress
    }

    fn own_progress(&self) -> &Progress {
        &self.state().learning.progress
    }

    /// Imports a file through the dialog.
    fn import(&mut self, path: &std::path::Path) {
        self.press("Import progress…");
        self.type_text(&path.display().to_string());
        self.press("Import");
    }
}

#[test]
fn progress_is_exported_and_imported_elsewhere() {
    let mut own = progress(&[("owari-1", 3), ("owari-2", 1)]);
    own.answer(GameName::Owari, RuleId::OwariFeed, false, AnsweredIn::Review, 100);
    let mut window = learn_page(&own);
    let path = window.file_beside("mia.ron");
    window.click("Export progress…");
    window.keys(Modifiers::COMMAND, Key::A);
    window.type_text(&path.display().to_string());
    window.key(Key::Enter);
    window.assert_has("Your progress was exported to mia.ron.");
    assert_eq!(Progress::read(&path), Ok(own.clone()));
    // If there is no progress yet, it is imported immediately.
    let mut other = Window::fresh();
    other.keys(Modifiers::COMMAND, Key::Num3);
    other.import(&path);
    let says = "mia.ron was taken over: 2 lessons done and 1 rule to review.";
    other.assert_has(says);
    assert_eq!((other.own_progress(), &other.kept_progress()), (&own, &own));
}

#[test]
fn an_import_asks_before_it_replaces_and_can_be_undone() {
    let own = progress(&[("owari-1", 1), ("owari-3", 2)]);
    let theirs = progress(&[("owari-1", 3), ("owari-2", 1)]);
    let mut window = learn_page(&own);
    let path = window.file_beside("mia.ron");
    theirs.write(&path).expect("written");
    window.import(&path);
    window.assert_has("Import the progress of mia.ron?");
    assert_eq!(window.own_progress(), &own);
    window.press("Cancel");
    assert_eq!(window.own_progress(), &own);
    window.import(&path);
    window.press("Replace mine");
    assert_eq!(window.kept_progress(), theirs);
    window.press("Undo");
    assert_eq!((window.own_progress(), &window.kept_progress()), (&own, &own));
    window.import(&path);
    window.press("Add to mine");
    let both = progress(&[("owari-1", 3), ("owari-2", 1), ("owari-3", 2)]);
    assert_eq!((window.own_progress(), &window.kept_progress()), (&both, &both));
}

#[test]
fn a_file_without_progress_changes_nothing_and_says_why() {
    let own = progress(&[("owari-1", 2)]);
    let mut window = learn_page(&own);
    for (name, text, says) in [
        ("a.ron", "(version: 1, stars: {\"x\": 9})", "a.ron is no file of progress"),
        ("b.ron", "not at all", "b.ron is no file of progress"),
        ("c.ron", "(version: 7)", "The file has version 7"),
        ("d.ron", "(version: 1, cards: {\"owari\": 3})", "d.ron is no file of progress"),
    ] {
        let path = window.file_beside(name);
        fs::write(&path, text).expect("written");
        window.import(&path);
        let message = window.names().into_iter().find(|message| message.starts_with(says));
        let message = message.unwrap_or_else(|| panic!("{name}: {:?}", window.names()));
        assert!(message.ends_with("Nothing has changed."), "{message}");
        assert_eq!((window.own_progress(), &window.kept_progress()), (&own, &own));
        window.key(Key::Escape);
    }
    window.import(&window.file_beside("nowhere.ron"));
    assert!(window.has_text("nowhere.ron"));
}

#[test]
fn a_damaged_file_is_set_aside_and_reported() {
    let (mut window, file) = with_file("(version: 1, stars: {");
    let says = "Your progress file could not be read. It was set aside as \
                progress-damaged-1.ron; stars start anew.";
    window.assert_has(says);
    assert!(window.has("Show the file"));
    assert!(file.with_file_name("progress-damaged-1.ron").exists());
    window.press("Close");
    assert!(!window.has(says));
}

#[test]
fn a_file_of_a_newer_kete_is_left_alone() {
    let (mut window, file) = with_file("(version: 9)");
    assert!(
        window.names().iter().any(|message| message.ends_with("What you learn now is not kept."))
    );
    let state = window.state_mut();
    state.learning.progress.earn("owari-1", 3);
    state.learning.keep();
    window.steps(3);
    assert_eq!(fs::read_to_string(&file).expect("there"), "(version: 9)");
}

#[test]
fn progress_is_exported_from_the_settings_and_reminders_are_switched_off() {
    let mut own = progress(&[("owari-1", 3)]);
    own.answer(GameName::Owari, RuleId::OwariFeed, false, AnsweredIn::Review, 100);
    let mut window = learn_page(&own);
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert!(window.has("Review: 1 rule is due"));
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.press("Tutor");
    window.press("Review on the start page");
    window.press("Files");
    window.press("Export progress…");
    let path = window.file_beside("all.ron");
    window.keys(Modifiers::COMMAND, Key::A);
    window.type_text(&path.display().to_string());
    window.key(Key::Enter);
    assert_eq!(Progress::read(&path), Ok(own));
    assert!(!window.has("Review: 1 rule is due"));
}
