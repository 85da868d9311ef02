//! Games in progress: branches, agreed ends, repetition, and the record of a Giuthi match.

mod play;

use kete::game::{
    Agreement, Entry, GameInProgress, Level, Line, Mark, NodeId, Player, result_line,
};
use kete::rules::{BySide, GameName, RuleId, Side, Step};
use play::{Chance, FRIENDS, game_at, play, ruleset};

fn result(game: &GameInProgress) -> String {
    result_line(game.outcome().as_ref())
}

fn board(game: &GameInProgress) -> String {
    game.position().setup().to_string()
}

fn moves_of(game: &GameInProgress, ids: &[NodeId]) -> String {
    let words = ids.iter().map(|id| game.node(*id).entry().notation());
    words.collect::<Vec<_>>().join(" ").trim().to_owned()
}

// Repetition.

const ROUND: &str = "A a B b C c D d E e F f";
const CIRCLE: &str = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 S";

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
fn game_repetition_under_abapa_ends_at_the_second_time_and_shares_by_side() {
    let mut game = game_at(ruleset(GameName::Owari, "preset=abapa"), CIRCLE);
    play(&mut game, ROUND);
    assert_eq!(result(&game), "draw 24-24 game.repetition");
}

#[test]
fn game_repetition_stands_in_the_events_of_its_turn() {
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
    assert_eq!(rounds[0].pots, 3);
    assert_eq!(rounds[0].seeds, BySide::new(24, 32));
    assert_eq!(rounds[0].winner, Some(Side::North));
}

#[test]
fn game_repetition_counts_anew_from_a_position_set_by_hand() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    play(&mut game, ROUND);
    let again = game.position().setup();
    let mut game =
        GameInProgress::from_setup(game.ruleset(), FRIENDS, &again).expect("it just stood there");
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

// Agreement and resignation.

#[test]
fn game_agree_is_on_offer_as_the_rules_allow() {
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
fn game_agree_tells_its_events_and_they_lead_to_the_position() {
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
fn a_resignation_cites_no_rule_and_the_score_stands() {
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

// Undo, redo and branches.

#[test]
fn undo_and_redo_walk_the_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let end = play(&mut game, "C d E");
    assert!(game.undo() && game.undo());
    assert_eq!(moves_of(&game, &game.path()), "C");
    assert_eq!(moves_of(&game, &game.line()), "C d E");
    assert!(game.redo() && game.redo());
    assert_eq!(game.current(), end);
    assert!(!game.redo());
    game.go_to_start();
    assert!(!game.undo());
    assert_eq!(game.position(), &game.ruleset().start());
    game.go_to_end();
    assert_eq!(game.current(), end);
}

#[test]
fn another_move_grows_a_branch_and_becomes_the_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let old_end = play(&mut game, "C d E");
    game.undo();
    let fork = game.current();
    play(&mut game, "F a");
    assert_eq!(moves_of(&game, &game.line()), "C d F a");
    assert_eq!(moves_of(&game, game.node(fork).children()), "F E");
    assert!(game.go_to(old_end));
    assert_eq!(moves_of(&game, &game.path()), "C d E");
    game.undo();
    game.redo();
    assert_eq!(moves_of(&game, &game.path()), "C d F", "redo takes the line");
    assert_eq!(game.len(), 5);
}

#[test]
fn playing_on_in_a_branch_makes_its_whole_way_the_line() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let old = play(&mut game, "C d");
    game.go_to_start();
    play(&mut game, "D e");
    game.go_to(old);
    play(&mut game, "E");
    game.go_to_start();
    assert_eq!(moves_of(&game, &game.line()), "C d E");
}

#[test]
fn the_same_move_again_is_no_new_branch() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let once = play(&mut game, "C d");
    game.go_to_start();
    assert_eq!(play(&mut game, "C d"), once);
    assert_eq!(game.len(), 2);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    play(&mut game, "C d");
    let before = game.to_save();
    let mv = game.position().parse_move("C").expect("a hole");
    assert_eq!(game.play(&mv).expect_err("empty").rule, RuleId::MoveEmpty);
    assert_eq!(game.to_save(), before);
}

#[test]
fn against_the_computer_undo_takes_both_moves_back() {
    let level = Level::new(4).expect("1 to 10");
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Owari, ""), players);
    assert!(!game.undo_to_person(), "nothing was played");
    play(&mut game, "C d E a");
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d");
    game.redo();
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d");
    assert!(game.redo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d E a");
    assert!(!game.redo_to_person());
    let both = Player::Kete(level);
    game.set_players(BySide::new(both, both));
    assert!(!game.undo_to_person(), "no person sits at this board");
    game.set_players(FRIENDS);
    assert!(game.undo_to_person());
    assert_eq!(moves_of(&game, &game.path()), "C d E");
}

#[test]
fn the_players_turn_follows_the_rules() {
    let level = Level::HIGHEST;
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Basic, ""), players);
    play(&mut game, "D");
    assert_eq!(game.player_to_move(), Some(Player::You), "the last seed in the store");
    play(&mut game, "A");
    assert_eq!(game.player_to_move(), Some(Player::Kete(level)));
}

#[test]
fn levels_are_1_to_10() {
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(11), None);
    let all: Vec<u8> = Level::all().map(Level::get).collect();
    assert_eq!(all, (1..=10).collect::<Vec<u8>>());
}

#[test]
fn comments_and_marks_stay_with_their_point() {
    let mut game = game_at(ruleset(GameName::Owari, ""), "start");
    let id = play(&mut game, "C");
    game.set_comment(id, "Feeds d.");
    game.set_mark(id, Some(Mark::Good));
    game.set_mark(NodeId::START, Some(Mark::Good));
    game.undo();
    play(&mut game, "D");
    assert_eq!(game.node(id).comment(), "Feeds d.");
    assert_eq!(game.node(id).mark(), Some(Mark::Good));
    assert_eq!(game.node(NodeId::START).mark(), None, "nothing led to the start");
}

// Numbers for the graph.

#[test]
fn the_course_tells_seeds_taken_along_the_whole_line() {
    let mut game = game_at(ruleset(GameName::Basic, ""), "start");
    play(&mut game, "D A");
    game.undo();
    let course = game.course();
    assert_eq!(course.len(), game.line().len());
    assert_eq!(course[0], BySide::new(0, 0));
    assert_eq!(course[1], BySide::new(1, 0));
}

#[test]
fn the_course_of_bawo_tells_front_row_seeds() {
    let game = game_at(ruleset(GameName::BawoAdvanced, ""), "start");
    assert_eq!(game.course(), [BySide::new(12, 12)]);
}

// The record of a Giuthi match.

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
    assert_eq!(rounds[0].pots, 4, "on the board the loser chose");
    assert_eq!(rounds[0].seeds, BySide::new(51, 15));
}

#[test]
fn giuthi_match_shrink_shows_in_the_record() {
    let mut shortened = false;
    for seed in 0..40 {
        let mut game = game_at(ruleset(GameName::Giuthi, ""), "start");
        Chance(seed).play_on(&mut game, 400);
        for pair in game.rounds().windows(2) {
            let least = pair[0].seeds.south.min(pair[0].seeds.north);
            shortened |= pair[1].pots < 6;
            if pair[1].pots < 6 {
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
    assert!(matches!(game.node(game.current()).entry(), Entry::Resignation { .. }));
}

#[test]
fn other_games_have_no_rounds() {
    let mut game = game_at(ruleset(GameName::Owari, ""), CIRCLE);
    game.agree(Agreement::Halve).expect("on offer");
    assert!(game.rounds().is_empty());
}
