//! The commands: menu, keys, information dialogs, page history, and what a dialog covers.

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use crate::window::{USUAL, Window};

/// Presses and releases Alt, with these events in between.
fn alt(window: &mut Window, between: Vec<egui::Event>) {
    let key = |pressed| egui::Event::Key {
        key: Key::AltLeft,
        physical_key: Some(Key::AltLeft),
        pressed,
        repeat: false,
        modifiers: if pressed { Modifiers::ALT } else { Modifiers::NONE },
    };
    window.harness.event(key(true));
    between.into_iter().for_each(|event| window.harness.event(event));
    window.harness.event(key(false));
    window.steps(3);
}

#[test]
fn the_menu_opens_by_alt_alone_by_f10_and_by_the_button_and_closes_again() {
    let mut window = Window::fresh();
    let open = |window: &Window| window.has("Messages") && window.has("Larger text");
    alt(&mut window, Vec::new());
    assert!(open(&window));
    window.key(Key::Escape);
    assert!(!open(&window));
    // The first entry has the keyboard, the arrows go on from there.
    alt(&mut window, Vec::new());
    window.steps(3);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.steps(3);
    assert!(window.has("Open a game") && !open(&window));
    window.key(Key::Escape);
    let between = egui::Event::Key {
        key: Key::ArrowLeft,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::ALT,
    };
    alt(&mut window, vec![between]);
    assert!(!open(&window));
    alt(&mut window, vec![egui::Event::WindowFocused(false)]);
    assert!(!open(&window));
    window.key(Key::F10);
    assert!(open(&window));
    window.key(Key::F10);
    assert!(!open(&window));
    window.click("Menu");
    window.click("Messages");
    assert!(window.has("No messages yet."));
}

#[test]
fn every_command_of_the_menu_can_be_pressed_and_none_panics() {
    for &command in Command::ALL {
        let is_listed = command.is_in_menu() || command == Command::Menu;
        if command == Command::Quit || !is_listed {
            continue;
        }
        let mut window = Window::game(GameName::BawoAdvanced, true);
        window.key(Key::F10);
        if command != Command::Menu {
            let role = egui::accesskit::Role::MenuItem;
            let open = kete::app::available::is_open(window.state(), command);
            window.harness.get_by_role_and_label(role, command.label()).click_accesskit();
            window.steps(4);
            let entry = window.harness.query_by_role_and_label(role, "Larger text");
            assert_eq!(entry.is_none(), open, "the menu closes after {command:?}");
        }
        window.steps(2);
    }
}

#[test]
fn going_back_and_forth_between_pages_loses_nothing() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.click("Start");
    assert_eq!(window.state().page, Page::Start);
    window.keys(Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.state().page, Page::Play);
    assert_eq!(window.session().game.turns().len(), 1);
    window.keys(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.state().page, Page::Start);
    window.keys(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(window.state().page, Page::Start);
}

#[test]
fn alt_with_an_arrow_does_not_act_as_an_arrow() {
    let mut window = Window::game(GameName::Owari, true);
    for key in [Key::ArrowLeft, Key::ArrowRight] {
        window.keys(Modifiers::ALT, key);
        window.steps(4);
        assert_eq!(window.state().page, Page::Play);
        assert!(window.session().pointed.is_none(), "no hole has the keyboard");
    }
    window.key(Key::ArrowRight);
    window.steps(4);
    assert!(window.session().pointed.is_some());
}

#[test]
fn all_keys_are_seen_without_scrolling_in_a_usual_window() {
    for size in [USUAL, vec2(1366.0, 768.0), vec2(1920.0, 1080.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.key(Key::Questionmark);
        window.steps(6);
        // The dialog is in the middle, with its cross near the top.
        let top = window.harness.get_by_label("Close").rect().min.y;
        let dialog =
            egui::Rect::from_min_max(egui::pos2(0.0, top), (size - vec2(0.0, top)).to_pos2());
        let mut entries = 0;
        for node in window.harness.root().children_recursive() {
            let node_of = node.accesskit_node();
            let Some(name) = node_of.label().or_else(|| node_of.value()) else { continue };
            if name.contains(": Ctrl+")
                || name.contains(": F1")
                || name == "Close what is open: Esc"
            {
                entries += 1;
                let rect = node.rect();
                assert!(dialog.expand(2.0).contains_rect(rect), "{size:?}: {name} {rect} {dialog}");
            }
        }
        assert!(entries > 20, "{size:?}: {entries}");
    }
}

#[test]
fn the_keys_page_lists_and_searches() {
    for (size, hint) in [(USUAL, true), (vec2(900.0, 600.0), false)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        assert_eq!(window.has("All keys"), hint);
        window.key(Key::Questionmark);
        assert!(window.has("Save as…: Ctrl+Shift+S"));
        assert!(window.has("Play that hole of the side to move: A–F"));
        // The search has the keyboard.
        window.harness.event(egui::Event::Text("undo".to_owned()));
        window.steps(3);
        assert!(window.has("Undo: Ctrl+Z") && !window.has("Save as…: Ctrl+Shift+S"));
        window.harness.event(egui::Event::Text("xyz".to_owned()));
        window.steps(3);
        assert!(window.has("No key for “undoxyz”."));
        window.click("Close");
        assert!(!window.has("No key for “undoxyz”."));
    }
}

#[test]
fn what_is_behind_a_dialog_can_be_neither_clicked_nor_pressed_nor_focused() {
    let mut window = Window::game(GameName::Owari, true);
    let hole = window.named("South C");
    window.keys(Modifiers::COMMAND, Key::Comma);
    let at = window.harness.get_by_label(&hole).rect().center();
    window.harness.get_by_label(&hole).click_accesskit();
    window.steps(3);
    window.harness.get_by_label(&hole).focus();
    window.steps(3);
    window.key(Key::Enter);
    window.key(Key::C);
    for pressed in [true, false] {
        window.harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.steps(1);
    }
    assert!(window.session().game.is_empty());
    assert!(window.has("Reset this tab"));
}

#[test]
fn a_dialog_takes_the_keyboard_keeps_it_and_gives_it_back() {
    let mut window = Window::game(GameName::Owari, true);
    let hole = window.named("South C");
    window.harness.get_by_label(&hole).focus();
    window.steps(2);
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.steps(4);
    let focused = |window: &Window| {
        let root = window.harness.root();
        let node = root.children_recursive().find(|node| node.accesskit_node().is_focused());
        node.map(|node| node.accesskit_node().label().unwrap_or_default())
    };
    assert_eq!(focused(&window).as_deref(), Some("General"));
    let mut seen = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        seen.extend(focused(&window));
    }
    assert!(seen.iter().any(|name| name == "Close"), "{seen:?}");
    assert!(seen.iter().any(|name| name == "General"), "it comes round: {seen:?}");
    assert!(!seen.iter().any(|name| name.starts_with("South") || name == "Undo"), "{seen:?}");
    window.key(Key::Escape);
    window.steps(2);
    assert_eq!(focused(&window), Some(hole));
}

#[test]
fn escape_closes_what_is_on_top_and_never_leaves_the_page() {
    let mut window = Window::game(GameName::BawoBeginner, true);
    window.click_start("South A6");
    window.keys(Modifiers::COMMAND, Key::Comma);
    window.key(Key::Escape);
    assert!(!window.has("Reset this tab"));
    let half = &window.session().pending;
    assert_ne!(
        *half,
        kete::app::session::state::PendingMove::None,
        "the half-made move is still there"
    );
    window.key(Key::Escape);
    assert_eq!(window.session().pending, kete::app::session::state::PendingMove::None);
    window.key(Key::Escape);
    assert_eq!(window.state().page, Page::Play);
}

#[test]
fn enter_and_space_with_ctrl_or_alt_press_no_control() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::ArrowRight);
    let turns = |window: &Window| window.session().game.turns().len();
    for modifiers in [Modifiers::COMMAND, Modifiers::CTRL, Modifiers::ALT] {
        for key in [Key::Enter, Key::Space] {
            window.keys(modifiers, key);
            assert_eq!(turns(&window), 0, "{modifiers:?} {key:?}");
        }
    }
    window.key(Key::Enter);
    assert_eq!(turns(&window), 1);
}

#[test]
fn messages_are_kept_in_a_list() {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::Plus);
    window.keys(Modifiers::COMMAND, Key::Num0);
    window.steps(200);
    assert!(!window.has("Text size 110 %."));
    window.key(Key::F10);
    window.press("Messages");
    assert!(window.has("Text size 110 %.") && window.has("Text size 100 %."));
    assert!(window.has("just now"));
    window.key(Key::Escape);
    assert!(!window.has("Text size 110 %."));
}

#[test]
fn the_whole_menu_is_visible() {
    for size in [vec2(900.0, 600.0), USUAL, vec2(1920.0, 1080.0)] {
        let options = WindowOptions { new: Some(GameName::Owari), ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        window.key(Key::F10);
        let all = window.harness.query_all_by_role(egui::accesskit::Role::MenuItem);
        let places: Vec<egui::Rect> = all.map(|entry| entry.rect()).collect();
        assert!(places.len() > 30);
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        assert!(places.iter().all(|place| window.contains_rect(*place)), "{size:?}: {places:?}");
    }
}
