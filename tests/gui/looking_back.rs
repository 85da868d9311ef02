//! Reviewing a game: its moves graded, turning points, better moves, turns explained and shown under
//! another option.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::page::Page;
use kete::rules::{BySide, GameName, Side};

use crate::coach::SHELTER;
use crate::window::{USUAL, Window};
/// Plays A, which loses much, and then to the end.
pub fn played_badly(mut window: Window) -> Window {
    window.key(Key::A);
    for _ in 0..60 {
        let session = window.session();
        if session.game.is_over() {
            break;
        }
        let moves = session.position().moves();
        window.press_move(moves[moves.len() - 1]);
    }
    assert!(window.session().game.is_over(), "{}", window.shown());
    window
}

pub fn graded(window: &mut Window) {
    for _ in 0..200 {
        window.steps(1);
        let (done, of) = window.session().review.progress();
        if of > 0 && done == of {
            window.steps(2);
            return;
        }
    }
    panic!("the moves are not graded: {:?}", window.session().review.progress());
}

#[test]
fn a_finished_game_is_graded_and_shows_its_turning_points() {
    for size in [USUAL, vec2(900.0, 600.0), vec2(1920.0, 1080.0)] {
        let mut window = Window::position(GameName::Awale, SHELTER);
        window.harness.set_size(size);
        let mut window = played_badly(window);
        graded(&mut window);
        window.key(Key::Escape);
        if size.x < 1000.0 {
            window.click("Open");
        }
        let first = window.names().into_iter().find(|name| name.starts_with("Turn 1, South, A"));
        let first = first.expect("the first turn is in the list");
        assert!(first.contains(", blunder, loses "), "{first}");
        window.assert_has("One move cost more than 3 seeds.");
        window.click("Review");
        assert_eq!(window.state().page, Page::After);
    }
}

#[test]
fn finding_a_better_move_leaves_the_open_lesson_as_it_was() {
    for by_keys in [false, true] {
        let mut window = played_badly(Window::position(GameName::Awale, SHELTER));
        graded(&mut window);
        window.does(Intent::Learn(LearnIntent::Begin(1, 0)));
        window.does(Intent::Go(Page::Play));
        let lesson =
            window.state().learning.lesson.as_ref().map(|lesson| lesson.course_title.clone());
        assert!(lesson.is_some());
        window.steps(3);
        window.click("Review");
        assert!(window.has("played") && !window.has("better"), "the answer is not marked");
        if by_keys {
            // Enter acts on the chosen moment if nothing has the keyboard.
            window.key(Key::Num1);
            window.key(Key::Enter);
        } else {
            window.click("Find better");
        }
        window.steps(4);
        assert_eq!(window.state().page, Page::Learn);
        let title = window.named("Find better: turn ");
        assert!(window.has("Back to the game"), "{title}: {:?}", window.names());
        let task = window.state().lesson().expect("a task").task();
        assert!(task.contains("A cost ") && task.ends_with("Find the best move."), "{task}");
        // The move from the game is taken back; one that is good enough is right.
        if by_keys {
            window.key(Key::A);
        } else {
            window.click_start("South A");
        }
        let told = |window: &Window| {
            let lesson = window.state().lesson().expect("a task");
            lesson.feedback.as_ref().map(|told| told.head.clone()).unwrap_or_default()
        };
        assert!(told(&window).starts_with("If you play A, North can play f and capture "));
        window.steps(60);
        if by_keys {
            window.key(Key::D);
            window.key(Key::Enter);
        } else {
            window.click_start("South D");
            assert_eq!(told(&window), "Right.");
            assert!(window.has_text(
                "After D instead, North could capture none of your seeds in the next turn."
            ));
            window.click_front("Back to the game");
        }
        assert_eq!(window.state().page, Page::After);
        assert!(window.has("better"), "it was found");
        let left = window.state().learning.lesson.as_ref();
        assert_eq!(left.map(|lesson| lesson.course_title.clone()), lesson);
        // It counts in the review boxes.
        let cards = window.state().learning.progress.cards().count();
        assert!(cards > 0);
    }
}

#[test]
fn moves_are_graded_only_on_request_and_on_while_other_pages_are_shown() {
    let mut window = Window::position(GameName::Awale, SHELTER);
    window.state_mut().settings.moments = false;
    let mut window = played_badly(window);
    window.steps(10);
    assert!(!window.session().review.has_begun());
    window.click("Analyse the whole game");
    let (_, of) = window.session().review.progress();
    assert!(of > 0);
    window.does(Intent::Go(Page::Start));
    graded(&mut window);
    // A resigned game is graded too.
    let mut window = Window::position(GameName::Awale, SHELTER);
    window.key(Key::A);
    window.does(Intent::ResignNow(Side::South));
    graded(&mut window);
    window.assert_has("One move cost more than 3 seeds.");
}

#[test]
fn a_turn_is_shown_beside_the_same_move_under_another_option() {
    for size in [USUAL, vec2(900.0, 600.0), vec2(1920.0, 1080.0)] {
        let mut window = Window::position(GameName::Awale, "0,0,0,0,2,1/2,0,0,0,0,4 20-19 S");
        window.harness.set_size(size);
        window.steps(2);
        // F captures 3 at a, unless only twos are captured.
        window.key(Key::F);
        window.click("Explain");
        window.click("Under other rules");
        let both = window.state().compared().expect("two boards").clone();
        assert_eq!(both.page, Page::Play);
        assert!(both.differs_at().is_some());
        let names = window.names();
        assert!(names.iter().any(|name| name.contains("≠ ")), "{names:?}");
        let titles = both.turns.clone().map(|turn| turn.title);
        assert!(titles[0] != titles[1], "{titles:?}");
        // Another option from the list.
        let list = egui::accesskit::Role::ComboBox;
        window.harness.get_by_role_and_label(list, "Compared with").click();
        window.steps(3);
        let others = window.session().coach.others.clone().expect("options").list;
        let last = others.last().expect("at least one");
        let label = kete::app::words::option_value(GameName::Awale, last.option, last.there);
        window.click_front(&label);
        let both = window.state().compared().expect("two boards");
        assert_eq!(both.turns[1].title, label);
        // The arrows step, and Escape closes both; the film is where it was.
        window.key(Key::Home);
        window.key(Key::ArrowRight);
        window.key(Key::Escape);
        assert!(window.state().compared().is_none());
        assert!(window.session().explain.is_some_and(|explain| explain.open));
    }
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Explain");
    window.click("Under other rules");
    assert!(window.has("This turn goes the same way under every other option."));
}

#[test]
fn every_turn_is_explained_step_by_step_forwards_and_back() {
    for name in GameName::ALL {
        let mut window = Window::game(name, true);
        for turn in 0_usize..5 {
            let moves = window.session().position().moves();
            window.press_move(moves[(3 * turn) % moves.len()]);
        }
        let turns = window.session().game.path();
        for id in turns.into_iter().skip(1) {
            window.does(Intent::Explain(id));
            window.steps(2);
            let film = window.session().film(BySide::new(false, false));
            let board = |window: &Window| {
                let seed_layout = window.session().seed_layout_explained().expect("a step");
                seed_layout.setup().to_string()
            };
            let mut seen = Vec::new();
            for (step, block) in film.iter().enumerate() {
                assert_eq!(window.session().film_step(), step, "{name}");
                let title = &kete::narration::rule(block.rule).title;
                assert!(window.has(title), "{name}, step {step}: {title}");
                assert!(window.has_text(&block.says), "{name}, step {step}: {}", block.says);
                seen.push(board(&window));
                if step + 1 < film.len() {
                    window.press("Step");
                }
            }
            // The last step is the board after the turn; backwards the same boards appear again.
            for step in (0..film.len()).rev() {
                assert_eq!(board(&window), seen[step], "{name}, step {step}");
                if step > 0 {
                    window.press("Step back");
                }
            }
            window.key(Key::Escape);
            assert!(window.session().explain.is_none());
        }
    }
}
