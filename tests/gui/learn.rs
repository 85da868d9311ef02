//! The Learn page: courses, own courses, and how to get there.

use egui::{Key, Modifiers, vec2};
use kete::app::WindowOptions;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;
use kete::tutor::Claim;
use kete::tutor::schema::LessonStep;

use crate::taking::By;
use crate::window::{USUAL, Window};

#[test]
fn hints_open_one_after_the_other() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    let all = window.lesson().rungs.len();
    assert!((4..=5).contains(&all), "{all}");
    for used in 1..=all {
        window.key(Key::H);
        assert_eq!(window.lesson().hints.len(), used);
        assert!(window.has(&format!("{used} of {all} used")));
    }
    window.key(Key::H);
    assert_eq!(window.lesson().hints.len(), all);
}

#[test]
fn hints_close_when_the_step_is_done_and_the_end_says_what_was_learnt() {
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    let offers = |window: &Window| window.has_start("Next hint");
    assert!(offers(&window));
    let LessonStep::Ask { accept, .. } = window.lesson().run.step().clone() else {
        panic!("a move")
    };
    let board = *window.lesson().run.board().expect("a board");
    let claim = Claim::parse(&accept[0]).expect("a claim");
    window.play(board.parse_move(&claim.moves[0]).expect("a move"), By::Press);
    assert!(window.lesson().is_answered() && !offers(&window));
    window.press("Repeat step");
    assert!(offers(&window));
    for _ in 0..window.lesson().run.states().len() {
        window.do_step(By::Press);
    }
    let aim = window.lesson().run.lesson().aim.clone();
    let next = window.lesson().next_title.clone().expect("another lesson follows");
    window.assert_has(&aim);
    let told = |says: &str| window.has_text(says);
    assert!(told("3 of 3 stars") && told(&format!("The next lesson is “{next}”.")));
}

#[test]
fn the_first_lesson_leads_on_to_a_game() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Num3);
    window.press("Lesson 1, ");
    for _ in 0..window.lesson().run.states().len() {
        if matches!(window.lesson().run.step(), LessonStep::Play { .. }) {
            let learning = &mut window.state_mut().learning;
            learning.lesson.as_mut().expect("a lesson").run.finish_game();
            window.press("Step 12");
        } else {
            window.do_step(By::Press);
        }
    }
    assert!(window.lesson().is_over);
    window.assert_has("All games");
    let learning = &window.state().learning;
    let game = learning.leads_to().expect("a game");
    let course = learning.course_of(game);
    window.press("Lessons of ");
    let learning = &window.state().learning;
    assert!(learning.lesson.is_none());
    assert_eq!(Some(learning.chosen), course);
    // The page of the first lesson shows the games.
    window.press("Start here: mancala, ");
    window.assert_has("Then choose a game to learn");
    window.press("Lessons of Giuthi");
    assert_eq!(window.state().learning.shown().and_then(|it| it.game()), Some(GameName::Giuthi));
}

#[test]
fn leaving_the_page_loses_nothing() {
    let mut window = Window::sample_course(GameName::Owari);
    window.press("Lesson 1, ");
    let title = window.lesson().run.lesson().title.clone();
    window.do_step(By::Press);
    window.keys(Modifiers::COMMAND, Key::Num1);
    assert_eq!(window.state().page, Page::Start);
    window.keys(Modifiers::COMMAND, Key::Num3);
    assert_eq!(window.lesson().run.at(), 1);
    assert_eq!(window.lesson().run.lesson().title, title);
}

#[test]
fn a_broken_own_course_says_what_is_wrong() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tutorials");
    std::fs::create_dir_all(&folder).expect("made");
    std::fs::write(folder.join("mine.ron"), "(ruleset: \"owari\", lessons: 3)").expect("written");
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    window.keys(Modifiers::COMMAND, Key::Num3);
    assert!(window.has("Your own courses"));
    window.press("mine.ron, 1 problem");
    window.assert_has("1 problem");
    assert!(window.has_text("mine.ron:1:"), "{:?}", window.names());
}

#[test]
fn a_course_fits_windows_of_every_size() {
    for size in [vec2(640.0, 420.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for &theme in ThemeName::ALL {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            window.keys(Modifiers::COMMAND, Key::Num3);
            window.press("Lesson 1, ");
            window.steps(2);
            let lesson = window.lesson();
            assert_eq!(lesson.number, 0, "{size:?}");
            assert!(window.has_start("South C"), "{size:?}");
        }
    }
}

#[test]
fn the_start_page_leads_to_lessons() {
    use egui_kittest::kittest::Queryable as _;
    let mut window = Window::sample_course(GameName::Basic);
    window.press("Lesson 1, ");
    for _ in 0..window.lesson().run.states().len() {
        window.do_step(By::Press);
    }
    window.keys(Modifiers::COMMAND, Key::Num1);
    window.assert_has("1 of 9 lessons");
    assert!(window.has("Your next lesson"));
    window.press("Go on, ");
    assert_eq!(window.lesson().number, 1);
    window.keys(Modifiers::COMMAND, Key::Num1);
    let learn = window.harness.get_all_by_role_and_label(egui::accesskit::Role::Button, "Learn");
    learn.last().expect("a card leads to lessons").click_accesskit();
    window.steps(4);
    assert_eq!(window.state().page, Page::Learn);
    assert!(window.state().lesson().is_none());
}
