//! Games of other programs are opened, games are exported, through the window.

use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kete::app::WindowOptions;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::app::page::Page;
use kete::draw::theme::ThemeName;
use kete::rules::GameName;

use crate::window::Window;

fn open_by_list(window: &mut Window, name: &str) {
    window.keys(Modifiers::COMMAND, Key::O);
    window.click(name);
    window.click("Open");
}

fn export(window: &mut Window, form: &str) {
    window.click("Menu");
    window.click("Export…");
    window.click(form);
}

#[test]
fn a_game_of_another_program_opens_without_a_kete_file() {
    let mut window = Window::game(GameName::Ring, true);
    window.put_game("cup.ogn", "[Variant \"Oware\"]\n[Event \"Cup\"]\n\n1. C d 2. E { Feeds. }\n");
    open_by_list(&mut window, "cup.ogn");
    assert_eq!(window.notice(), "The game of cup.ogn is open, without a file of its own.");
    assert_eq!(window.session().name(), GameName::Owari);
    assert_eq!(window.session().game.turns().len(), 3);
    assert_eq!(window.session().game.title(), "Cup");
    assert!(window.session().file.is_none());
    // Saving asks for a file; the one it came from stays as it is.
    window.keys(Modifiers::COMMAND, Key::S);
    window.key(Key::Enter);
    let notice = window.notice();
    assert!(
        notice.starts_with("Saved as Owari 20") && notice.ends_with("–Friend.kete."),
        "{notice}"
    );
    // One that holds several.
    let two = "[Variant \"Oware\"]\n1. C\n\n[Variant \"Oware\"]\n1. F\n";
    let path = window.put_game("two.ogn", two);
    window.open_file(&path);
    assert_eq!(window.notice(), "The first game of two.ogn is open, without a file of its own.");
}

#[test]
fn a_fault_in_such_a_file_has_the_page_of_damaged_files() {
    let mut window = Window::game(GameName::Ring, true);
    window.put_game("cup.ogn", "[Variant \"Oware\"]\n\n1. C d 2. C\n");
    open_by_list(&mut window, "cup.ogn");
    assert_eq!(window.state().page, Page::Damaged);
    window.assert_has("Line 3, column 11: turn 3 says C, but C is empty.");
    window.click("Show the text");
    assert!(window.has("Line 3: 1. C d 2. C"));
    window.click("Open the 2 good moves");
    assert_eq!(window.session().game.turns().len(), 2);
    let nothing = window.put_game("no.ogn", "A letter to a friend.");
    window.open_file(&nothing);
    let says = "Line 1, column 1: a tag such as [Variant \"Oware Abapa\"] belongs here.";
    assert!(window.has(says) && !window.has("Open the 0 good moves"), "{:?}", window.names());
}

#[test]
fn a_game_is_exported_in_each_form() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.key(Key::D);
    export(&mut window, "Oware notation (.ogn)");
    // The proposed name is selected except for its ending.
    window.type_text("fox");
    window.key(Key::Enter);
    assert_eq!(window.notice(), "Exported as fox.ogn.");
    let folder = window.data.path().join("games");
    let text = std::fs::read_to_string(folder.join("fox.ogn")).expect("exported");
    assert!(text.contains("[Variant \"Oware Abapa\"]") && text.ends_with("1. C d\n"), "{text}");
    assert!(window.session().file.is_none() && window.state().dialog.is_none());

    export(&mut window, "Move list (.txt)");
    window.click("Export");
    let notice = window.notice();
    let name = notice.strip_prefix("Exported as ").and_then(|name| name.strip_suffix(".txt."));
    let name = name.unwrap_or_else(|| panic!("{notice}")).to_owned();
    assert!(name.starts_with("Owari 20") && name.ends_with(" You–Friend"), "{name}");
    let text = std::fs::read_to_string(folder.join(format!("{name}.txt"))).expect("exported");
    assert!(text.starts_with("Owari\n") && text.ends_with("  1.  C         d\n"), "{text}");
    // Another name is proposed, so that nothing is replaced.
    export(&mut window, "Move list (.txt)");
    window.assert_has(&format!("{name}-2.txt"));
    window.click("Cancel");
}

#[test]
fn what_a_format_cannot_represent_is_said_where_it_is_chosen() {
    let mut window = Window::game(GameName::Ring, true);
    window.click("Menu");
    window.click("Export…");
    let node = window.harness.get_by_label("Oware notation (.ogn)");
    let why = node.accesskit_node().description().unwrap_or_default();
    assert!(why.starts_with("OGN is a form for Oware") && node.accesskit_node().is_disabled());
    let node = window.harness.get_by_label("Move list (.txt)");
    let why = node.accesskit_node().description().unwrap_or_default();
    assert_eq!(why, "No move has been played yet.");
    window.key(Key::Escape);
    assert!(window.state().dialog.is_none());
}

#[test]
fn a_file_that_cannot_be_written_is_reported_in_the_dialog() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let file = window.put_game("fox.txt", "a file");
    export(&mut window, "Move list (.txt)");
    window.type_text(&file.join("inner.txt").display().to_string());
    window.key(Key::Enter);
    let told = window.has_start("inner.txt cannot be written: ");
    assert!(told, "{:?}", window.names());
}

#[test]
fn the_move_list_is_copied_and_a_game_of_another_program_pasted() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    let command = Intent::Command(Command::CopyMoves);
    kete::app::shell::update::update(window.state_mut(), command, 0.0);
    let copied = (0..4).find_map(|_| {
        window.harness.run_steps(1);
        let commands = &window.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    assert!(copied.is_some_and(|text| text.ends_with("  1.  C\n")));
    assert_eq!(window.notice(), "The move list is on the clipboard.");
    let ogn = "[Variant \"Oware Abapa\"]\n\n1. F f 2. E c { comment }\n";
    window.harness.event(Event::Paste(ogn.to_owned()));
    window.steps(4);
    assert_eq!(window.session().game.turns().len(), 4);
    assert_eq!(window.notice(), "The game from the clipboard is on the board, without a file.");
    window.harness.event(Event::Paste(ogn.repeat(2)));
    window.steps(4);
    assert_eq!(
        window.notice(),
        "The first game from the clipboard is on the board, without a file."
    );
}

#[test]
fn the_formats_and_the_close_button_are_inside_a_small_window() {
    for size in [egui::vec2(480.0, 360.0), egui::vec2(900.0, 600.0)] {
        let options = WindowOptions { new: Some(GameName::Owari), ..Default::default() };
        let mut window = Window::open(options, size, ThemeName::Light);
        window.state_mut().settings.text_percent = 150;
        let command = Intent::Command(Command::Export);
        kete::app::shell::update::update(window.state_mut(), command, 0.0);
        window.steps(8);
        let screen = window.harness.ctx.content_rect().expand(0.6);
        let cancel = window.harness.get_by_label("Cancel").rect();
        assert!(screen.contains_rect(cancel), "{size} {cancel:?}");
        // The keyboard brings what is cut off into view.
        for _ in 0..6 {
            window.key(Key::Tab);
            window.steps(30);
            let focused = window.harness.ctx.memory(|memory| memory.focused());
            let response = focused.and_then(|id| window.harness.ctx.read_response(id));
            let rect = response.expect("something has the keyboard").rect;
            assert!(screen.contains_rect(rect), "{size} {rect:?}");
        }
    }
}
