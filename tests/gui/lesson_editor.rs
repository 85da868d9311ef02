//! The lesson editor: a course written by clicks and keys, tried, saved, undone, recovered; courses
//! from elsewhere; lessons from saved games.

use std::fs;
use std::path::PathBuf;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::learn::state::LearnPage;
use kete::app::lesson_editor::intent::{FieldIntent, WritingIntent};
use kete::app::lesson_editor::state::{EditedPart, LessonEditor};
use kete::app::page::Page;
use kete::app::state::Dialog;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;
use kete::tutor::course_writing::course_text;
use kete::tutor::schema::{Goal, LessonStep, Track};
use kete::tutor::{LoadedCourse, Progress, course};

use crate::window::{USUAL, Window};

/// The Learn page with the course of Owari.
fn learn() -> Window {
    let mut window = Window::fresh();
    learn_in(&mut window);
    window
}

fn learn_in(window: &mut Window) {
    window.does(Intent::Command(Command::Learn));
    let owari = window.state().learning.course_of(GameName::Owari).expect("listed");
    window.state_mut().learning.chosen = owari;
    window.steps(2);
}

fn new_course() -> Window {
    let mut window = learn();
    window.click("New course");
    assert_eq!(window.state().page, Page::LessonEditor);
    window
}

/// A new course, at the first step of its lesson.
fn first_step() -> Window {
    let mut window = new_course();
    window.click_start("1. Lesson 1");
    window.click_start("1. Reads");
    window
}

impl Window {
    fn writer(&self) -> &LessonEditor {
        self.state().writing.editor.as_ref().expect("a course is open")
    }

    /// Types into the text field of this name.
    fn fill(&mut self, field: &str, text: &str) {
        let field = self.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, field);
        field.click();
        self.steps(2);
        self.type_text(text);
        self.steps(2);
    }

    /// The same for a field of several lines.
    fn fill_lines(&mut self, field: &str, text: &str) {
        let role = egui::accesskit::Role::MultilineTextInput;
        self.harness.get_by_role_and_label(role, field).click();
        self.steps(2);
        self.type_text(text);
        self.steps(2);
    }

    fn new_step(&mut self, kind: &str) {
        self.click("New step");
        self.click(kind);
    }

    fn step(&self) -> &LessonStep {
        self.writer().step().expect("a step is selected")
    }

    fn courses_folder(&self) -> PathBuf {
        self.data.path().join("tutorials")
    }
}

/// A lesson with a step of each kind that asks something, by clicks and keys.
fn write_lesson(window: &mut Window) {
    window.fill("Title of the course", "Owari for my class");
    window.fill_lines("Who it is for", "For beginners.");
    window.click_start("1. Lesson 1");
    window.fill_lines("Aim", "Sow and capture.");
    window.click_start("1. Reads");
    window.fill_lines("Text", "This is the start of the game.");
    window.new_step("Plays a move");
    window.fill_lines("Text", "Sow C.");
    window.click_start("South C");
    window.fill_lines("Reason", "C has 4 seeds.");
    window.new_step("Clicks a place");
    window.fill_lines("Text", "Where does the last seed of F land?");
    window.click_start("South F");
    window.fill_lines("Reason", "It goes round the corner.");
    window.new_step("Counts the capture");
    window.fill_lines("Text", "How many does A capture?");
    window.click_start("South A");
    window.fill_lines("Reason", "Nothing is near.");
    window.new_step("Watches moves");
    window.fill_lines("Text", "Watch C, then d.");
    window.click_start("South C");
    window.click_start("North d");
}

#[test]
fn a_course_is_written_by_clicks_and_saved_and_taken() {
    let mut window = new_course();
    write_lesson(&mut window);
    window.assert_has("Nothing to correct. Kept as a draft.");
    let LessonStep::Show { play, .. } = window.step() else { panic!("moves to watch") };
    assert!(play[0].starts_with("C d last "), "{play:?}");
    window.click("Save course");
    window.assert_has("Nothing to correct. Saved.");
    let file = window.courses_folder().join("Owari for my class.kete-course");
    let loaded = LoadedCourse::of_file(&file);
    assert_eq!((loaded.problems, loaded.advice), (Vec::new(), Vec::new()));
    window.click("Back to Learn");
    assert_eq!(window.state().page, Page::Learn);
    let shown = window.state().learning.shown().expect("a course");
    assert!(shown.own && shown.is_sound() && shown.title() == "Owari for my class");
    window.click_start("Lesson 1, Lesson 1");
    assert_eq!(window.state().learning.front, LearnPage::Lesson);
    // The draft is not needed any more.
    assert_eq!(fs::read_dir(window.data.path().join("drafts")).map_or(0, Iterator::count), 0);
}

#[test]
fn what_is_wrong_is_said_beside_the_field_while_it_is_typed() {
    let window = first_step();
    window.assert_has("Nothing is written here yet.");
}

#[test]
fn the_answer_fills_in_what_is_accepted_and_what_is_asked_can_be_chosen() {
    let mut window = new_course();
    window.click_start("1. Lesson 1");
    window.new_step("Plays a move");
    window.click("Set up the board");
    let text = "0,0,0,2,0,2/4,2,0,0,4,0 10-10 S";
    window.does(Intent::Edit(kete::app::editor::intent::EditIntent::Text(text.to_owned())));
    window.click("Click the answer");
    window.click_start("South E");
    assert!(window.has_start("E is empty."));
    window.click_start("South F");
    let LessonStep::Ask { goal, accept, at, .. } = window.step() else { panic!("a task") };
    assert_eq!((goal, at.as_str()), (&Goal::Move("F".to_owned()), text));
    assert_eq!(*accept, ["F last b, takes 3 (b)"]);
    window.click("What you ask for");
    window.click("A move that captures exactly 3 seeds");
    let LessonStep::Ask { goal, .. } = window.step() else { panic!("a task") };
    assert_eq!(*goal, Goal::Takes(3));
    // Where several moves start in one hole, the editor asks which is meant.
    window.click("The course");
    window.does(Intent::Writing(WritingIntent::Field(FieldIntent::Game(GameName::Giuthi))));
    window.does(Intent::Writing(WritingIntent::Select(EditedPart::Lesson(0))));
    window.new_step("Plays a move");
    window.does(Intent::Edit(kete::app::editor::intent::EditIntent::UsualStart));
    window.click_start("South C");
    window.click("C right");
    let LessonStep::Ask { goal, .. } = window.step() else { panic!("a task") };
    assert_eq!(*goal, Goal::Move("CR".to_owned()));
}

#[test]
fn a_new_step_waits_for_its_answer_after_a_board_was_set_up() {
    let mut window = first_step();
    window.assert_has("Light places");
    window.click("Set up the board");
    window.click("Empty");
    assert_eq!(window.step().common().at, "0,0,0,0,0,0/0,0,0,0,0,0 0-0 S");
    window.click("Usual start");
    assert_eq!(window.step().common().at, "start");
    window.new_step("Plays a move");
    window.assert_has("Click a move on the board.");
    window.assert_has("Advice: Write why the answer is right.");
    window.click_start("South C");
    let LessonStep::Ask { goal, at, .. } = window.step() else { panic!("a task") };
    assert_eq!((goal, at.as_str()), (&Goal::Move("C".to_owned()), ""));
}

#[test]
fn a_board_is_filled_hole_by_hole_from_an_empty_one() {
    let mut window = first_step();
    window.click("Set up the board");
    window.click("Empty");
    // With this seed alone the game is over, and South would get it.
    window.click_start("South E");
    assert_eq!(window.step().common().at, "0,0,0,0,1,0/0,0,0,0,0,0 0-0 S");
    window.click_start("South E");
    assert_eq!(window.step().common().at, "0,0,0,0,2,0/0,0,0,0,0,0 0-0 S");
}

#[test]
fn what_a_learner_could_not_answer_is_a_fault() {
    let mut window = first_step();
    window.fill_lines("Text", "Look.");
    window.new_step("Says how the game ends");
    window.fill_lines("Text", "How does it end?");
    window.click_start("South C");
    window.assert_has("C has no answer to this question.");
    window.new_step("Watches moves");
    window.fill_lines("Text", "Watch.");
    window.assert_has("Click the moves to watch on the board.");
    window.new_step("Chooses an answer");
    window.fill_lines("Text", "What?");
    window.fill_lines("Reason", "So it is.");
    window.assert_has("Answer 1 is empty.");
    window.fill("Answer 1", "Two");
    window.fill("Answer 2", "Two");
    window.assert_has("Two answers are the same: “Two”.");
    window.click("Another answer");
    window.type_text("Three");
    let LessonStep::Quiz { choices, .. } = window.step() else { panic!("a question") };
    assert_eq!(choices, &["Two", "Two", "Three"]);
    assert!(!window.has("Remove answer 1"), "the right answer stays");
}

#[test]
fn a_course_that_is_saved_with_faults_says_where_they_are() {
    let mut window = new_course();
    window.fill("Title of the course", "Mine");
    window.wait("the check", |window| !window.writer().is_checking);
    window.click("Save course");
    let toast = "The course is saved as Mine.kete-course and is on the Learn page. Learners can take it \
                 once what is marked (2) is corrected.";
    window.wait("the course", |window| window.has(toast));
    window.click("Back to Learn");
    let says = "Lesson 1, step 1: Nothing is written here yet.";
    window.wait("the list", |window| window.has(says));
    assert!(!window.has_start("Mine.kete-course:"), "{:?}", window.names());
}

#[test]
fn a_draft_that_was_thrown_away_comes_back() {
    let mut window = new_course();
    window.fill("Title of the course", "Mine");
    window.steps(2);
    let mut window = window.restarted();
    learn_in(&mut window);
    window.wait("the drafts", |window| window.has_start("Discard the draft: Mine"));
    window.click("Discard the draft: Mine");
    assert!(!window.has_start("Go on writing"));
    window.click_front("Undo");
    window.click("Go on writing: Mine");
    assert_eq!(window.writer().course().title, "Mine");
}

#[test]
fn a_move_that_no_click_names_is_written() {
    let mut window = new_course();
    let game = FieldIntent::Game(GameName::BawoAdvanced);
    window.does(Intent::Writing(WritingIntent::Field(game)));
    window.click_start("1. Lesson 1");
    window.click_start("1. Reads");
    window.new_step("Plays a move");
    window.fill("Write a move", "=B1");
    window.key(Key::Enter);
    window.assert_has("This is not a move of this game.");
    window.fill("Write a move", "B2B3B4B5");
    window.key(Key::Enter);
    let says = (&window.writer().written, &window.writer().refusal);
    let LessonStep::Ask { accept, .. } = window.step() else { panic!("a task") };
    assert!(accept.iter().any(|it| it.starts_with("=B1B2B3B4B5")), "{accept:?} {says:?}");
}

#[test]
fn steps_are_moved_copied_deleted_and_all_is_undone() {
    let mut window = new_course();
    write_lesson(&mut window);
    let written = window.writer().course().clone();
    window.click("Copy");
    assert_eq!(window.writer().course().lessons[0].steps.len(), 6);
    window.click("Move up");
    assert_eq!(window.writer().part, EditedPart::Step(0, 4));
    window.click("Delete");
    window.click("Delete");
    assert_eq!(window.writer().course().lessons[0].steps.len(), 4);
    for _ in 0..4 {
        window.keys(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(*window.writer().course(), written);
    window.does(Intent::Command(Command::Redo));
    assert_eq!(window.writer().course().lessons[0].steps.len(), 6);
    // A step that goes on with the board of one that is deleted keeps that board.
    window.does(Intent::Writing(WritingIntent::Select(EditedPart::Step(0, 0))));
    window.click("Delete");
    assert_eq!(window.step().common().at, "start");
}

#[test]
fn a_step_is_tried_as_a_learner_sees_it_and_no_progress_is_noted() {
    let mut window = new_course();
    write_lesson(&mut window);
    window.does(Intent::Writing(WritingIntent::Select(EditedPart::Step(0, 1))));
    window.click("Try from this step");
    let lesson = window.state().lesson().expect("a lesson is taken");
    assert_eq!((lesson.run.at(), lesson.is_trial()), (1, true));
    window.press("South C");
    assert!(window.state().lesson().expect("a lesson").run.state().done);
    window.click("Back to the editor");
    assert_eq!(window.state().page, Page::LessonEditor);
    assert_eq!(*window.state().learning.progress, Progress::default());
    assert_eq!(window.writer().part, EditedPart::Step(0, 1));
}

#[test]
fn a_draft_is_offered_again_after_a_crash_and_can_be_thrown_away() {
    let mut window = new_course();
    window.fill("Title of the course", "Not yet saved");
    let mut window = window.restarted();
    assert!(window.notice().contains("was not saved"), "{}", window.notice());
    learn_in(&mut window);
    window.click("Go on writing: Not yet saved");
    assert_eq!(window.writer().course().title, "Not yet saved");
    let mut window = window.restarted();
    learn_in(&mut window);
    window.click("Discard the draft: Not yet saved");
    assert!(!window.has_start("Go on writing"));
    let mut window = window.restarted();
    learn_in(&mut window);
    assert!(!window.has_start("Go on writing"));
}

#[test]
fn a_bundled_lesson_is_copied_into_a_course_of_its_own() {
    let mut window = learn();
    let owari = course(GameName::Owari).expect("bundled");
    window.click("Copy a lesson to change it");
    window.click(&format!("Copy this lesson to change it: {}", owari.lessons[1].title));
    let copied = &window.writer().course().lessons;
    assert_eq!(copied.len(), 1);
    assert_eq!(copied[0].steps, owari.lessons[1].steps);
    assert_ne!(copied[0].id, owari.lessons[1].id);
    window.wait("the check", |window| !window.writer().is_checking);
    assert_eq!(window.writer().count_faults(0, None), 0, "{:?}", window.writer().faults);
}

#[test]
fn an_own_course_is_changed_in_its_file_and_a_file_changed_elsewhere_is_not_overwritten() {
    let mut window = new_course();
    write_lesson(&mut window);
    window.click("Save course");
    window.click("Back to Learn");
    window.click("Change this course");
    window.does(Intent::Writing(WritingIntent::Select(EditedPart::Course)));
    window.does(Intent::Writing(WritingIntent::Field(FieldIntent::Title("Second".to_owned()))));
    window.keys(Modifiers::COMMAND, Key::S);
    let file = window.courses_folder().join("Owari for my class.kete-course");
    assert_eq!(LoadedCourse::of_file(&file).source.expect("read").course.title, "Second");
    fs::write(&file, "changed").expect("written");
    window.does(Intent::Writing(WritingIntent::Field(FieldIntent::Title("Third".to_owned()))));
    window.keys(Modifiers::COMMAND, Key::S);
    assert_eq!(fs::read_to_string(&file).expect("read"), "changed");
    let other = window.courses_folder().join("Third.kete-course");
    assert_eq!(LoadedCourse::of_file(&other).source.expect("read").course.title, "Third");
}

/// A course of one lesson, as its file.
fn foreign_text() -> String {
    let mut owari = course(GameName::Owari).expect("bundled");
    owari.lessons.truncate(1);
    owari.lessons[0].id = "ELSE1".to_owned();
    owari.title = "From a friend".to_owned();
    course_text(&owari)
}

#[test]
fn a_foreign_course_is_checked_before_it_is_shown_and_added() {
    let mut window = Window::fresh();
    let path = window.data.path().join("friend.kete-course");
    fs::write(&path, foreign_text()).expect("written");
    window.open_file(&path);
    window.assert_has("From a friend");
    window.click("Add to my courses");
    assert_eq!(window.state().page, Page::Learn);
    let shown = window.state().learning.shown().expect("a course");
    assert!(shown.own && shown.is_sound() && shown.title() == "From a friend");
    assert!(window.courses_folder().join("From a friend.kete-course").is_file());
}

#[test]
fn a_foreign_course_comes_by_the_command_line_and_by_its_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("friend.kete-course");
    fs::write(&path, foreign_text()).expect("written");
    let options = WindowOptions { file: Some(path), ..Default::default() };
    let mut window = Window::open(options, USUAL, ThemeName::Light);
    window.assert_has("From a friend");
    window.key(Key::Escape);
    assert!(window.state().writing.foreign.is_none());
    window.does(Intent::Paste(foreign_text()));
    window.assert_has("From a friend");
    window.click("Open in the editor");
    assert_eq!(window.writer().course().title, "From a friend");
}

#[test]
fn a_faulty_foreign_course_is_not_added_but_can_be_corrected() {
    let mut window = Window::fresh();
    let path = window.data.path().join("friend.kete-course");
    fs::write(&path, foreign_text().replace("aim: \"", "aim: \"\", // ")).expect("written");
    window.open_file(&path);
    assert!(window.has_start("This course has faults"));
    window.click("Cancel");
    fs::write(&path, "(ruleset: \"owari\", lessons: [").expect("written");
    window.open_file(&path);
    window.assert_has("Kete cannot read this as a course.");
    assert!(!window.courses_folder().join("friend.kete-course").exists());
}

#[test]
fn a_saved_game_becomes_a_lesson_with_moves_to_guess() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..4 {
        let mv = window.session().position().moves()[0];
        window.commit(mv);
        window.steps(1);
    }
    learn_in(&mut window);
    window.click("New course");
    window.click("From a saved game");
    window.click("The open game");
    let turn = window.named("1. South");
    window.click(&turn);
    let turn = window.named("3. South");
    window.click(&turn);
    window.fill("Why turn 1 was played", "It is a start.");
    window.fill("Why turn 3 was played", "It goes on.");
    window.click("Make the lesson");
    window.wait("the lesson", |window| window.state().dialog.is_none());
    let course = window.writer().course();
    let made = course.lessons.last().expect("a lesson");
    assert_eq!(made.track, Track::Model);
    assert!(made.steps.len() >= 3, "{made:?}");
    window.wait("the check", |window| !window.writer().is_checking);
    let number = window.writer().course().lessons.len() - 1;
    assert_eq!(window.writer().count_faults(number, None), 0, "{:?}", window.writer().faults);
}

#[test]
fn a_game_to_guess_may_come_from_a_file() {
    let mut window = new_course();
    window.click("From a saved game");
    window.click("A game from a file…");
    window.assert_has("Choose a game");
    // Cancelling leads back to the choice of a game.
    window.key(Key::Escape);
    assert!(matches!(window.state().dialog, Some(Dialog::ModelGame)));
    let saved = |name: &str| {
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves").join(name);
        file.display().to_string()
    };
    let mut choose = |name: &str| {
        window.click("A game from a file…");
        window.fill("File", &saved(name));
        window.key(Key::Enter);
        window.wait("the game", |window| {
            window.state().writing.game.as_ref().is_some_and(|game| !game.is_reading)
        });
    };
    choose("ayoayo.kete");
    choose("owari.kete");
    let turn = window.named("1. South");
    window.click(&turn);
    let game = window.state().writing.game.as_ref().expect("open");
    assert_eq!((game.asked.len(), &game.trouble), (1, &None));
}

#[test]
fn every_part_is_reached_by_keys() {
    let mut window = new_course();
    window.keys(Modifiers::ALT, Key::PageDown);
    assert_eq!(window.writer().part, EditedPart::Lesson(0));
    window.keys(Modifiers::ALT, Key::PageDown);
    assert_eq!(window.writer().part, EditedPart::Step(0, 0));
    window.keys(Modifiers::ALT, Key::PageUp);
    window.keys(Modifiers::ALT, Key::PageUp);
    assert_eq!(window.writer().part, EditedPart::Course);
}
