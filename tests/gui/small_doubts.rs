//! What made strangers hesitate at the board: the halves of a hole of the ring, its empty holes,
//! the hand that ends a game, an offer that is declined, keys that come too late.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::app::session::state::{HelpKind, PendingMove};
use kete::draw::animation::Speed;
use kete::game::Agreement;
use kete::rules::{GameName, Move, RuleId, Way};

use crate::taking::By;
use crate::window::{Window, hole_name};

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

#[test]
fn the_holes_that_must_be_chosen_look_like_holes_that_may_be_played() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    let session = window.session();
    let open: Vec<_> = session.position().moves().iter().filter_map(Move::hole).collect();
    let own = session.position().shape().holes_of(session.mover());
    let names_open = |hole: &_| {
        let refusal = session.why_not(*hole, None);
        refusal.is_some_and(|illegal| illegal.holes.iter().any(|hole| open.contains(hole)))
    };
    let closed = own.into_iter().find(names_open).expect("a hole that eats nothing");
    hover(&mut window, &hole_name(closed));
    window.key(Key::W);
    let help = window.session().help.as_ref().expect("an answer");
    assert_eq!(help.asked, HelpKind::Why);
    assert!(help.lit.iter().all(|hole| !open.contains(hole)), "{help:?}");
    assert!(help.open.iter().any(|hole| open.contains(hole)), "{help:?}");
}

#[test]
fn why_not_answers_about_the_hole_just_refused() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.key(Key::ArrowRight);
    assert_eq!(window.focused().as_deref().map(|name| &name[..8]), Some("South A1"));
    // B3 eats neither way, and A1 eats.
    window.keys(egui::Modifiers::SHIFT, Key::Num3);
    let refusal = window.session().refusal.as_ref().expect("B3 must not be chosen");
    assert!(refusal.words.starts_with("B3"), "{}", refusal.words);
    window.key(Key::W);
    let head = |window: &Window| window.session().help.as_ref().map(|help| help.head.clone());
    assert!(head(&window).is_some_and(|head| head.starts_with("B3")), "{:?}", head(&window));
    // What is pointed at later is asked about again.
    window.key(Key::Escape);
    hover(&mut window, "South A3,");
    window.key(Key::W);
    let says = head(&window).expect("an answer");
    assert!(says.starts_with("You may play A3"), "{says}");
}

#[test]
fn a_key_that_comes_too_late_to_skip_a_sowing_plays_no_hole() {
    for key in [Key::Space, Key::Enter] {
        let mut window = Window::game(GameName::Owari, true);
        window.state_mut().settings.speed = Speed::Fast;
        window.key(Key::ArrowRight);
        window.key(Key::Enter);
        assert!(window.session().is_sowing());
        while window.session().is_sowing() {
            window.steps(1);
        }
        let refused = |window: &Window| window.session().refusal.is_some();
        window.key(key);
        assert!(!refused(&window), "{key:?} pressed the hole that has the focus");
        window.steps(10);
        window.key(key);
        assert!(refused(&window), "{key:?}: the hole is North's turn away");
    }
}

#[test]
fn a_late_key_does_not_answer_the_house() {
    let mut window = Window::at_a_house();
    let turns = window.session().game.path().len();
    window.key(Key::Escape);
    window.state_mut().settings.speed = Speed::Fast;
    let mv = window.session().position().moves();
    let spreads = |mv: &&Move| matches!(mv, Move::Way { spread: true, .. });
    let Some(Move::Way { hole, way, .. }) = mv.iter().find(spreads).copied() else { panic!() };
    window.press(&hole_name(hole));
    window.press(&format!("{hole} {}", if way == Way::Left { "left" } else { "right" }));
    while window.session().is_sowing() {
        window.steps(1);
    }
    window.key(Key::Space);
    assert!(matches!(window.session().pending, PendingMove::House { .. }));
    window.steps(10);
    window.key(Key::Space);
    assert_eq!(window.session().game.path().len(), turns + 1);
}

#[test]
fn the_pointer_on_an_arrow_of_a_chosen_hole_shows_that_move() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.key(Key::Num3);
    window.steps(2);
    let way = |window: &Window| match window.session().foreseen_turn().map(|turn| turn.mv) {
        Some(Move::Way { way, .. }) => Some(way),
        _ => None,
    };
    assert_eq!(way(&window), Some(Way::Left), "the first arrow has the focus");
    hover(&mut window, "South A1");
    let at = window.harness.get_by_label("A3 right").rect().center();
    window.harness.hover_at(at);
    window.steps(5);
    assert_eq!(way(&window), Some(Way::Right));
    // The keys go on from there, and Enter plays what is shown.
    window.key(Key::Enter);
    let played = window.session().game.turns().last().map(|turn| turn.mv);
    assert!(matches!(played, Some(Move::Way { way: Way::Right, .. })), "{played:?}");
}

/// A8L reaches the house.
const HOUSE: &str = r#"Ask(
    text: "Find the best move.",
    at: "0,0,0,0,12,2,1,1/0,0,0,0,0,0,0,0/1,1,0,0,11,2,0,1/0,0,0,0,0,0,0,0 16-16 Hh S",
    goal: Move("A8L+"),
    accept: ["A8L+"],
)"#;

#[test]
fn while_the_house_asks_nothing_is_left_of_an_earlier_try() {
    let mut window = Window::at_own_step(GameName::BawoAdvanced, "bawo.house.open", HOUSE);
    let board = *window.lesson().run.board().expect("a board");
    let right = board.parse_move("A8L+").expect("a move");
    let wrong = board.moves().into_iter().find(|mv| mv.hole() != right.hole());
    let wrong = wrong.or_else(|| board.parse_move("A8R").ok().filter(|mv| board.is_legal(mv)));
    window.play(wrong.expect("another move"), By::Press);
    assert!(window.lesson().feedback.is_some());
    let is_back = |window: &Window| {
        let session = window.lesson().session.as_ref().expect("a board");
        session.position() == &board
    };
    for _ in 0..40 {
        window.steps(30);
        if is_back(&window) {
            break;
        }
    }
    assert!(is_back(&window));
    window.press("South A8");
    let pending =
        |window: &Window| window.lesson().session.as_ref().expect("a board").pending.clone();
    if matches!(pending(&window), PendingMove::Way(_)) {
        window.press("A8 left");
    }
    assert!(matches!(pending(&window), PendingMove::House { .. }));
    assert!(window.lesson().feedback.is_none(), "{:?}", window.lesson().feedback);
    window.press("Spread it");
    assert!(window.lesson().feedback.is_some());
}

/// Only A1R solves the step; A1L is allowed too.
const ONE_WAY: &str = r#"Ask(
    text: "Which turn prepares the win?",
    at: "2,0,0,2,1,0,0,0/0,0,0,0,0,1,0,0/0,0,0,0,0,0,1,0/0,0,0,0,2,2,0,0 0-0 - S",
    goal: WinsIn(3),
    accept: ["A1R"],
)"#;

#[test]
fn a_hole_of_which_one_way_solves_the_step_is_not_said_to_miss_it() {
    let mut window = Window::at_own_step(GameName::BawoBeginner, "bawo.sow", ONE_WAY);
    let head = |window: &mut Window, hole: &str| {
        hover(window, hole);
        window.key(Key::W);
        let session = window.lesson().session.as_ref().expect("a board");
        session.help.as_ref().expect("an answer").head.clone()
    };
    let says = head(&mut window, "South A1,");
    assert_eq!(says, "The rules allow A1L, but it does not solve this step.");
    let says = head(&mut window, "South A4,");
    assert_eq!(says, "The rules allow A4, but it does not solve this step.");
}
