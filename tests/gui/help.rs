//! Hints, legal moves, reasons why not, and a click while Kete thinks.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::app::play::state::Thinking;
use kete::app::session::intent::HolePart;
use kete::app::session::state::{HelpKind, PendingMove};
use kete::app::shell::update::update;
use kete::draw::board::view::{BoardMark, Spot};
use kete::game::Tutoring;
use kete::rules::{BoardShape, GameName, Hole, Place, Side};

use crate::window::Window;

/// Waits for the hint.
fn await_hint(window: &mut Window) {
    for _ in 0..4000 {
        window.steps(1);
        if window.session().shows(HelpKind::Hint) {
            window.steps(2);
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("no hint came");
}

const TO_TAKE: &str = "0,0,0,0,2,1/2,0,0,0,0,4 20-19 S";

#[test]
fn a_hint_shows_a_move_and_its_reason() {
    let mut window = Window::position(GameName::Owari, TO_TAKE);
    let before = window.shown();
    window.click("Hint");
    await_hint(&mut window);
    let help = window.session().help.clone().expect("a hint");
    assert!(help.head.starts_with("Hint: play "), "{}", help.head);
    assert!(!help.way.is_empty() && !help.line.is_empty());
    assert!(window.has(&help.head));
    assert_eq!(window.shown(), before);
    window.key(Key::Escape);
    assert!(window.session().help.is_none());
    // By its key; a move played meanwhile ends it.
    window.key(Key::H);
    assert!(window.session().shows(HelpKind::HintComing) || window.session().shows(HelpKind::Hint));
    window.key(Key::F);
    assert!(window.session().help.is_none());
    window.steps(40);
    assert!(window.session().help.is_none(), "a hint for an earlier position never comes");
}

#[test]
fn a_hint_for_every_game() {
    for name in GameName::ALL {
        let mut window = Window::game(name, true);
        window.key(Key::H);
        await_hint(&mut window);
        let help = window.session().help.clone().expect("a hint");
        assert!(help.head.ends_with('.') && help.line.ends_with('.'), "{name}: {help:?}");
        // A quiet move is explained by the search, a placement in plain words. In Bawo seeds do not
        // count.
        let counts = name.shape() != BoardShape::FourRows;
        assert_eq!(help.line.contains("If both play on well"), counts, "{name}: {help:?}");
        assert!(!help.head.contains('=') && !help.head.contains("nothing"), "{name}: {help:?}");
    }
}

#[test]
fn a_hint_shows_where_an_extra_seed_goes_and_which_way_it_is_sown() {
    let mut window = Window::game(GameName::BawoNtchuwa, true);
    window.key(Key::H);
    await_hint(&mut window);
    let help = window.session().help.clone().expect("a hint");
    let hole = help.mv.and_then(|mv| mv.hole()).expect("a hole");
    let placed = BoardMark::Hint { from: Place::Extra(Side::South).into(), to: hole.into() };
    assert!(help.way.contains(&placed), "{help:?}");
    let is_path = |mark: &BoardMark| matches!(mark, BoardMark::Path { .. });
    assert!(help.way.iter().any(is_path), "{help:?}");
}

#[test]
fn a_hint_shows_the_colour_or_the_way_of_its_move() {
    for (game, text) in [
        (GameName::Ring, "2R2B,-,-,-,-,-,-,-,2R,2R,2R,2R,2R,2R,2R,2R 15-15 S"),
        (GameName::Giuthi, "0,0,0,3,1,3/1,1,1,0,0,1 39-22 S"),
    ] {
        let mut window = Window::position(game, text);
        window.key(Key::H);
        await_hint(&mut window);
        let help = window.session().help.clone().expect("a hint");
        let mv = help.mv.expect("a move");
        let badge = mv.to_string();
        let shown = crate::last_turn::texts(&window);
        assert!(shown.iter().any(|(words, ..)| *words == badge), "{badge}: {shown:?}");
        let colour = BoardMark::Chosen(Spot::start(&mv).expect("a hole"));
        assert_eq!(help.way.contains(&colour), game == GameName::Ring);
    }
}

#[test]
fn a_rule_of_a_hint_has_its_name_or_is_left_out() {
    for (game, size) in [
        (GameName::Giuthi, crate::window::USUAL),
        (GameName::BawoNtchuwa, egui::vec2(900.0, 600.0)),
    ] {
        let mut window = Window::game(game, true);
        window.harness.set_size(size);
        window.key(Key::H);
        await_hint(&mut window);
        let words = "If you play EL, North can play dL and capture 5 in D. ";
        let mut shown = 0;
        for sentences in 1..=6 {
            let session = window.state_mut().session.as_mut().expect("a game");
            let help = session.help.as_mut().expect("a hint");
            help.line = words.repeat(sentences);
            help.rules = game.own_rules().take(2).collect();
            let titles: Vec<String> =
                help.rules.iter().map(|rule| kete::narration::rule(*rule).title.clone()).collect();
            window.steps(3);
            let painted = crate::last_turn::texts(&window);
            for title in titles.iter().filter(|title| window.has(title)) {
                shown += 1;
                assert!(painted.iter().any(|(words, ..)| words == title), "{game}: {title}");
            }
        }
        assert!(shown > 0, "{game}: no rule at all");
    }
}

#[test]
fn what_may_i_play_names_the_holes_and_the_reasons() {
    let mut window = Window::position(GameName::Owari, "1,0,0,0,2,1/0,0,0,0,0,0 22-22 S");
    window.click("What may I play?");
    window.assert_has("2 holes may be played: E and F.");
    window.assert_has("A gives North no seed. B, C and D are empty.");
    let open = window.session().help.as_ref().map(|help| help.open.len());
    assert_eq!(open, Some(2));
    // Asking again closes it; so does Escape.
    window.key(Key::M);
    assert!(window.session().help.is_none());
    window.key(Key::M);
    window.key(Key::Escape);
    assert!(window.session().help.is_none());
    let mut all = Window::game(GameName::Owari, true);
    all.key(Key::M);
    assert!(all.has("All your 6 holes may be played."));
}

#[test]
fn why_not_this_one_answers_for_any_hole() {
    let mut window = Window::position(GameName::Owari, "1,0,0,0,2,1/0,0,0,0,0,0 22-22 S");
    window.key(Key::W);
    assert!(window.has("Point at a hole, or go to it with the arrows, and ask again."));
    let name = window.named("South A");
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(4);
    window.key(Key::W);
    let must = "North has no seeds: play a move that gives it one. E and F do.";
    window.assert_has(must);
    // By keyboard, and for a legal hole.
    window.harness.hover_at(egui::pos2(4.0, 4.0));
    window.steps(2);
    let name = window.named("South F");
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    window.assert_has("You may play F.");
}

#[test]
fn w_is_about_the_hint_that_is_shown_where_nothing_is_pointed_at() {
    let mut window = Window::position(GameName::Owari, TO_TAKE);
    window.click("Hint");
    await_hint(&mut window);
    let hinted = window.session().help.as_ref().and_then(|help| help.mv).expect("a move");
    window.harness.hover_at(egui::pos2(4.0, 4.0));
    window.steps(4);
    window.key(Key::W);
    assert!(window.has_start(&format!("You may play {hinted}.")), "{:?}", window.names());
}

#[test]
fn w_answers_while_the_way_is_asked() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.click_at("South A5", 0.5);
    window.assert_has("Choose the way");
    window.key(Key::W);
    window.assert_has("You may play A5.");
    // The keys still choose the way.
    assert!(matches!(window.session().pending, PendingMove::Way(_)));
    window.key(Key::ArrowRight);
    assert!(window.said().starts_with("South plays A5R"), "{}", window.said());
}

#[test]
fn w_says_what_a_move_is_worth_also_against_kete_without_a_tutor() {
    let mut window = Window::game(GameName::Owari, false);
    window.state_mut().session.as_mut().expect("a game").game.set_tutoring(Tutoring::Off);
    let name = window.named("South C");
    window.harness.get_by_label(&name).focus();
    window.steps(4);
    window.key(Key::W);
    window.wait("what the move is worth", |window| {
        let help = window.session().help.as_ref();
        help.is_some_and(|help| help.asked == HelpKind::Why && help.about.is_empty())
    });
    let line = &window.session().help.as_ref().expect("an answer").line;
    let worth = ["gives", "costs", "capture", "good", "sure"];
    assert!(worth.iter().any(|word| line.contains(word)), "{line}");
}

#[test]
fn a_hole_that_may_not_be_played_says_why_in_its_tooltip() {
    let mut window = Window::position(GameName::Owari, "1,0,0,0,2,1/0,0,0,0,0,0 22-22 S");
    let name = window.named("South B");
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(30);
    window.assert_has("B is empty.");
    // It covers no hole.
    let tip = window.harness.get_by_label("B is empty.").rect();
    for hole in ["South A", "South B", "South C", "North b"] {
        let name = window.named(hole);
        let hole = window.harness.get_by_label(&name).rect();
        assert!(!tip.intersects(hole.shrink(1.0)), "{name}: {tip} {hole}");
    }
}

#[test]
fn a_click_while_kete_thinks_says_what_helps() {
    let mut window = Window::game(GameName::Owari, false);
    // All within one frame, so that Kete has had no time to play.
    let state = window.state_mut();
    let press = |number| Intent::Hole(Hole::two_rows(Side::South, number), HolePart::Middle);
    update(state, press(2), 0.0);
    state.thinking = Some(Thinking { since: 0.0 });
    update(state, press(3), 0.0);
    assert_eq!(window.said(), "Kete is thinking. Ctrl+Enter makes it play now.");
    assert_eq!(window.session().game.turns().len(), 1);
    window.keys(Modifiers::COMMAND, Key::Enter);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2);
}
