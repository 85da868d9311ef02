//! Save files: what is written is read back; what is broken is told with its place.

mod play;

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use kete::files::{Folders, ReadError, ReadProblem, WriteError, read_limited, write_whole};
use kete::game::save::{LoadError, MAX_BYTES, Reason};
use kete::game::{Agreement, GameInProgress, Level, Mark, NodeId, Player, result_line};
use kete::rules::{BySide, GameName, RuleId, Ruleset, Side};
use play::{Chance, game_at, play, ruleset};
use proptest::prelude::*;

fn read(text: &str) -> Result<GameInProgress, LoadError> {
    GameInProgress::from_save(text.as_bytes())
}

fn refused(text: &str) -> LoadError {
    match read(text) {
        Ok(_) => panic!("this should not be read:\n{text}"),
        Err(error) => error,
    }
}

/// What is kept of a game, to compare two.
fn told(game: &GameInProgress) -> Vec<String> {
    let mut told = vec![format!("{:?} {:?}", game.ruleset(), game.players())];
    told.push(format!("{:?} at {:?}", game.title(), game.path().len()));
    let mut open = vec![NodeId::START];
    while let Some(id) = open.pop() {
        let node = game.node(id);
        let here = id == game.current();
        told.push(format!("{:?} {:?} {:?} {here}", node.entry(), node.comment(), node.mark()));
        open.extend(node.children());
    }
    told
}

fn assert_round_trip(game: &GameInProgress) {
    let text = game.to_save();
    let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(told(game), told(&back), "{text}");
    assert_eq!(back.to_save(), text);
}

// Round trips.

#[test]
fn a_new_game_of_each_rule_set_is_read_back() {
    for name in GameName::ALL {
        assert_round_trip(&game_at(Ruleset::new(name), "start"));
    }
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
    game.set_mark(noted, Some(Mark::Doubtful));
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
    // Back from the end, another move at every turn: each old way hangs in the one before.
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
fn a_deep_way_does_not_overflow_the_stack() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    let mut chance = Chance(1);
    for _ in 0..3_000 {
        // Other ways at chance points, so that ways hang in ways.
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
        // Over when it is set: settled again when it is read.
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
            for agreement in Agreement::ALL {
                game.go_to(here);
                if game.agree(agreement).is_some() {
                    assert_round_trip(&game);
                }
            }
        }
    }
}

/// A game grown by chance: branches, comments, marks, agreements, resignations, any point as the
/// present one, any options, from the usual start or from a position that came up in play.
fn grown(name: GameName, seed: u64, steps: usize, words: &[String]) -> GameInProgress {
    let mut chance = Chance(seed);
    let mut ruleset = Ruleset::new(name);
    for option in ruleset.options() {
        let value = option.values[chance.below(option.values.len())];
        ruleset.set(option.name, value).expect("an allowed value");
    }
    let mut game = game_at(ruleset, "start");
    if chance.below(3) == 0 {
        let turns = chance.below(30);
        chance.play_on(&mut game, turns);
        game = game_at(ruleset, &game.position().setup().to_string());
    }
    let level = Level::all().nth(chance.below(10)).expect("ten levels");
    let players = [Player::You, Player::Friend, Player::Kete(level)];
    game.set_players(BySide::from_fn(|_| players[chance.below(3)]));
    let mut ids = vec![NodeId::START];
    for _ in 0..steps {
        match chance.below(12) {
            0..=6 => chance.play_on(&mut game, 1),
            7 => {
                game.undo();
            }
            8 => {
                game.go_to(ids[chance.below(ids.len())]);
            }
            9 => {
                let word = words.get(chance.below(words.len())).cloned().unwrap_or_default();
                game.set_comment(game.current(), word);
            }
            10 => {
                let mark = Mark::ALL.get(chance.below(4)).copied();
                game.set_mark(game.current(), mark);
            }
            _ => {
                let at = game.current();
                match chance.below(4) {
                    0 => game.resign(Side::South),
                    1 => game.resign(Side::North),
                    _ => game.on_offer().first().and_then(|offer| game.agree(*offer)),
                };
                if chance.below(2) == 0 {
                    game.go_to(at);
                }
            }
        }
        ids.push(game.current());
    }
    if let Some(word) = words.first() {
        game.set_title(word.clone());
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_game_is_read_back_and_written_alike(
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

// Broken files.

/// Reads bytes twice, and sees to it that a refusal is told well.
fn assert_read_or_told(bytes: &[u8]) {
    match (GameInProgress::from_save(bytes), GameInProgress::from_save(bytes)) {
        (Ok(one), Ok(two)) => {
            assert_eq!(told(&one), told(&two));
            assert_round_trip(&one);
        }
        (Err(one), Err(two)) => {
            assert_eq!(one.to_string(), two.to_string());
            assert!(one.to_string().ends_with('.'), "{one}");
            assert_eq!((one.place, &one.reason), (two.place, &two.reason));
            let text = String::from_utf8_lossy(bytes);
            if let Some(place) = one.place {
                assert!(place.line >= 1 && place.line <= text.lines().count() + 1, "{one}");
                let line = text.split('\n').nth(place.line - 1).unwrap_or("");
                assert!(place.column <= line.chars().count() + 1, "{one}: {line:?}");
            }
            if let Some(good) = one.good {
                assert_round_trip(&good);
            }
        }
        _ => panic!("the same bytes were read in two ways"),
    }
}

fn corrupted(bytes: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len());
        match chance.below(6) {
            0 => bytes.truncate(at + 1),
            1 => bytes[at] = chance.below(256) as u8,
            2 => bytes[at] = b"()[]{}\",:AaB0159SN/\\*"[chance.below(21)],
            3 => {
                bytes.remove(at);
            }
            4 => bytes.insert(at, b"()[]{}\",:AaB0159SN/\\*"[chance.below(21)]),
            _ => {
                let piece = bytes[at..bytes.len().min(at + 30)].to_vec();
                let to = chance.below(bytes.len());
                bytes.splice(to..to, piece);
            }
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    bytes
}

#[test]
fn two_hundred_corrupted_saves_are_each_read_or_told() {
    let mut chance = Chance(2024);
    let mut refused = 0;
    for case in 0..200u64 {
        let name = GameName::ALL[case as usize % 9];
        let game = grown(name, case, 60, &["Ein „Wort“ 🌱".to_owned()]);
        let bytes = corrupted(game.to_save().as_bytes(), &mut chance);
        refused += usize::from(GameInProgress::from_save(&bytes).is_err());
        assert_read_or_told(&bytes);
    }
    assert!(refused > 150, "only {refused} of 200 were refused");
}

#[test]
fn a_file_cut_anywhere_is_told_and_what_is_good_is_kept() {
    let mut game = game_at(Ruleset::new(GameName::Owari), "start");
    Chance(4).play_on(&mut game, 20);
    let text = game.to_save();
    for end in 1..text.trim_end().len() {
        let error = refused(&text[..end]);
        assert!(
            matches!(
                error.reason,
                Reason::EndsEarly | Reason::Form(_) | Reason::UnknownName { .. }
            ),
            "{end}: {error}"
        );
        assert_read_or_told(&text.as_bytes()[..end]);
    }
    let cut = text.find("result").expect("a result");
    let error = refused(&text[..cut]);
    assert_eq!(error.reason, Reason::EndsEarly);
    let good = error.good.expect("all the moves");
    assert_eq!(good.turns(), game.turns());
}

/// A short game with one place to fill.
fn owari(moves: &str) -> String {
    format!(
        "(\n    version: 1,\n    ruleset: \"owari\",\n    moves: [\n        {moves}\n    ],\n)\n"
    )
}

#[test]
fn the_first_bad_move_is_named_with_line_column_and_rule() {
    let error = refused(&owari("\"C\", \"d\",\n        \"C\", \"a\","));
    assert_eq!(error.to_string(), "Line 6, column 10: turn 3 says C, but C is empty.");
    assert_eq!(error.rule(), Some(RuleId::MoveEmpty));
    let good = error.good.expect("two good turns");
    assert_eq!(good.position().setup().to_string(), "5,5,0,5,5,5/5,4,4,0,5,5 0-0 S");
}

#[test]
fn each_kind_of_bad_entry_has_its_sentence() {
    let kinds = [
        (owari("\"d\""), "turn 1 says d, but d is not South's hole."),
        (
            owari("\"G\""),
            "turn 1 says “G”, which is no move of South: column 1: expected a hole of this board.",
        ),
        (
            owari("\"\""),
            "turn 1 says “”, which is no move of South: column 1: expected a hole of this board.",
        ),
        (
            owari("\"pass\""),
            "turn 1 says pass, but the rule “Passing with no seeds” does not allow it.",
        ),
        (owari("\"agree\""), "turn 1 says agree, but that is not open to the players there."),
        (owari("\"north resigns\", \"C\""), "turn 2 says C, but the game is over by then."),
        (
            owari("(move: \"C\", mark: Great)"),
            "there is no “Great” here; allowed: Good, Doubtful, Mistake.",
        ),
        (owari("(comment: \"x\", move: \"C\")"), "“move” must stand before “comment”."),
        (owari("(move: \"C\", move: \"D\")"), "“move” stands here a second time."),
        (
            owari("(move: \"C\", here: true), (move: \"d\", here: true)"),
            "a second “here”; the game can stand at one point only.",
        ),
        (owari("()"), "a move in quotes"),
        (owari("7"), "a move in quotes"),
        (owari("[\"C\"]"), "a move in quotes"),
    ];
    for (text, words) in kinds {
        let error = refused(&text);
        assert!(error.to_string().contains(words), "{error}\n{text}");
        assert_eq!(error.place.map(|place| place.line), Some(5), "{error}");
    }
}

fn with(fields: &str) -> String {
    format!("(\n{fields}\n)")
}

#[test]
fn each_fault_of_a_file_has_its_sentence() {
    let long = format!("version: 1, ruleset: \"owari\", moves: [{}]", "[".repeat(100_000));
    let kinds = [
        (
            "version: 3",
            "Line 2, column 10: made by a later Kete (version 3). This one reads version 1.",
        ),
        ("version: 0", "there is no version 0. This Kete reads version 1."),
        ("ruleset: \"owari\"", "“version” must stand before “ruleset”."),
        ("version: 1", "“ruleset” is missing."),
        ("version: 1, ruleset: \"owari\"", "“moves” is missing."),
        ("version: 1, version: 1", "“version” stands here a second time."),
        (
            "version: 1, ruleset: \"go\"",
            "there is no “go” here; allowed: bawo-beginner, bawo-advanced",
        ),
        ("version: 1, colour: 3", "there is no “colour” here; allowed: version, ruleset, options"),
        (
            "version: 1, ruleset: \"owari\", options: {\"komi\": \"7\"}",
            "Line 2, column 42: there is no option “komi” here; allowed: grand-slam, repetition, repetition-at.",
        ),
        (
            "version: 1, ruleset: \"owari\", options: {\"grand-slam\": \"7\"}",
            "grand-slam cannot be “7”; allowed: allowed, no-capture, forbidden.",
        ),
        ("version: 1, options: {}", "“ruleset” must stand before “options”."),
        (
            "version: 1, ruleset: \"owari\", start: \"start\", options: {}",
            "“options” must stand before “start”.",
        ),
        (
            "version: 1, ruleset: \"owari\", result: \"ongoing\"",
            "“moves” must stand before “result”.",
        ),
        (
            "version: 1, ruleset: \"owari\", start: \"4,4\"",
            "the start is not a position: column 4: expected “,”.",
        ),
        (
            "version: 1, ruleset: \"owari\", start: \"4,4,4,4,4,4/4,4,4,4,4,5 0-0 S\"",
            "the start is not possible: 1 seed too many: 49 of 48.",
        ),
        ("version: 1, south: Nobody", "there is no “Nobody” here; allowed: You, Friend, Kete."),
        ("version: 1, south: Kete(11)", "there is no level 11; levels are 1 to 10."),
        ("version: 1, south: Kete", "this is not written as a game is"),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], result: \"draw 24-24 owari.end\"",
            "the result is given as “draw 24-24 owari.end”, but the moves lead to “ongoing”.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(instead_of: 2, moves: [\"D\"])]",
            "the line has no turn 2, only turn 1.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"], branches: [(instead_of: 0, moves: [\"D\"])]",
            "the line has no turn 0, only 1 to 2.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [], branches: [(instead_of: 1, moves: [\"D\"])]",
            "the line has no turn, so no branch can leave it.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(of: 1, instead_of: 1, moves: [\"D\"])]",
            "there is no branch 1 before this one.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(moves: [\"D\"])]",
            "“instead_of” must stand before “moves”.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(instead_of: 1, moves: [\"D\", \"D\"])]",
            "turn 2 of branch 1 says D, but D is not North's hole.",
        ),
        ("version 1", "this is not written as a game is: expected a colon"),
        (&long, "a move in quotes"),
    ];
    for (fields, words) in kinds {
        let error = refused(&with(fields));
        let text: String = error.to_string();
        assert!(text.contains(words), "{text}\nwanted: {words}");
        assert!(text.starts_with("Line "), "{text}");
    }
}

#[test]
fn files_that_are_no_games_are_told() {
    assert_eq!(refused("").to_string(), "The file is empty.");
    assert_eq!(refused(" \n\n").to_string(), "The file is empty.");
    let utf16: Vec<u8> = "(version: 1)".encode_utf16().flat_map(u16::to_le_bytes).collect();
    let mut marked = vec![0xFF, 0xFE];
    marked.extend(utf16);
    let error = GameInProgress::from_save(&marked).expect_err("no UTF-8");
    assert_eq!(error.reason, Reason::NotText);
    let error =
        GameInProgress::from_save(b"(\n  version: 1,\n  title: \"\xE9\")").expect_err("Latin 1");
    assert_eq!(
        error.to_string(),
        "Line 3, column 11: this is not text (UTF-8), so it is no game of Kete."
    );
    for text in ["{}", "[]", "7", "Some(3)", "hello", "\"", "((((((((", "/* /* /* /*"] {
        let error = refused(text);
        assert!(error.place.is_some() && error.good.is_none(), "{text}: {error}");
    }
    let nested = "[(".repeat(500_000);
    refused(&nested);
    refused(&"/*".repeat(1_000_000));
}

#[test]
fn the_result_that_disagrees_leaves_the_whole_game_good() {
    let error = refused(
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"], result: \"south 30-18 owari.end\")",
    );
    assert_eq!(error.good.expect("both turns").len(), 2);
}

#[test]
fn a_bad_branch_leaves_the_line_good() {
    let error = refused(
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"],
          branches: [(instead_of: 1, moves: [\"D\", \"e\", \"D\"])])",
    );
    let good = error.good.expect("the line");
    assert_eq!(good.path().len(), 3, "stands at the end of the line");
    assert_eq!(good.len(), 4, "the good turns of the branch are kept");
}

#[test]
fn a_mark_before_the_text_and_other_line_ends_do_no_harm() {
    let mut game = game_at(Ruleset::new(GameName::Ring), "start");
    Chance(8).play_on(&mut game, 9);
    let text = format!("\u{feff}{}", game.to_save().replace('\n', "\r\n"));
    assert_eq!(told(&read(&text).expect("the same game")), told(&game));
}

#[test]
fn a_file_may_leave_out_what_goes_without_saying() {
    let game =
        read("(version: 1, ruleset: \"basic\", options: {\"preset\": \"kalah\"}, moves: [\"C\"])")
            .expect("short but complete");
    assert_eq!(game.ruleset(), ruleset(GameName::Basic, "preset=kalah"));
    assert_eq!(game.players(), play::FRIENDS);
    assert_eq!(game.len(), 1);
}

#[test]
fn a_game_longer_than_any_played_is_refused_in_good_time() {
    // Endless branching from one point, far beyond the limit.
    let branch = "(instead_of: 1, moves: [\"D\", \"e\"]),";
    let text = format!(
        "(version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [{}])",
        branch.repeat(8_000)
    );
    assert_eq!(refused(&text).reason, Reason::TooLong);
}

// Files on the disk.

#[test]
fn a_game_saved_in_the_middle_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games/an evening.kete");
    let mut game = game_at(Ruleset::new(GameName::Giuthi), "start");
    Chance(2).play_on(&mut game, 25);
    game.undo();
    game.save(&path).expect("written");
    let back = GameInProgress::load(&path).expect("read");
    assert_eq!(told(&back), told(&game));
    assert_eq!(back.position(), game.position());
}

#[test]
fn files_that_cannot_be_opened_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let why = |path: &Path| GameInProgress::load(path).expect_err("no game").to_string();
    assert_eq!(why(&folder.path().join("fox.kete")), "There is no file fox.kete.");
    fs::create_dir(folder.path().join("hen.kete")).expect("made");
    assert_eq!(why(&folder.path().join("hen.kete")), "hen.kete is a folder. Choose a file in it.");
    let large = folder.path().join("large.kete");
    fs::File::create(&large).and_then(|file| file.set_len(MAX_BYTES + 1)).expect("made");
    assert_eq!(why(&large), "large.kete is too large: Kete reads up to 4 MB.");
    let noise = folder.path().join("noise.kete");
    let mut chance = Chance(6);
    let bytes: Vec<u8> = (0..100_000).map(|_| chance.below(256) as u8).collect();
    fs::write(&noise, bytes).expect("made");
    assert!(why(&noise).starts_with("Line 1, column "));
}

#[test]
fn what_the_system_refuses_is_told_in_plain_words() {
    let path = Path::new("/home/ama/fox.kete").to_owned();
    let read = |kind: ErrorKind| {
        ReadError { path: path.clone(), problem: io::Error::from(kind).into() }.to_string()
    };
    assert_eq!(read(ErrorKind::PermissionDenied), "You may not read fox.kete.");
    assert_eq!(read(ErrorKind::NotFound), "There is no file fox.kete.");
    let write = |kind| WriteError { path: path.clone(), kind }.to_string();
    assert_eq!(write(ErrorKind::StorageFull), "fox.kete cannot be written: the disk is full.");
    assert_eq!(
        write(ErrorKind::PermissionDenied),
        "fox.kete cannot be written: you may not use it."
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_or_device_is_neither_read_nor_replaced() {
    let device = Path::new("/dev/null");
    let error = read_limited(device, 10).expect_err("no file");
    assert_eq!(error.problem, ReadProblem::NotAFile);
    let error = write_whole(device, b"never").expect_err("no file");
    assert_eq!(error.to_string(), "null cannot be written: it is not an ordinary file.");
    assert!(!fs::metadata(device).expect("still there").is_file());
}

#[test]
fn a_failed_write_leaves_the_old_file_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("fox.kete");
    write_whole(&path, b"old").expect("written");
    write_whole(&path, b"new").expect("written again");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    let blocked = path.join("inner.kete");
    let error = write_whole(&blocked, b"never").expect_err("fox.kete is no folder");
    assert!(error.to_string().starts_with("inner.kete cannot be written: "), "{error}");
    assert!(write_whole(folder.path(), b"never").is_err(), "a folder is not replaced");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1, "no file left over");
}

#[cfg(unix)]
#[test]
fn a_link_is_followed_and_rights_are_kept() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("fox.kete"), folder.path().join("link.kete"));
    fs::write(&path, b"old").expect("made");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
    symlink(&path, &link).expect("linked");
    write_whole(&link, b"new").expect("written");
    assert_eq!(fs::read(&path).expect("read"), b"new");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let mode = fs::metadata(&path).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn one_folder_can_hold_everything() {
    let folders = Folders::under("/somewhere");
    let all = [folders.games(), folders.unfinished(), folders.config().to_owned()];
    assert!(all.iter().all(|folder| folder.starts_with("/somewhere")), "{all:?}");
    assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2]);
}

// The sample games.

#[test]
fn each_sample_game_is_replayed_to_its_result() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let names = GameName::ALL.map(|name| (name, name.id().to_owned()));
    let matches = [(GameName::Giuthi, "giuthi-match".to_owned())];
    for (name, file) in names.into_iter().chain(matches) {
        let path = folder.join(&file).with_extension("kete");
        let game = GameInProgress::load(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_eq!(game.ruleset(), Ruleset::new(name), "{file}");
        assert!(!game.title().is_empty(), "{file}");
        let text = fs::read_to_string(&path).expect("it was just read");
        let outcome = game.outcome().unwrap_or_else(|| panic!("{file} is not played to its end"));
        assert!(text.contains(&format!("result: \"{}\"", result_line(Some(&outcome)))), "{file}");
        let comments =
            game.line().iter().filter(|id| !game.node(**id).comment().is_empty()).count();
        assert!(comments >= 3, "{file} has {comments} comments");
        assert_eq!(game.to_save(), text, "{file} is as Kete writes it");
    }
    let whole = GameInProgress::load(&folder.join("giuthi-match.kete")).expect("just read");
    assert!(whole.rounds().len() > 2, "a match of several rounds");
}
