//! `game.repetition`: the same position again and again.

use kete::game::{Agreement, GameInProgress, Line, result_line};
use kete::rules::{BySide, GameName, RuleId, Side, Step};

use crate::play::{FRIENDS, game_at, play, ruleset};
use crate::{CIRCLE, ROUND, board, result};

#[test]
fn game_repetition_ends_at_the_third_time() {
    for name in [GameName::Awale, GameName::Owari] {
        let mut game = game_at(ruleset(name, ""), CIRCLE);
        play(&mut game, ROUND);
        assert!(!game.is_over());
        play(&mut game, ROUND);
        assert_eq!(result(&game), "draw 23-23 game.repetition", "{name}");
        assert_eq!(board(&game), CIRCLE, "what is left goes to nobody");
    }
}

#[test]
fn game_repetition_shares_the_rest_as_the_option_says() {
    let uneven = "1,0,0,0,0,0/1,0,0,0,0,0 24-22 S";
    for name in [GameName::Awale, GameName::Owari] {
        for (share, shared) in [("nobody", "24-22"), ("own-side", "25-23"), ("equal", "25-23")] {
            let options = format!("repetition={share} repetition-at=2");
            let mut game = game_at(ruleset(name, &options), uneven);
            play(&mut game, ROUND);
            assert_eq!(result(&game), format!("south {shared} game.repetition"), "{name} {share}");
        }
    }
}

#[test]
fn game_repetition_draws_bawo() {
    for name in [GameName::BawoBeginner, GameName::BawoAdvanced, GameName::BawoNtchuwa] {
        let ruleset = ruleset(name, "");
        let before = ruleset.start();
        let (_, after) = before.conclude(ruleset.repetition(), RuleId::GameRepetition);
        let line = result_line(after.outcome().as_ref());
        assert_eq!(line, "draw 32-32 game.repetition", "{name}");
        assert_eq!(after.setup(), before.setup(), "the seeds stay");
    }
}

#[test]
fn game_repetition_under_abapa_ends_at_the_second_time_and_shares_by_side() {
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), CIRCLE);
    play(&mut game, ROUND);
    assert_eq!(result(&game), "draw 24-24 game.repetition");
}

#[test]
fn game_repetition_is_in_the_events_of_its_turn() {
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), CIRCLE);
    play(&mut game, "A a B b C c D d E e F");
    let mv = game.position().parse_move("f").expect("a hole");
    let seen = game.look_ahead(&mv).expect("legal");
    let last = seen.events.last().expect("an end");
    assert!(matches!(last.step, Step::End(_)));
    assert_eq!(last.rule, RuleId::GameRepetition);
    assert!(!game.is_over(), "looking ahead plays nothing");
    game.play(&mv).expect("legal");
    assert_eq!(game.turns().last().copied(), Some(&seen));
    assert!(game.undo());
    assert!(!game.is_over(), "undo takes the end back");
}

#[test]
fn game_repetition_in_the_ring_goes_twice_round() {
    let start = "-,1R,-,-,-,1R5B,-,-,-,-,-,-,-,1R,-,- 20-22 N";
    let round = "6R 7R 8R 9R 10R 11R 2R 3R 4R 5R 14R 15R 12R 13R 16R 1R";
    let mut game = game_at(ruleset(GameName::Ring, ""), start);
    play(&mut game, round);
    assert!(!game.is_over());
    play(&mut game, round);
    assert_eq!(result(&game), "north 20-22 game.repetition");
    for (share, shared) in [("own-side", "north 20-30"), ("equal", "north 24-26")] {
        let options = format!("repetition={share} repetition-at=2");
        let mut game = game_at(ruleset(GameName::Ring, &options), start);
        play(&mut game, round);
        assert_eq!(result(&game), format!("{shared} game.repetition"), "{share}");
    }
}

#[test]
fn game_repetition_in_giuthi_ends_the_round_only() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "1,3,0/0,1,1 20-30 S");
    play(&mut game, "BR aL BR aL");
    assert_eq!(board(&game), "0,0,0/0,0,0 24-32 S");
    assert!(!game.is_over());
    let rounds = game.rounds();
    assert_eq!(rounds.len(), 1);
    assert_eq!(rounds[0].rule, RuleId::GameRepetition);
    assert_eq!(rounds[0].holes, 3);
    assert_eq!(rounds[0].seeds, BySide::new(24, 32));
    assert_eq!(rounds[0].winner, Some(Side::North));
}

#[test]
fn game_repetition_counts_anew_with_each_round_of_giuthi() {
    let round = "2,1,1,1,1,1/2,1,1,1,1,1 58-0 S";
    let mut game = game_at(ruleset(GameName::Giuthi, "repetition-at=2"), round);
    play(&mut game, "AR");
    let after_one = board(&game);
    assert_eq!(after_one, "1,3,0,1,1,1/2,1,1,1,1,1 58-0 N");
    game.agree(Agreement::End).expect("on offer");
    assert_eq!(board(&game), "0,0,0,0,0,0/0,0,0,0,0,0 65-7 N");
    // The loser lays out the same again: the start of the round and what follows count as new.
    play(&mut game, "fill:2,1,1,1,1,1");
    assert_eq!(board(&game), round);
    play(&mut game, "AR");
    assert_eq!(board(&game), after_one);
    assert_eq!(game.rounds().len(), 1);
    assert_eq!(game.history().len(), 1, "a search gets this round only");
}

#[test]
fn game_repetition_looks_at_the_side_to_move() {
    let hungry = "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S";
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), hungry);
    play(&mut game, "pass");
    assert!(!game.is_over(), "the same holes with the other player to move");
}

#[test]
fn game_repetition_counts_anew_from_a_position_set_by_hand() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    play(&mut game, ROUND);
    let again = game.position().setup();
    let mut game = GameInProgress::from_setup(game.ruleset(), FRIENDS, &again)
        .expect("it was just on the board");
    play(&mut game, ROUND);
    assert!(!game.is_over(), "the second time since the board was set");
    play(&mut game, ROUND);
    assert!(game.is_over());
}

#[test]
fn game_repetition_counts_a_turn_once_however_often_it_is_replayed() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    play(&mut game, ROUND);
    let standing_twice = game.current();
    play(&mut game, ROUND);
    assert!(game.is_over());
    let first_turn = game.line()[1];
    game.go_to(first_turn);
    play(&mut game, "a B b C c D d E e F f");
    assert!(!game.is_over(), "the same turns again do not count again");
    assert_eq!(game.current(), standing_twice);
}

#[test]
fn game_repetition_is_the_same_in_a_plain_line() {
    let ruleset = ruleset(GameName::Owari, "preset=abapa");
    let mut game = game_at(ruleset, CIRCLE);
    let mut line = Line::new(*game.position());
    for text in ROUND.split_whitespace() {
        let mv = line.position().parse_move(text).expect(text);
        line.play(&mv).expect("legal");
        game.play(&mv).expect("legal");
        assert_eq!(line.position(), game.position());
        assert_eq!(line.turns().last(), game.turns().last().copied());
    }
    assert!(game.is_over());
}
