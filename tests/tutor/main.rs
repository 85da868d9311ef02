//! The tutor: courses and their check, goals, drills, progress.

mod advice;
mod broken;
mod courses;
mod daily;
mod drilling;
mod elsewhere;
mod exact;
mod goals;
mod grading;
mod guessing;
mod instead;
mod limits;
mod numbers;
mod program;
mod progress;
mod reasons;
mod replies;
mod report;
mod said_lines;
mod said_reasons;
mod sentences;
mod taking;
mod turned;
mod winning;
mod worksheets;
mod wrong_guesses;

use kete::rules::{Position, Ruleset};

/// A position of a game with options, such as `basic preset=kalah`.
pub fn position(rules: &str, text: &str) -> Position {
    let ruleset: Ruleset = kete::tutor::read_rules(rules).expect(rules);
    kete::tutor::read_position(&ruleset, text).expect(text)
}
