//! The start page: cards, keys, the lists.

use std::fs;

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::theme::ThemeName;
use kete::game::GameInProgress;
use kete::rules::{GameName, Side};

use crate::window::{USUAL, Window};

const SIZES: [Vec2; 4] = [vec2(480.0, 360.0), vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)];

fn start() -> Window {
    Window::open(WindowOptions::default(), USUAL, ThemeName::Light)
}

#[test]
fn a_card_is_a_way_to_its_game_by_pointer_keys_and_screen_reader() {
    let name = "Giuthi, two rows of six. Play.";
    let is_chosen = |window: &Window| {
        window.has("Play") && window.harness.state().state.form.name() == GameName::Giuthi
    };
    let mut window = start();
    window.click_at(name, 0.5);
    assert!(is_chosen(&window));
    let mut window = start();
    window.press(name);
    assert!(is_chosen(&window));
    // From Owari down to Ayoayo and right.
    let mut window = start();
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowRight, Key::Enter] {
        window.key(key);
    }
    assert!(is_chosen(&window), "{:?}", window.harness.state().state.form.name());
}

#[test]
fn every_card_is_reached_by_arrows_at_every_size() {
    for size in SIZES {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.key(Key::ArrowDown);
        let mut reached = vec![focused(&window)];
        let mut at = 0;
        while at < reached.len() {
            for key in [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown] {
                window.harness.get_by_label(&reached[at]).focus();
                window.steps(2);
                window.key(key);
                let now = focused(&window);
                if !reached.contains(&now) {
                    reached.push(now);
                }
            }
            at += 1;
        }
        assert_eq!(reached.len(), 9, "{size:?} {reached:?}");
    }
}

#[test]
fn who_has_not_played_is_shown_a_first_game() {
    let mut window = start();
    assert!(window.has("Never played mancala?"));
    window.click("Play the Basic Game");
    assert_eq!(window.harness.state().state.form.name(), GameName::Basic);
    window.key(Key::Enter);
    window.key(Key::C);
    window.click("Start");
    assert!(!window.has("Never played mancala?"));
    window.click("Play again");
    assert_eq!(window.table().name(), GameName::Basic);
    assert!(window.table().game.is_empty());
}

#[test]
fn the_games_played_are_listed_the_newest_first() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("finished");
    fs::create_dir(&folder).expect("a folder");
    let mut game = Window::game(GameName::Owari, true).table().game.clone();
    game.resign(Side::North);
    for days in 0..8 {
        let path = folder.join(format!("owari-{days}.kete"));
        fs::write(&path, game.to_save()).expect("a file");
        let when = std::time::SystemTime::now() - std::time::Duration::from_secs(days * 86_400);
        let file = fs::File::options().write(true).open(&path).expect("the file");
        file.set_modified(when).expect("a time");
    }
    let mut window = Window::open_in(data, WindowOptions::default(), USUAL, ThemeName::Light);
    assert!(window.has("Owari, won, today") && window.has("Owari, won, yesterday"));
    let rows = |window: &Window| {
        window.names().iter().filter(|name| name.starts_with("Owari, won, ")).count()
    };
    assert_eq!(rows(&window), 5);
    window.click("All 8");
    assert!(rows(&window) > 5);
    window.click("Fewer");
    assert_eq!(rows(&window), 5);
    window.press("Owari, won, yesterday");
    let played: &GameInProgress = &window.table().game;
    assert!(played.is_over());
}

#[test]
fn a_position_can_be_set_up_from_the_start_page_at_every_size() {
    for size in SIZES {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.press("Set up a position…");
        assert!(window.harness.state().state.editor.is_some(), "{size:?}");
    }
}

fn focused(window: &Window) -> String {
    window.focused().expect("a card has the keyboard")
}
