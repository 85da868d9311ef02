//! Enter does what the badge on a button says.

use egui::{Key, Modifiers};
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::session::state::PendingMove;
use kete::draw::animation::Speed;
use kete::rules::{BawoRow, GameName, Move, Side};

use crate::window::Window;

/// A turn of Bawo Advanced that was made by a digit and an arrow key and has reached the house.
fn at_a_house_by(arrow: Key) -> Window {
    let mut window = Window::game(GameName::BawoAdvanced, true);
    for _ in 0..60 {
        let session = window.session();
        let way = session.way_on_screen(arrow == Key::ArrowLeft);
        let moves = session.position().moves();
        let reaches =
            |mv: &&Move| matches!(mv, Move::Way { way: of, spread: true, .. } if *of == way);
        if let Some(hole) = moves.iter().find(reaches).and_then(Move::hole) {
            let digit = Key::from_name(&hole.to_string()[1..]).expect("a digit");
            let is_back = hole.row() == BawoRow::Back;
            window.keys(if is_back { Modifiers::SHIFT } else { Modifiers::NONE }, digit);
            if window.session().pending == PendingMove::Way(hole) {
                window.key(arrow);
                assert!(window.has("Stop here"), "{:?}", window.names());
                return window;
            }
        }
        window.commit(*moves.last().expect("the game goes on"));
        window.steps(1);
    }
    panic!("no turn came to a house");
}

#[test]
fn the_arrow_that_chose_the_way_leaves_the_focus_on_stop_here() {
    for arrow in [Key::ArrowLeft, Key::ArrowRight] {
        let mut window = at_a_house_by(arrow);
        window.steps(2);
        assert_eq!(window.focused().as_deref(), Some("Stop here"), "{arrow:?}");
        let turns = window.session().game.path().len();
        window.key(Key::Enter);
        assert_eq!(window.session().game.path().len(), turns + 1);
        assert!(!window.said().contains('+'), "{}", window.said());
    }
}

#[test]
fn enter_passes_after_a_refusal_that_says_so() {
    let text = "1,1,1,1,1,1/3,1,0,4,1,0 20-37 S";
    let refuse: [fn(&mut Window); 3] = [
        |window| window.key(Key::B),
        |window| window.click_start("South B"),
        |window| {
            window.click_start("South B");
            window.key(Key::Escape);
            window.key(Key::Tab);
            window.key(Key::C);
        },
    ];
    for (number, refuse) in refuse.into_iter().enumerate() {
        let mut window = Window::position(GameName::Giuthi, text);
        assert_eq!(window.session().position().moves(), [Move::Pass]);
        refuse(&mut window);
        assert_eq!(window.said(), "One seed is not enough to start. All that is left is to pass.");
        assert_eq!(window.focused().as_deref(), Some("Pass"), "{number}");
        window.key(Key::Enter);
        assert_eq!(window.session().mover(), Side::North, "{number}: {}", window.said());
    }
}

#[test]
fn enter_ends_the_field_of_a_name_and_starts_no_game() {
    let mut window = Window::fresh();
    window.does(Intent::Command(Command::NewGame));
    window.click("Name and seed of South");
    window.click("Name");
    window.type_text("Ada");
    window.key(Key::Enter);
    assert!(window.state().session.is_none(), "the game has begun");
    assert!(!window.has("Name"), "the list is open");
    assert_eq!(
        window.state().record.own().name.map(|name| name.to_string()).as_deref(),
        Some("Ada")
    );
    window.key(Key::Enter);
    assert!(window.state().session.is_some());
}

const EATING: &str = r#"(
    ruleset: "bawo-beginner", audience: "All.", lessons: [
        (id: "M1", title: "Eating", aim: "Eat.", track: Model, rules: [], steps: [
            Ask(
                text: "Eat three seeds.",
                at: "2,0,1,1,2,0,0,1/0,0,0,0,0,0,0,0/2,0,0,0,0,1,1,0/0,0,0,0,0,0,0,2 0-0 - S",
                goal: TakesAtLeast(3),
                accept: ["A5L last A7, takes 3 (a6 a1), laps 3"],
                because: "The seed from a6 joins the one in A8.",
            ),
            Guess(
                text: "Which one eats more?",
                at: "0,8,8,6,1,1,1,0/3,3,0,3,3,3,3,3/0,0,1,0,0,0,2,0/2,0,3,0,3,3,1,3 0-0 - S",
                moves: [
                    "B2L takes 2 (a7), reply 0, eats +2@2",
                    "B8R takes 1 (a3), reply 0, eats +1@2",
                ],
                because: "B2L eats the two seeds in a7.",
            ),
            Say(text: "That was it."),
        ]),
    ],
)"#;

#[test]
fn an_arrow_after_the_hole_does_not_move_the_focus_to_the_laps() {
    for speed in [Speed::Off, Speed::Normal] {
        let mut window = Window::course(GameName::BawoBeginner);
        window.replace_course(EATING);
        window.press("Lesson 1, ");
        window.state_mut().settings.speed = speed;
        // From B2 there is only one way, which a click plays at once.
        for (step, hole) in ["South A5", "South B2"].into_iter().enumerate() {
            assert_eq!(window.lesson().run.at(), step, "the focus was on {:?}", window.focused());
            window.click_start(hole);
            window.key(Key::ArrowLeft);
            window.wait("the answer", |window| {
                window.has("Continue") && !window.lesson().is_showing()
            });
            window.steps(4);
            window.key(Key::Enter);
            window.steps(4);
        }
        assert_eq!(window.lesson().run.at(), 2, "the focus is on {:?}", window.focused());
    }
}
