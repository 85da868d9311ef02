//! What the questions say that is kept or lost of a game.

use egui::{Key, Modifiers};
use kete::app::command::Command;
use kete::app::intent::Intent;
use kete::rules::{GameName, Side};

use crate::window::Window;

#[test]
fn a_finished_game_with_other_lines_is_not_called_unfinished() {
    let mut window = Window::game(GameName::Owari, true);
    window.key(Key::C);
    window.does(Intent::ResignNow(Side::North));
    window.steps(2);
    window.keys(Modifiers::COMMAND, Key::N);
    assert!(window.has_text("The finished game of Owari is kept."), "{:?}", window.names());
    window.key(Key::Escape);
    // Another line goes on.
    window.does(Intent::Command(Command::First));
    window.steps(2);
    let moves = window.session().position().moves();
    window.commit(*moves.iter().find(|mv| mv.to_string() == "D").expect("legal"));
    window.steps(2);
    window.keys(Modifiers::COMMAND, Key::N);
    let says = "The game of Owari is kept with all that you tried in it.";
    assert!(window.has_text(says), "{:?}", window.names());
    window.key(Key::Escape);
    window.click("Start");
    window.click("Discard");
    window.assert_has("Discard the game of Owari with all that you tried in it?");
    let lost = "You lose its moves and notes, its result and the other lines that you tried.";
    assert!(window.has_start(lost), "{:?}", window.names());
}
