//! A finger in place of the mouse. The first tap on a hole previews, the second one plays; holding
//! explains; swiping walks through the game.

use egui::{Pos2, Rect, TouchPhase, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::intent::Intent;
use kete::app::session::state::{HelpKind, PendingMove};
use kete::app::settings::state::PreviewSetting;
use kete::draw::animation::Speed;
use kete::game::NodeId;
use kete::rules::{Colour, GameName, Move, Way};

use crate::window::{Window, hole_name};

/// Games with each kind of choice: of a hole, of a hole and a way, of a hole and a colour.
const GAMES: [GameName; 5] = [
    GameName::Owari,
    GameName::Giuthi,
    GameName::BawoAdvanced,
    GameName::BawoBeginner,
    GameName::Ring,
];

/// The point at which a tap means a move: the part of its hole for a way, the half for a colour.
fn place_of(window: &Window, mv: Move) -> Pos2 {
    let rect = |name: &str| window.harness.get_by_label(&window.named(name)).rect();
    match mv {
        Move::Way { hole, way, .. } => {
            let rect = rect(&format!("{},", hole_name(hole)));
            let is_left = window.session().way_on_screen(true) == way;
            let part = if is_left { 0.15 } else { 0.85 };
            pos2(rect.min.x + part * rect.width(), rect.center().y)
        }
        Move::Colour(hole, colour) => {
            let word = if colour == Colour::Red { "red" } else { "blue" };
            let rect = rect(&format!("Hole {hole} {word},"));
            // Away from the middle of the hole.
            let part = if colour == Colour::Red { 0.25 } else { 0.75 };
            pos2(rect.min.x + part * rect.width(), rect.center().y)
        }
        other => rect(&format!("{},", hole_name(other.hole().expect("a hole")))).center(),
    }
}

/// The button that plays what is tapped.
fn play_button(window: &Window) -> Option<Pos2> {
    let names = window.names();
    let name = names.iter().find(|name| name.starts_with("Play ") && name.len() < 12)?;
    Some(window.harness.get_by_label(name).rect().center())
}

fn last_move(window: &Window) -> Option<Move> {
    let game = &window.session().game;
    Some(game.node(game.current()).entry().turn()?.mv)
}

/// A move without the answer to the house.
fn unanswered(mv: Move) -> Move {
    match mv {
        Move::Way { hole, way, .. } => Move::Way { hole, way, spread: false },
        other => other,
    }
}

fn is_played(window: &Window, mv: Move) -> bool {
    let stopped = match &window.session().pending {
        PendingMove::House { stopped, .. } => Some(stopped.mv),
        _ => None,
    };
    stopped.or(last_move(window)).is_some_and(|played| unanswered(played) == unanswered(mv))
}

fn a_move(window: &Window) -> Move {
    let moves = window.session().position().moves();
    let is_on_board = |mv: &&Move| mv.hole().is_some();
    *moves.iter().find(is_on_board).expect("a move from a hole")
}

#[test]
fn the_first_tap_previews_and_the_second_plays() {
    for game in GAMES {
        let mut window = Window::game(game, true);
        let mv = a_move(&window);
        let at = place_of(&window, mv);
        window.tap(at);
        let session = window.session();
        assert_eq!(session.game.current(), NodeId::START, "{game}: the first tap plays nothing");
        let foreseen = session.foreseen_turn().map(|turn| unanswered(turn.mv));
        assert_eq!(foreseen, Some(unanswered(mv)), "{game}");
        assert!(window.has_start("If you play "), "{game}: {:?}", window.names());
        let play = play_button(&window).expect("a button that plays");
        let at = place_of(&window, mv);
        assert!((play - at).length() > 30.0, "the button covers the hole");
        window.tap(at);
        assert!(is_played(&window, mv), "{game}: {:?}", last_move(&window));
        assert_eq!(play_button(&window), None);
    }
}

#[test]
fn the_large_button_plays_what_was_tapped() {
    for game in GAMES {
        let mut window = Window::game(game, true);
        let mv = a_move(&window);
        window.tap(place_of(&window, mv));
        let names = window.names();
        let name = names.iter().find(|name| name.starts_with("Play ")).expect("a button");
        let rect = window.harness.get_by_label(name).rect();
        assert!(rect.height() >= 44.0 && rect.width() >= 100.0, "{game}: {rect:?}");
        window.tap(rect.center());
        assert!(is_played(&window, mv), "{game}: {:?}", last_move(&window));
    }
}

#[test]
fn one_click_of_the_mouse_plays_also_after_a_touch() {
    for game in GAMES {
        let mut window = Window::game(game, true);
        let mv = a_move(&window);
        window.tap(pos2(3.0, 400.0));
        assert!(window.state().by_finger);
        let at = place_of(&window, mv);
        window.click_point(at);
        assert!(!window.state().by_finger);
        assert!(is_played(&window, mv), "{game}: {:?}", last_move(&window));
    }
}

#[test]
fn a_tap_elsewhere_previews_there_or_ends_the_preview() {
    let mut window = Window::game(GameName::Owari, true);
    let tapped =
        |window: &Window| window.session().tapped().and_then(|it| it.mv).map(|it| it.to_string());
    window.tap(window.middle("South A"));
    assert_eq!(tapped(&window).as_deref(), Some("A"));
    window.tap(window.middle("South C"));
    assert_eq!(tapped(&window).as_deref(), Some("C"));
    // The ground between the rows.
    let (upper, lower) = (window.middle("North f"), window.middle("South A"));
    window.tap(upper.lerp(lower, 0.5) + vec2(2.0, 0.0));
    assert_eq!(tapped(&window), None, "{:?}", window.names());
    assert_eq!(play_button(&window), None);
    assert_eq!(window.session().game.current(), NodeId::START);
}

#[test]
fn a_tap_on_an_illegal_hole_says_why() {
    for game in GAMES {
        let mut window = Window::game(game, true);
        let session = window.session();
        let mut holes = session.position().shape().holes();
        let theirs = holes.find(|hole| hole.owner() != session.mover()).expect("a hole");
        let name = match game {
            GameName::Ring => format!("Hole {theirs} red,"),
            _ => format!("{},", hole_name(theirs)),
        };
        let at = window.middle(&name);
        window.tap(at - vec2(6.0, 0.0));
        assert!(window.session().refusal.is_some(), "{game}");
        assert_eq!(window.session().game.current(), NodeId::START);
        assert_eq!(play_button(&window), None);
    }
}

#[test]
fn the_middle_of_a_hole_asks_for_a_way_or_a_colour() {
    for (game, hole, choices) in [
        (GameName::Giuthi, "South C,", ["C left", "C right"]),
        (GameName::Ring, "Hole 3 red,", ["3 red", "3 blue"]),
    ] {
        let mut window = Window::game(game, true);
        let rect = window.harness.get_by_label(&window.named(hole)).rect();
        // The middle of a hole of the ring is where its halves meet.
        let middle_of = |rect: Rect| match game {
            GameName::Ring => rect.right_center() - vec2(1.0, 0.0),
            _ => rect.center(),
        };
        window.tap(middle_of(rect));
        assert_eq!(play_button(&window), None, "{game}: nothing is chosen");
        for name in choices {
            let rect = window.harness.get_by_label(name).rect();
            assert!(rect.width() >= 44.0 && rect.height() >= 44.0, "{game}: {name} {rect:?}");
        }
        window.tap(window.middle(choices[1]));
        assert_eq!(window.session().game.current(), NodeId::START, "{game}: a choice previews");
        window.tap(window.middle(choices[0]));
        assert!(window.session().foreseen_turn().is_some(), "{game}: {:?}", window.names());
        // Again the same hole.
        let rect = window.harness.get_by_label(&window.named(hole)).rect();
        window.tap(middle_of(rect));
        let played = last_move(&window).expect("a move");
        let is_first = match played {
            Move::Way { way, .. } => way == Way::Left,
            Move::Colour(_, colour) => colour == Colour::Red,
            _ => false,
        };
        assert!(is_first, "{game}: {played}");
    }
}

#[test]
fn the_way_can_be_changed_before_it_is_played() {
    let mut window = Window::game(GameName::Giuthi, true);
    let rect = window.harness.get_by_label(&window.named("South C,")).rect();
    let part = |part: f32| pos2(rect.min.x + part * rect.width(), rect.center().y);
    window.tap(part(0.1));
    let rect = window.harness.get_by_label(&window.named("South C,")).rect();
    let part = |part: f32| pos2(rect.min.x + part * rect.width(), rect.center().y);
    let way = |window: &Window| window.session().tapped().and_then(|tapped| tapped.way());
    assert_eq!(way(&window), Some(Way::Left));
    window.assert_has("C right");
    window.tap(part(0.9));
    assert_eq!(way(&window), Some(Way::Right));
    assert_eq!(window.session().game.current(), NodeId::START);
}

#[test]
fn holding_a_finger_explains_and_plays_nothing() {
    for game in GAMES {
        let mut window = Window::game(game, true);
        let mv = a_move(&window);
        for _ in 0..2 {
            let at = place_of(&window, mv);
            window.hold(at);
            let session = window.session();
            assert_eq!(session.game.current(), NodeId::START, "{game}: holding plays nothing");
            assert!(session.shows(HelpKind::Why), "{game}: {:?}", window.names());
            assert!(play_button(&window).is_some(), "{game}");
        }
    }
    let mut window = Window::game(GameName::Owari, true);
    window.hold(window.middle("North a"));
    let help = window.session().help.as_ref().expect("an answer");
    assert_eq!(help.asked, HelpKind::Why);
    assert!(window.session().refusal.is_none());
    assert_eq!(play_button(&window), None);
}

#[test]
fn a_tap_ends_the_animation_of_a_turn() {
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.speed = Speed::Slow;
    let at = window.middle("South C");
    window.tap(at);
    window.tap(window.middle("South C"));
    assert!(window.session().is_sowing());
    let before = window.session().game.current();
    window.tap(window.middle("North d"));
    assert!(!window.session().is_sowing());
    assert_eq!(window.session().game.current(), before, "the tap only ended it");
    assert_eq!(play_button(&window), None);
}

#[test]
fn without_previews_a_tap_still_asks_before_it_plays() {
    let mut window = Window::game(GameName::Owari, true);
    window.state_mut().settings.preview = PreviewSetting::CountOnly;
    window.tap(window.middle("South C"));
    assert_eq!(window.session().game.current(), NodeId::START);
    window.tap(play_button(&window).expect("a button"));
    assert_eq!(last_move(&window).map(|mv| mv.to_string()).as_deref(), Some("C"));
}

#[test]
fn a_swipe_over_the_moves_or_the_bar_walks_through_the_game() {
    for size in [vec2(900.0, 600.0), vec2(1280.0, 800.0)] {
        let mut window = Window::game(GameName::Owari, true);
        window.harness.set_size(size);
        for _ in 0..3 {
            let mv = window.session().position().moves()[0];
            window.commit(mv);
            window.steps(2);
        }
        let number = |window: &Window| {
            let game = &window.session().game;
            game.path_to(game.current()).len()
        };
        let end = number(&window);
        // Everything has its size for fingers.
        window.tap(pos2(1.0, size.y - 1.0));
        let list = window.middle("Turn 2, South");
        let bar = window.middle("Undo");
        for at in [list, bar] {
            window.swipe(at, at + vec2(80.0, 6.0));
            assert_eq!(number(&window), end - 1, "{size}: back from {at}");
            window.swipe(at + vec2(70.0, 0.0), at - vec2(10.0, 6.0));
            assert_eq!(number(&window), end, "{size}: forward from {at}");
        }
        let at = window.middle("South C");
        window.swipe(at, at + vec2(80.0, 0.0));
        assert_eq!(number(&window), end, "{size}: a swipe over the board is none");
    }
}

#[test]
fn a_finger_scrolls_the_list_of_moves() {
    let mut window = Window::game(GameName::Owari, true);
    for _ in 0..60 {
        let Some(mv) = window.session().position().moves().first().copied() else { break };
        if window.session().game.is_over() {
            break;
        }
        window.commit(mv);
    }
    window.steps(4);
    let last_shown = |window: &Window| {
        let turns = window.names().into_iter().filter_map(|name| {
            name.strip_prefix("Turn ")?.split(',').next()?.parse::<usize>().ok()
        });
        turns.max().unwrap_or_default()
    };
    let before = last_shown(&window);
    let current = window.session().game.current();
    window.tap(pos2(1.0, 799.0));
    let before = last_shown(&window).min(before);
    let place = window.middle(&format!("Turn {before}, South"));
    window.swipe(place - vec2(0.0, 150.0), place);
    window.steps(3);
    assert!(last_shown(&window) < before, "{before}: {}", last_shown(&window));
    assert_eq!(window.session().game.current(), current);
}

#[test]
fn seeds_are_placed_by_taps_and_taken_back_by_holding() {
    let mut window = Window::game(GameName::BawoAdvanced, true);
    window.does(Intent::StartOpening);
    for _ in 0..2 {
        window.tap(window.middle("South A3,"));
    }
    assert_eq!(window.session().left_in_hand(), Some(3));
    window.hold(window.middle("South A3,"));
    assert_eq!(window.session().left_in_hand(), Some(4));
}

#[test]
fn controls_grow_for_a_finger_once_it_has_left() {
    let mut window = Window::game(GameName::Owari, true);
    let height = |window: &Window| window.harness.get_by_label("Undo").rect().height();
    let before = height(&window);
    window.finger(TouchPhase::Start, pos2(3.0, 400.0));
    window.steps(1);
    assert_eq!(height(&window), before, "nothing moves under a finger");
    window.finger(TouchPhase::End, pos2(3.0, 400.0));
    window.steps(2);
    assert!(height(&window) >= 44.0);
    window.harness.hover_at(pos2(300.0, 300.0));
    window.steps(2);
    assert_eq!(height(&window), before);
}

#[test]
fn a_held_button_shows_what_its_tooltip_says() {
    let mut window = Window::game(GameName::Owari, true);
    window.tap(pos2(3.0, 400.0));
    let at = window.middle("Hint");
    let before = window.names().len();
    window.finger(TouchPhase::Start, at);
    window.steps(14);
    assert!(window.names().len() > before, "a tooltip");
    window.finger(TouchPhase::End, at);
    window.steps(2);
    assert!(window.session().help.is_none(), "a held button does nothing");
}
