//! The settings' Engine tab: threads and memory, endgame tables.

use egui::{Key, Modifiers, vec2};
use kete::app::WindowOptions;
use kete::app::settings::{Settings, machine_threads};
use kete::app::theme::ThemeName;

use crate::window::{USUAL, Window};

fn settings(window: &Window) -> &Settings {
    &window.harness.state().state.settings
}

fn open_tab(window: &mut Window) {
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.click("Engine");
}

#[test]
fn threads_and_memory_are_chosen_reset_and_kept() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        open_tab(&mut window);
        window.click("Memory");
        window.click("256 MB");
        assert_eq!(settings(&window).memory, 256);
        let most = machine_threads();
        if (2..=6).contains(&most) {
            // One thread more or fewer than it is.
            let wanted = if settings(&window).threads == most { 1 } else { most };
            window.pick("Threads", &wanted.to_string());
            assert_eq!(settings(&window).threads, wanted);
        }
        eframe::App::on_exit(window.harness.state_mut(), None);
        let again =
            Window::open_in(window.close(), WindowOptions::default(), size, ThemeName::Light);
        assert_eq!(settings(&again).memory, 256);
        let mut window = again;
        open_tab(&mut window);
        window.click("Reset this tab");
        assert_eq!(settings(&window).memory, 64);
    }
}
