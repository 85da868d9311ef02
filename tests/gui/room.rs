//! What gives way to what on a game's page: messages cover neither the board nor the players nor
//! questions.

use egui::{Id, Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::shell::update::update;
use kete::draw::animation::Speed;
use kete::draw::theme::ThemeName;
use kete::game::GameInProgress;
use kete::rules::{GameName, Move, Setup, Side};

use crate::window::{USUAL, Window};

const SMALL: Vec2 = vec2(900.0, 600.0);

/// Small windows, with the text size in percent.
const WINDOWS: [(Vec2, u16); 5] =
    [(USUAL, 100), (USUAL, 150), (SMALL, 100), (SMALL, 125), (SMALL, 150)];

/// A game between two people after its first move.
fn begun(name: GameName, size: Vec2, percent: u16) -> Window {
    let options = WindowOptions { new: Some(name), friend: true, ..Default::default() };
    let mut window = Window::open(options, size, ThemeName::Light);
    let state = window.state_mut();
    state.settings.text_percent = percent;
    let session = state.session.as_mut().expect("a game");
    let mv = session.position().moves()[0];
    session.game.play(&mv).expect("legal");
    session.moved_in_game();
    window.steps(4);
    window
}

/// The rectangle of something painted, by its id.
fn place(window: &Window, id: &str) -> Rect {
    let response = window.harness.ctx.read_response(Id::unique(id));
    response.unwrap_or_else(|| panic!("no {id}")).rect
}

/// Every hole's button.
fn holes(window: &Window) -> Vec<(String, Rect)> {
    let root = window.harness.root();
    let named = root.children_recursive().filter_map(|node| {
        let name = node.accesskit_node().label()?;
        let is_hole = ["South ", "North ", "Hole "].iter().any(|start| name.starts_with(start));
        (is_hole && name.contains(" seed")).then(|| (name, node.rect()))
    });
    named.collect()
}

#[test]
fn the_card_of_a_game_that_is_over_covers_neither_holes_nor_players() {
    for (size, percent) in WINDOWS {
        for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Giuthi, GameName::Ring] {
            let mut window = begun(name, size, percent);
            update(window.state_mut(), Intent::ResignNow(Side::South), 1.0);
            window.steps(6);
            let at = format!("{name}, {size:?} at {percent} %");
            let card = place(&window, "result card");
            let story = place(&window, "course of play");
            assert!(card.min.y >= story.min.y - 0.5, "{at}: {card:?} rises over {story:?}");
            let holes = holes(&window);
            assert!(holes.len() > 11, "{at}: {holes:?}");
            for (hole, rect) in holes {
                assert!(!card.intersects(rect.shrink(1.0)), "{at}: the card covers {hole}");
            }
            // If it needs the place of the dock, the dock is hidden.
            if let Some(open) = window.harness.query_by_label("Open") {
                assert!(!card.intersects(open.rect()), "{at}: the card covers the dock");
            }
            for button in ["Rematch, sides swapped", "Save game…", "Close"] {
                let button = window.harness.get_by_label(button).rect();
                assert!(card.expand(1.0).contains_rect(button), "{at}: {button:?} in {card:?}");
            }
        }
    }
}

#[test]
fn a_message_covers_neither_the_board_nor_what_is_asked() {
    for (size, percent) in WINDOWS {
        for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Giuthi, GameName::Ring] {
            let mut window = begun(name, size, percent);
            let before = place(&window, "course of play");
            let words = "Saved as a game with a name that takes some room.kete.";
            let state = window.state_mut();
            state.notify_with(words, "Undo", Intent::CloseNotice, 1.0);
            window.steps(2);
            let at = format!("{name}, {size:?} at {percent} %");
            let (notice, story) = (place(&window, "notice"), place(&window, "course of play"));
            assert!(!notice.intersects(story.shrink(1.0)), "{at}: {notice:?} over {story:?}");
            assert_eq!(story, before, "{at}: the story card keeps its place");
            if size == USUAL && percent == 100 {
                assert!(notice.max.y <= 48.0, "{at}: {notice:?} covers more than the top bar");
            }
            for (hole, rect) in holes(&window) {
                assert!(!notice.intersects(rect), "{at}: the message covers {hole}");
            }
        }
    }
}

#[test]
fn a_message_beside_a_dock_covers_nothing_that_can_be_pressed_and_moves_nothing() {
    use egui::accesskit::Role;
    for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Giuthi, GameName::Ring] {
        let mut window = begun(name, SMALL, 100);
        for raised in [false, true] {
            window.does(Intent::Dock(raised));
            window.state_mut().notice = None;
            window.steps(2);
            let pressed = |window: &Window| -> Vec<(String, Rect)> {
                let root = window.harness.root();
                let nodes = root.children_recursive().filter_map(|node| {
                    let role = node.accesskit_node().role();
                    let is_pressed = matches!(role, Role::Button | Role::Tab);
                    let name = node.accesskit_node().label().unwrap_or_default();
                    is_pressed.then(|| (name, node.rect()))
                });
                nodes.collect()
            };
            let before = pressed(&window);
            assert!(before.len() > 20, "{before:?}");
            window.state_mut().notify("Your settings could not be kept: fox.", 1.0);
            window.steps(2);
            let notice = place(&window, "notice");
            assert!(notice.width() > 100.0, "{notice:?}");
            let after = pressed(&window);
            assert_eq!(after, before, "{name}: nothing moves");
            for (what, rect) in after {
                let over = notice.intersect(rect.shrink(1.0));
                assert!(!over.is_positive(), "{name}: the message covers {what}, raised: {raised}");
            }
        }
    }
}

#[test]
fn a_message_takes_the_clicks_on_it_and_closes() {
    let mut window = begun(GameName::Owari, SMALL, 150);
    window.state_mut().notify("Kept in the folder of the games that are not over.", 1.0);
    window.steps(2);
    // It covers the control bar there, which must not be pressed unseen.
    let hint = window.harness.get_by_label("Hint").rect();
    let notice = place(&window, "notice");
    assert!(notice.intersects(hint), "{notice:?} {hint:?}");
    let at = notice.intersect(hint).center();
    window.click_point(at);
    assert!(window.state().notice.is_none());
    assert!(window.session().help.is_none(), "nothing below it was pressed");
}

#[test]
fn the_film_of_the_last_turn_is_in_a_low_card_too() {
    for (size, name) in [
        (USUAL, GameName::BawoAdvanced),
        (USUAL, GameName::BawoBeginner),
        (USUAL, GameName::Ring),
        (SMALL, GameName::BawoNtchuwa),
        (SMALL, GameName::Owari),
    ] {
        let window = begun(name, size, 100);
        assert!(window.has("Film of the turn"), "{name} {size:?}: {:?}", window.names());
        let story = place(&window, "course of play");
        let play = window.harness.get_by_label("Play the film").rect();
        assert!(story.contains_rect(play), "{name}: {play:?} in {story:?}");
    }
}

/// A turn of Bawo Advanced that has reached the open house.
fn at_a_house(size: Vec2, percent: u16) -> Window {
    let mut window = begun(GameName::BawoAdvanced, size, percent);
    for _ in 0..60 {
        let moves = window.session().position().moves();
        let spreads = moves.iter().find(|mv| matches!(mv, Move::Way { spread: true, .. }));
        let spreads = spreads.copied();
        let session = window.state_mut().session.as_mut().expect("a game");
        if let Some(Move::Way { hole, way, .. }) = spreads {
            let stops = Move::Way { hole, way, spread: false };
            let stops = session.game.look_ahead(&stops).expect("it may stop");
            session.try_turn(stops, 0.0, Speed::Off);
            window.steps(4);
            return window;
        }
        session.game.play(moves.last().expect("the game goes on")).expect("legal");
        session.moved_in_game();
    }
    panic!("no turn came to a house");
}

#[test]
fn the_answers_to_the_house_cover_no_hole_and_have_the_keyboard() {
    for (size, percent) in WINDOWS {
        let mut window = at_a_house(size, percent);
        let at = format!("{size:?} at {percent} %");
        for answer in ["Stop here", "Spread it"] {
            let button = window.harness.get_by_label(answer).rect();
            for (hole, rect) in holes(&window) {
                let over = button.intersect(rect.shrink(4.0));
                assert!(!over.is_positive(), "{at}: {answer} covers {hole}: {button:?} {rect:?}");
            }
        }
        assert_eq!(window.focused().as_deref(), Some("Stop here"), "{at}");
        let turns = window.session().game.path().len();
        window.key(Key::Enter);
        assert_eq!(window.session().game.path().len(), turns + 1, "{at}");
    }
}

#[test]
fn the_layout_of_a_round_asks_where_no_button_covers_it() {
    for (size, percent) in WINDOWS {
        let mut window = begun(GameName::Giuthi, size, percent);
        let text = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";
        let setup = Setup::parse(GameName::Giuthi, text).expect("a position");
        let (ruleset, players) = (window.session().game.ruleset(), window.session().game.players());
        let game = GameInProgress::from_setup(ruleset, players, &setup).expect("possible");
        window.state_mut().lay(game);
        window.steps(4);
        let asked = window.harness.get_by_label(&window.named("Lay out ")).rect();
        for button in ["Start the round", "Spread evenly", "Take one back"] {
            let button = window.harness.get_by_label(button).rect();
            let over = asked.intersect(button.shrink(1.0));
            assert!(!over.is_positive(), "{size:?} at {percent} %: {asked:?} {button:?}");
        }
        if percent == 100 {
            assert!(window.has_text("ach hole needs at least 1 seed"), "{:?}", window.names());
            // A small window has no room for the rule's name.
            let named = window.has("The loser lays out");
            assert_eq!(named, size == USUAL, "{size:?}: {:?}", window.names());
        }
    }
}

#[test]
fn a_refusal_names_its_rule_in_the_smallest_card() {
    for (size, percent) in WINDOWS {
        let mut window = begun(GameName::Owari, size, percent);
        window.click_start("South A");
        assert!(window.said().starts_with("That hole is South's."), "{}", window.said());
        let rule = "Start from your own hole";
        assert!(window.has(rule), "{size:?} at {percent} %: {:?}", window.names());
    }
}
