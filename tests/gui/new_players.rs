//! The players of a new game: the level that is proposed, its strength, and places that do not move.

use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::intent::Intent;
use kete::app::new_game::intent::FormIntent;
use kete::draw::theme::ThemeName;
use kete::game::{Level, Player};
use kete::rules::{BySide, GameName, Side};

use crate::window::{USUAL, Window};

#[test]
fn a_newcomer_who_names_the_game_on_the_command_line_begins_at_the_first_level_too() {
    let mut window = Window::game(GameName::Owari, false);
    let first = Player::Kete(Level::LOWEST);
    assert_eq!(window.session().game.players(), BySide::new(Player::You, first));
    window.does(Intent::NewGameOf(GameName::Owari));
    assert!(window.has("Level 1 · Beginner"));
}

#[test]
fn the_strength_of_a_level_is_shown_before_the_first_game() {
    for game in GameName::ALL {
        let mut window = Window::fresh();
        window.does(Intent::NewGameOf(game));
        window.steps(2);
        let most = kete::search::strength(game, 10).round();
        let says =
            format!("Its rating is 1000. The levels go from 1000 (level 1) to {most} (level 10).");
        assert!(window.has_text(&says), "{game}: {:?}", window.names());
        let list = egui::accesskit::Role::ComboBox;
        window.harness.get_by_role_and_label(list, "Level 1 · Beginner").click();
        window.steps(3);
        for number in 1..=10 {
            let points = kete::search::strength(game, number).round();
            let rows = window.harness.root().children_recursive().filter_map(|node| {
                let node = node.accesskit_node();
                let is_row = node.role() == egui::accesskit::Role::ListBoxOption;
                is_row.then(|| (node.label(), node.description()))
            });
            let rows: Vec<_> = rows.collect();
            let says = format!("{points} points");
            let row = rows.iter().find(|(name, _)| {
                name.as_ref().is_some_and(|name| name.starts_with(&format!("Level {number} · ")))
            });
            let row = row.unwrap_or_else(|| panic!("{game} {number}: {rows:?}"));
            assert_eq!(row.1.as_ref(), Some(&says), "{game}");
        }
    }
}

#[test]
fn another_player_on_one_side_moves_nothing_of_the_other_side() {
    for size in [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        for in_dialog in [false, true] {
            let options = WindowOptions {
                new: in_dialog.then_some(GameName::Owari),
                ..WindowOptions::default()
            };
            let mut window = Window::open(options, size, ThemeName::Light);
            window.does(Intent::NewGameOf(GameName::Owari));
            window.steps(2);
            let place = |window: &Window| {
                let group =
                    window.harness.get_by_role_and_label(egui::accesskit::Role::Group, "North");
                group.get_by_label("Kete").rect()
            };
            let before = place(&window);
            for intent in [
                FormIntent::Player(Side::South, Player::Friend),
                FormIntent::Player(Side::South, Player::You),
                FormIntent::Matched(true),
                FormIntent::Player(Side::North, Player::Friend),
            ] {
                let what = format!("{size} {in_dialog} {intent:?}");
                window.does(Intent::Form(intent));
                assert_eq!(place(&window), before, "{what}");
            }
        }
    }
}
