//! What a save file holds besides the record of the game.

use kete::game::save::{Aside, Reason};
use kete::game::{GameInProgress, Player};
use kete::rules::{BySide, GameName, Ruleset};

fn played() -> GameInProgress {
    let players = BySide::new(Player::You, Player::Friend);
    let mut game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
    let mv = game.position().moves()[2];
    game.play(&mv).expect("legal");
    game
}

#[test]
fn it_is_written_and_read_but_not_part_of_the_record() {
    let game = played();
    let mut aside = Aside::new();
    aside.insert("file".to_owned(), "/home/ŵ \"me\"/fox\\1.kete".to_owned());
    aside.insert("flipped".to_owned(), "yes".to_owned());
    let text = game.to_save_with(&aside);
    let (again, told) = GameInProgress::from_save_with(text.as_bytes()).expect("good");
    assert_eq!(told, aside);
    assert_eq!(again.to_save(), game.to_save());
    assert!(GameInProgress::from_save(text.as_bytes()).is_ok());
    assert_eq!(game.to_save_with(&Aside::new()), game.to_save());
}

#[test]
fn unknown_names_are_allowed_there_but_nothing_else() {
    let later = "(version: 1, ruleset: \"owari\", table: {\"lamp\": \"green\"}, moves: [])";
    let (_, aside) = GameInProgress::from_save_with(later.as_bytes()).expect("good");
    assert_eq!(aside.get("lamp").map(String::as_str), Some("green"));
    let number = "(version: 1, ruleset: \"owari\", table: {\"lamp\": 4}, moves: [])";
    let error = GameInProgress::from_save_with(number.as_bytes()).expect_err("no text");
    assert!(matches!(error.reason, Reason::Form(_)) && error.place.is_some(), "{error}");
}

#[test]
fn browsing_is_no_change_and_everything_else_is() {
    let mut game = played();
    let mut last = game.changes();
    let mut changed = |game: &GameInProgress| {
        let now = game.changes();
        let differs = now != last;
        last = now;
        differs
    };
    game.undo();
    game.redo();
    game.go_to_start();
    game.go_to_end();
    assert!(!changed(&game));
    let here = game.current();
    game.set_comment(here, "F feeds more.");
    assert!(changed(&game));
    game.set_mark(here, Some(kete::game::TurnMark::Good));
    assert!(changed(&game));
    game.set_title("A quiet evening");
    assert!(changed(&game));
    game.set_players(BySide::new(Player::Friend, Player::You));
    assert!(changed(&game));
    let mv = game.position().moves()[0];
    game.play(&mv).expect("legal");
    assert!(changed(&game));
    game.resign(kete::rules::Side::North);
    assert!(changed(&game));
}
