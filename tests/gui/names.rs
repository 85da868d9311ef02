//! Who is called “You” on a page is not called South there too.

use egui::Key;
use kete::app::intent::Intent;
use kete::app::session::state::SideTab;
use kete::rules::{GameName, Side};

use crate::last_turn::texts;
use crate::window::Window;

/// The words painted that call the person South or Kete North. The board has the names of its sides.
fn sides_in(window: &Window) -> Vec<String> {
    let painted = texts(window).into_iter().map(|(words, ..)| words);
    let names = ["South", "North"];
    let has_side = |words: &String| names.iter().any(|name| words.contains(name));
    painted.filter(has_side).filter(|words| !names.contains(&words.as_str())).collect()
}

#[test]
fn a_person_against_kete_is_you_everywhere_on_the_page() {
    for game in [GameName::Owari, GameName::Basic, GameName::BawoBeginner] {
        let mut window = Window::game_unasked(game);
        assert_eq!(sides_in(&window), [""; 0], "{game}, the start");
        for _ in 0..2 {
            let mv = window.session().position().moves()[0];
            window.press_move(mv);
            window.rest();
            assert_eq!(sides_in(&window), [""; 0], "{game}, a turn");
        }
        assert!(window.has("You") || window.has_start("You "), "{:?}", window.names());
        window.key(Key::H);
        window.wait("a hint", |window| {
            window.session().help.as_ref().is_some_and(|help| help.mv.is_some())
        });
        assert_eq!(sides_in(&window), [""; 0], "{game}, a hint");
        window.key(Key::Escape);
        window.does(Intent::Tab(SideTab::Notes));
        assert_eq!(sides_in(&window), [""; 0], "{game}, notes");
        window.does(Intent::Tab(SideTab::Moves));
        window.click("End");
        window.steps(4);
        window.click("Resign…");
        assert!(window.has("Resign this game?"), "{:?}", window.names());
        assert_eq!(sides_in(&window), [""; 0], "{game}, to resign");
        window.does(Intent::ResignNow(Side::South));
        window.steps(4);
        assert_eq!(sides_in(&window), [""; 0], "{game}, the result");
        window.click("Review");
        window.wait("all turns graded", |window| window.session().review.is_done());
        assert_eq!(sides_in(&window), [""; 0], "{game}, the review");
    }
}
