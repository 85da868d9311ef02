//! How the engine reads lines: spaces, line ends, letter case, nonsense, length, order.

use kete::rules::GameName;

use crate::{answers, fails, heard, kete, says};

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
    // A refused rule set does not count.
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
fn very_long_and_unreadable_lines_are_refused_and_the_next_is_read() {
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
fn quit_ends_immediately_and_ignores_the_rest() {
    says(&["ruleset owari", "quit", "show", "nonsense"], &["ok"]);
    let output = kete(&["engine"], b"quit\n");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
}

#[test]
fn the_same_lines_get_the_same_answers_twice() {
    let mut lines = vec!["rulesets".to_owned(), "help".to_owned()];
    for name in GameName::ALL {
        lines.push(format!("ruleset {name}"));
        lines.extend(["show", "legal", "perft 3 divide", "why pass", "why A"].map(str::to_owned));
    }
    let input = lines.join("\n");
    assert_eq!(heard(input.as_bytes()), heard(input.as_bytes()));
}
