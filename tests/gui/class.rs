//! The progress of a class: files of many learners become one table.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use kete::app::class::intent::ClassIntent;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::rules::{GameName, RuleId};
use kete::tutor::{AnsweredIn, Progress};

use crate::window::Window;

/// A learner with so many lessons of Owari, and answers about feeding.
fn learner(name: &str, lessons: usize, answers: &[bool]) -> Progress {
    let mut progress = Progress::default();
    (1..=lessons).for_each(|lesson| progress.earn(&format!("OW{lesson}"), 2));
    for is_right in answers {
        progress.answer(GameName::Owari, RuleId::OwariFeed, *is_right, AnsweredIn::Review, 7);
    }
    progress.named(name)
}

/// The page of a class with the files of three learners, a broken one and a copy.
fn class_page() -> (Window, PathBuf) {
    let mut window = Window::fresh();
    let folder = window.data.path().join("class");
    fs::create_dir_all(&folder).expect("made");
    learner("Ada", 3, &[true, true]).export(&folder.join("1.ron")).expect("written");
    learner("", 1, &[false, false]).export(&folder.join("ben.ron")).expect("written");
    learner("Cleo", 0, &[false]).export(&folder.join("3.ron")).expect("written");
    fs::copy(folder.join("ben.ron"), folder.join("copy.ron")).expect("copied");
    fs::write(folder.join("letter.ron"), "Dear Ada").expect("written");
    window.does(Intent::Class(ClassIntent::Open));
    window.does(Intent::Class(ClassIntent::Add(vec![folder.clone()])));
    window.steps(3);
    (window, folder)
}

#[test]
fn the_page_is_reached_from_learn_and_leads_back() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.click("A class's progress…");
    assert_eq!(window.state().page, Page::Class);
    assert!(window.has_text("Each learner exports the progress"), "{:?}", window.names());
    window.click("Courses");
    assert_eq!(window.state().page, Page::Learn);
}

#[test]
fn learners_are_rows_by_course_and_by_rule() {
    let (mut window, _) = class_page();
    window.assert_has("3 learners");
    window.assert_has("Ada, Owari: 3 of 16 lessons done, 6 stars");
    window.assert_has("ben, Owari: 1 of 16 lessons done, 2 stars");
    window.assert_has(
        "Owari: Feed a hungry opponent: 2 of 3 learners do not know it; 3 of 5 answers were wrong",
    );
    // Files that cannot be used are named with the reason.
    window.assert_has("copy.ron holds the same as ben.ron");
    assert!(window.has_start("letter.ron is no file of progress"), "{:?}", window.names());
    window.click("By rule");
    window.assert_has("Ada, Feed a hungry opponent: 2 of 2 answers right");
    window.assert_has("Cleo, Feed a hungry opponent: 0 of 1 answer right");
    // A click on a heading sorts, another one turns the order round.
    let first = |window: &Window| {
        window.state().class.table.as_ref().expect("a table").rows[0].learner.clone()
    };
    assert_eq!(first(&window), "Ada");
    window.click("Feed a hungry opponent");
    assert_eq!(first(&window), "Ada");
    window.click("Feed a hungry opponent");
    assert_ne!(first(&window), "Ada");
    window.click("Clear");
    assert!(window.state().class.table.is_none());
}

#[test]
fn the_table_is_saved_for_the_printer_and_for_spreadsheets() {
    let (mut window, folder) = class_page();
    for (button, name) in [("Save as CSV…", "table.csv"), ("Save for printing…", "table.html")]
    {
        window.click(button);
        window.keys(Modifiers::COMMAND, Key::A);
        window.type_text(&folder.join(name).display().to_string());
        window.key(Key::Enter);
        assert_eq!(window.notice(), format!("Exported as {name}."));
    }
    let csv = fs::read_to_string(folder.join("table.csv")).expect("saved");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines[0], "\u{feff}Learner,Owari: lessons done of 16,Owari: stars");
    assert_eq!(lines[1], "Ada,3,6");
    assert_eq!(lines.len(), 4);
    let page = fs::read_to_string(folder.join("table.html")).expect("saved");
    assert!(page.contains("<th class=\"name\">Ada</th><td>3/16</td>"), "{page}");
}

#[test]
fn a_folder_is_chosen_in_the_windows_own_dialog() {
    let mut window = Window::fresh();
    let folder = window.data.path().join("class");
    fs::create_dir_all(&folder).expect("made");
    learner("Ada", 3, &[true]).export(&folder.join("1.ron")).expect("written");
    window.does(Intent::Class(ClassIntent::Open));
    window.click("Add a folder…");
    window.keys(Modifiers::COMMAND, Key::A);
    window.type_text(&folder.display().to_string());
    window.key(Key::Enter);
    window.steps(3);
    window.assert_has("1 learner");
    assert!(window.state().dialog.is_none());
}
