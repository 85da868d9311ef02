//! Every kind of move by pointer, by keyboard and through the accessibility tree.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kete::app::session::state::PendingMove;
use kete::draw::animation::Speed;
use kete::rules::{BawoRow, GameName, Side};

use crate::window::Window;

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";
const AFTER_C: &str = "4,4,0,5,5,5/5,4,4,4,4,4 0-0 N";

#[test]
fn space_after_a_click_plays_nothing() {
    let mut window = Window::game(GameName::Owari, true);
    window.click_start("South C");
    window.click_start("North c");
    let shown = window.shown();
    for _ in 0..2 {
        window.key(Key::Space);
        assert_eq!(window.shown(), shown);
        assert!(window.session().refusal.is_none());
    }
    // After moving with the keys, Space presses like Enter.
    window.key(Key::ArrowRight);
    window.key(Key::ArrowDown);
    assert!(
        window.focused().is_some_and(|name| name.starts_with("South ")),
        "{:?}",
        window.focused()
    );
    window.key(Key::Space);
    assert_ne!(window.shown(), shown);
}

#[test]
fn a_hole_is_played_by_a_click_a_letter_arrows_and_a_screen_reader() {
    let mut window = Window::game(GameName::Owari, true);
    assert!(window.has("South C, 4 seeds, may be played"));
    assert!(window.has("North c, 4 seeds"));
    assert!(window.has("South store, 0 seeds"));
    window.click("South C, 4 seeds, may be played");
    assert_eq!(window.shown(), AFTER_C);
    assert_eq!(window.said(), "South plays C, 4 seeds.");

    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    assert_eq!(window.shown(), AFTER_C);
    // North's holes have the same letters.
    window.key(Key::A);
    assert_eq!(window.shown(), "4,4,0,5,5,5/0,5,5,5,5,5 0-0 S");

    let mut window = Window::game(GameName::Owari, true);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowRight, Key::Enter] {
        window.key(key);
    }
    assert_eq!(window.shown(), AFTER_C);

    let mut window = Window::game(GameName::Owari, true);
    window.press("South C");
    assert_eq!(window.shown(), AFTER_C);
}

#[test]
fn a_slow_press_is_a_click() {
    let mut window = Window::game(GameName::Owari, true);
    let pos = window.harness.get_by_label("South C, 4 seeds, may be played").rect().center();
    for pressed in [true, false] {
        let button = egui::PointerButton::Primary;
        let modifiers = Modifiers::NONE;
        window.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        // 30 steps are a second and a half.
        window.steps(30);
    }
    assert_eq!(window.shown(), AFTER_C);
}

#[test]
fn an_illegal_click_names_the_rule_and_changes_nothing() {
    let mut window = Window::game(GameName::Owari, true);
    window.click("North c, 4 seeds");
    assert_eq!(window.shown(), START);
    assert!(
        window.said().starts_with("That hole is North's. You play the lower row."),
        "{}",
        window.said()
    );
    assert!(window.has("Start from your own hole"));
    let refusal = window.session().refusal.as_ref().expect("a refusal is shown");
    assert_eq!(refusal.rule.map(|rule| rule.id()), Some("move.own"));
    // It disappears by itself.
    window.steps(90);
    assert!(window.session().refusal.is_none());
}

#[test]
fn a_direction_is_chosen_by_thirds_buttons_and_keys() {
    for (part, mv) in [(0.1, "A5L"), (0.9, "A5R")] {
        let mut window = Window::game(GameName::BawoBeginner, true);
        window.click_at("South A5", part);
        assert!(window.said().starts_with(&format!("South plays {mv}")), "{}", window.said());
    }
    // The middle opens the buttons.
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.click_at("South A5", 0.5);
    assert!(matches!(window.session().pending, PendingMove::Way(_)));
    assert!(window.has("A5 left") && window.has("A5 right"));
    window.click("A5 right");
    assert!(window.said().starts_with("South plays A5R"));
    // So does a press by a screen reader; Escape cancels.
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.press("South A5");
    window.key(Key::Escape);
    assert_eq!(window.session().pending, PendingMove::None);
    window.press("South A5");
    window.press("A5 left");
    assert!(window.said().starts_with("South plays A5L"));
    // Digits name holes, with Shift those of the back row; arrows or Enter choose the direction.
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.key(Key::Num5);
    window.key(Key::ArrowRight);
    assert!(window.said().starts_with("South plays A5R"), "{}", window.said());
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.keys(Modifiers::SHIFT, Key::Num1);
    window.key(Key::Enter);
    assert!(window.said().starts_with("South plays B1"), "{}", window.said());
}

#[test]
fn giuthi_asks_for_the_direction_like_bawo() {
    let mut window = Window::game(GameName::Giuthi, true);
    window.key(Key::B);
    window.key(Key::R);
    assert!(window.said().starts_with("South plays BR, 6 seeds."), "{}", window.said());
    let mut window = Window::game(GameName::Giuthi, true);
    window.click_at("South B", 0.1);
    assert!(window.said().starts_with("South plays BL, 6 seeds."), "{}", window.said());
    // North sits above: left on the screen is North's right.
    let moves: Vec<String> =
        window.session().position().moves().iter().map(ToString::to_string).collect();
    let right = moves.iter().find(|mv| mv.ends_with('R')).expect("a way to the right");
    let hole = &right[..1];
    window.click_at(&format!("North {hole}"), 0.1);
    assert!(window.said().starts_with(&format!("North plays {right}")), "{}", window.said());
}

#[test]
fn the_house_asks_whether_to_stop_or_to_spread() {
    let mut window = Window::at_a_house();
    let turns = window.session().game.path().len();
    assert!(window.has("Stop here") && window.has("Spread it"));
    window.click("Stop here");
    assert_eq!(window.session().game.path().len(), turns + 1);
    assert!(!window.said().contains('+'), "{}", window.said());

    let mut window = Window::at_a_house();
    window.click("Spread it");
    assert!(window.said().contains('+'), "{}", window.said());

    // By keys: Enter stops, + spreads, Escape cancels the whole turn.
    let mut window = Window::at_a_house();
    window.key(Key::Enter);
    assert!(!window.said().contains('+') && window.session().game.path().len() == turns + 1);
    let mut window = Window::at_a_house();
    window.key(Key::Plus);
    assert!(window.said().contains('+'), "{}", window.said());
    let mut window = Window::at_a_house();
    window.key(Key::Escape);
    assert_eq!(window.session().game.path().len(), turns);
    assert_eq!(window.session().pending, PendingMove::None);
}

#[test]
fn the_figures_of_the_front_rows_follow_the_half_made_turn() {
    let window = Window::at_a_house();
    let layout = window.session().seed_layout();
    let front = |side| -> u16 {
        let shape = layout.setup().shape;
        let holes = shape.holes_of(side).filter(|hole| hole.row() == BawoRow::Front);
        holes.map(|hole| layout.setup().seeds_in(hole).seeds).sum()
    };
    let figures = format!("South {} seeds · North {}", front(Side::South), front(Side::North));
    window.assert_has(&figures);
}

#[test]
fn five_seeds_are_placed_taken_back_and_confirmed() {
    let mut window = Window::game(GameName::BawoAdvanced, true);
    assert!(window.has("South extra seeds, 20"));
    assert!(window.has("South A5, 8 seeds, house, may be played"));
    window.click("Place five seeds instead");
    for hole in ["A1", "A1", "B8", "A4"] {
        window.click_start(&format!("South {hole}"));
    }
    assert!(window.has("South A1, 2 seeds"));
    assert_eq!(window.said(), "4 of 5 placed. A4 has 1.");
    window.click("Take one back");
    assert!(window.has("South A4, 0 seeds"));
    window.press("South A4");
    window.press("South B2");
    window.click("Place these five");
    let turn = window.session().game.turns()[0].mv.to_string();
    assert_eq!(turn, "=A1A1A4B2B8");

    // By keys: digits place, Backspace takes back, Enter confirms, Escape cancels.
    let mut window = Window::game(GameName::BawoAdvanced, true);
    window.press("Place five seeds instead");
    window.key(Key::Num1);
    window.key(Key::Escape);
    assert_eq!(window.session().pending, PendingMove::None);
    window.press("Place five seeds instead");
    for key in [Key::Num1, Key::Num1, Key::Num2, Key::Backspace, Key::Num4] {
        window.key(key);
    }
    window.keys(Modifiers::SHIFT, Key::Num2);
    window.keys(Modifiers::SHIFT, Key::Num8);
    window.key(Key::Enter);
    assert_eq!(window.session().game.turns()[0].mv.to_string(), "=A1A1A4B2B8");
}

#[test]
fn an_extra_seed_in_the_house_has_no_direction() {
    let text = "0,0,2,0,8,0,0,0/0,0,0,0,0,0,0,0/9,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 20-20 H S";
    let mut window = Window::position(GameName::BawoAdvanced, text);
    let moves = window.session().position().moves();
    assert!(moves.iter().any(|mv| mv.to_string() == "A5"), "{moves:?}");
    window.click_start("South A5");
    assert!(window.said().starts_with("South puts an extra seed into the house"));
}

#[test]
fn each_colour_in_the_ring_has_its_own_button() {
    let mut window = Window::game(GameName::Ring, true);
    assert!(window.has("Hole 14, 2 red, 2 blue, North"));
    assert!(window.has("Hole 14 red, 2 seeds"));
    window.click("Hole 3 blue, 2 seeds, may be played");
    assert!(window.said().starts_with("South plays 3, 2 blue seeds."), "{}", window.said());
    window.press("Hole 14 red");
    assert!(window.said().starts_with("North plays 14, 2 red seeds."), "{}", window.said());
    // Digits name one's own holes in rising order, a letter the colour.
    window.key(Key::Num1);
    window.key(Key::B);
    assert!(window.said().starts_with("South plays 1,"), "{}", window.said());
}

#[test]
fn a_pass_is_a_button() {
    let text = "0,0,0,0,0,0/0,0,0,0,0,3 20-25 S";
    let mut window = Window::position(GameName::Owari, text);
    assert!(window.has("Pass"), "{:?}", window.session().position().moves());
    window.click("Pass");
    assert!(window.said().starts_with("South has no seeds and passes."));
    let mut window = Window::position(GameName::Owari, text);
    window.key(Key::Enter);
    assert!(window.said().starts_with("South has no seeds and passes."));
}

const BETWEEN_ROUNDS: &str = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";

#[test]
fn a_round_of_giuthi_is_laid_out_seed_by_seed() {
    let mut window = Window::position(GameName::Giuthi, BETWEEN_ROUNDS);
    assert!(window.has("6 holes a side") && window.has("3 holes: only below 9 seeds"));
    window.click("4 holes a side");
    for _ in 0..4 {
        window.click_start("South A");
    }
    assert!(window.has("South A, 4 seeds") && window.has("North a, 4 seeds"));
    window.click("Take one back");
    assert!(window.has("South A, 3 seeds"));
    window.click("Take all back");
    window.click("Spread evenly");
    assert!(window.has("South A, 4 seeds") && window.has("South D, 3 seeds"));
    window.click("Start the round");
    assert_eq!(window.shown(), "4,4,4,3/4,4,4,3 0-42 N");

    // By keys.
    let mut window = Window::position(GameName::Giuthi, BETWEEN_ROUNDS);
    for _ in 0..10 {
        window.key(Key::A);
    }
    window.keys(Modifiers::SHIFT, Key::A);
    window.key(Key::Backspace);
    assert!(window.has("South A, 8 seeds"));
    for key in [Key::B, Key::C, Key::D, Key::E, Key::F, Key::F, Key::F] {
        window.key(key);
    }
    window.key(Key::Enter);
    assert_eq!(window.shown(), "8,1,1,1,1,3/8,1,1,1,1,3 0-42 N");
}

#[test]
fn kete_answers_and_both_moves_are_taken_back() {
    let mut window = Window::game(GameName::Owari, false);
    window.click_start("South C");
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2);
    assert!(window.said().starts_with("North plays"), "{}", window.said());
    window.click("Undo");
    assert_eq!(window.shown(), START);
    window.click("Redo");
    assert_eq!(window.session().game.turns().len(), 2);
}

#[test]
fn the_moves_can_be_stepped_through() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.key(Key::D);
    window.key(Key::Home);
    assert_eq!(window.shown(), START);
    window.key(Key::PageDown);
    assert_eq!(window.shown(), AFTER_C);
    window.key(Key::End);
    assert_eq!(window.session().game.path().len(), 3);
    window.click("Turn 1, South, C");
    assert_eq!(window.shown(), AFTER_C);
    assert_eq!(window.said(), "Turn 1. South plays C, 4 seeds.");
    // Another move from here starts a branch; the old line is kept.
    window.key(Key::A);
    assert_eq!(window.session().game.len(), 3);
}

#[test]
fn a_turn_is_shown_seed_by_seed_and_can_be_cut_short() {
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.speed = Speed::Normal;
    window.key(Key::C);
    assert!(window.session().is_sowing());
    // The names already give the position after the turn.
    assert!(window.has("South D, 5 seeds"));
    window.steps(8);
    assert!(window.session().is_sowing());
    window.key(Key::Space);
    assert!(!window.session().is_sowing());
    window.key(Key::A);
    assert!(window.session().is_sowing());
    window.steps(60);
    assert!(!window.session().is_sowing());
}

#[test]
fn the_preview_says_what_a_move_would_do() {
    let mut window = Window::game(GameName::Owari, true);
    let name = window.named("South B");
    let at = {
        use egui_kittest::kittest::Queryable as _;
        window.harness.get_by_label(&name).rect().center()
    };
    window.harness.hover_at(at);
    window.steps(8);
    window.assert_has("If you play B (4 seeds), your last seed lands in F.");
    // It is not announced.
    assert_eq!(window.said(), "");
}

#[test]
fn a_low_card_describes_ketes_turn_too() {
    for size in [egui::vec2(900.0, 600.0), crate::window::USUAL] {
        let options =
            kete::app::WindowOptions { new: Some(GameName::BawoAdvanced), ..Default::default() };
        let mut window = Window::open(options, size, kete::draw::theme::ThemeName::Light);
        let mv = window.session().position().moves()[0];
        window.commit(mv);
        window.rest();
        window.assert_has("Your turn. Choose a hole.");
        window.assert_has("Place an extra seed");
        assert!(window.has("Explain"), "{size:?}: {:?}", window.names());
    }
}

#[test]
fn the_buttons_at_the_house_cover_no_count() {
    let window = Window::at_a_house();
    let rect = |name: &str| window.harness.get_by_label(name).rect();
    let (stop, spread) = (rect("Stop here"), rect("Spread it"));
    let house = rect(&window.named("South A5"));
    for button in [stop, spread] {
        assert!(button.max.y <= house.min.y + 1.0, "{button:?} {house:?}");
    }
}
