//! The record of a Giuthi match: its rounds, read from what was played.

use kete::game::{Agreement, NodeEntry};
use kete::rules::{BySide, GameName, RuleId, Side};

use crate::play::{Chance, game_at, play, ruleset};
use crate::{CIRCLE, board};

#[test]
fn giuthi_match_fill_opens_the_next_round_of_the_record() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "1,0,0,0/0,0,0,1 50-14 S");
    assert!(game.rounds().is_empty(), "a round that was over when it was set is not recorded");
    assert_eq!(game.position().layout_sizes(), [6, 4]);
    play(&mut game, "fill:6,4,3,2");
    assert_eq!(board(&game), "6,4,3,2/6,4,3,2 36-0 S");
    game.agree(Agreement::End).expect("on offer");
    let rounds = game.rounds();
    assert_eq!(rounds.len(), 1);
    assert_eq!(rounds[0].holes, 4, "on the board the loser chose");
    assert_eq!(rounds[0].seeds, BySide::new(51, 15));
}

#[test]
fn giuthi_match_shrink_names_the_board_of_a_level_round() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "2,0,0/1,0,0 34-35 S");
    play(&mut game, "AR");
    assert_eq!(board(&game), "6,6,6,6,6,6/6,6,6,6,6,6 0-0 N");
    let rounds = game.rounds();
    assert_eq!((rounds.len(), rounds[0].holes, rounds[0].winner), (1, 3, None));
}

#[test]
fn giuthi_match_shrink_shows_in_the_record() {
    let mut shortened = false;
    for seed in 0..40 {
        let mut game = game_at(ruleset(GameName::Giuthi, ""), "start");
        Chance(seed).play_on(&mut game, 400);
        for pair in game.rounds().windows(2) {
            let least = pair[0].seeds.south.min(pair[0].seeds.north);
            shortened |= pair[1].holes < 6;
            if pair[1].holes < 6 {
                assert!(least < 18, "{pair:?}");
            }
        }
    }
    assert!(shortened, "some match was played on a shortened board");
}

#[test]
fn giuthi_match_end_closes_the_record() {
    let mut ended = 0;
    for seed in 0..40 {
        let mut game = game_at(ruleset(GameName::Giuthi, ""), "start");
        Chance(seed).play_on(&mut game, 600);
        let rounds = game.rounds();
        for (at, round) in rounds.iter().enumerate() {
            assert_eq!(round.number, at + 1);
            assert_eq!(round.seeds.south + round.seeds.north, 72, "no seed is lost");
        }
        if let Some(outcome) = game.outcome() {
            ended += 1;
            let last = rounds.last().expect("a match has a round");
            assert_eq!(outcome.rule, Some(RuleId::GiuthiMatchEnd));
            assert_eq!((last.seeds, last.winner), (outcome.seeds, outcome.winner));
            assert_eq!(last.ended_at, game.current());
            assert_eq!(last.rule, RuleId::GiuthiRound);
            assert!(rounds[..rounds.len() - 1].iter().all(|round| {
                round.seeds.south.min(round.seeds.north) > 4 || round.winner.is_none()
            }));
        }
    }
    assert!(ended > 10, "only {ended} matches came to their end");
}

#[test]
fn giuthi_match_record_follows_undo_and_branches() {
    let mut game = game_at(ruleset(GameName::Giuthi, ""), "4,1,0,2,0,3/1,1,2,0,0,3 20-35 N");
    game.agree(Agreement::End).expect("on offer");
    assert_eq!(game.rounds().len(), 1);
    game.undo();
    assert!(game.rounds().is_empty());
    game.resign(Side::South).expect("the match goes on");
    assert!(game.rounds().is_empty(), "giving up ends the match, not a round");
    assert!(matches!(game.node(game.current()).entry(), NodeEntry::Resignation { .. }));
}

#[test]
fn other_games_have_no_rounds() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    game.agree(Agreement::Halve).expect("on offer");
    assert!(game.rounds().is_empty());
}
