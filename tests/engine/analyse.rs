//! `kete analyse`: a saved game graded turn by turn, through the shipped program.

use std::path::PathBuf;
use std::process::Output;

use crate::kete;

fn analysed(arguments: &[&str]) -> Output {
    let empty = std::env::temp_dir().join("kete-analyse-without-tables");
    let mut all = vec!["analyse", "--data-dir", empty.to_str().expect("a path")];
    all.extend(arguments);
    kete(&all, b"")
}

fn text(arguments: &[&str]) -> String {
    let output = analysed(arguments);
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_finished_game_is_graded_turn_by_turn_and_summed_up() {
    let output = analysed(&["saves/owari.kete", "--nodes", "4000"]);
    let message = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    let lines: Vec<&str> = message.lines().collect();
    assert_eq!(lines[0], "ruleset owari");
    assert!(lines.contains(&"south you") && lines.contains(&"north Kete level 3"), "{message}");
    assert!(lines.contains(&"result south 25-23 owari.end"), "{message}");
    assert!(lines.contains(&"looked 4000 positions a turn, 1 thread"), "{message}");
    let turns = lines.iter().filter(|line| line.starts_with(' ')).count();
    assert!(lines.contains(&format!("turns {turns}").as_str()), "{turns} of {message}");
    // A finished game is proven to its end.
    let last = lines.iter().rfind(|line| line.starts_with(' ')).expect("a turn");
    let words: Vec<&str> = last.split_whitespace().collect();
    assert_eq!(words[1..5], ["north", "f", "exact", "2"], "{last}");
    for side in ["south: ", "north: "] {
        let sums: Vec<&&str> = lines.iter().filter(|line| line.starts_with(side)).collect();
        assert!(sums[0].contains(" best, ") && sums[0].contains(" blunder"), "{message}");
        assert!(sums[1].ends_with(" seeds lost a turn"), "{message}");
    }
    assert!(lines.iter().any(|line| line.starts_with("looked ") && line.ends_with(" ahead")));
    let progress = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(progress.lines().next(), Some(format!("turn 1 of {turns}").as_str()));
    assert_eq!(progress.lines().count(), turns);
}

#[test]
fn a_game_of_another_program_is_graded_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("fox.ogn");
    std::fs::write(&file, "[Variant \"Oware Abapa\"]\n\n1. F f 2. E c\n").expect("written");
    let message = text(&[file.to_str().expect("a path"), "--nodes", "300"]);
    assert!(message.starts_with("ruleset owari") && message.contains("turns 4\n"), "{message}");
    std::fs::write(&file, "[Variant \"Oware Abapa\"]\n\n1. F f 2. F c\n").expect("written");
    let output = analysed(&[file.to_str().expect("a path")]);
    let errors = String::from_utf8(output.stderr).expect("text");
    assert!(!output.status.success() && errors.contains("fox.ogn: Line 3, column "), "{errors}");
    assert_eq!((errors.lines().count(), output.stdout.len()), (1, 0), "{errors}");
}

#[test]
fn one_thread_and_a_number_of_positions_give_the_same_lines_every_time() {
    for game in ["saves/bawo-beginner.kete", "saves/basic.kete"] {
        let first = text(&[game, "--nodes", "2000"]);
        assert_eq!(first, text(&[game, "--nodes", "2000"]));
        assert!(first.lines().count() > 20, "{first}");
    }
    let timed = text(&["saves/ring.kete", "--time", "1", "--threads", "2"]);
    assert!(timed.contains("looked 1 ms a turn, 2 threads"), "{timed}");
}

#[test]
fn a_game_with_branches_an_unfinished_one_and_a_match_are_read_along_their_main_line() {
    let whole = text(&["saves/giuthi-match.kete", "--nodes", "300"]);
    assert!(whole.contains("result south 72-0 giuthi.match.end"), "{whole}");
    let layouts = whole.lines().filter(|line| line.contains(" fill:")).count();
    assert_eq!(layouts, 4, "each round after the first begins with a layout: {whole}");
    let lines: Vec<&str> = whole.lines().collect();
    for pair in lines.windows(2).filter(|pair| pair[1].contains(" fill:")) {
        assert!(pair[0].contains(" exact "), "the result of the round is known: {pair:?}");
    }
    assert!(whole.contains("scores are those of the round"), "{whole}");

    let dir = tempfile::tempdir().expect("a folder");
    let path = dir.path().join("unfinished.kete");
    let save = r#"(version: 1, ruleset: "owari", options: {"repetition-at": "2"}, start: "start",
        south: You, north: Kete(4), moves: ["C", (move: "d", here: true), "E"],
        branches: [(instead_of: 2, moves: ["f", "A"])], result: "ongoing")"#;
    std::fs::write(&path, save).expect("written");
    let message = text(&[path.to_str().expect("a path"), "--nodes", "500"]);
    assert!(message.starts_with("ruleset owari repetition-at=2\n"), "{message}");
    assert!(message.contains("result ongoing\nturns 3\n"), "{message}");
    let moves: Vec<&str> = message
        .lines()
        .filter(|line| line.starts_with(' '))
        .filter_map(|line| line.split_whitespace().nth(2))
        .collect();
    assert_eq!(moves, ["C", "d", "E"]);
    assert!(
        !message.contains("unknown"),
        "the value after the last turn is printed too: {message}"
    );
}

#[test]
fn a_file_that_is_no_good_game_is_one_sentence_and_exit_code_1() {
    let dir = tempfile::tempdir().expect("a folder");
    let bad = |name: &str, text: &str| -> PathBuf {
        let path = dir.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    };
    let illegal = bad(
        "illegal.kete",
        r#"(version: 1, ruleset: "owari", start: "start", south: You, north: Friend, moves: ["C", "C"])"#,
    );
    let cases = [
        (illegal, "illegal.kete: Line 1, column "),
        (bad("empty.kete", ""), "empty.kete: "),
        (bad("later.kete", "(version: 9)"), "version 9"),
        (dir.path().join("missing.kete"), "There is no file missing.kete."),
        (dir.path().to_owned(), "is a folder"),
    ];
    for (path, words) in cases {
        let output = analysed(&[path.to_str().expect("a path")]);
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert_eq!((error.lines().count(), output.stdout.len()), (1, 0), "{error}");
        assert!(error.starts_with("kete: ") && error.contains(words), "{words}: {error}");
    }
    for wrong in [&["analyse"][..], &["analyse", "saves/owari.kete", "--nodes", "0"]] {
        assert_eq!(kete(wrong, b"").status.code(), Some(2), "{wrong:?}");
    }
}
