//! A player without a move passes once by hand; further passes are made automatically.

use kete::rules::{GameName, Move, Side};

use crate::window::Window;

/// South moves F to the left; then it has no move for several turns.
const LAST_MOVE: &str = "0,0,0,0,0,2/3,1,1,3,0,0 31-31 S";
const THEN: &str = "Pass once: further passes are made automatically until there is a move again.";

/// Plays this move without a frame.
fn play(window: &mut Window, mv: &str) {
    let mv = window.session().position().parse_move(mv).expect("a move");
    window.commit(mv);
}

#[test]
fn one_pass_by_hand_is_enough_while_there_is_no_move() {
    let mut window = Window::position(GameName::Giuthi, LAST_MOVE);
    play(&mut window, "FL");
    play(&mut window, "dR");
    // The first pass waits for the player, and the card says what follows.
    window.steps(60);
    assert_eq!(window.session().mover(), Side::South);
    let says = |window: &Window| window.names().iter().any(|name| name.ends_with(THEN));
    assert!(says(&window), "{:?}", window.names());
    window.click("Pass");
    play(&mut window, "aR");
    let film = window.session().film(kete::narration::turns::ALL_SEEN);
    let shown = film.last().expect("a film").mv;
    assert_eq!(shown, 3, "the turn before, the pass and this turn");
    window.steps(4);
    assert!(!says(&window), "it is said once");
    window.wait("an automatic pass", |window| window.session().mover() == Side::North);
    play(&mut window, "cR");
    window.wait("another pass", |window| window.session().mover() == Side::North);
    let turns = window.session().game.turns();
    assert_eq!(turns.iter().filter(|turn| turn.mv == Move::Pass).count(), 3);
    // An earlier point stays: its pass is not played again.
    window.does(kete::app::intent::Intent::Command(kete::app::command::Command::Back));
    window.steps(60);
    assert_eq!(window.session().mover(), Side::South);
}
