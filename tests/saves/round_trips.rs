//! What is written is read back, and written again identically.

use kete::game::{Agreement, GameInProgress, Level, NodeId, Player, TurnMark, Tutoring};
use kete::rules::{BySide, GameName, Ruleset, Side};
use proptest::prelude::*;

use crate::play::{Chance, game_at, play, ruleset};
use crate::{assert_round_trip, grown, read};

#[test]
fn a_new_game_of_each_rule_set_is_read_back() {
    for name in GameName::ALL {
        assert_round_trip(&game_at(Ruleset::new(name), "start"));
    }
}

#[test]
fn how_it_was_played_is_read_back() {
    for tutoring in [Tutoring::Off, Tutoring::Warn, Tutoring::Teach] {
        let mut game = game_at(Ruleset::new(GameName::Awale), "start");
        game.set_tutoring(tutoring);
        game.set_own_counts(true);
        game.mark_with_help();
        assert_round_trip(&game);
        let back = read(&game.to_save()).expect("just written");
        assert_eq!((back.tutoring(), back.own_counts(), back.with_help()), (tutoring, true, true));
    }
    let back = read(&game_at(Ruleset::new(GameName::Awale), "start").to_save()).expect("written");
    assert!(!back.own_counts() && !back.with_help());
}

#[test]
fn every_value_of_every_option_is_read_back() {
    for name in GameName::ALL {
        for option in Ruleset::new(name).options() {
            for value in option.values {
                let mut ruleset = Ruleset::new(name);
                ruleset.set(option.name, value).expect("an allowed value");
                assert_round_trip(&game_at(ruleset, "start"));
            }
        }
    }
}

#[test]
fn a_save_file_reads_like_this() {
    let level = Level::new(4).expect("1 to 10");
    let players = BySide::new(Player::You, Player::Kete(level));
    let mut game = GameInProgress::new(ruleset(GameName::Owari, "grand-slam=forbidden"), players);
    game.set_title("A quiet evening");
    game.set_comment(NodeId::START, "Words about the start.");
    play(&mut game, "C d");
    let fork = game.current();
    play(&mut game, "F");
    let inner = play(&mut game, "a");
    play(&mut game, "D");
    game.go_to(inner);
    game.undo();
    play(&mut game, "b");
    game.go_to(fork);
    let noted = play(&mut game, "E");
    game.set_mark(noted, Some(TurnMark::Doubtful));
    game.set_comment(noted, "F feeds \"more\".\nOr so I thought.");
    play(&mut game, "a");
    game.agree(Agreement::Halve).expect("on offer");
    game.undo();
    let text = "\
// A game of Kete.
(
    version: 1,
    ruleset: \"owari\",
    options: {
        \"grand-slam\": \"forbidden\",
        \"repetition\": \"nobody\",
        \"repetition-at\": \"3\",
    },
    start: \"start\",
    south: You,
    north: Kete(4),
    title: \"A quiet evening\",
    comment: \"Words about the start.\",
    moves: [
        /*   1 */ \"C\", \"d\",
        /*   3 */ (move: \"E\", mark: Doubtful, comment: \"F feeds \\\"more\\\".\\nOr so I thought.\"),
        /*   4 */ (move: \"a\", here: true),
        /*   5 */ \"halve\",
    ],
    branches: [
        (instead_of: 3, moves: [
            /*   3 */ \"F\", \"b\",
        ]),
        (of: 1, instead_of: 4, moves: [
            /*   4 */ \"a\", \"D\",
        ]),
    ],
    result: \"draw 24-24 game.agree.halve\",
)
";
    assert_eq!(game.to_save(), text);
    assert_round_trip(&game);
}

#[test]
fn branches_within_branches_of_any_depth_are_read_back() {
    let mut game = game_at(Ruleset::new(GameName::BawoBeginner), "start");
    Chance(5).play_on(&mut game, 300);
    // Backwards from the end, another move at every turn: each old line nests in the one before.
    for id in game.path().into_iter().rev() {
        game.go_to(id);
        if let Some(last) = game.position().moves().last() {
            game.play(last).expect("the rules offered it");
        }
    }
    assert!(game.to_save().matches("instead_of").count() > 20);
    assert_round_trip(&game);
}

#[test]
fn a_deep_line_does_not_overflow_the_stack() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    let mut chance = Chance(1);
    for _ in 0..3_000 {
        // Branches at random points, so that branches nest.
        let path = game.path();
        game.go_to(path[chance.below(path.len())]);
        chance.play_on(&mut game, 2);
    }
    assert_round_trip(&game);
}

#[test]
fn a_giuthi_match_keeps_all_its_rounds() {
    let mut game = game_at(Ruleset::new(GameName::Giuthi), "start");
    Chance(11).play_on(&mut game, 600);
    let rounds = game.rounds();
    assert!(rounds.len() > 1, "a match of several rounds");
    let back = read(&game.to_save()).expect("our own file");
    assert_eq!(back.rounds(), rounds);
    assert_round_trip(&game);
}

#[test]
fn bawo_openings_are_read_back() {
    let mut game = game_at(Ruleset::new(GameName::BawoAdvanced), "start");
    play(&mut game, "=A1A1A4B2B8 =a1a2a3b4b5");
    assert_round_trip(&game);
}

#[test]
fn games_from_positions_set_by_hand_are_read_back() {
    for (name, start) in [
        (GameName::Owari, "0,0,1,0,0,0/0,0,2,0,0,0 23-20 N"),
        (GameName::Giuthi, "5,3/0,5 20-30 S"),
        (GameName::Ring, "-,1R,-,-,-,1R5B,-,-,-,-,-,-,-,1R,-,- 20-22 N"),
        (
            GameName::BawoAdvanced,
            "0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 3-4 Hh N",
        ),
        // Over from the start: settled again when it is read.
        (GameName::Awale, "0,0,0,0,0,0/0,0,0,0,0,3 23-20 S"),
    ] {
        let mut game = game_at(Ruleset::new(name), start);
        Chance(3).play_on(&mut game, 6);
        assert!(game.to_save().contains(start), "{name}");
        assert_round_trip(&game);
    }
}

#[test]
fn resignations_and_agreements_are_read_back() {
    for name in GameName::ALL {
        for side in Side::ALL {
            let mut game = game_at(Ruleset::new(name), "start");
            Chance(9).play_on(&mut game, 3);
            let here = game.current();
            game.resign(side).expect("the game goes on");
            assert_round_trip(&game);
            for &agreement in Agreement::ALL {
                game.go_to(here);
                if game.agree(agreement).is_some() {
                    assert_round_trip(&game);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_is_read_back_and_written_identically(
        name in prop::sample::select(GameName::ALL.to_vec()),
        seed in any::<u64>(),
        steps in 0usize..120,
        words in prop::collection::vec(
            prop::collection::vec(any::<char>(), 0..12).prop_map(String::from_iter), 0..6),
    ) {
        assert_round_trip(&grown(name, seed, steps, &words));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        let _ = read(&text);
        let _ = read(&format!("(version: 1, ruleset: \"owari\", {text}"));
        let _ = read(&format!("(version: 1, ruleset: \"bawo-advanced\", moves: [{text}"));
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = GameInProgress::from_save(&bytes);
    }
}
