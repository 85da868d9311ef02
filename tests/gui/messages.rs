//! Short messages: shown for a while, with a button, and kept in a list.

use egui_kittest::kittest::Queryable as _;
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::rules::GameName;

use crate::window::Window;

fn two_moves_told() -> Window {
    let mut window = Window::game(GameName::Owari, true);
    window.key(egui::Key::C);
    window.key(egui::Key::D);
    let state = window.state_mut();
    state.notify_with("The note is gone.", "Bring back", Intent::Command(Command::Undo), 0.0);
    let now = window.harness.ctx.input(|input| input.time);
    if let Some(notice) = &mut window.state_mut().notice {
        notice.since = now;
    }
    window.steps(2);
    window
}

#[test]
fn the_button_of_a_message_acts_once_and_closes_it() {
    for by_pointer in [true, false] {
        let mut window = two_moves_told();
        assert!(window.has("The note is gone."));
        if by_pointer {
            window.click("Bring back");
        } else {
            window.press("Bring back");
        }
        assert_eq!(window.session().game.path().len(), 2);
        assert!(!window.has("The note is gone.") && !window.has("Bring back"));
    }
}

#[test]
fn a_message_disappears_after_a_while_but_not_while_its_button_has_the_keyboard() {
    let mut window = two_moves_told();
    window.harness.get_by_label("Bring back").focus();
    // A step is a twentieth of a second; a message stays six seconds.
    window.steps(200);
    assert!(window.has("The note is gone."));
    window.key(egui::Key::Escape);
    window.steps(140);
    assert!(!window.has("The note is gone."));
    assert_eq!(window.session().game.path().len(), 3);
}
