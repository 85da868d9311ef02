//! Windows below their minimum size, which some desktops allow.

use egui::{Key, Modifiers, Vec2, vec2};
use kete::app::page::Page;
use kete::rules::GameName;

use crate::window::{USUAL, Window};

/// From a strip down to a single point, and back.
const SIZES: [Vec2; 8] = [
    vec2(400.0, 300.0),
    vec2(120.0, 90.0),
    vec2(200.0, 800.0),
    vec2(1280.0, 200.0),
    vec2(30.0, 700.0),
    vec2(900.0, 20.0),
    vec2(1.0, 1.0),
    vec2(479.0, 359.0),
];

fn through_all_sizes(window: &mut Window) {
    for size in SIZES {
        window.harness.set_size(size);
        window.steps(4);
    }
    window.harness.set_size(USUAL);
    window.steps(4);
}

#[test]
fn every_page_and_dialog_survives_a_tiny_window() {
    for name in [GameName::Owari, GameName::BawoAdvanced, GameName::Ring, GameName::Giuthi] {
        let mut window = Window::game(name, true);
        let shown = window.shown();
        through_all_sizes(&mut window);
        for page in [Key::Num1, Key::Num2, Key::Num3, Key::Num4] {
            window.keys(Modifiers::COMMAND, page);
            through_all_sizes(&mut window);
        }
        window.keys(Modifiers::COMMAND, Key::Num2);
        for dialog in [Key::N, Key::O, Key::Comma, Key::S] {
            window.keys(Modifiers::COMMAND, dialog);
            assert!(window.state().dialog.is_some(), "{dialog:?}");
            through_all_sizes(&mut window);
            window.key(Key::Escape);
        }
        assert_eq!((window.shown(), window.state().page), (shown, Page::Play));
    }
}

#[test]
fn a_window_below_its_minimum_size_is_scaled_down() {
    let mut window = Window::game(GameName::Owari, true);
    window.harness.set_size(vec2(240.0, 180.0));
    window.steps(4);
    assert_eq!(window.harness.ctx.zoom_factor(), 0.5);
    window.click("South C, 4 seeds, may be played");
    assert_eq!(window.session().game.turns().len(), 1);
    window.harness.set_size(USUAL);
    window.steps(4);
    assert_eq!(window.harness.ctx.zoom_factor(), 1.0);
}
