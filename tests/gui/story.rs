//! The story card: the film of a turn, refusals, previews, announcements, and keys pressed together.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::session::intent::HolePart;
use kete::app::session::state::PendingMove;
use kete::app::settings::state::CountsShown;
use kete::app::shell::update::update;
use kete::draw::animation::Speed;
use kete::draw::theme::ThemeName;
use kete::game::{GameInProgress, NodeId};
use kete::narration::turns::ALL_SEEN;
use kete::rules::GameName;

use crate::window::{USUAL, Window};

/// Sends key presses that arrive within one frame.
fn at_once(window: &mut Window, keys: &[(Modifiers, Key)]) {
    for (modifiers, key) in keys {
        window.harness.event(egui::Event::Key {
            key: *key,
            physical_key: Some(*key),
            pressed: true,
            repeat: false,
            modifiers: *modifiers,
        });
    }
    window.steps(3);
}

fn plain(keys: &[Key]) -> Vec<(Modifiers, Key)> {
    keys.iter().map(|key| (Modifiers::NONE, *key)).collect()
}

pub fn hover(window: &mut Window, start: &str) {
    let name = window.named(start);
    let at = window.harness.get_by_label(&name).rect().center();
    window.harness.hover_at(at);
    window.steps(6);
}

/// Seeds in the holes as the board shows them, also inside a film.
fn board(window: &Window) -> String {
    let session = window.session();
    let seed_layout = session.seed_layout_explained().unwrap_or_else(|| session.seed_layout());
    seed_layout.setup().to_string()
}

#[test]
fn the_film_of_the_last_turn_shows_each_moment() {
    let mut window = Window::game(GameName::Owari, true);
    assert!(!window.has("Explain"));
    window.key(Key::C);
    assert!(window.has("Explain") && window.has("Step 1 of 5: 4 from C"));
    window.click("Step 3 of 5: E");
    assert!(board(&window).starts_with("4,4,0,5,5,4/"), "{}", board(&window));
    // The names still describe the position.
    assert!(window.has("South F, 5 seeds"));
    window.key(Key::Escape);
    assert!(window.session().explain.is_none());
    assert!(board(&window).starts_with("4,4,0,5,5,5/"));
}

#[test]
fn explain_steps_forwards_and_back_and_runs() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Explain");
    assert!(window.has("4 from C") || window.has("4 seeds lifted at C."));
    window.click("Step");
    window.assert_has("A seed for D, now 5. 3 left in hand.");
    assert!(window.has("Sowing"), "the rule of the step is there");
    window.click("Step back");
    assert!(window.has("4 seeds lifted at C."));
    // It runs to its end at every speed.
    let play = window.harness.get_all_by_label("Play").last().expect("a button").rect().center();
    window.harness.hover_at(play);
    window.harness.drag_at(play);
    window.harness.drop_at(play);
    window.steps(4);
    assert!(window.session().is_sowing());
    window.rest();
    assert_eq!(window.session().explain.map(|explain| explain.step), Some(4));
    window.click("Back to the board");
    assert!(window.session().explain.is_none());
    assert_eq!(window.said(), "South plays C, 4 seeds.", "nothing is announced twice");
}

#[test]
fn the_film_has_the_keyboard() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.harness.get_by_label("Film of the turn").focus();
    window.steps(2);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    assert_eq!(window.session().explain.map(|explain| explain.step), Some(2));
    window.key(Key::ArrowLeft);
    assert_eq!(window.session().explain.map(|explain| explain.step), Some(1));
    at_once(&mut window, &plain(&[Key::ArrowRight, Key::ArrowRight]));
    assert_eq!(window.session().explain.map(|explain| explain.step), Some(3));
}

#[test]
fn a_press_on_the_board_only_closes_the_film() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Step 2 of 5: D");
    let before = window.shown();
    window.click_start("North c");
    assert!(window.session().explain.is_none());
    assert_eq!(window.shown(), before);
    window.click_start("North c");
    assert_ne!(window.shown(), before);
}

#[test]
fn any_turn_of_the_record_can_be_explained() {
    let mut window = Window::game(GameName::Ayoayo, true);
    window.key(Key::A);
    let first = window.session().game.current();
    window.key(Key::B);
    let explain = Intent::Explain(first);
    update(window.state_mut(), explain, 0.0);
    window.steps(2);
    assert_eq!(window.session().game.current(), first);
    assert!(window.session().explain.is_some_and(|explain| explain.open && explain.step == 0));
    // At the start there is nothing to explain.
    update(window.state_mut(), Intent::Explain(NodeId::START), 0.0);
    window.steps(2);
    assert!(window.session().explain.is_none());
}

#[test]
fn a_turn_of_many_laps_is_folded_and_its_end_reachable_at_every_size() {
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(900.0, 600.0), egui::vec2(1920.0, 1080.0)] {
        let mut window = Window::game(GameName::Ayoayo, true);
        window.harness.set_size(size);
        window.steps(2);
        let moves = window.session().position().moves();
        let laps = |window: &Window, mv| {
            let turn = window.session().game.look_ahead(mv).expect("legal");
            kete::narration::turns::Course::of(&turn.events).laps
        };
        let longest = moves.iter().max_by_key(|mv| laps(&window, mv)).expect("a move");
        assert!(laps(&window, longest) > 3);
        window.click_start(&format!("South {longest}"));
        window.click("Explain");
        let steps = window.session().film(ALL_SEEN).len();
        for _ in 1..steps {
            window.click("Step");
        }
        assert_eq!(window.session().explain.map(|explain| explain.step), Some(steps - 1));
        let last = window.session().film(ALL_SEEN).pop().expect("a step");
        let name = format!("Step {steps} of {steps}: {}", last.words);
        let rect = window.harness.get_by_label(&name).rect();
        let page = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(page.contains_rect(rect), "{name} at {rect:?} of {size:?}");
        // Everything except whose turn it is.
        let (shown, after) = (board(&window), window.shown());
        assert_eq!(shown.trim_end_matches(['S', 'N']), after.trim_end_matches(['S', 'N']));
    }
}

#[test]
fn keys_within_one_frame_all_count() {
    let mut window = Window::game(GameName::Owari, true);
    at_once(&mut window, &plain(&[Key::C, Key::A, Key::D]));
    let turns: Vec<String> =
        window.session().game.turns().iter().map(|turn| turn.mv.to_string()).collect();
    assert_eq!(turns, ["C", "a", "D"]);

    // A hole and its direction, a direction by Enter, five placements together.
    let mut window = Window::game(GameName::BawoBeginner, true);
    at_once(&mut window, &plain(&[Key::Num5, Key::R]));
    assert!(window.said().starts_with("South plays A5R"), "{}", window.said());
    let mut window = Window::game(GameName::BawoBeginner, true);
    at_once(&mut window, &plain(&[Key::Num5, Key::Enter]));
    assert!(window.said().starts_with("South plays A5L"), "{}", window.said());
    let mut window = Window::game(GameName::BawoAdvanced, true);
    window.press("Place five seeds instead");
    let shift = Modifiers::SHIFT;
    let mut keys = plain(&[Key::Num1, Key::Num1, Key::Num2, Key::Backspace, Key::Num4]);
    keys.extend([(shift, Key::Num2), (shift, Key::Num8), (Modifiers::NONE, Key::Enter)]);
    at_once(&mut window, &keys);
    let turn = window.session().game.turns()[0].mv.to_string();
    assert_eq!(turn, "=A1A1A4B2B8");

    // Also while seeds fly: a key that names a hole lands them first.
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.speed = Speed::Normal;
    at_once(&mut window, &plain(&[Key::C, Key::A]));
    window.key(Key::D);
    assert_eq!(window.session().game.turns().len(), 3);
}

#[test]
fn what_happened_is_announced_when_it_is_over() {
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.speed = Speed::Normal;
    window.key(Key::C);
    assert!(window.session().is_sowing());
    assert_eq!(window.said(), "");
    window.rest();
    assert_eq!(window.said(), "South plays C, 4 seeds.");
    // At the slowest speed relays are announced as they happen.
    let mut window = Window::game(GameName::Ayoayo, true);
    window.state_mut().settings.speed = Speed::Slow;
    window.key(Key::A);
    let mut heard = Vec::new();
    while window.session().is_sowing() {
        window.steps(1);
        if heard.last().is_none_or(|last| last != window.said()) {
            heard.push(window.said().to_owned());
        }
    }
    let relays = heard.iter().filter(|words| words.starts_with("Lap 2 of ")).count();
    assert!(relays > 0, "{heard:?}");
    assert!(heard.last().is_some_and(|last| last.starts_with("South plays A, 4 seeds.")));
}

#[test]
fn pointing_at_something_else_replaces_a_refusal() {
    let mut window = Window::game(GameName::Owari, true);
    window.click_start("North c");
    assert!(window.has("Start from your own hole"));
    hover(&mut window, "South B");
    window.assert_has("If you play B (4 seeds), your last seed lands in F.");
    assert!(window.session().refusal.is_some(), "it is still there for those who leave the hole");
}

#[test]
fn hidden_counts_are_hidden_everywhere() {
    let mut window = Window::game(GameName::Awale, true);
    window.state_mut().settings.counts = CountsShown::OwnOnly;
    window.steps(2);
    assert!(window.has("South C, 4 seeds, may be played"));
    assert!(window.has("North c, count hidden"));
    window.state_mut().settings.counts = CountsShown::Never;
    window.steps(2);
    assert!(window.has("South C, count hidden, may be played"));
    window.key(Key::C);
    window.click("Step 3 of 5: E");
    window.click("Explain");
    assert!(!window.has_text(", now "));
    let mut ring = Window::game(GameName::Ring, true);
    ring.state_mut().settings.counts = CountsShown::Never;
    ring.steps(2);
    assert!(ring.has("Hole 14, count hidden, North") && ring.has("Hole 14 red, count hidden"));
}

#[test]
fn no_text_reveals_a_hidden_count() {
    // Against Kete one's own counts stay visible; between two people every text is for both.
    for (friend, counts) in
        [(true, CountsShown::Never), (true, CountsShown::OwnOnly), (false, CountsShown::Never)]
    {
        let options = WindowOptions { new: Some(GameName::Awale), friend, ..Default::default() };
        let mut window = Window::open(options, USUAL, ThemeName::Light);
        window.state_mut().settings.counts = counts;
        window.state_mut().settings.speed = Speed::Slow;
        window.steps(2);
        let ahead = match counts {
            CountsShown::Never => "If you play C, your last seed lands in a.",
            _ => "If you play C (4 seeds), your last seed lands in a.",
        };
        hover(&mut window, "South C");
        window.assert_has(ahead);
        window.key(Key::C);
        window.steps(8);
        let flies = |name: &String| name.starts_with("Seeds in hand, next ");
        assert!(window.names().iter().any(flies), "{:?}", window.names());
        window.key(Key::Space);
        assert_eq!(window.said(), "South plays C.");
        assert!(window.named("Step 1 of ").ends_with("from C"), "{:?}", window.names());
    }
    let mut own = Window::game(GameName::Awale, false);
    own.state_mut().settings.counts = CountsShown::OwnOnly;
    own.steps(2);
    own.key(Key::C);
    own.rest();
    let said = own.said().to_owned();
    assert!(said.starts_with("North plays ") && !said.contains(" seeds"), "{said}");
}

#[test]
fn the_direction_is_asked_each_time_if_wished() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.state_mut().settings.ask_way = true;
    window.click_at("South A5", 0.9);
    assert!(matches!(window.session().pending, PendingMove::Way(_)), "{}", window.said());
    window.click("A5 right");
    assert!(window.said().starts_with("South plays A5R"));
}

#[test]
fn a_direction_out_of_the_row_says_where_it_leads() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.press("South B8");
    let right = window.harness.get_by_label("B8 right");
    let text = right.accesskit_node().description().unwrap_or_default();
    assert!(text.starts_with("into A8. If you play B8R"), "{text}");
}

#[test]
fn a_turn_at_the_house_can_be_explained_and_each_answer_previewed() {
    let mut window = Window::at_a_house();
    let turns = window.session().game.path().len();
    assert!(window.names().iter().any(|name| name.ends_with('…')), "the list shows it goes on");
    hover(&mut window, "Spread it");
    assert_eq!(window.session().house_aim, Some(true));
    hover(&mut window, "Stop here");
    assert_eq!(window.session().house_aim, Some(false));
    window.click("Explain");
    assert!(window.session().explain.is_some_and(|explain| explain.open));
    // Escape closes the film, then cancels the pending turn.
    window.key(Key::Escape);
    assert!(window.session().explain.is_none());
    assert!(matches!(window.session().pending, PendingMove::House { .. }));
    window.key(Key::Escape);
    assert_eq!(window.session().pending, PendingMove::None);
    assert_eq!(window.session().game.path().len(), turns);
}

#[test]
fn kete_waits_while_a_turn_is_explained() {
    let mut window = Window::game(GameName::Owari, false);
    // Both within one frame, so that Kete has had no time to play.
    let state = window.state_mut();
    let hole = kete::rules::Hole::two_rows(kete::rules::Side::South, 2);
    update(state, Intent::Hole(hole, HolePart::Middle), 0.0);
    let turn = state.session.as_ref().expect("a game").game.current();
    update(state, Intent::Explain(turn), 0.0);
    for _ in 0..100 {
        window.steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(window.session().game.turns().len(), 1);
    window.key(Key::Escape);
    window.rest();
    assert_eq!(window.session().game.turns().len(), 2);
}

#[test]
fn several_moves_in_a_row_are_described_as_one_turn() {
    let mut window = Window::game(GameName::Basic, true);
    // D ends in the store, A does not.
    for (key, says) in [
        (Key::D, "South plays D, 3 seeds. Last seed in South's store: South plays again."),
        (Key::A, "South plays D, 3 seeds, then plays A, 3 seeds. "),
    ] {
        window.key(key);
        assert!(window.said().starts_with(says), "{}", window.said());
    }
    assert!(window.said().ends_with(" into South's store in all."), "{}", window.said());
    // Browsing back says the same.
    window.key(Key::PageUp);
    window.key(Key::PageDown);
    assert!(window.said().starts_with("Turn 1. South plays D, 3 seeds, then plays A"));
}

#[test]
fn a_relay_says_which_lap_of_how_many_and_what_it_has_brought_so_far() {
    let mut window = Window::game(GameName::Ayoayo, true);
    window.state_mut().settings.speed = Speed::Slow;
    let mv = window.session().position().parse_move("D").expect("a move");
    let turn = window.session().game.look_ahead(&mv).expect("legal");
    let course = kete::narration::turns::Course::of(&turn.events);
    let all = course.laps;
    assert!(all > 2 && course.stored.south > 0, "a relay that brings seeds");
    window.key(Key::D);
    let (mut counted, mut gain) = (false, false);
    for _ in 0..3_000 {
        window.steps(1);
        let names = window.names();
        counted |= names.iter().any(|name| name.contains(&format!("Lap 2 of {all}: ")));
        gain |= names.iter().any(|name| name.contains(" into South's store so far."));
        if counted && gain || !window.session().is_sowing() {
            break;
        }
    }
    assert!(counted && gain, "{counted} {gain} {:?}", window.names());
}

#[test]
fn the_note_of_the_point_shown_is_in_the_card() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let at = window.session().game.current();
    window.does(Intent::Comment(at, "South opens\nin the middle.".to_owned()));
    window.assert_has("South opens in the middle.");
    // A hint or another answer takes its place.
    window.key(Key::M);
    assert!(!window.has("South opens in the middle."));
    window.key(Key::M);
    window.key(Key::D);
    assert!(!window.has("South opens in the middle."));
}

#[test]
fn a_film_that_is_cut_says_so_and_opens() {
    let rest = "The turn goes on: show all of it";
    let long = |size| {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        let session = window.state_mut().session.as_mut().expect("a game");
        // D gets so many seeds that they go round the board.
        let setup = kete::rules::Setup::parse(GameName::Owari, "0,0,0,15,0,1/1,1,1,1,1,1 14-12 S");
        let game = GameInProgress::from_setup(
            session.game.ruleset(),
            session.game.players(),
            &setup.expect("a position"),
        );
        window.state_mut().lay(game.expect("a possible position"));
        window.steps(2);
        window.press("South D");
        window.rest();
        window
    };
    let mut small = long(vec2(900.0, 600.0));
    small.click(rest);
    assert!(small.session().explain.is_some_and(|explain| explain.open));
    let wide = long(vec2(1920.0, 1080.0));
    assert!(!wide.has(rest), "all of it is shown");
}

#[test]
fn the_card_at_the_house_says_how_the_turn_came_there() {
    let mut window = Window::game(GameName::BawoAdvanced, true);
    let moves =
        "A6R a6R A5 a7R A8L a8L A6R a7R A8L a8R A6R a6L A5L a5R A7R a6L A5R a7R A1L a5L A1L a5L";
    for mv in moves.split(' ') {
        let legal = window.session().position().moves();
        let mv = legal.into_iter().find(|legal| legal.to_string() == mv);
        window.commit(mv.expect("a move of the game"));
    }
    window.steps(2);
    window.press("South A5");
    window.press("A5 right");
    let says = "You ate 1 at a4; that made 4 in A1, and those 4 end in A5.";
    assert!(window.has_text(says), "{:?}", window.names());
}
