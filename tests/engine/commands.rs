//! Every command of the text engine and what it answers.

use kete::rules::GameName;

use crate::{answers, fails, says};

#[test]
fn rulesets_lists_every_option_and_preset() {
    let repetition_at = "option repetition-at default 3 values 2 3 4 5";
    let repetition = "option repetition default nobody values nobody own-side equal";
    let eat_from_empty = "option eat-from-empty default no values no yes";
    let must_eat = "option must-eat default yes values yes no";
    says(
        &["rulesets"],
        &[
            "ruleset bawo-beginner",
            eat_from_empty,
            must_eat,
            repetition_at,
            "ruleset bawo-advanced",
            eat_from_empty,
            must_eat,
            repetition_at,
            "ruleset bawo-ntchuwa",
            eat_from_empty,
            must_eat,
            "option extra-seeds default 24 values 24 20",
            repetition_at,
            "ruleset awale",
            "option rotation default anticlockwise values anticlockwise clockwise",
            "option first default south values south north",
            "option capture-holes default 6 values 6 5 4 3 2 1",
            "option over-limit default latest values latest nothing",
            "option capture default two-or-three values two-or-three two-only",
            "option stop-at-majority default no values no yes",
            "option stop-at-seeds default off values off 1 2 3 4 5 6 7 8 9 10 11 12",
            "option remaining default own-side values own-side equal",
            repetition,
            repetition_at,
            "ruleset basic",
            "option seeds default 3 values 1 2 3 4 5 6",
            "option capture-needs-opposite default no values no yes",
            "option sweep default clearer values clearer owner",
            repetition,
            repetition_at,
            "preset kalah capture-needs-opposite=yes sweep=owner seeds=4",
            "ruleset owari",
            "option grand-slam default allowed values allowed no-capture forbidden",
            repetition,
            repetition_at,
            "preset abapa grand-slam=no-capture repetition=own-side repetition-at=2",
            "ruleset ayoayo",
            repetition,
            repetition_at,
            "ruleset giuthi",
            "option lose-at default 4 values 4 0",
            repetition_at,
            "ruleset ring",
            repetition,
            repetition_at,
            "ok",
        ],
    );
}

#[test]
fn ruleset_sets_options_in_the_order_given_and_the_start() {
    says(
        &[
            "ruleset basic preset=kalah",
            "show",
            "ruleset basic preset=kalah seeds=5",
            "show",
            "ruleset basic seeds=5 preset=kalah",
            "show",
            "position 0,0,0,0,0,1/3,3,3,0,0,0 12-14 S",
            "ruleset awale first=north",
            "show",
        ],
        &[
            "ok",
            "position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
            "result ongoing",
            "ok",
            "position 5,5,5,5,5,5/5,5,5,5,5,5 0-0 S",
            "result ongoing",
            "ok",
            "position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
            "result ongoing",
            "ok",
            "ok",
            "position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N",
            "result ongoing",
        ],
    );
}

#[test]
fn an_unknown_rule_set_option_or_value_lists_what_is_allowed() {
    let all = GameName::ALL.map(GameName::id);
    fails(&["ruleset chess"], &all);
    fails(&["ruleset"], &["name"]);
    fails(&["ruleset owari capture-holes=2"], &["grand-slam", "repetition", "repetition-at"]);
    fails(&["ruleset owari grand-slam=maybe"], &["allowed", "no-capture", "forbidden"]);
    fails(&["ruleset awale stop-at-seeds=13"], &["off", "12"]);
    fails(&["ruleset awale seed-counts=never"], &["rotation", "repetition-at"]);
    fails(&["ruleset bawo-beginner extra-seeds=20"], &["must-eat"]);
    fails(&["ruleset basic preset=mancala"], &["kalah"]);
    fails(&["ruleset ring preset=kalah"], &["none"]);
    fails(&["ruleset basic kalah"], &["kalah"]);
    fails(&["ruleset basic seeds="], &["1, 2, 3, 4, 5, 6"]);
    // The previous rule set and position stay.
    let all = answers(&["ruleset giuthi", "position start moves AR", "ruleset owari x=y", "show"]);
    assert_eq!(all[3], "position 2,9,9,9,9,9/1,6,6,6,6,0 0-0 N");
}

#[test]
fn position_plays_moves_or_keeps_the_old_position() {
    says(
        &["ruleset owari", "position start moves C d", "show", "position start moves", "show"],
        &[
            "ok",
            "ok",
            "position 5,5,0,5,5,5/5,4,4,0,5,5 0-0 S",
            "result ongoing",
            "ok",
            "position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S",
            "result ongoing",
        ],
    );
    let stood = "position 5,5,0,5,5,5/5,4,4,0,5,5 0-0 S";
    let wrong = [
        ("position start moves C C", &["C", "move.own"][..]),
        ("position start moves C d C", &["C", "move.empty"]),
        ("position start moves C g", &["g", "column 1"]),
        ("position start moves C d pass", &["pass", "owari.pass"]),
        ("position", &["position"]),
        ("position moves C", &["position"]),
        ("position 4,4,4,4,4,4/4,4,4,4,4,4 0-0", &["column 28"]),
        ("position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S C", &["column 31"]),
        ("position 04,4,4,4,4,4/4,4,4,4,4,4 0-0 S", &["column 1", "number"]),
        ("position 4,4,4,4,4,4/4,4,4,4,4,4 1-0 S", &["49", "48"]),
        ("position 49,0,0,0,0,0/0,0,0,0,0,0 50-0 S", &["A", "south-store", "99"]),
        ("position 4,4,4,4/4,4,4,4 0-0 S", &["column 8"]),
        ("position starts", &["column 1"]),
    ];
    for (line, words) in wrong {
        let lines = ["ruleset owari", "position start moves C d", line];
        fails(&lines, words);
        let all = answers(&[lines[0], lines[1], lines[2], "show"]);
        assert_eq!(all[3], stood, "{line}");
    }
}

#[test]
fn show_prints_the_result_with_its_rule() {
    let table = [
        ("owari", "0,0,0,0,0,0/2,0,1,0,0,0 20-24 S", "north 20-27 owari.end"),
        ("basic", "0,0,0,0,0,0/3,3,0,0,0,0 15-15 S", "south 21-15 basic.end"),
        ("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 42-30 N", "ongoing"),
        ("giuthi", "0,0,0,0,0,0/0,0,0,0,0,0 30-30 N", "draw 30-30 giuthi.match.end"),
        (
            "bawo-beginner",
            "0,1,0,1,0,1,0,1/1,0,1,0,1,0,1,3/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S",
            "draw 11-6 turn.endless",
        ),
    ];
    for (rules, text, result) in table {
        let all = answers(&[&format!("ruleset {rules}"), &format!("position {text}"), "show"]);
        assert_eq!(all[3], format!("result {result}"), "{text}");
    }
}

#[test]
fn legal_lists_moves_placements_layouts_or_nothing() {
    says(&["ruleset owari", "legal"], &["ok", "legal A B C D E F"]);
    says(
        &["ruleset owari", "position 0,0,0,0,0,0/2,0,1,0,0,0 20-24 S", "legal"],
        &["ok", "ok", "legal"],
    );
    says(
        &["ruleset owari", "position 0,0,0,0,0,0/0,0,0,0,1,2 20-24 S", "legal"],
        &["ok", "ok", "legal pass"],
    );
    let giuthi = "position 0,0,0,0,0,0/0,0,0,0,0,0 57-15 N";
    says(&["ruleset giuthi", giuthi, "legal"], &["ok", "ok", "legal fill 15 6 4"]);
    let all = answers(&["ruleset bawo-advanced", "legal"]);
    let words: Vec<&str> = all[1].split(' ').collect();
    assert_eq!(words.len(), 1 + 15_509);
    assert_eq!(words[..7], ["legal", "A5", "A6L", "A6R", "A7L", "A7R", "=A1A1A1A1A1"]);
    assert_eq!(words[15_509], "=B8B8B8B8B8");
}

#[test]
fn why_says_legal_or_the_rule_and_a_sentence() {
    let table = [
        ("owari", "start", "C", "legal"),
        ("owari", "start", "c", "illegal move.own "),
        ("owari", "start moves C c", "C", "illegal move.empty "),
        ("owari", "start", "pass", "illegal owari.pass "),
        ("awale", "start", "pass", "illegal turn.alternate "),
        ("bawo-beginner", "start", "A2L", "illegal bawo.eat.first "),
        ("bawo-advanced", "start", "A5L", "illegal bawo.house.closed "),
        ("bawo-advanced", "start", "=A4A1A1B2B8", "illegal bawo.opening "),
        ("giuthi", "start", "fill:6,6,6,6,6,6", "illegal giuthi.match.fill "),
        ("giuthi", "5,3/0,5 20-30 S", "AR", "illegal turn.endless "),
        ("ring", "3R,4B,-,-,-,-,4R,-,-,-,-,4B,-,-,-,- 0-0 S", "1B", "illegal move.empty "),
    ];
    for (rules, text, mv, begins) in table {
        let all = answers(&[
            &format!("ruleset {rules}"),
            &format!("position {text}"),
            &format!("why {mv}"),
        ]);
        assert!(all[2].starts_with(begins), "{rules} {mv}: {}", all[2]);
        let sentence = all[2].strip_prefix(begins).unwrap_or_default();
        assert!(begins == "legal" || sentence.ends_with('.'), "{}", all[2]);
    }
    fails(&["ruleset owari", "why G"], &["G", "column 1"]);
    fails(&["ruleset owari", "why"], &["move"]);
    fails(&["ruleset owari", "why C D"], &["move"]);
    fails(&["ruleset bawo-beginner", "why A5"], &["A5", "column 3"]);
}

#[test]
fn events_prints_a_turn_line_by_line() {
    says(
        &["ruleset basic", "position 0,2,0,0,1,0/0,0,3,0,0,2 0-0 S", "events B", "show"],
        &[
            "ok",
            "ok",
            "lift B 2 basic.sow",
            "drop C 1 basic.sow",
            "drop D 1 basic.sow",
            "keep D 1 south-store basic.capture",
            "capture c 3 south-store basic.capture",
            "ok",
            "position 0,2,0,0,1,0/0,0,3,0,0,2 0-0 S",
            "result ongoing",
        ],
    );
    says(
        &["ruleset ring", "position 2R,1B,1R,-,-,-,-,-,5R,-,-,-,-,-,-,- 30-10 S", "events 1R"],
        &[
            "ok",
            "ok",
            "lift 1 2R ring.sow.red",
            "drop 2 1R ring.sow.red",
            "drop 3 2R ring.sow.red",
            "capture 3 2R south-store ring.capture",
            "capture 2 1R south-store ring.capture",
            "capture 2 1B south-store ring.capture",
            "settle 9 5R south-store ring.starve",
            "end south 39-10 ring.starve",
            "ok",
        ],
    );
    // An illegal or malformed move answers one line.
    let all = answers(&["ruleset owari", "events c", "events G"]);
    assert_eq!(all.len(), 3);
    assert!(all[1].starts_with("error ") && all[1].contains("move.own"), "{}", all[1]);
    assert!(all[2].starts_with("error ") && all[2].contains("column 1"), "{}", all[2]);
}

#[test]
fn events_and_show_include_a_repetition() {
    let round = "A a B b C c D d E e F f A a B b C c D d E e F";
    let position = format!("position 1,0,0,0,0,0/1,0,0,0,0,0 23-23 S moves {round}");
    says(
        &["ruleset owari", &position, "events f", &format!("{position} f"), "show", "legal"],
        &[
            "ok",
            "ok",
            "lift f 1 owari.sow",
            "drop A 1 owari.sow",
            "end draw 23-23 game.repetition",
            "ok",
            "ok",
            "position 1,0,0,0,0,0/1,0,0,0,0,0 23-23 S",
            "result draw 23-23 game.repetition",
            "legal",
        ],
    );
    // Sharing by side moves the seeds.
    let abapa = "position 1,0,0,0,0,0/1,0,0,0,0,0 23-23 S moves A a B b C c D d E e F";
    says(
        &["ruleset owari preset=abapa", abapa, "events f"],
        &[
            "ok",
            "ok",
            "lift f 1 owari.sow",
            "drop A 1 owari.sow",
            "settle A 1 south-store game.repetition",
            "settle a 1 north-store game.repetition",
            "end draw 24-24 game.repetition",
            "ok",
        ],
    );
}

#[test]
fn perft_counts_and_divides() {
    says(&["ruleset owari", "perft 0", "perft 4"], &["ok", "perft 0 1", "perft 4 1014"]);
    says(
        &["ruleset basic", "perft 2 divide"],
        &["ok", "A 6", "B 6", "C 6", "D 5", "E 6", "F 6", "perft 2 35"],
    );
    says(&["ruleset owari", "perft 0 divide"], &["ok", "perft 0 1"]);
    let over = "position 0,0,0,0,0,0/2,0,1,0,0,0 20-24 S";
    says(
        &["ruleset owari", over, "perft 0", "perft 1", "perft 5"],
        &["ok", "ok", "perft 0 1", "perft 1 0", "perft 5 0"],
    );
    // A pass counts, a finished round has no children.
    let single = "position 1,0,0,0,0,0/2,0,0,0,0,0 30-30 S";
    says(&["ruleset giuthi", single, "perft 1 divide"], &["ok", "ok", "pass 1", "perft 1 1"]);
    let between = "position 0,0,0,0,0,0/0,0,0,0,0,0 42-30 N";
    says(&["ruleset giuthi", between, "perft 3"], &["ok", "ok", "perft 3 0"]);
    let all = answers(&["ruleset bawo-advanced", "perft 1 divide"]);
    assert_eq!(all.len(), 1 + 15_509 + 1);
    assert_eq!((all[1].as_str(), all[6].as_str()), ("A5 1", "=A1A1A1A1A1 1"));
    assert_eq!(all[15_510], "perft 1 15509");
    for wrong in ["perft", "perft x", "perft -1", "perft +1", "perft 1 1", "perft 1 divide x"] {
        fails(&["ruleset owari", wrong], &[]);
    }
    fails(&["ruleset owari", "perft 99999999999999999999"], &["99999999999999999999"]);
}
