//! The tutor in games: chosen with the game and in the settings, asking before a move that loses
//! seeds.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use kete::app::WindowOptions;
use kete::app::theme::ThemeName;
use kete::game::{GameInProgress, Tutoring};
use kete::rules::GameName;

use crate::window::{USUAL, Window};

/// Clicks a value of a choice: the two stand in a group of the choice's name.
fn pick(window: &mut Window, group: &str, value: &str) {
    let group = window.harness.get_by_role_and_label(egui::accesskit::Role::Group, group);
    group.get_by_label(value).click();
    window.steps(3);
}

fn start(window: &mut Window) {
    window.harness.get_by_role_and_label(egui::accesskit::Role::Button, "Play").click();
    window.steps(3);
}

#[test]
fn the_tutor_is_chosen_with_a_game_and_kept_with_it() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::N);
        window.click("Awale");
        if size != USUAL {
            window.click("Start and preview");
        }
        assert!(window.has("Looks on and says nothing."), "{:?}", window.names());
        pick(&mut window, "Tutor", "Teach");
        let says = "Asks before a move that loses 4 seeds or more, and shows the answer to it.";
        assert!(window.has(says), "{:?}", window.names());
        start(&mut window);
        let game = &window.table().game;
        assert_eq!((game.tutoring(), game.ruleset().name()), (Tutoring::Teach, GameName::Awale));
        let saved = game.to_save();
        assert!(saved.contains("    tutor: Teach,\n"), "{saved}");
        let read = GameInProgress::from_save(saved.as_bytes()).expect("a good save");
        assert_eq!(read.tutoring(), Tutoring::Teach);
        // The form opens with the last choice of the game.
        let data = window.close();
        let options = WindowOptions::default();
        let mut again = Window::open_in(data, options, USUAL, ThemeName::Light);
        again.keys(Modifiers::COMMAND, Key::N);
        assert!(again.has(says));
        again.click("Owari");
        assert!(again.has("Looks on and says nothing."));
    }
}

#[test]
fn a_file_with_another_word_for_the_tutor_is_refused_at_its_place() {
    let text = "(version: 1, ruleset: \"owari\", tutor: Shout, moves: [])";
    let error = GameInProgress::from_save(text.as_bytes()).expect_err("no such tutor");
    let place = error.place.expect("a place");
    assert_eq!((place.line, place.column), (1, 44));
}

#[test]
fn the_settings_say_what_the_tutor_does_now_and_in_new_games() {
    for size in [USUAL, vec2(900.0, 600.0)] {
        let options =
            WindowOptions { new: Some(GameName::Owari), friend: true, ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        window.keys(Modifiers::COMMAND, Key::Comma);
        window.click("Tutor");
        pick(&mut window, "Tutor", "Warn");
        assert_eq!(window.table().game.tutoring(), Tutoring::Warn);
        window.click("It asks from");
        window.click("2 seeds");
        window.press("Moments after the game");
        let settings = &window.harness.state().state.settings;
        assert_eq!((settings.tutor_threshold, settings.moments), (2, false));
        window.click("Reset this tab");
        let settings = &window.harness.state().state.settings;
        assert_eq!((settings.tutor_threshold, settings.moments), (4, true));
        assert_eq!(window.table().game.tutoring(), Tutoring::Off);
        pick(&mut window, "Tutor", "Warn");
        window.key(Key::Escape);
        window.keys(Modifiers::COMMAND, Key::N);
        window.click("Basic Game");
        start(&mut window);
        assert_eq!(window.table().game.tutoring(), Tutoring::Warn);
    }
}
