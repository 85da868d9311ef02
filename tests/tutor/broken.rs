//! Broken courses: each fault is named with its lesson, step, line and reason.

use kete::tutor::LoadedCourse;
use kete::tutor::wording::lessons::problem;

/// A course of one lesson of Owari with these steps, one a line from line 6 on.
fn course(steps: &[&str]) -> String {
    format!(
        "(\n ruleset: \"owari\",\n audience: \"All.\",\n lessons: [\n  (id: \"T1\", title: \"One\", \
         aim: \"Two.\", rules: [], steps: [\n{}\n  ]),\n ],\n)\n",
        steps.join(",\n")
    )
}

/// All complaints about a course.
fn complaints(text: &str) -> Vec<String> {
    let shelf = LoadedCourse::of_text("my.ron", text);
    shelf.problems.iter().map(problem).collect()
}

const BOARD: &str = "at: \"0,0,0,2,0,2/4,2,0,0,4,0 0-0 S\"";

#[test]
fn ten_broken_steps_give_ten_messages_with_their_lines() {
    let steps = [
        format!("Predict(text: \"A.\", {BOARD}, what: Takes, play: \"F takes 4\")"),
        format!("Predict(text: \"A.\", {BOARD}, what: Last, play: \"F lst b\")"),
        "Say(text: \"A.\", at: \"0,0,0,2,0,2/4,2,0,0,4 0-0 S\")".to_owned(),
        format!("Say(text: \"A.\", {BOARD}, options: \"grand-slam=maybe\")"),
        format!("Ask(text: \"A.\", {BOARD}, goal: Takes(3), accept: [\"D last F\"])"),
        format!("Ask(text: \"A.\", {BOARD}, goal: Legal, accept: [\"F\"])"),
        format!(
            "Ask(text: \"A.\", {BOARD}, goal: Takes(3), accept: [\"F\"], refuse: [\"D move.empty\"])"
        ),
        format!(
            "Ask(text: \"A.\", {BOARD}, goal: Takes(3), accept: [\"F\"], refuse: [\"a move.empty\"])"
        ),
        "Quiz(text: \"A.\", choices: [\"Yes\", \"No\"], right: 3, because: \"So.\")".to_owned(),
        format!("Say(text: \"A.\", {BOARD}, marks: (lit: [\"G\"]))"),
        "Sya(text: \"A.\")".to_owned(),
        format!("Show(text: \"A.\", {BOARD}, play: [\"F\", \"A last B\"])"),
        format!("Say(text: \"{}\", {BOARD})", "word ".repeat(41).trim()),
    ];
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let found = complaints(&course(&steps));
    let expected = [
        ("T1, step 1", "“takes 4” is stated of F, but it is “takes 3”."),
        ("T1, step 2", "“lst” is neither a move of this game nor a fact, such as last or takes."),
        ("T1, step 3", "This position cannot stand"),
        ("T1, step 4", "grand-slam"),
        ("T1, step 5", "F reaches the goal too and must be accepted."),
        (
            "T1, step 5",
            "D is accepted but does not reach the goal. D captures nothing: the last seed lands in F, your own hole.",
        ),
        ("T1, step 6", "D reaches the goal too and must be accepted."),
        ("T1, step 7", "D is said to be refused by move.empty, but it may be played."),
        ("T1, step 8", "a is said to be refused by move.empty, but it is refused by move.own."),
        ("T1, step 9", "“right” is 3, and the answers are numbered from 1 to 2."),
        ("T1, step 10", "The board has no hole “G”."),
        (
            "T1, step 11",
            "there is no “Sya” here; allowed: Say, Show, Ask, Predict, Quiz, Guess and Play.",
        ),
        ("T1, step 12", "A may not be played: No move from an empty hole (move.empty)."),
        ("T1, step 13", "The text has 41 words and may have 40."),
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (line, (place, reason)) in found.iter().zip(expected) {
        assert!(line.contains(reason), "{reason}: {line}");
        let step: usize = place.rsplit(' ').next().and_then(|n| n.parse().ok()).expect("a step");
        let head = format!("my.ron:{}:", step + 5);
        assert!(line.starts_with(&head) && line.contains(&format!(" {place}: ")), "{line}");
    }
}

#[test]
fn what_a_goal_or_fact_names_must_exist() {
    let found = complaints(&course(&[
        &format!("Ask(text: \"A.\", {BOARD}, goal: Last(\"h\"), accept: [\"F\"])"),
        &format!("Ask(text: \"A.\", {BOARD}, goal: Not(Move(\"F D\")), accept: [\"F\"])"),
        &format!("Ask(text: \"A.\", {BOARD}, goal: By(\"owari.win\"), accept: [\"F\"])"),
        &format!("Show(text: \"A.\", {BOARD}, play: [\"last b\"])"),
        &format!("Predict(text: \"A.\", {BOARD}, what: Lst, play: \"F\")"),
        &format!("Predict(text: \"A.\", {BOARD}, what: Last)"),
        &format!("Ask(text: \"A.\", {BOARD}, goal: Takes, accept: [\"F\"])"),
    ]));
    let expected = [
        "T1, step 1: The board has no hole “h”.",
        "T1, step 2: “F D” is neither a move of this game nor a fact, such as last \
         or takes.",
        "T1, step 3: There is no rule “owari.win”.",
        "T1, step 4: “last b” is stated of no move: the move comes first, as in “C \
         last b”.",
        "T1, step 5: This does not fit the form of a course: there is no “Lst” here; allowed: \
         Last, Takes, Laps, Next and Result.",
        "T1, step 6: This does not fit the form of a course: “play” is missing.",
        "T1, step 7: This does not fit the form of a course: “(” is missing.",
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (number, (line, wanted)) in found.iter().zip(expected).enumerate() {
        assert!(line.starts_with(&format!("my.ron:{}:", number + 6)), "{line}");
        assert!(line.ends_with(wanted), "{wanted}: {line}");
    }
}

#[test]
fn frames_and_lessons_are_checked_too() {
    let one = course(&["Say(text: \"A.\")"]);
    for (text, reason) in [
        (one.replace("owari", "chess"), "There is no rule set “chess”."),
        (one.replace("rules: []", "rules: [\"owari.sheep\"]"), "There is no rule “owari.sheep”."),
        (one.replace("rules: []", "rules: [\"owari.sow\"]"), "No step of the lesson practises"),
        (one.replace("Say(text: \"A.\")", ""), "There is nothing to do here"),
        (one.replace("audience", "audeince"), "there is no “audeince” here; allowed: ruleset, "),
        (
            one.replace("rules: []", "rules: [], words: [(\"A\", \"\")]"),
            "The word “A” has no meaning here, and the list of words has none.",
        ),
        (
            one.replace("rules: []", "rules: [], words: [(\"relay\", \"\")]"),
            "The word “relay” is explained, but no step of the lesson uses it.",
        ),
        (one.replace("aim: \"Two.\"", "aim: 2"), "a course: a text in quotes belongs here."),
        (one.replace(" ],\n)", ""), "a bracket is not closed."),
        (
            one.replace("aim: \"Two.\",", "aim: \"Two.\""),
            "“,” is missing, or a bracket is not closed.",
        ),
        (one.replace("id: \"T1\",", ""), "a course: “id” is missing."),
        (one.replace("title", "minutes: 4000, title"), "this number is too small or too large."),
    ] {
        let found = complaints(&text);
        assert_eq!(found.len(), 1, "{reason}: {found:#?}");
        assert!(found[0].contains(reason), "{reason}: {found:#?}");
    }
    let twice = one.replace(
        " ],\n)",
        "  (id: \"T1\", title: \"A\", aim: \"B.\", rules: [], steps: [\n   \
         Play(text: \"A.\", level: 11, goal: Win)])],\n)",
    );
    let found = complaints(&twice);
    assert_eq!(found.len(), 3, "{found:#?}");
    assert!(found[0].contains("Two lessons have the id T1."), "{found:#?}");
    assert!(found[1].contains("The step needs a board"), "{found:#?}");
    assert!(found[2].contains("Levels are 1 to 10"), "{found:#?}");
}
