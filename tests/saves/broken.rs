//! Broken files: each fault is reported with line, column and reason, and the good part is kept.

use kete::game::GameInProgress;
use kete::game::save::{MAX_ENTRIES, MAX_EVENTS, Reason};
use kete::rules::{GameName, RuleId, Ruleset};

use crate::play::{self, Chance, game_at, ruleset};
use crate::{assert_round_trip, grown, read, refused, told};

/// Reads bytes twice and checks that a refusal is reported properly.
fn assert_read_or_reported(bytes: &[u8]) {
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
fn two_hundred_corrupted_saves_are_each_read_or_reported() {
    let mut chance = Chance(2024);
    let mut refused = 0;
    for case in 0..200u64 {
        let name = GameName::ALL[case as usize % GameName::ALL.len()];
        let game = grown(name, case, 60, &["Ein „Wort“ 🌱".to_owned()]);
        let bytes = corrupted(game.to_save().as_bytes(), &mut chance);
        refused += usize::from(GameInProgress::from_save(&bytes).is_err());
        assert_read_or_reported(&bytes);
    }
    assert!(refused > 150, "only {refused} of 200 were refused");
}

#[test]
fn a_file_cut_anywhere_is_reported_and_its_good_part_kept() {
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
        assert_read_or_reported(&text.as_bytes()[..end]);
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
            "turn 1 says “G”, which is no move of South: a hole of this board belongs at its column 1.",
        ),
        (
            owari("\"\""),
            "turn 1 says “”, which is no move of South: a hole of this board belongs at its column 1.",
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
        ("version: 3", "Made by a later Kete (version 3). This one reads version 1."),
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
            "the start is not a position: “,” belongs at its column 4.",
        ),
        (
            "version: 1, ruleset: \"owari\", start: \"4,4,4,4,4,4/4,4,4,4,4,5 0-0 S\"",
            "the start is not possible: 1 seed too many: 49 of 48.",
        ),
        (
            "version: 1, south: Nobody",
            "there is no “Nobody” here; allowed: You, Friend, FarAway, Kete, Engine.",
        ),
        ("version: 1, south: Kete(11)", "there is no level 11; levels are 1 to 10."),
        ("version: 1, south: Engine(\" \")", "no engine is called “ ”."),
        ("version: 1, south: Engine(\"a\\u{202e}b\")", "no engine is called “a\\u{202e}b”."),
        ("version: 1, south: Kete", "“(” is missing"),
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
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(instead_of: 1)]",
            "“moves” is missing.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(instead_of: 1, of: 0, moves: [\"D\"])]",
            "“of” must stand before “instead_of”.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], start: \"start\"",
            "“start” must stand before “moves”.",
        ),
        (
            "version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [(instead_of: 1, moves: [\"D\", \"D\"])]",
            "turn 2 of branch 1 says D, but D is not North's hole.",
        ),
        ("version 1", "“:” is missing between a name and its value"),
        (&long, "a move in quotes"),
    ];
    for (fields, words) in kinds {
        let error = refused(&with(fields));
        let text: String = error.to_string();
        assert!(text.contains(words), "{text}\nwanted: {words}");
        let is_later = error.reason == Reason::LaterVersion(3);
        assert!(text.starts_with("Line ") || is_later, "{text}");
    }
}

#[test]
fn files_that_are_no_games_are_reported() {
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
    // The end of the main line is shown, not that of the last branch.
    let error = refused(
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"],
          branches: [(instead_of: 1, moves: [\"D\"])], result: \"south 30-18 owari.end\")",
    );
    let good = error.good.expect("line and branch");
    assert_eq!(error.before, good.current());
    assert_eq!(good.path().len(), 3);
}

#[test]
fn a_bad_branch_leaves_the_main_line_good() {
    let error = refused(
        "(version: 1, ruleset: \"owari\", moves: [\"C\", \"d\"],
          branches: [(instead_of: 1, moves: [\"D\", \"e\", \"D\"])])",
    );
    let good = error.good.expect("the line");
    assert_eq!(good.path().len(), 3, "stands at the end of the line");
    assert_eq!(good.len(), 4, "the good turns of the branch are kept");
}

#[test]
fn a_byte_order_mark_and_other_line_ends_do_no_harm() {
    let mut game = game_at(Ruleset::new(GameName::Ring), "start");
    Chance(8).play_on(&mut game, 9);
    let text = format!("\u{feff}{}", game.to_save().replace('\n', "\r\n"));
    assert_eq!(told(&read(&text).expect("the same game")), told(&game));
}

#[test]
fn a_file_may_leave_out_defaults() {
    let game =
        read("(version: 1, ruleset: \"basic\", options: {\"preset\": \"kalah\"}, moves: [\"C\"])")
            .expect("short but complete");
    assert_eq!(game.ruleset(), ruleset(GameName::Basic, "preset=kalah"));
    assert_eq!(game.players(), play::FRIENDS);
    assert_eq!(game.len(), 1);
}

#[test]
fn an_impossibly_long_game_is_refused_quickly() {
    // Endless branching from one point, far beyond the limit.
    let branch = "(instead_of: 1, moves: [\"D\", \"e\"]),";
    let text = format!(
        "(version: 1, ruleset: \"owari\", moves: [\"C\"], branches: [{}])",
        branch.repeat(8_000)
    );
    assert_eq!(refused(&text).reason, Reason::TooLong);
}

#[test]
fn a_file_of_few_entries_with_more_events_than_one_may_hold_is_refused() {
    // A turn of 1,177 laps: a few hundred branches with it reach the limit of events.
    let start = "1,0,1,4,0,8,1,4/0,1,0,1,4,11,4,2/0,0,0,0,0,3,4,4/1,1,0,2,2,2,1,2 0-0 - S";
    let mut game = game_at(Ruleset::new(GameName::BawoBeginner), start);
    play::play(&mut game, "A4R");
    let events = game.turns()[0].events.len();
    let most = MAX_EVENTS / events;
    assert!(most < MAX_ENTRIES / 4, "the limit of entries is far: {most}");
    let with = |entries: usize| {
        let branch = "(instead_of: 1, moves: [\"A4R\"]),";
        format!(
            "(version: 1, ruleset: \"bawo-beginner\", start: \"{start}\", moves: [\"A4R\"], \
             branches: [{}])",
            branch.repeat(entries - 1)
        )
    };
    assert!(read(&with(most)).is_ok());
    assert_eq!(refused(&with(most + 1)).reason, Reason::TooLong);
}

#[test]
fn an_unknown_word_for_the_tutor_is_refused_at_its_place() {
    let text = "(version: 1, ruleset: \"owari\", tutor: Shout, moves: [])";
    let error = GameInProgress::from_save(text.as_bytes()).expect_err("no such tutor");
    let place = error.place.expect("a place");
    assert_eq!((place.line, place.column), (1, 39));
}
