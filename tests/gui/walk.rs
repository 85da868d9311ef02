//! A walk over every page and dialog at every size, text size and theme: every control has a name, is
//! large enough, is inside the window and covers nothing else.

use std::collections::{HashMap, HashSet};

use egui::{Order, Rect, Role, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use kete::app::WindowOptions;
use kete::app::available::is_open;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::library::intent::LibraryIntent;
use kete::app::settings::state::SettingsTab;
use kete::app::settings::table::SettingsIntent;
use kete::app::shell::update::update;
use kete::draw::board::tones::Material;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Side};

use crate::window::{USUAL, Window};

const SIZES: [Vec2; 4] = [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0), vec2(480.0, 360.0)];

/// The minimum side of a control, apart from rounding.
const HIT: f32 = 27.9;

/// The height of a row in a list.
const ROW: f32 = 25.9;

fn is_hole(name: &str) -> bool {
    ["South ", "North ", "Hole "].iter().any(|start| name.starts_with(start))
}

/// A control that can be pressed.
struct Control {
    layer: egui::LayerId,
    role: Role,
    name: String,
    /// Its whole and its visible rectangle.
    rect: Rect,
    seen: Rect,
}

fn controls(window: &Window) -> Vec<Control> {
    let root = window.harness.root();
    let named: HashMap<u64, (Role, String)> = root
        .children_recursive()
        .map(|node| {
            let node = node.accesskit_node();
            (node.locate().0.0, (node.role(), node.label().unwrap_or_default()))
        })
        .collect();
    window.harness.ctx.viewport(|viewport| {
        let mut controls = Vec::new();
        for (layer, list) in viewport.prev_pass.widgets.layers() {
            for widget in list.iter().filter(|widget| widget.enabled) {
                let pressed = widget.sense.senses_click() && widget.sense.is_focusable();
                let Some((role, name)) = named.get(&widget.id.value()).filter(|_| pressed) else {
                    continue;
                };
                controls.push(Control {
                    layer: *layer,
                    role: *role,
                    name: name.clone(),
                    rect: widget.rect,
                    seen: widget.interact_rect,
                });
            }
        }
        controls
    })
}

/// Checks all present controls; complaints name `place`.
fn look(window: &mut Window, place: &str, complaints: &mut Vec<String>) {
    window.steps(5);
    let screen = window.harness.ctx.content_rect();
    let controls = controls(window);
    // Every page has its top bar, every dialog at least a close button.
    assert!(!controls.is_empty(), "{place}: nothing to press");
    let mut seen = HashSet::new();
    let mut complain = |what: String| {
        complaints.push(format!("{place}: {what}"));
    };
    for control in &controls {
        let Control { layer, role, name, rect, seen: visible } = control;
        let what = format!("{role:?} “{name}” {rect:?}");
        if name.trim().is_empty() {
            complain(format!("no name: {what}"));
        }
        let key = (*role, name.clone(), rect.min.x as i32, rect.min.y as i32);
        if !seen.insert(key) {
            complain(format!("twice at one place: {what}"));
        }
        // Holes scale with the board; lists of moves and films have their own rows.
        let in_row = name.starts_with("Turn ") || *role == Role::ListBox;
        let least = if in_row { ROW } else { HIT };
        if !is_hole(name) && (rect.width() < least || rect.height() < least) {
            complain(format!("too small: {what}"));
        }
        // Lists scroll vertically; a game's page and the close button of a dialog do not.
        let held = screen.expand(0.6);
        if name == "Cancel" && !held.contains_rect(*rect) {
            complain(format!("no way out in the window: {what}"));
        }
        let beside = rect.min.x < held.min.x || rect.max.x > held.max.x;
        let above = rect.min.y < held.min.y || rect.max.y > held.max.y;
        let fixed = layer.order == Order::Background && place.contains("game of");
        if visible.is_positive() && (beside || above && fixed) {
            complain(format!("outside the window: {what}"));
        }
    }
    for (number, one) in controls.iter().enumerate() {
        for other in &controls[number + 1..] {
            let both = one.seen.intersect(other.seen);
            let apart = one.layer != other.layer || both.width() < 1.5 || both.height() < 1.5;
            // A card contains its button; round holes of a ring overlap at the corners of their rectangles.
            let holds = one.rect.contains_rect(other.rect) || other.rect.contains_rect(one.rect);
            let round = is_hole(&one.name) && is_hole(&other.name);
            if !apart && !holds && !round {
                let (a, b) = (&one.name, &other.name);
                complain(format!("“{a}” covers “{b}”: {:?} {:?}", one.seen, other.seen));
            }
        }
    }
}

fn run(window: &mut Window, intent: Intent) {
    update(window.state_mut(), intent, 1.0);
    window.steps(2);
}

/// Everything a game's page can show, and the dialogs over it.
fn walk_game(window: &mut Window, game: GameName, at: &str, complaints: &mut Vec<String>) {
    let mut form = kete::app::new_game::state::NewGameForm::of(game);
    form.players.north = kete::game::Player::Friend;
    window.state_mut().lay(form.game().expect("the usual start"));
    look(window, &format!("{at}, game of {game}"), complaints);
    let moves = window.session().position().moves();
    if let Some(mv) = moves.first() {
        let session = window.state_mut().session.as_mut().expect("a game");
        session.game.play(mv).expect("legal");
        session.moved_in_game();
        look(window, &format!("{at}, game of {game} after a move"), complaints);
    }
    let tabs =
        [kete::app::session::state::SideTab::Notes, kete::app::session::state::SideTab::Match];
    for tab in tabs {
        run(window, Intent::Tab(tab));
        look(window, &format!("{at}, game of {game}, {tab:?}"), complaints);
    }
    run(window, Intent::Tab(kete::app::session::state::SideTab::Moves));
    run(window, Intent::Dock(true));
    // The dock covers the board, so only its names and sizes count.
    window.steps(3);
    run(window, Intent::Dock(false));
}

/// Puts the sample games and one other file into the folder of saved games.
fn fill_library(window: &Window) {
    let folder = window.data.path().join("games");
    std::fs::create_dir_all(&folder).expect("a folder");
    for path in crate::damage::samples() {
        let name = path.file_name().expect("a name");
        std::fs::copy(&path, folder.join(name)).expect("copied");
    }
    std::fs::write(folder.join("bad.kete"), "(version: 1").expect("written");
}

fn walk(size: Vec2, percent: u16, games: &[GameName], complaints: &mut Vec<String>) {
    let theme = ThemeName::Light;
    let at = format!("{}x{} at {percent} %", size.x, size.y);
    let mut window = Window::open(WindowOptions::default(), size, theme);
    let settings = &mut window.state_mut().settings;
    settings.text_percent = percent;
    // This theme draws boards without baking.
    settings.board = Some(Material::Plain);
    window.steps(4);
    look(&mut window, &format!("{at}, Start"), complaints);
    run(&mut window, Intent::Command(Command::Play));
    look(&mut window, &format!("{at}, New game as a page"), complaints);
    for game in games {
        walk_game(&mut window, *game, &at, complaints);
    }
    for &tab in SettingsTab::ALL {
        run(&mut window, Intent::Command(Command::Settings));
        run(&mut window, Intent::Settings(SettingsIntent::Tab(tab)));
        look(&mut window, &format!("{at}, settings {tab:?}"), complaints);
    }
    run(&mut window, Intent::CloseDialog);
    fill_library(&window);
    run(&mut window, Intent::Command(Command::MyRecord));
    look(&mut window, &format!("{at}, My record"), complaints);
    run(&mut window, Intent::Command(Command::Library));
    look(&mut window, &format!("{at}, Library"), complaints);
    run(&mut window, Intent::Library(LibraryIntent::Raise(true)));
    look(&mut window, &format!("{at}, Library with the game in front"), complaints);
    run(&mut window, Intent::Library(LibraryIntent::Delete));
    look(&mut window, &format!("{at}, Library asks"), complaints);
    run(&mut window, Intent::CloseDialog);
    run(&mut window, Intent::Search("no such words".to_owned()));
    look(&mut window, &format!("{at}, Library without a row"), complaints);
    run(&mut window, Intent::Go(kete::app::page::Page::Play));
    for &command in Command::ALL {
        let opens = matches!(
            command,
            Command::NewGame
                | Command::Open
                | Command::SaveAs
                | Command::Export
                | Command::Agree
                | Command::Resign
                | Command::Keys
                | Command::Rules
                | Command::Rulebook
                | Command::Messages
                | Command::Menu
                | Command::SetUp
        );
        if opens && is_open(window.state(), command) {
            run(&mut window, Intent::Command(command));
            look(&mut window, &format!("{at}, {command:?}"), complaints);
            run(&mut window, Intent::CloseDialog);
            egui::Popup::close_all(&window.harness.ctx);
            run(&mut window, Intent::Go(kete::app::page::Page::Play));
        }
    }
    run(&mut window, Intent::ResignNow(Side::South));
    look(&mut window, &format!("{at}, game of {} given up", games[0]), complaints);
}

/// Asserts that there are no complaints; prints the first ones.
fn none(complaints: &[String]) {
    let shown: Vec<&String> = complaints.iter().take(60).collect();
    assert!(complaints.is_empty(), "{} complaints: {shown:#?}", complaints.len());
}

#[test]
fn every_control_has_a_name_and_a_place_at_every_size() {
    let mut complaints = Vec::new();
    for size in SIZES {
        walk(size, 100, &GameName::ALL, &mut complaints);
    }
    none(&complaints);
}

#[test]
fn large_text_keeps_every_control_in_place() {
    let mut complaints = Vec::new();
    for size in SIZES {
        let games = [GameName::Owari, GameName::BawoAdvanced, GameName::Ring, GameName::Giuthi];
        walk(size, 150, &games, &mut complaints);
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
                run(&mut window, Intent::Command(command));
                // Painting finds missing glyphs and invalid colours.
                assert!(window.harness.render().is_ok(), "{theme:?} {command:?}");
                run(&mut window, Intent::CloseDialog);
            }
        }
    }
}
