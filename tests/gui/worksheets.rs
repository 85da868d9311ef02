//! Lessons and exercises are printed from the Learn page.

use egui::{Key, Modifiers};
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::rules::GameName;

use crate::window::Window;

impl Window {
    /// Saves the worksheet of the dialog under this name, and returns the page.
    fn save_worksheet(&mut self, name: &str) -> String {
        self.click("Save…");
        self.keys(Modifiers::COMMAND, Key::A);
        let path = self.data.path().join(name);
        self.type_text(&path.display().to_string());
        self.key(Key::Enter);
        assert_eq!(self.notice(), format!("Exported as {name}."));
        std::fs::read_to_string(path).expect("a worksheet")
    }
}

#[test]
fn a_course_or_one_of_its_lessons_is_printed_from_its_page() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.does(Intent::Learn(LearnIntent::CourseOf(GameName::Owari)));
    window.click("Print worksheet…");
    window.click("Lesson");
    window.click("Capture two or three");
    let page = window.save_worksheet("capture.html");
    assert!(page.contains("<h1>Owari: Capture two or three</h1>"), "one lesson");
    assert_eq!(page.matches("class=\"solutions\"").count(), 1);
}

#[test]
fn the_lesson_being_taken_is_proposed_by_the_menu() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.does(Intent::Learn(LearnIntent::CourseOf(GameName::Owari)));
    let course = window.state().learning.chosen;
    window.does(Intent::Learn(LearnIntent::Begin(course, 0)));
    window.click("Menu");
    window.click("Print worksheet…");
    let page = window.save_worksheet("sow.html");
    assert!(page.contains("<h1>Owari: Sow round the board</h1>"), "the lesson");
    // Elsewhere there is nothing to print.
    window.keys(Modifiers::COMMAND, Key::Num1);
    window.does(Intent::Command(Command::Worksheet));
    assert!(window.state().dialog.is_none());
}

#[test]
fn exercises_are_printed_by_rule_and_difficulty() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.does(Intent::Learn(LearnIntent::CourseOf(GameName::Owari)));
    let rule = window.state().learning.rules_to_drill().expect("rules").2;
    let intent = kete::app::worksheets::intent::WorksheetIntent::OfExercises(GameName::Owari, rule);
    window.does(Intent::Worksheet(intent));
    window.click("1");
    window.click("4");
    let page = window.save_worksheet("exercises.html");
    assert!(page.contains("Difficulty 1 of 3"), "the difficulty");
    assert_eq!(page.matches("class=\"item").count(), 4);
}
