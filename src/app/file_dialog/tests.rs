//! Tests of the dialog without its window.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::listing::{ListOrder, ListedFile, Listing};
use super::state::{FileDialog, FileIntent, Follows, Purpose};

/// A dialog whose folder is listed.
fn dialog(purpose: Purpose, folder: &Path) -> FileDialog {
    let mut dialog = FileDialog::new(purpose, folder);
    dialog.show(Listing::of(dialog.folder.clone(), &[]));
    dialog
}

/// Lists the folder if the intent asks for it.
fn apply(dialog: &mut FileDialog, intent: FileIntent) -> Option<PathBuf> {
    match dialog.apply(&intent) {
        Follows::Nothing => None,
        Follows::File(path) => Some(path),
        Follows::List(folder) => {
            assert!(dialog.is_listing);
            dialog.show(Listing::of(folder, &[]));
            None
        }
    }
}

fn names(dialog: &FileDialog) -> Vec<String> {
    dialog.entries.iter().map(ListedFile::shown).collect()
}

#[test]
fn folders_are_first_and_only_games_are_listed() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::create_dir(dir.path().join("zoo")).expect("a folder");
    for name in ["b 2.kete", "A.kete", "B 10.KETE", "notes.txt", ".hidden.kete"] {
        fs::write(dir.path().join(name), "").expect("a file");
    }
    let mut dialog = dialog(Purpose::Open, dir.path());
    assert_eq!(names(&dialog), ["zoo", "A.kete", "b 2.kete", "B 10.KETE"]);
    assert_eq!(apply(&mut dialog, FileIntent::Choose(1)), None);
    assert_eq!(dialog.field, "A.kete");
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), Some(dir.path().join("A.kete")));
    assert_eq!(apply(&mut dialog, FileIntent::Enter(0)), None);
    assert!(dialog.folder.ends_with("zoo") && dialog.entries.is_empty());
    apply(&mut dialog, FileIntent::Up);
    assert_eq!(dialog.entries.len(), 4);
    assert_eq!(apply(&mut dialog, FileIntent::Enter(2)), Some(dir.path().join("b 2.kete")));
}

#[test]
fn the_newest_game_can_be_first() {
    let dir = tempfile::tempdir().expect("a folder");
    for (name, age) in [("a.kete", 60), ("b.kete", 0), ("c.kete", 90)] {
        let file = fs::File::create(dir.path().join(name)).expect("a file");
        let time = SystemTime::now() - std::time::Duration::from_secs(age);
        file.set_modified(time).expect("a time");
    }
    let mut dialog = dialog(Purpose::Open, dir.path());
    apply(&mut dialog, FileIntent::Choose(2));
    apply(&mut dialog, FileIntent::Order(ListOrder::Date));
    assert_eq!(names(&dialog), ["b.kete", "a.kete", "c.kete"]);
    assert_eq!(dialog.chosen, Some(2), "c.kete stays chosen");
    apply(&mut dialog, FileIntent::Order(ListOrder::Name));
    assert_eq!(names(&dialog), ["a.kete", "b.kete", "c.kete"]);
}

#[test]
fn a_folder_that_does_not_exist_yet_is_shown_empty() {
    let dir = tempfile::tempdir().expect("a folder");
    let games = dir.path().join("games");
    for purpose in [Purpose::Open, Purpose::Save(games.join("fox.kete"))] {
        let dialog = dialog(purpose, &games);
        assert_eq!(dialog.folder, games);
        assert!(dialog.entries.is_empty() && dialog.error.is_none());
    }
}

#[test]
fn a_path_can_be_absolute_relative_and_without_its_extension() {
    let dir = tempfile::tempdir().expect("a folder");
    let dir = crate::files::canonical(dir.path()).map(|path| (dir, path)).expect("there");
    let (_kept, root) = dir;
    fs::create_dir(root.join("in")).expect("a folder");
    fs::write(root.join("in/fox.kete"), "").expect("a file");
    let mut dialog = dialog(Purpose::Open, &root);
    let mut typed = |text: &str| {
        apply(&mut dialog, FileIntent::Field(text.to_owned()));
        let chosen = apply(&mut dialog, FileIntent::Confirm);
        (chosen, dialog.folder.clone(), dialog.field.clone())
    };
    assert_eq!(typed("in/fox").0, Some(root.join("in/fox.kete")));
    assert_eq!(
        typed(&root.join("in/fox.kete").display().to_string()).0,
        Some(root.join("in/fox.kete"))
    );
    assert_eq!(typed("in"), (None, root.join("in"), String::new()));
    assert_eq!(typed(".."), (None, root.clone(), String::new()));
    if let Some(home) = std::env::home_dir() {
        assert_eq!(typed("~/no-such.kete").0, Some(home.join("no-such.kete")));
    }
}

#[test]
fn an_existing_file_is_not_replaced_without_a_question() {
    let dir = tempfile::tempdir().expect("a folder");
    fs::write(dir.path().join("fox.kete"), "").expect("a file");
    let purpose = Purpose::Save(dir.path().join("fox.kete"));
    let mut dialog = dialog(purpose, dir.path());
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), None);
    assert_eq!(dialog.replace, Some(dir.path().join("fox.kete")));
    assert_eq!(apply(&mut dialog, FileIntent::KeepBoth), Some(dir.path().join("fox-2.kete")));
    apply(&mut dialog, FileIntent::Field("hen".to_owned()));
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), Some(dir.path().join("hen.kete")));
    apply(&mut dialog, FileIntent::Field("cow.kete.kete".to_owned()));
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), Some(dir.path().join("cow.kete")));
    apply(&mut dialog, FileIntent::Field("  ".to_owned()));
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), None);
    assert!(dialog.error.is_some());
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_can_be_opened() {
    use std::os::unix::ffi::OsStrExt as _;
    let dir = tempfile::tempdir().expect("a folder");
    let name = std::ffi::OsStr::from_bytes(b"f\xFCchse.kete");
    if fs::write(dir.path().join(name), "").is_err() {
        return; // This disk keeps only names that are text.
    }
    let mut dialog = dialog(Purpose::Open, dir.path());
    assert_eq!(names(&dialog), ["f\u{fffd}chse.kete"]);
    apply(&mut dialog, FileIntent::Choose(0));
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), Some(dir.path().join(name)));
}

#[test]
fn thousands_of_games_are_listed() {
    let dir = tempfile::tempdir().expect("a folder");
    for number in 0..3_000 {
        fs::write(dir.path().join(format!("{number:05}.kete")), "").expect("a file");
    }
    let dialog = dialog(Purpose::Open, dir.path());
    assert_eq!(dialog.entries.len(), 3_000);
    assert!(!dialog.more && dialog.entries[2_999].shown() == "02999.kete");
}

#[test]
fn a_recent_file_leads_to_its_folder() {
    let dir = tempfile::tempdir().expect("a folder");
    let inner = dir.path().join("in");
    fs::create_dir(&inner).expect("a folder");
    fs::write(inner.join("fox.kete"), "").expect("a file");
    let recent = [inner.join("fox.kete"), dir.path().join("gone.kete")];
    let mut dialog = FileDialog::new(Purpose::Open, dir.path());
    dialog.show(Listing::of(dir.path().to_owned(), &recent));
    let there: Vec<bool> = dialog.recent.iter().map(|file| file.is_there).collect();
    assert_eq!(there, [true, false]);
    apply(&mut dialog, FileIntent::Recent(0));
    assert_eq!((dialog.folder.clone(), dialog.chosen), (inner.clone(), Some(0)));
    assert_eq!(apply(&mut dialog, FileIntent::Confirm), Some(inner.join("fox.kete")));
}
