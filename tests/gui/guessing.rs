//! Model games: a guess on the board, its points, and the move of the game.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kete::app::learn::intent::LearnIntent;
use kete::app::session::feedback::FeedbackTone;
use kete::draw::animation::Speed;
use kete::rules::{GameName, Move};

use crate::taking::By;
use crate::window::Window;

const MODEL_GAME: &str = r#"(
    ruleset: "owari", audience: "All.", lessons: [
        (id: "M1", title: "A model game", aim: "Defend.", track: Model, rules: [], steps: [
            Guess(
                text: "What does South play?",
                at: "9,1,1,0,0,10/0,1,11,1,2,3 2-7 S",
                moves: ["B worth +0@5", "C worth -2@5", "A worth -4@5", "F worth -9@5"],
                because: "B defends.",
            ),
            Say(text: "Now North is to move."),
        ]),
    ],
)"#;

fn model_game() -> Window {
    let mut window = Window::course(GameName::Owari);
    window.replace_course(MODEL_GAME);
    window.press("Lesson 1, ");
    window
}

fn mv(window: &Window, text: &str) -> Move {
    window.lesson().run.board().expect("a board").parse_move(text).expect("a move")
}

/// The moves played on the board of the lesson.
fn on_board(window: &Window) -> String {
    window.lesson().session.as_ref().expect("a board").position().setup().to_string()
}

#[test]
fn a_worse_guess_brings_fewer_points_and_the_move_of_the_game_is_shown() {
    let mut window = model_game();
    let board = *window.lesson().run.board().expect("a board");
    let played = board.play(&mv(&window, "B")).expect("legal").after.setup().to_string();
    assert!(!window.has("Continue"), "the step waits for a guess");
    let guess = mv(&window, "C");
    window.play(guess, By::Press);
    let feedback = window.lesson().feedback.as_ref().expect("an answer");
    assert_eq!(feedback.tone, FeedbackTone::Miss);
    assert!(window.has_text("1 of 3 points. In the game B was played."));
    assert!(window.has_text("C costs you 2 seeds compared with B, the move that was played"));
    window.wait("the move of the game", |window| {
        !window.lesson().is_showing() && on_board(window) == played
    });
    assert!(!window.lesson().takes_moves(), "a second guess is not possible");
    window.press("Continue");
    assert_eq!(on_board(&window), played, "the next step goes on there");
    window.press("Continue");
    assert!(window.lesson().is_over);
    assert_eq!(window.lesson().stars, Some(1));
    assert!(window.has_text("1 of 3 points: 1 star."), "{:?}", window.names());
}

#[test]
fn who_does_not_wait_for_the_move_of_the_game_reads_which_it_was() {
    let mut window = model_game();
    window.state_mut().settings.speed = Speed::Normal;
    let guess = mv(&window, "C");
    window.play(guess, By::Press);
    // Before the seeds have landed.
    assert!(window.lesson().session.as_ref().is_some_and(|session| session.is_sowing()));
    window.learn(LearnIntent::Primary);
    window.steps(2);
    assert!(window.has_text("In the game B was played."), "{:?}", window.names());
}

#[test]
fn why_before_the_guess_says_that_the_reasons_come_later() {
    let mut window = model_game();
    let name = window.named("South C");
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    window.steps(20);
    let later = "Guess first: the reasons come after your guess.";
    assert!(window.has_text(later), "{:?}", window.names());
    let help = window.lesson().session.as_ref().and_then(|session| session.help.as_ref());
    assert!(help.is_some_and(|help| help.line.ends_with(later)), "{help:?}");
}

#[test]
fn the_move_of_the_game_brings_all_points() {
    let mut window = model_game();
    let guess = mv(&window, "B");
    window.play(guess, By::Press);
    let feedback = window.lesson().feedback.as_ref().expect("an answer");
    assert_eq!((feedback.tone, feedback.line.as_str()), (FeedbackTone::Right, "B defends."));
    assert!(window.has_text("3 of 3 points. B was played in the game."));
    window.press("Continue");
    window.press("Continue");
    assert_eq!(window.lesson().stars, Some(3));
}

#[test]
fn an_illegal_move_is_no_guess() {
    let mut window = model_game();
    let empty = mv(&window, "D");
    window.play(empty, By::Press);
    let feedback = window.lesson().feedback.as_ref().expect("an answer");
    assert_eq!(feedback.tone, FeedbackTone::Refused);
    assert_eq!(window.lesson().run.state().points, None);
    let guess = mv(&window, "B");
    window.play(guess, By::Press);
    assert_eq!(window.lesson().run.state().points, Some(3));
}
