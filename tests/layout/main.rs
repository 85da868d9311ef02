//! The layout of every page and dialog, at every size, text size and theme, in English. The same walk
//! in a longer language: `tests/pseudo.rs`.

mod controls;
#[path = "../gui/cpu_renderer.rs"]
mod cpu_renderer;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "../damage/mod.rs"]
mod damage;
mod exceptions;
mod foreign {
    /// The GUI tests look for harmful characters here; this walk does not.
    pub fn check(_: &egui_kittest::Harness<'_, kete::app::App>) {}
}
mod painted;
mod states;
mod texts;
mod walk;
#[allow(dead_code, reason = "the walk uses a part of these helpers")]
#[path = "../gui/window.rs"]
mod window;

use egui::{Vec2, vec2};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use walk::Walk;
use window::{USUAL, Window};

const SIZES: [Vec2; 3] = [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)];
/// A window as small as this keeps its controls; its texts may be cut short.
const TINY: Vec2 = vec2(480.0, 360.0);
/// A game of each form of board.
const FORMS: [GameName; 4] =
    [GameName::Owari, GameName::BawoAdvanced, GameName::Ring, GameName::Giuthi];

/// Walks through every page; returns the complaints.
fn complaints(walk: &Walk<'_>, with_texts: bool) -> Vec<String> {
    let mut complaints = Vec::new();
    let Vec2 { x, y } = walk.size;
    let at = format!("{x}x{y} at {} % {:?}", walk.percent, walk.theme);
    walk.visit(&mut |window, place| {
        window.steps(5);
        let place = format!("{at}, {place}");
        controls::check(window, &place, &mut complaints);
        if with_texts {
            texts::check(window, &place, &mut complaints);
        }
    });
    complaints
}

/// Asserts that there are no complaints; prints the first ones.
fn none(complaints: &[String]) {
    let shown: Vec<&String> = complaints.iter().take(400).collect();
    assert!(complaints.is_empty(), "{} complaints: {shown:#?}", complaints.len());
}

#[test]
fn every_control_and_text_has_its_place_at_every_size() {
    let (percent, theme) = (100, ThemeName::Light);
    let found = SIZES.map(|size| {
        complaints(&Walk { size, percent, theme, games: &GameName::ALL, by_finger: false }, true)
    });
    none(&found.concat());
}

#[test]
fn a_tiny_window_keeps_every_control() {
    let found = [100, 150].map(|percent| {
        let theme = ThemeName::Light;
        complaints(&Walk { size: TINY, percent, theme, games: &FORMS, by_finger: false }, false)
    });
    none(&found.concat());
}

#[test]
fn large_text_keeps_every_control_and_text_in_place() {
    let (percent, theme) = (150, ThemeName::Light);
    let found = SIZES.map(|size| {
        complaints(&Walk { size, percent, theme, games: &FORMS, by_finger: false }, false)
    });
    none(&found.concat());
}

#[test]
fn a_finger_hits_every_control_and_reads_every_text() {
    let (percent, theme) = (100, ThemeName::Light);
    let found = SIZES.map(|size| {
        complaints(&Walk { size, percent, theme, games: &FORMS, by_finger: true }, true)
    });
    none(&found.concat());
}

#[test]
fn every_theme_can_be_read() {
    let found = ThemeName::ALL.iter().filter(|&&theme| theme != ThemeName::Light);
    let found = found.flat_map(|&theme| {
        SIZES.map(|size| {
            complaints(&Walk { size, percent: 100, theme, games: &FORMS, by_finger: false }, true)
        })
    });
    none(&found.collect::<Vec<_>>().concat());
}

#[test]
fn every_state_of_a_page_keeps_its_controls_and_texts() {
    let mut complaints = Vec::new();
    for theme in [ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast] {
        for size in SIZES {
            states::visit(size, theme, &mut |window, place| {
                window.steps(5);
                let place = format!("{}x{} {theme:?}, {place}", size.x, size.y);
                controls::check(window, &place, &mut complaints);
                texts::check(window, &place, &mut complaints);
            });
        }
    }
    none(&complaints);
}

#[test]
fn every_theme_shows_every_dialog() {
    for &theme in ThemeName::ALL {
        for size in [SIZES[0], USUAL] {
            let options = WindowOptions { new: Some(GameName::Owari), ..Default::default() };
            let mut window = Window::open(options, size, theme);
            for command in [Command::Settings, Command::Keys, Command::Rules, Command::Messages] {
                window.does(Intent::Command(command));
                // Painting finds missing glyphs and invalid colours.
                assert!(window.harness.render().is_ok(), "{theme:?} {command:?}");
                window.does(Intent::CloseDialog);
            }
        }
    }
}
