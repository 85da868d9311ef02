//! A move that Kete hinted at is not the player's error, whatever a longer search says later.

use egui::Key;
use kete::game::Tutoring;
use kete::rules::GameName;
use kete::search::Limits;
use kete::tutor::{Finding, weigh};

use crate::coach::{SHELTER, coached};
use crate::window::Window;

/// A game in which South played A, which costs much; as if Kete had hinted at it, if `hinted`.
fn graded(hinted: bool) -> Window {
    let mut window = coached(GameName::Awale, SHELTER, Tutoring::Off);
    let session = window.state_mut().session.as_mut().expect("a game");
    if hinted {
        let mv = session.position().parse_move("A").expect("a move");
        session.review.note_hint(&session.game, session.game.current(), mv);
    }
    for text in ["A", "f"] {
        let mv = window.session().position().parse_move(text).expect("a move");
        window.commit(mv);
    }
    let session = window.state_mut().session.as_mut().expect("a game");
    session.review.begin(&session.game);
    while let Some((at, position)) = session.review.next() {
        let weighed = weigh(&position, session.game.history_at(at), Limits::nodes(30_000));
        session.review.put(&session.game, at, weighed);
    }
    window.steps(2);
    window
}

#[test]
fn a_hint_that_was_followed_is_no_error_of_the_player() {
    let window = graded(false);
    let known = window.session().review.known();
    assert_eq!(known.moments().len(), 1, "without a hint A turned the game");
    let errors = known.tally().south;
    assert_eq!(errors.graded(), 1);

    let window = graded(true);
    let known = window.session().review.known();
    assert!(known.moments().is_empty());
    assert_eq!(known.tally().south.graded(), 0);
    let turn = &known.turns()[0];
    assert!(matches!(known.finding(turn), Finding::Hinted(_)), "{:?}", known.finding(turn));
    assert_eq!(window.session().review.own_tasks(), 0);
    // It is said.
    let says = "This was Kete's hint. A longer look likes D better.";
    assert_eq!(window.session().why(turn.to).as_deref(), Some(says));
}

#[test]
fn a_hint_is_remembered_with_the_kept_game() {
    let mut window = Window::game_unasked(GameName::Owari);
    window.key(Key::H);
    window.wait("a hint", |window| {
        window.session().help.as_ref().is_some_and(|help| help.mv.is_some())
    });
    let hinted = window.session().help.as_ref().and_then(|help| help.mv).expect("a move");
    let at = window.session().game.current();
    assert_eq!(window.session().review.known().hints(), [(at, hinted)]);
    window.press_move(hinted);
    window.rest();
    window.steps(20);
    let path = window.state().autosave.games.first().map(|game| game.path.clone());
    let mut window = window.restarted();
    let path = path.or_else(|| Some(window.state().autosave.games.first()?.path.clone()));
    window.resume(&path.expect("the game is kept"));
    assert_eq!(window.session().review.known().hints(), [(at, hinted)]);
}
