//! The position editor: by pointer, keys, screen reader and text.

use egui::{Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::editor::state::Editor;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::rules::{GameName, Side};

use crate::window::{USUAL, Window};

const START: &str = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S";

fn open() -> Window {
    let mut window = Window::fresh();
    window.keys(Modifiers::COMMAND, Key::E);
    assert_eq!(window.state().page, Page::Editor);
    window
}

fn choose_game(window: &mut Window, name: &str) {
    window.click("Game");
    window.click(name);
}

impl Window {
    fn editor(&self) -> &Editor {
        self.state().editor.as_ref().expect("the editor is open")
    }

    fn pointer(&mut self, at: Pos2, button: egui::PointerButton, pressed: bool) {
        let modifiers = Modifiers::NONE;
        self.harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        self.steps(2);
    }

    fn click_right(&mut self, start: &str) {
        let at = self.middle(start);
        self.harness.hover_at(at);
        self.steps(1);
        for pressed in [true, false] {
            self.pointer(at, egui::PointerButton::Secondary, pressed);
        }
    }

    fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle(from), self.middle(to));
        self.harness.hover_at(from);
        self.steps(1);
        self.pointer(from, egui::PointerButton::Primary, true);
        for part in 1..=4 {
            self.harness.hover_at(from + (to - from) * (part as f32 / 4.0));
            self.steps(1);
        }
        self.pointer(to, egui::PointerButton::Primary, false);
    }
}

#[test]
fn seeds_are_put_taken_typed_and_dragged_with_the_pointer() {
    let mut window = open();
    assert_eq!(window.editor().text(), START);
    window.click("South C, 4 seeds");
    window.click("South C, 5 seeds");
    assert!(window.has("South C, 6 seeds"));
    window.assert_has("2 seeds too many: 50 of 48.");
    window.click_right("South C");
    window.click_right("South C");
    window.click_right("South C");
    assert!(window.has("South C, 3 seeds") && window.has("47 of 48 seeds."));
    // A typed number goes to the hole under the pointer, not to the focused one.
    let at = window.middle("North b");
    window.harness.hover_at(at);
    window.steps(1);
    window.key(Key::Num1);
    window.key(Key::Num0);
    assert!(window.has("North b, 10 seeds"));
    window.drag("North b", "South store, 0 seeds");
    assert_eq!(window.editor().text(), "4,4,3,4,4,4/4,0,4,4,4,4 10-0 S");
    window.click("South store, 10 seeds");
    window.drag("South store, 11 seeds", "South A");
    assert_eq!(window.editor().text(), "15,4,3,4,4,4/4,0,4,4,4,4 0-0 S");
    // A drag that ends outside the board or is cancelled moves nothing.
    window.drag("South A", "Rules as written");
    assert_eq!(window.editor().setup().stores, kete::rules::BySide::new(0, 0));
    for _ in 0..9 {
        window.keys(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(window.editor().text(), START);
    assert!(!window.editor().may_undo());
    window.keys(Modifiers::COMMAND, Key::Y);
    assert!(window.has("South C, 5 seeds"));
}

#[test]
fn everything_can_be_done_by_keys() {
    let mut window = open();
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    for key in [Key::Enter, Key::Plus, Key::Minus, Key::Minus, Key::Minus] {
        window.key(key);
    }
    assert!(window.has("South B, 3 seeds"), "{}", window.editor().text());
    window.key(Key::Num1);
    window.key(Key::Num2);
    assert!(window.has("South B, 12 seeds"));
    window.key(Key::Backspace);
    assert!(window.has("South B, 1 seed"));
    window.key(Key::ArrowUp);
    window.key(Key::Delete);
    assert!(window.has("North e, 0 seeds"), "{}", window.editor().text());
    // The arrows reach the stores too.
    for _ in 0..6 {
        window.key(Key::ArrowRight);
    }
    window.key(Key::Num7);
    assert!(window.has("South store, 7 seeds"), "{}", window.editor().text());
}

#[test]
fn a_screen_reader_hears_what_editing_does_and_what_is_wrong() {
    let mut window = open();
    window.press("South C");
    let node = window.harness.get_by_label("South C, 5 seeds");
    let says = node.accesskit_node().data().description().unwrap_or_default().to_owned();
    assert!(says.contains("Enter or plus adds a seed"), "{says}");
    assert!(window.has("1 seed too many: 49 of 48."));
    window.press("South store, one more");
    assert!(window.has("South store, 1 seed"));
    window.press("South store, one fewer");
    window.press("North");
    assert_eq!(window.editor().setup().to_move, Side::North);
}

#[test]
fn the_text_goes_both_ways_and_a_wrong_one_says_where() {
    let mut window = open();
    let field = window.harness.get_by_label("Position as text");
    field.focus();
    window.steps(2);
    window.keys(Modifiers::COMMAND, Key::A);
    window.harness.event(egui::Event::Text("1,0,0,0,0,0/0,0,0,0,0,2 20-2".to_owned()));
    window.steps(2);
    window.assert_has("Column 29: a space should stand here.");
    assert_eq!(window.editor().setup().to_string(), START, "the board waits");
    // Letters and digits go into the field, not onto the board.
    window.harness.event(egui::Event::Text("5 N".to_owned()));
    window.steps(2);
    assert_eq!(window.editor().setup().to_string(), "1,0,0,0,0,0/0,0,0,0,0,2 20-25 N");
    assert!(window.has("48 of 48 seeds."));
}

#[test]
fn a_fault_lights_its_holes() {
    let mut window = open();
    choose_game(&mut window, "Bawo Advanced");
    window.press("South's house");
    window.press("South's house");
    let at = window.middle("South A5");
    window.harness.hover_at(at);
    window.steps(1);
    window.key(Key::Num7);
    let says = "South's house is open only with 8 seeds or more in it.";
    window.assert_has(says);
    let dark = lit(&mut window);
    let role = egui::accesskit::Role::Button;
    let at = window.harness.get_by_role_and_label(role, says).rect().center();
    window.harness.hover_at(at);
    window.steps(2);
    assert_ne!(lit(&mut window), dark, "the house is lit");
    assert!(window.harness.get_by_label("Play from here").accesskit_node().is_disabled());
}

/// The picture around the house.
fn lit(window: &mut Window) -> Vec<u8> {
    let rect = window.harness.get_by_label(&window.named("South A5")).rect().expand(12.0);
    let image = window.harness.render().expect("a picture");
    let view = image::imageops::crop_imm(
        &image,
        rect.min.x as u32,
        rect.min.y as u32,
        rect.width() as u32,
        rect.height() as u32,
    );
    view.to_image().into_raw()
}

#[test]
fn every_board_can_be_set_up_and_played_from() {
    for (name, hole) in [
        ("Awale", "South A"),
        ("Basic Game", "North f"),
        ("Ayoayo", "South F"),
        ("Giuthi", "North a"),
        ("Bawo Beginner", "South B8"),
        ("Bawo Advanced", "North a6"),
        ("Bawo Ntchuwa", "South A1"),
        ("Two-colour ring", "Hole 14 blue"),
    ] {
        let mut window = open();
        choose_game(&mut window, name);
        let at = window.middle(hole);
        window.harness.hover_at(at);
        window.steps(1);
        window.key(Key::B);
        window.key(Key::Num0);
        let text = window.editor().text();
        assert_ne!(text, window.editor().ruleset().start().setup().to_string(), "{name}");
        window.click("Play from here");
        assert!(
            window.has("The rules are as written. The game starts from a position you set up.")
        );
        window.key(Key::Enter);
        assert_eq!(window.shown(), text, "{name}");
    }
}

#[test]
fn the_ring_adds_the_colour_that_is_switched_on() {
    let mut window = open();
    choose_game(&mut window, "Two-colour ring");
    window.click("Hole 3 blue, 2 seeds");
    assert!(window.has("Hole 3 red, 3 seeds"), "red is switched on");
    window.click("Blue");
    window.click("Hole 3 red, 3 seeds");
    assert!(window.has("Hole 3 blue, 3 seeds"));
    // A screen reader presses the colour it names.
    window.press("Hole 3 red");
    assert!(window.has("Hole 3 red, 4 seeds"));
    window.drag("Hole 3 red", "Hole 4 blue");
    assert!(window.has("Hole 4 red, 6 seeds") && window.has("Hole 3 red, 0 seeds"));
    assert!(window.has("Hole 3, 0 red, 3 blue, South"));
}

#[test]
fn giuthi_has_shorter_boards_and_a_place_between_rounds() {
    let mut window = open();
    choose_game(&mut window, "Giuthi");
    window.click("4");
    assert!(window.has("South D, 6 seeds") && !window.has("South E, 6 seeds"));
    window.click("Between rounds");
    assert_eq!(window.editor().text(), "0,0,0,0/0,0,0,0 36-36 S");
    window.click("Usual start");
    window.click("Empty");
    assert_eq!(window.editor().setup().total(), 0);
    window.click("Back");
    assert_eq!(window.state().page, Page::Start);
    // The edited position is kept.
    window.keys(Modifiers::COMMAND, Key::E);
    assert_eq!(window.editor().setup().total(), 0);
}

#[test]
fn options_decide_what_is_possible() {
    let mut window = open();
    choose_game(&mut window, "Basic Game");
    window.click("South A, 3 seeds");
    assert!(window.has("1 seed too many: 37 of 36."));
    window.click("Rules as written");
    let role = egui::accesskit::Role::Group;
    let option = window.harness.get_by_role_and_label(role, "Seeds in each hole");
    option.get_by_label("4").click();
    window.steps(3);
    window.click("Close");
    window.assert_has("37 of 48 seeds.");
    assert!(window.has("1 option changed"));
}

#[test]
fn the_position_on_the_board_is_changed_and_the_game_kept() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let shown = window.shown();
    window.key(Key::F10);
    window.press("Set up from the board…");
    assert_eq!(window.editor().text(), shown);
    window.click("South A, 4 seeds");
    window.click("Back");
    assert_eq!(window.shown(), shown, "the game is untouched");
    window.keys(Modifiers::COMMAND, Key::E);
    window.click("From the game");
    assert_eq!(window.editor().text(), shown);
}

#[test]
fn the_start_page_leads_to_the_editor() {
    for size in [USUAL, vec2(1920.0, 1080.0), vec2(900.0, 600.0)] {
        let mut window = Window::open(WindowOptions::default(), size, ThemeName::Light);
        window.press("Set up a position…");
        assert_eq!(window.state().page, Page::Editor, "{size:?}");
        window.click("Back");
        assert_eq!(window.state().page, Page::Start);
    }
}

#[test]
fn the_editor_fits_every_window() {
    for size in [vec2(900.0, 600.0), vec2(1920.0, 1080.0), vec2(480.0, 360.0)] {
        for game in ["Owari", "Giuthi", "Bawo Advanced", "Two-colour ring"] {
            let mut window = Window::open(WindowOptions::default(), size, ThemeName::Dark);
            window.keys(Modifiers::COMMAND, Key::E);
            window.press("Game");
            window.press(game);
            let whole = egui::Rect::from_min_size(Pos2::ZERO, size);
            for name in ["Play from here", "Back", "Undo", "Game"] {
                let rect = window.harness.get_by_label(name).rect();
                assert!(whole.contains_rect(rect), "{name} {game} {size:?}: {rect:?}");
            }
        }
    }
}
