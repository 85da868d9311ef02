//! What the page says of extra seeds and of the house.

use kete::app::session::state::PendingMove;
use kete::rules::GameName;

use crate::window::Window;

/// North has a move with an extra seed that eats.
const EATS: &str = "1,3,2,3,9,1,1,0/0,0,0,0,0,0,1,1/0,0,0,0,0,3,2,0/0,0,0,0,0,0,0,0 18-19 H N";

#[test]
fn a_chip_counts_the_seeds_sown_first() {
    let mut window = Window::position(GameName::BawoAdvanced, EATS);
    // The extra seed at a6 eats 2, which are sown first; a later lap lifts 5.
    let moves = window.session().position().moves();
    window.commit(*moves.iter().find(|mv| mv.to_string() == "a6L").expect("legal"));
    window.rest();
    window.assert_has("played a6L · 2 seeds");
}

#[test]
fn the_page_says_whether_a_house_is_closed_open_or_lost_and_what_follows() {
    let mut window = Window::game(GameName::BawoAdvanced, true);
    window.steps(2);
    window.assert_has("house closed: 8 seeds");
    assert!(window.has_text("You have 20 extra seeds. Each turn starts with one of them"));
    let line = "Your house, the square hole, is closed: a lap that ends there ends the turn.";
    assert!(window.has_text(line), "{:?}", window.names());
    // North's house was eaten.
    let mut window = Window::position(GameName::BawoAdvanced, EATS);
    window.steps(2);
    window.assert_has("house closed: 9 seeds");
    window.assert_has("house lost");
    let mut window = Window::at_a_house();
    window.steps(2);
    assert!(matches!(window.session().pending, PendingMove::House { .. }));
    assert!(window.has_start("house open: "), "{:?}", window.names());
}

#[test]
fn the_card_says_once_that_extra_seeds_are_used_up() {
    let text = "1,1,1,1,1,1,1,1/0,0,0,0,0,0,0,0/1,1,1,1,1,1,1,1/0,0,0,0,0,0,0,0 1-3 - S";
    let mut window = Window::position(GameName::BawoNtchuwa, text);
    let says = "South's extra seeds are used up. From now on South sows from the board.";
    assert!(!window.has(says));
    for (turn, is_said) in [(0, true), (1, true), (2, false)] {
        let mv = window.session().position().moves()[0];
        window.commit(mv);
        window.rest();
        assert_eq!(window.has(says), is_said, "after turn {turn}: {:?}", window.names());
    }
}
