//! Assertions for the tests of the rules: a rule set with options (`awale capture-holes=2`), a
//! position string (or `start`), moves in notation and their effect, as a player writes them.

use kete::rules::{Position, Ruleset, Setup, Turn};

/// The rule set named by its id and options.
#[track_caller]
pub fn ruleset(rules: &str) -> Ruleset {
    let mut words = rules.split_whitespace();
    let name = words.next().expect("a rule set");
    let mut ruleset = Ruleset::new(name.parse().expect(name));
    for word in words {
        let (option, value) = word.split_once('=').expect(word);
        ruleset.set(option, value).expect(word);
    }
    ruleset
}

/// The position of a string.
#[track_caller]
pub fn position(rules: &str, text: &str) -> Position {
    let ruleset = ruleset(rules);
    if text == "start" {
        return ruleset.start();
    }
    let setup = Setup::parse(ruleset.name(), text).expect(text);
    ruleset.position(&setup).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// Plays moves separated by spaces and returns the last turn.
#[track_caller]
pub fn turn(rules: &str, from: &str, moves: &str) -> Turn {
    let mut now = position(rules, from);
    let mut last = None;
    for word in moves.split_whitespace() {
        let mv = now.parse_move(word).unwrap_or_else(|error| panic!("{word}: {error}"));
        let turn = now.play(&mv).unwrap_or_else(|illegal| {
            panic!("{rules} {from} {word}: refused by {}", illegal.rule);
        });
        assert_eq!(now.play_unchecked(&mv), turn.after, "{rules} {from} {word}: two readings");
        now = turn.after;
        last = Some(turn);
    }
    last.expect("a move")
}

/// `ongoing`, or the result and its rule as `show` writes them.
pub fn result(position: &Position) -> String {
    position.outcome().map_or("ongoing".to_owned(), |outcome| {
        format!("{outcome} {}", outcome.rule.expect("ended by a rule"))
    })
}

/// Asserts that the moves lead to this whole position and the game goes on.
#[track_caller]
pub fn plays(rules: &str, from: &str, moves: &str, after: &str) {
    ends(rules, from, moves, after, "ongoing");
}

/// Asserts that the moves lead to this whole position and this result.
#[track_caller]
pub fn ends(rules: &str, from: &str, moves: &str, after: &str, expected: &str) {
    let turn = turn(rules, from, moves);
    let found = (turn.after.setup().to_string(), result(&turn.after));
    assert_eq!(found, (after.to_owned(), expected.to_owned()), "{rules} {from} {moves}");
}

/// Asserts how a position is shown, and its result.
#[track_caller]
pub fn shows(rules: &str, text: &str, shown: &str, expected: &str) {
    let position = position(rules, text);
    let found = (position.setup().to_string(), result(&position));
    assert_eq!(found, (shown.to_owned(), expected.to_owned()), "{rules} {text}");
}

/// The events of the last of the moves, as the text engine writes them.
#[track_caller]
pub fn events(rules: &str, from: &str, moves: &str) -> Vec<String> {
    turn(rules, from, moves).events.iter().map(ToString::to_string).collect()
}

/// Asserts the exact events of the last move.
#[track_caller]
pub fn gives_events(rules: &str, from: &str, moves: &str, expected: &[&str]) {
    assert_eq!(events(rules, from, moves), expected, "{rules} {from} {moves}");
}

/// Asserts that the last move has these events in this order, among others.
#[track_caller]
pub fn has_events(rules: &str, from: &str, moves: &str, expected: &[&str]) {
    let all = events(rules, from, moves);
    let mut rest = all.iter();
    for wanted in expected {
        assert!(rest.any(|event| event == wanted), "{rules} {from} {moves}: {wanted} in {all:#?}");
    }
}

/// Asserts that no event of the last move carries this rule.
#[track_caller]
pub fn lacks_event(rules: &str, from: &str, moves: &str, rule: &str) {
    let all = events(rules, from, moves);
    let carries = |event: &String| event.split(' ').next_back() == Some(rule);
    assert!(!all.iter().any(carries), "{rules} {from} {moves}: {rule} in {all:#?}");
}

/// Asserts that this rule refuses the move.
#[track_caller]
pub fn refused(rules: &str, from: &str, mv: &str, rule: &str) {
    let position = position(rules, from);
    let mv = position.parse_move(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
    let illegal = position.play(&mv).expect_err("a refusal");
    assert_eq!(illegal.rule.id(), rule, "{rules} {from} {mv}");
    assert_eq!(illegal.mover, position.to_move());
}

/// Asserts the legal moves, in canonical order and without placements.
#[track_caller]
pub fn legal(rules: &str, from: &str, expected: &str) {
    let moves = position(rules, from).moves();
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(moves.join(" "), expected, "{rules} {from}");
}
