//! Enter does what the badge on a button says.

use egui::{Key, Modifiers};
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::session::state::PendingMove;
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
