//! Pages and dialogs: a walk over all of them at every size and theme, new games, files.

use egui::{Key, Modifiers, Vec2, vec2};
use kete::app::WindowOptions;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, RuleId};

use crate::snapshot::{Kept, compare};
use crate::window::{USUAL, Window};

const SIZES: [Vec2; 4] = [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0), vec2(480.0, 360.0)];

#[test]
fn every_page_can_be_shown_at_every_size_and_theme() {
    for &theme in ThemeName::ALL {
        for size in SIZES {
            let mut window = Window::open(WindowOptions::default(), size, theme);
            assert!(window.has("Start") && window.has("Play"));
            window.keys(Modifiers::COMMAND, Key::Num2);
            for game in GameName::ALL {
                let name = &kete::narration::game(game).name;
                if window.has(name) {
                    window.press(name);
                }
            }
            drop(window);
            for game in GameName::ALL {
                let options = WindowOptions { new: Some(game), friend: true, ..Default::default() };
                let mut window = Window::open(options, size, theme);
                let session = window.session();
                assert!(!session.game.is_over());
                window.keys(Modifiers::COMMAND, Key::N);
                assert!(window.has("Cancel"), "{game} {size:?}");
                window.key(Key::Escape);
                window.key(Key::F10);
                window.key(Key::Escape);
            }
        }
    }
}

#[test]
fn a_new_game_is_chosen_with_players_and_options() {
    let mut window = Window::fresh();
    window.press("Awale, two rows");
    assert!(window.has("The rules are as written."));
    // Both sides have controls of the same words, in a group named after the side.
    for side in ["South", "North"] {
        assert!(window.has(side));
    }
    window.click("2 only");
    assert!(window.has("1 option differs from the written rules."));
    assert!(window.has("changed"));
    window.click("Back to the written rules");
    assert!(window.has("The rules are as written."));
    window.key(Key::Enter);
    assert_eq!(window.session().name(), GameName::Awale);
    assert!(window.has("Rules as written"));
}

#[test]
fn a_game_is_saved_and_opened_where_it_was() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.key(Key::D);
    let shown = window.shown();
    window.keys(Modifiers::COMMAND, Key::S);
    window.assert_has("File");
    window.click("Save");
    let path = window.session().file.clone().expect("the game has a file");
    assert!(path.starts_with(window.data.path()) && path.exists(), "{path:?}");
    window.key(Key::A);
    assert!(window.session().is_unsaved());

    let options = WindowOptions { file: Some(path), ..Default::default() };
    let mut again = Window::open(options, USUAL, ThemeName::Light);
    assert_eq!(again.shown(), shown);
    again.key(Key::B);
    assert_eq!(again.session().game.turns().len(), 3);
}

#[test]
fn a_damaged_file_is_reported_with_its_place() {
    let window = Window::game(GameName::Owari, true);
    let path = window.data.path().join("bad.kete");
    let mut game = window.session().game.clone();
    for _ in 0..4 {
        let mv = game.position().moves()[0];
        game.play(&mv).expect("legal");
    }
    let text = game.to_save();
    let last = game.turns().last().expect("played").mv.to_string();
    let at = text.rfind(&format!("\"{last}\"")).expect("the move is in the file");
    let bad = format!("{}\"Z\"{}", &text[..at], &text[at + last.len() + 2..]);
    std::fs::write(&path, bad).expect("a file");
    let options = WindowOptions { file: Some(path), ..Default::default() };
    let mut window = Window::open(options, USUAL, ThemeName::Light);
    let names = window.names();
    assert!(
        names.iter().any(|name| name.contains("Line ") && name.contains("column")),
        "{names:?}"
    );
    window.click("Open the 3 good moves");
    assert_eq!(window.session().game.turns().len(), 3);
}

#[test]
fn an_end_can_be_agreed_and_a_game_resigned() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("End");
    window.click("Agree to end…");
    window.click("Halve the rest");
    assert_eq!(window.said(), "North offers to halve the last 48 seeds.");
    window.click("Accept");
    let outcome = window.session().game.outcome().expect("over");
    assert_eq!(outcome.rule, Some(RuleId::GameAgreeHalve));
    window.assert_has("A draw, 24 to 24");

    let mut window = Window::game(GameName::Owari, true);
    window.click("End");
    window.click("Resign…");
    window.click("Resign");
    assert_eq!(window.session().game.outcome().and_then(|outcome| outcome.rule), None);
    window.assert_has("South resigned, North wins");
    window.click("Rematch, sides swapped");
    assert!(window.session().game.is_empty());
}

#[test]
fn the_unfinished_game_waits_on_the_start_page() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Start");
    assert!(window.has("Go on with Owari"));
    window.click("Go on");
    assert_eq!(window.session().game.turns().len(), 1);
    window.click("Start");
    window.click("Discard");
    assert!(window.has("Discard the unfinished game of Owari?"));
    window.click("Keep");
    assert!(window.has("Go on with Owari"));
}

#[test]
fn pictures_of_the_pages() {
    let mut results = egui_kittest::SnapshotResults::new();
    let shots = [
        ("page_start", None, ThemeName::Light, USUAL),
        ("page_owari", Some(GameName::Owari), ThemeName::Light, USUAL),
        ("page_owari_small", Some(GameName::Owari), ThemeName::Dark, SIZES[0]),
        ("page_bawo", Some(GameName::BawoAdvanced), ThemeName::Dark, USUAL),
        ("page_ring", Some(GameName::Ring), ThemeName::HighContrast, USUAL),
    ];
    for (name, new, theme, size) in shots {
        let options = WindowOptions { new, friend: true, ..Default::default() };
        let mut window = Window::open(options, size, theme);
        results.add(compare(&mut window.harness, name, &Kept::THIRD));
    }
}
