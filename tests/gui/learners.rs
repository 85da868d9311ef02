//! Several learners on one machine.

use std::fs;

use egui::Key;
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::draw::theme::{ThemeChoice, ThemeName};
use kete::files::Folders;
use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress, progress_file};

use crate::window::{USUAL, Window};

/// A window whose learner has done two lessons.
fn window() -> Window {
    let data = tempfile::tempdir().expect("a folder");
    let mut progress = Progress::default();
    progress.earn("OW1", 3);
    progress.earn("OW2", 2);
    progress.write(&progress_file(&Folders::under(data.path()))).expect("written");
    Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light)
}

impl Window {
    fn add_learner(&mut self, name: &str) {
        self.click("Add a learner");
        self.type_text(name);
        self.key(Key::Enter);
        self.steps(2);
    }

    /// The first learner is named, too.
    fn add_second(&mut self, first: &str, name: &str) {
        self.click("Add a learner");
        self.type_text(first);
        self.key(Key::Tab);
        self.type_text(name);
        self.key(Key::Enter);
        self.steps(2);
    }

    fn lessons(&self) -> usize {
        self.state().learning.progress.lessons()
    }

    /// The progress of a learner on disk.
    fn on_disk(&self, folder: Option<&str>) -> Progress {
        Progress::load(&Folders::under(self.data.path()).of_learner(folder)).progress
    }
}

#[test]
fn existing_progress_stays_the_first_learners_and_another_one_begins_anew() {
    let mut window = window();
    assert_eq!(window.lessons(), 2);
    window.add_second("Ada", "Ben");
    assert_eq!(window.state().learners.name(), Some("Ben"));
    assert_eq!(window.lessons(), 0);
    window.assert_has("Learner Ben, learns now");
    let learning = &mut window.state_mut().learning;
    learning.note(GameName::Owari, RuleId::OwariFeed, false, AnsweredIn::Games);
    learning.keep();
    window.steps(2);
    window.click("Learner Ada");
    window.steps(2);
    assert_eq!(window.lessons(), 2);
    assert!(window.state().learning.progress.card(GameName::Owari, RuleId::OwariFeed).is_none());
    // Each has a file; the first one's is where it was.
    assert_eq!(window.on_disk(None).lessons(), 2);
    assert!(window.on_disk(Some("Ben")).card(GameName::Owari, RuleId::OwariFeed).is_some());
    // Who learnt last learns when Kete opens again.
    window.click("Learner Ben");
    window.steps(2);
    let window = window.restarted();
    assert_eq!(window.state().learners.name(), Some("Ben"));
    assert_eq!(window.lessons(), 0);
}

#[test]
fn settings_follow_at_once() {
    let mut window = window();
    window.add_second("Ada", "Ben");
    window.state_mut().settings.theme = ThemeChoice::Always(ThemeName::Dark);
    window.state_mut().settings.text_percent = 125;
    window.steps(2);
    window.click("Learner Ada");
    window.steps(2);
    assert_eq!(window.state().settings.text_percent, 100);
    assert_ne!(window.state().settings.theme, ThemeChoice::Always(ThemeName::Dark));
    window.click("Learner Ben");
    window.steps(2);
    assert_eq!(window.state().settings.text_percent, 125);
    assert_eq!(window.state().theme, ThemeName::Dark);
}

#[test]
fn a_name_is_needed_and_nobody_has_that_of_another() {
    let mut window = window();
    window.add_second("Ada", "Ada");
    window.assert_has("There is a learner Ada already. Choose another name.");
    window.does(Intent::CloseDialog);
    window.add_second("Ada", "Ben");
    window.add_learner("  ");
    window.assert_has("A learner needs a name.");
    window.does(Intent::CloseDialog);
    window.add_learner("ben");
    window.assert_has("There is a learner ben already. Choose another name.");
    window.does(Intent::CloseDialog);
    window.add_learner("  Ŵan Ñandú  ");
    assert_eq!(window.state().learners.name(), Some("Ŵan Ñandú"));
}

#[test]
fn a_learner_is_removed_after_a_question_with_what_belongs_to_them() {
    let mut window = window();
    window.add_second("Ada", "Ben");
    let learning = &mut window.state_mut().learning;
    learning.progress.earn("OW1", 1);
    learning.keep();
    window.steps(2);
    let folder = window.data.path().join("learners").join("Ben");
    assert!(folder.join("progress.ron").exists());
    window.click("Remove Ben…");
    window.assert_has("Remove Ben?");
    assert!(window.has_text("The progress of Ben (1 lesson done)"), "{:?}", window.names());
    window.click("Keep");
    assert!(folder.exists());
    window.click("Remove Ben…");
    window.click_front("Remove");
    window.steps(3);
    assert!(!folder.exists(), "{:?}", fs::read_dir(&folder).map(Iterator::count));
    assert!(window.data.path().join("wastebasket").join("progress.ron").exists());
    // The first learner is alone again, with all that was learned.
    assert_eq!((window.state().page, window.lessons()), (Page::Start, 2));
    window.assert_has("Add a learner");
    assert!(!window.has("Learner Ada"));
}

#[test]
fn the_first_learner_can_be_removed_and_the_others_stay() {
    let mut window = window();
    window.add_second("Ada", "Ben");
    window.add_learner("Cleo");
    window.click("Learner Ada");
    window.steps(2);
    window.click("Remove Ada…");
    window.click_front("Remove");
    window.steps(3);
    assert!(!window.data.path().join("progress.ron").exists());
    assert_eq!(window.state().learners.name(), Some("Ben"));
    let window = window.restarted();
    assert_eq!(window.state().learners.list.all().len(), 2);
}

#[test]
fn two_windows_may_have_different_learners() {
    let mut one = window();
    one.add_second("Ada", "Ben");
    let mut other = one.beside(WindowOptions::default());
    assert_eq!(other.state().learners.name(), Some("Ben"));
    other.click("Learner Ada");
    other.steps(2);
    one.steps(2);
    assert_eq!(one.state().learners.name(), Some("Ben"));
    let learning = &mut one.state_mut().learning;
    learning.progress.earn("OW1", 1);
    learning.keep();
    one.steps(2);
    assert_eq!(other.lessons(), 2);
    // Both with the same learner share the file as before.
    other.click("Learner Ben");
    other.steps(2);
    assert_eq!(other.lessons(), 1);
    // A learner who is removed in one window leaves the other one, too.
    one.click("Remove Ben…");
    one.click_front("Remove");
    one.steps(3);
    other.wait("the change is seen", |window| window.state().learners.current.is_none());
    assert_eq!(other.lessons(), 2);
}

#[test]
fn an_export_has_the_learners_name() {
    let mut window = window();
    window.add_second("Ada", "Ben");
    let path = window.data.path().join("ben.ron");
    window.does(Intent::Progress(kete::app::learn::intent::ProgressIntent::ExportTo(path.clone())));
    window.steps(2);
    assert_eq!(Progress::read(&path).expect("exported").name(), "Ben");
}
