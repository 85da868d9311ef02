//! The text engine and `kete perft` as other programs meet them: through the shipped program.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// Counts beyond this many leaves are left to the long runs.
const MOST: u64 = 100_000;

fn kete(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kete"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    // On a thread of its own: the program answers while it is still being told.
    let teller = std::thread::spawn(move || {
        // It may have quit before it heard everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    teller.join().expect("told");
    output
}

/// What the engine answers to raw input.
fn heard(input: &[u8]) -> String {
    let output = kete(&["engine"], input);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The engine's answers, line by line.
fn answers(lines: &[&str]) -> Vec<String> {
    heard(lines.join("\n").as_bytes()).lines().map(str::to_owned).collect()
}

/// Checks the whole answer to these lines.
#[track_caller]
fn says(lines: &[&str], expected: &[&str]) {
    assert_eq!(answers(lines), expected, "{lines:?}");
}

/// The last line answers with an error that holds all these words.
#[track_caller]
fn fails(lines: &[&str], words: &[&str]) {
    let all = answers(lines);
    let last = all.last().expect("an answer");
    assert!(last.starts_with("error "), "{lines:?}: {last}");
    for word in words {
        assert!(last.contains(word), "{lines:?}: {word} in {last}");
    }
}

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
    let all = ["bawo-beginner", "bawo-ntchuwa", "awale", "basic", "owari", "giuthi", "ring"];
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
    // The rule set and the position before stay.
    let all = answers(&["ruleset giuthi", "position start moves AR", "ruleset owari x=y", "show"]);
    assert_eq!(all[3], "position 2,9,9,9,9,9/1,6,6,6,6,0 0-0 N");
}

#[test]
fn position_plays_moves_or_keeps_what_stood() {
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
fn show_tells_the_result_with_its_rule() {
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
fn events_tells_a_turn_line_by_line() {
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
    // Shared by side, the seeds move.
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

#[test]
fn tabs_spaces_line_ends_and_empty_lines_do_not_matter() {
    let plain = heard(b"ruleset owari\nposition start moves C d\nshow\nwhy C\nperft 2\n");
    let odd = b"\r\n  ruleset\t owari  \r\n\n\t\nposition \t start   moves\tC  d\r\nshow\r\n\r\n\
                why   C\t\r\n  perft\t2";
    assert_eq!(heard(odd), plain);
    assert!(plain.starts_with("ok\nok\nposition 5,5,0"));
    let spaced = heard(b"ruleset owari\nposition  4,4,4,4,4,4/4,4,4,4,4,4 \t 0-0  N \nshow\n");
    assert_eq!(spaced, "ok\nok\nposition 4,4,4,4,4,4/4,4,4,4,4,4 0-0 N\nresult ongoing\n");
    assert_eq!(heard(b""), "");
    assert_eq!(heard(b"\n\r\n \t \n"), "");
}

#[test]
fn letter_case_counts() {
    fails(&["Rulesets"], &["Rulesets"]);
    fails(&["ruleset Owari"], &["Owari"]);
    fails(&["ruleset owari", "Show"], &["Show"]);
    fails(&["ruleset owari", "position START"], &["column 1"]);
    fails(&["ruleset owari", "position start Moves C"], &["column 1"]);
    fails(&["ruleset owari grand-slam=Forbidden"], &["Forbidden"]);
    fails(&["ruleset owari", "why Pass"], &["Pass"]);
    fails(&["ruleset giuthi", "why Ar"], &["column 2"]);
    fails(&["ruleset owari", "perft 2 Divide"], &["divide"]);
}

#[test]
fn before_the_first_ruleset_only_help_and_rulesets_answer() {
    for line in ["show", "legal", "why C", "events C", "perft 1", "go depth 1", "position start"] {
        fails(&[line], &["ruleset"]);
    }
    // A refused rule set is none.
    fails(&["ruleset chess", "show"], &["ruleset"]);
    assert_eq!(answers(&["help"]).last().map(String::as_str), Some("ok"));
    says(&["stop"], &[]);
}

#[test]
fn an_unknown_line_or_a_word_too_many_is_an_error_that_changes_nothing() {
    for line in ["hello", "moves C", "ok", "position4,4", "showx", "#", "é", "\u{a0}show"] {
        fails(&["ruleset owari", line], &[""]);
    }
    for line in ["show now", "legal all", "rulesets owari", "help me", "stop it", "quit now"] {
        fails(&["ruleset owari", line], &[line.split(' ').next().unwrap_or_default()]);
    }
    fails(&["ruleset owari", "go"], &["depth", "infinite"]);
    fails(&["ruleset owari", "go depth"], &["depth"]);
    fails(&["ruleset owari", "go depth 0"], &["depth"]);
    fails(&["ruleset owari", "go fast"], &["fast"]);
}

#[test]
fn help_names_every_command() {
    let all = answers(&["help"]).join("\n");
    for command in
        ["rulesets", "ruleset", "position", "show", "legal", "why", "events", "perft", "go", "stop"]
    {
        assert!(all.contains(command), "{command}");
    }
    assert!(all.contains("quit") && all.ends_with("\nok"));
}

#[test]
fn very_long_and_unreadable_lines_are_refused_and_the_next_is_heard() {
    let mut input = b"ruleset owari\nwhy ".to_vec();
    input.extend(std::iter::repeat_n(b'C', 3 << 20));
    input.extend(b"\nshow\nwhy \xff\xfe\nwhy C\nposition ");
    input.extend(std::iter::repeat_n(b'9', 100_000));
    input.extend(b"\nwhy D");
    let heard = heard(&input);
    let all: Vec<&str> = heard.lines().collect();
    assert_eq!(all.len(), 8, "{all:?}");
    assert!(all[1].starts_with("error ") && all[1].contains("too long"), "{}", all[1]);
    assert_eq!(all[2], "position 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S");
    assert!(all[4].starts_with("error ") && all[4].contains("UTF-8"), "{}", all[4]);
    assert_eq!(all[5], "legal");
    assert!(all[6].starts_with("error column 100001"), "{}", &all[6][..80]);
    assert_eq!(all[7], "legal");
}

#[test]
fn hundreds_of_moves_in_one_line_are_played() {
    let round = "A a B b C c D d E e F f ".repeat(40);
    let line = format!("position 1,0,0,0,0,0/1,0,0,0,0,0 23-23 S moves {round}");
    // The third time ends it: the 25th move comes after the end.
    fails(&["ruleset owari", &line], &["A", "move.over"]);
    let passes = "pass pass ".repeat(2);
    let line = format!("position 1,0,0,0,0,0/1,2,0,0,0,0 30-30 S moves {passes}");
    fails(&["ruleset giuthi", &line], &["giuthi.pass"]);
}

#[test]
fn quit_ends_at_once_and_leaves_the_rest_unheard() {
    says(&["ruleset owari", "quit", "show", "nonsense"], &["ok"]);
    let output = kete(&["engine"], b"quit\n");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
}

#[test]
fn the_same_lines_are_answered_the_same_twice() {
    let mut lines = vec!["rulesets".to_owned(), "help".to_owned()];
    for name in ["bawo-beginner", "awale", "basic", "owari", "ayoayo", "giuthi", "ring"] {
        lines.push(format!("ruleset {name}"));
        lines.extend(["show", "legal", "perft 3 divide", "why pass", "why A"].map(str::to_owned));
    }
    let input = lines.join("\n");
    assert_eq!(heard(input.as_bytes()), heard(input.as_bytes()));
}

#[test]
fn pinned_counts_hold_in_the_shipped_program() {
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir("tests/perft")
        .expect("the folder stands in the repository")
        .map(|file| file.expect("readable").path())
        .collect();
    files.sort();
    for file in files {
        let game = file.file_stem().expect("named by its game").to_string_lossy().into_owned();
        lines.push(format!("ruleset {game}"));
        expected.push("ok".to_owned());
        for line in std::fs::read_to_string(&file).expect("text").lines() {
            if let Some(options) = line.strip_prefix("options") {
                lines.push(format!("ruleset {game}{options}"));
                expected.push("ok".to_owned());
            } else if line.starts_with("position") {
                lines.push(line.to_owned());
                expected.push("ok".to_owned());
            } else if let Some(rest) = line.strip_prefix("perft ") {
                let (depth, leaves) = rest.split_once(' ').expect(line);
                if leaves.parse::<u64>().expect(line) <= MOST {
                    lines.push(format!("perft {depth}"));
                    expected.push(line.to_owned());
                }
            }
        }
    }
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let all = answers(&lines);
    for ((line, answer), expected) in lines.iter().zip(&all).zip(&expected) {
        assert_eq!(answer, expected, "{line}");
    }
    assert_eq!(all.len(), expected.len());
    assert!(all.iter().filter(|line| line.starts_with("perft")).count() >= 100);
}

#[test]
fn kete_perft_counts_from_the_command_line() {
    let text = |arguments: &[&str]| {
        let output = kete(arguments, b"");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let plain = text(&["perft", "owari", "4"]);
    assert!(plain.starts_with("1014 leaves in ") && plain.lines().count() == 1, "{plain}");
    assert!(plain.contains(" s, ") && plain.contains("a second"), "{plain}");
    assert!(text(&["perft", "basic", "4", "preset=kalah"]).starts_with("942 leaves"));
    let feed = "0,0,0,0,0,0/0,0,0,0,1,2 20-24 S";
    let from = text(&["perft", "owari", "2", "--position", feed]);
    assert!(from.starts_with("1 leaves") || from.starts_with("1 leaf"), "{from}");
    let divided = text(&["perft", "basic", "2", "--divide"]);
    let all: Vec<&str> = divided.lines().collect();
    assert_eq!(all[..6], ["A 6", "B 6", "C 6", "D 5", "E 6", "F 6"]);
    assert!(all[6].starts_with("35 leaves"), "{divided}");
}

#[test]
fn exit_codes_tell_success_an_error_and_a_wrong_command_line() {
    let wrong = [
        &["perft", "chess", "3"][..],
        &["perft", "owari", "3", "seeds=4"],
        &["perft", "owari", "3", "grand-slam=maybe"],
        &["perft", "owari", "3", "--position", "4,4"],
        &["perft", "owari", "3", "--position", "49,0,0,0,0,0/0,0,0,0,0,0 0-0 S"],
    ];
    for arguments in wrong {
        let output = kete(arguments, b"");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {errors}");
        assert_eq!((errors.lines().count(), output.stdout.len()), (1, 0), "{errors}");
        assert!(errors.starts_with("kete: "), "{errors}");
    }
    for arguments in
        [&["perft"][..], &["perft", "owari"], &["perft", "owari", "x"], &["engine", "x"]]
    {
        let output = kete(arguments, b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn help_and_version_stand_on_standard_output() {
    let version = kete(&["--version"], b"");
    let expected = format!("kete {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(String::from_utf8_lossy(&version.stdout), expected);
    assert_eq!(version.status.code(), Some(0));
    for (arguments, words) in [
        (&["--help"][..], &["engine", "perft", "Exit code", "--data-dir", "--new"][..]),
        (&["engine", "--help"], &["rulesets", "position", "events", "bestmove", "pass"]),
        (&["perft", "--help"], &["--divide", "--position", "DEPTH"]),
    ] {
        let output = kete(arguments, b"");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        for word in words {
            assert!(text.contains(word), "{arguments:?}: {word}");
        }
    }
}
