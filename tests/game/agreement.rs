//! Games ended by the players: agreements and resignations.

use kete::game::Agreement;
use kete::rules::{BySide, GameName, RuleId, Side, Step};

use crate::play::{game_at, play, ruleset};
use crate::{CIRCLE, board, result};

#[test]
fn game_agree_is_offered_as_the_rules_allow() {
    for name in GameName::ALL {
        let game = game_at(ruleset(name, ""), "start");
        let expected: &[Agreement] = match name {
            GameName::BawoBeginner
            | GameName::BawoAdvanced
            | GameName::BawoNtchuwa
            | GameName::Giuthi => &[Agreement::End],
            _ => &[Agreement::Halve, Agreement::Disregard],
        };
        assert_eq!(game.on_offer(), expected, "{name}");
    }
}

#[test]
fn game_agree_is_not_offered_once_the_game_is_over() {
    let over = game_at(ruleset(GameName::Owari, ""), "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S");
    assert_eq!(result(&over), "north 20-27 owari.end");
    assert!(over.on_offer().is_empty());
    assert!(Agreement::on_offer(over.position()).is_empty());
}

#[test]
fn game_agree_in_bawo_is_a_draw() {
    for name in [GameName::BawoBeginner, GameName::BawoAdvanced, GameName::BawoNtchuwa] {
        let mut game = game_at(ruleset(name, ""), "start");
        let before = board(&game);
        game.agree(Agreement::End).expect("on offer");
        assert_eq!(result(&game), "draw 32-32 game.agree", "{name}");
        assert_eq!(board(&game), before, "the seeds stay");
        assert!(game.on_offer().is_empty());
        assert!(game.undo());
        assert!(!game.is_over(), "undo takes it back");
    }
}

#[test]
fn game_agree_in_giuthi_ends_the_round_and_the_match_goes_on() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "4,1,0,2,0,3/1,1,2,0,0,3 20-35 N");
    game.agree(Agreement::End).expect("on offer");
    assert_eq!(board(&game), "0,0,0,0,0,0/0,0,0,0,0,0 30-42 S");
    assert!(!game.is_over());
    assert!(game.on_offer().is_empty(), "between the rounds there is nothing to end");
    let round = game.rounds()[0];
    assert_eq!((round.rule, round.winner), (RuleId::GameAgree, Some(Side::North)));
    play(&mut game, "fill:5,5,5,5,5,5");
    assert_eq!(board(&game), "5,5,5,5,5,5/5,5,5,5,5,5 0-12 N");
    assert_eq!(game.on_offer(), [Agreement::End]);
}

#[test]
fn game_agree_in_giuthi_after_a_level_round_lays_out_anew() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "6,6,6,6,6,5/6,6,6,6,6,0 1-6 N");
    let level = game.agree(Agreement::End).expect("on offer");
    assert_eq!(board(&game), "6,6,6,6,6,6/6,6,6,6,6,6 0-0 N");
    let rounds = game.rounds();
    assert_eq!((rounds[0].seeds, rounds[0].winner), (BySide::new(36, 36), None));
    assert_eq!((rounds[0].rule, rounds[0].ended_at), (RuleId::GameAgree, level));
}

#[test]
fn game_agree_halve_gives_each_half_of_the_rest() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "1,0,1,0,0,0/0,0,2,0,0,0 23-21 S");
    game.agree(Agreement::Halve).expect("on offer");
    assert_eq!(result(&game), "south 25-23 game.agree.halve");
}

#[test]
fn game_agree_halve_leaves_an_odd_seed_in_the_first_hole_that_holds_one() {
    let mut game = game_at(ruleset(GameName::Awale, ""), "0,0,1,0,2,0/0,2,0,0,0,0 20-23 N");
    game.agree(Agreement::Halve).expect("on offer");
    assert_eq!(result(&game), "north 22-25 game.agree.halve");
    assert_eq!(board(&game), "0,0,1,0,0,0/0,0,0,0,0,0 22-25 N");
}

#[test]
fn game_agree_disregard_leaves_the_rest_to_nobody() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "1,0,1,0,0,0/0,0,2,0,0,0 23-21 S");
    game.agree(Agreement::Disregard).expect("on offer");
    assert_eq!(result(&game), "south 23-21 game.agree.disregard");
    assert_eq!(board(&game), "1,0,1,0,0,0/0,0,2,0,0,0 23-21 S");
}

#[test]
fn owari_agree_names_two_ways_to_stop_endless_circling() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    play(&mut game, "A a B b");
    assert_eq!(game.on_offer(), [Agreement::Halve, Agreement::Disregard]);
    let here = game.current();
    game.agree(Agreement::Halve).expect("on offer");
    assert_eq!(result(&game), "draw 24-24 game.agree.halve");
    game.go_to(here);
    game.agree(Agreement::Disregard).expect("on offer");
    assert_eq!(result(&game), "draw 23-23 game.agree.disregard");
    game.go_to(here);
    assert_eq!(game.agree(Agreement::End), None, "the plain way is not one of Owari's");
    assert_eq!(game.current(), here);
}

#[test]
fn game_agree_lists_events_that_lead_to_the_position() {
    let mut game = game_at(ruleset(GameName::Ring, ""), "start");
    let id = game.agree(Agreement::Halve).expect("on offer");
    let entry = game.node(id).entry();
    assert!(entry.events().iter().all(|event| event.rule == RuleId::GameAgreeHalve));
    let settled: u16 = entry
        .events()
        .iter()
        .map(|event| match event.step {
            Step::Settle { count, .. } => u16::from(count),
            _ => 0,
        })
        .sum();
    let stores = entry.position().setup().stores;
    assert_eq!(settled, stores.south + stores.north);
    assert_eq!(stores, BySide::new(32, 32));
}

#[test]
fn a_resignation_cites_no_rule_and_keeps_the_score() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "4,4,4,4,4,4/4,4,4,4,0,0 2-6 S");
    game.resign(Side::North).expect("the game goes on");
    assert_eq!(result(&game), "south 2-6 resigned");
    assert_eq!(game.player_to_move(), None);
    let mv = game.position().parse_move("C").expect("a hole");
    let refused = game.play(&mv).expect_err("the game is over");
    assert_eq!(refused.rule, RuleId::MoveOver);
    assert!(refused.legal_instead.is_empty());
    assert_eq!(game.resign(Side::South), None);
    assert!(game.on_offer().is_empty());
    assert!(game.undo());
    assert!(game.play(&mv).is_ok(), "taken back");
}

#[test]
fn a_resignation_in_giuthi_gives_up_the_match_between_rounds_too() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "0,0,0,0,0,0/0,0,0,0,0,0 30-42 S");
    game.resign(Side::South).expect("the match goes on");
    assert_eq!(result(&game), "north 30-42 resigned");
}

#[test]
fn a_resignation_in_bawo_counts_holes_and_hand() {
    let mut game = game_at(ruleset(GameName::BawoAdvanced, ""), "start");
    game.resign(Side::South).expect("the game goes on");
    assert_eq!(result(&game), "north 32-32 resigned");
}
