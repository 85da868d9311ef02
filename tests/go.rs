//! `go` and `stop` of the text engine, through the shipped program.

use std::io::{BufRead as _, Read as _};

use kete::rules::{GameName, Ruleset};

use running_engine::RunningEngine;

mod running_engine;

impl RunningEngine {
    /// The lines up to and including `bestmove`, without values that depend on the clock.
    fn hear_search(&mut self) -> Vec<String> {
        self.hear_until(&["bestmove"])
    }

    /// Closes the input and reads the rest.
    fn finish(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest = self.output.by_ref().lines().map(|line| line.expect("text")).collect();
        assert!(self.program.wait().expect("it ends").success());
        rest
    }
}

#[test]
fn every_game_gets_a_legal_move_with_info_lines() {
    let mut engine = RunningEngine::start();
    for name in GameName::ALL {
        engine.say(&format!("ruleset {name}"));
        assert_eq!(engine.hear(), "ok");
        engine.say("go nodes 3000 multipv 2");
        let lines = engine.hear_search();
        let best = lines.last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move");
        let start = Ruleset::new(name).start();
        let mv = start.parse_move(best).expect("a move of this game");
        assert!(start.is_legal(&mv), "{name} {best}");
        assert!(lines.iter().any(|line| line.contains(" multipv 2 ")), "{name}: {lines:?}");
        for line in &lines[..lines.len() - 1] {
            assert!(line.starts_with("info depth ") && line.contains(" pv "), "{name}: {line}");
            assert!(line.contains(" score ") || line.contains(" exact "), "{name}: {line}");
        }
    }
}

#[test]
fn an_info_line_has_its_words_in_order() {
    let mut engine = RunningEngine::start();
    for game in ["owari", "bawo-beginner"] {
        engine.say(&format!("ruleset {game}"));
        engine.hear();
        engine.say("go nodes 200000");
        let lines = engine.hear_search();
        let lines = &lines[..lines.len() - 1];
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let names = [0, 1, 3, 5, 7, 9, 11, 13].map(|at| words[at]);
            let order = ["info", "depth", "multipv", "score", "nodes", "hundredths", "hashfull"];
            assert_eq!(names[..7], order, "{line}");
            assert_eq!(names[7], "pv", "{line}");
            let number = |at: usize| words[at].parse::<i32>().expect("a number");
            let (score, hundredths) = (number(6), number(10));
            let is_fine = match game {
                "owari" => (score * 100 - hundredths).abs() <= 50,
                _ => score == hundredths,
            };
            assert!(is_fine, "{line}");
            assert!((0..=1000).contains(&number(12)), "{line}");
        }
        let used = |line: &String| !line.contains(" hashfull 0 ");
        assert!(lines.last().is_some_and(used), "{lines:?}");
    }
}

#[test]
fn clocks_end_a_search_by_themselves() {
    let mut engine = RunningEngine::start();
    engine.say("ruleset owari");
    engine.hear();
    let words = "go stime 300 ntime 0 sinc 10 ninc 0 movestogo 5";
    engine.say(words);
    assert!(engine.hear_search().len() > 1, "{words}");
    engine.say("position start moves C");
    engine.hear();
    engine.say(words);
    let lines = engine.hear_search();
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "no time: {lines:?}");
    let wrong = ["stime 100", "ntime 100 sinc 3", "sinc 3", "movestogo 4", "stime x ntime 4"];
    for words in wrong.into_iter().chain(["stime 5 ntime 5 movestogo 0", "stime"]) {
        engine.say(&format!("go {words}"));
        let answer = engine.hear();
        assert!(answer.starts_with("error "), "{words}: {answer}");
    }
}

#[test]
fn the_same_search_twice_gives_the_same_answer() {
    let search = || {
        let mut engine = RunningEngine::start();
        let mut heard = Vec::new();
        for game in ["giuthi", "bawo-ntchuwa", "ring", "ayoayo"] {
            engine.say(&format!("ruleset {game}"));
            engine.hear();
            engine.say("go depth 4");
            heard.extend(engine.hear_search());
            engine.say("go level 3");
            heard.extend(engine.hear_search());
        }
        heard
    };
    assert_eq!(search(), search());
}

#[test]
fn an_endless_search_obeys_stop_and_refuses_all_else() {
    let mut engine = RunningEngine::start();
    engine.say("ruleset owari");
    assert_eq!(engine.hear(), "ok");
    engine.say("go infinite");
    engine.say("show");
    engine.say("stop");
    let lines = engine.hear_search();
    assert!(lines.iter().any(|line| line.starts_with("error ")), "{lines:?}");
    engine.say("stop");
    engine.say("show");
    assert!(engine.hear().starts_with("position 4,4"), "stop with nothing running says nothing");
}

#[test]
fn the_end_of_input_lets_a_limited_search_finish_and_stops_an_endless_one() {
    for go in ["go depth 5", "go infinite"] {
        let mut engine = RunningEngine::start();
        engine.say("ruleset basic");
        assert_eq!(engine.hear(), "ok");
        engine.say(go);
        let rest = engine.finish();
        assert!(rest.last().expect("an answer").starts_with("bestmove "), "{go}: {rest:?}");
    }
}

#[test]
fn quit_ends_an_endless_search_immediately() {
    let mut engine = RunningEngine::start();
    engine.say("ruleset awale");
    assert_eq!(engine.hear(), "ok");
    engine.say("go infinite");
    engine.say("quit");
    assert!(engine.program.wait().expect("it ends").success());
}

#[test]
fn a_finished_game_has_no_move_and_a_proven_score_says_exact() {
    let mut engine = RunningEngine::start();
    engine.say("ruleset awale");
    engine.say("position 0,0,0,0,0,0/0,0,0,0,0,0 25-23 S");
    engine.say("go infinite");
    assert_eq!([engine.hear(), engine.hear()], ["ok", "ok"]);
    assert_eq!(engine.hear_search(), ["bestmove none"]);
    engine.say("position 0,0,0,0,0,2/1,1,0,1,0,0 20-20 S");
    assert_eq!(engine.hear(), "ok");
    engine.say("go depth 3");
    let lines = engine.hear_search();
    assert!(lines[lines.len() - 2].contains(" exact 3 "), "24-21: {lines:?}");
    engine.say("ruleset bawo-beginner");
    let win = "2,0,1,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,3,0,0/0,0,0,0,0,0,2,2 0-0 - S";
    engine.say(&format!("position {win}"));
    assert_eq!([engine.hear(), engine.hear()], ["ok", "ok"]);
    engine.say("go depth 2");
    let lines = engine.hear_search();
    assert!(lines[0].contains(" exact win 1 "), "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some("bestmove A1R"));
}

#[test]
fn a_search_without_limit_or_with_senseless_numbers_is_refused() {
    let mut engine = RunningEngine::start();
    engine.say("go depth 3");
    assert!(engine.hear().starts_with("error choose a rule set"));
    engine.say("ruleset ring");
    assert_eq!(engine.hear(), "ok");
    for go in [
        "go",
        "go multipv 2",
        "go depth",
        "go depth 0",
        "go depth -1",
        "go depth x",
        "go level 11",
        "go level 0",
        "go sideways",
        "go nodes 99999999999999999999999",
    ] {
        engine.say(go);
        let answer = engine.hear();
        assert!(answer.starts_with("error "), "{go}: {answer}");
    }
}
