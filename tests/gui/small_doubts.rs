//! What made strangers hesitate at the board: the halves of a hole of the ring, its empty holes,
//! the hand that ends a game, an offer that is declined.

use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::game::Agreement;
use kete::rules::{GameName, RuleId};

use crate::window::Window;

fn hover(window: &mut Window, start: &str) {
    let name = window.named(start);
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(20);
}

#[test]
fn a_hole_of_both_colours_says_which_half_is_which() {
    let text = "1R1B,1B,1R,-,-,4B,-,-,4R,-,-,-,-,-,-,- 0-0 S";
    let mut window = Window::position(GameName::Ring, text);
    let says = "Click its left half for red, its right half for blue.";
    assert!(!window.has_text(says));
    hover(&mut window, "Hole 1 red");
    assert!(window.has_text(says), "{:?}", window.names());
    hover(&mut window, "Hole 3 red");
    assert!(!window.has_text(says), "only one colour is there");
}

#[test]
fn an_empty_hole_of_the_ring_is_called_empty() {
    let text = "1R1B,1B,1R,-,-,4B,-,-,4R,-,-,-,-,-,-,- 0-0 S";
    let mut window = Window::position(GameName::Ring, text);
    window.press("Hole 7 blue");
    assert_eq!(window.said(), "Hole 7 is empty.");
    window.press("Hole 3 blue");
    assert!(window.said().starts_with("Hole 3 holds no blue seeds."), "{}", window.said());
}

#[test]
fn the_hand_that_ends_a_game_is_no_extra_seed() {
    let text = "1,0,0,0,0,0,0,0/5,5,5,5,0,0,0,0/2,2,2,2,2,2,2,1/2,2,2,2,2,2,2,2 5-7 - N";
    let mut window = Window::position(GameName::BawoAdvanced, text);
    let mv = window.session().position().parse_move("a8R").expect("a move");
    window.commit(mv);
    window.steps(3);
    assert!(window.session().game.is_over());
    window.assert_has("in hand 1");
    let texts = crate::last_turn::texts(&window);
    let has = |words: &str| texts.iter().any(|(text, ..)| text == words);
    // 7 extra seeds: one was placed, and the one in hand is none.
    assert!(has("6"), "{texts:?}");
    assert!(has("6 + 1") && !has("7"), "the tray says the same: {texts:?}");
    assert_eq!(window.session().game.position().setup().stores.north, 7);
}

#[test]
fn a_declined_offer_is_read_in_peace() {
    let mut window = Window::game(GameName::Owari, false);
    let kete = kete::rules::Side::North;
    assert!(!window.session().game.players()[kete].is_person());
    // Kete was asked, and says no.
    let session = window.state_mut().session.as_mut().expect("a game");
    session.record.asked = Some(Agreement::Halve);
    window.does(Intent::DeclineOffer);
    let says = "North does not agree and plays on. North would have 24 seeds and hopes for more.";
    assert_eq!(window.said(), says);
    window.steps(400);
    window.assert_has(says);
    let refusal = |window: &Window| window.session().refusal.is_some();
    assert!(refusal(&window));
    window.key(egui::Key::C);
    assert!(!refusal(&window));
}

/// A lesson about a rule that ends in a game, with the card of the rule beside its board.
const GAME: &str = r#"(
    ruleset: "basic", audience: "All.", lessons: [
        (id: "G1", title: "A game", aim: "Play.", rules: ["basic.again"], steps: [
            Show(text: "Watch D.", at: "start", play: ["D last store, next S"]),
            Play(text: "Play to the end.", at: "start", level: 1, goal: Finish),
        ]),
    ],
)"#;

#[test]
fn the_card_of_a_chip_opens_beside_the_card_of_the_same_rule() {
    let mut window = Window::course(GameName::Basic);
    window.replace_course(GAME);
    window.press("Lesson 1, ");
    window.rest();
    window.press("Continue");
    window.press("South D");
    window.rest();
    assert!(window.has("Open the rule"), "the card beside the board");
    let title = kete::narration::rule(RuleId::BasicAgain).title.as_str();
    let chips = window.harness.get_all_by_role_and_label(egui::accesskit::Role::Button, title);
    chips.last().expect("the chip of the last turn").click();
    window.steps(3);
    assert_eq!(window.names().iter().filter(|name| *name == "Open the rule").count(), 2);
}
