//! What is wrong with a course, in sentences.

use crate::rules::{GameName, RuleId};
use crate::texts::messages::lessons as say;
use crate::tutor::limits::{MOST_MOVES, MOST_NESTED, MOST_PLIES, MOST_PROBLEMS};
use crate::tutor::{Fault, Problem};

use super::{list, rule};

/// One line: `owari.ron:88:12: OW3, step 4: F: takes 3 is stated, but it takes 4.`
pub fn problem(problem: &Problem) -> String {
    let (file, line, column) = (&problem.file, problem.at.line, problem.at.column);
    let (lesson, fault) = (problem.lesson.as_str(), fault(&problem.fault));
    match (lesson, problem.step) {
        ("", None) => say::InFile { file, line, column, fault }.text(),
        ("", Some(step)) => say::InStep { file, line, column, step, fault }.text(),
        (lesson, None) => say::InLesson { file, line, column, lesson, fault }.text(),
        (lesson, Some(step)) => {
            say::InStepOfLesson { file, line, column, lesson, step, fault }.text()
        }
    }
}

fn ids(rules: &[RuleId]) -> String {
    rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(", ")
}

/// What is wrong, in a sentence.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::File(error) => error.to_string(),
        Fault::NotText => say::not_text().to_owned(),
        Fault::Form(why) => say::Form { why }.text(),
        Fault::Game(name) => say::Game { name }.text(),
        Fault::Options(why) => say::Options { why }.text(),
        Fault::Position(why) => say::Position { why }.text(),
        Fault::NoBoard => say::no_board().to_owned(),
        Fault::Claim(part) => say::Claim { part }.text(),
        Fault::TooFar(part) => say::TooFar { part, most: MOST_PLIES }.text(),
        Fault::TooManyMoves(have) => say::TooManyMoves { most: MOST_MOVES, have }.text(),
        Fault::Nested => say::Nested { most: MOST_NESTED }.text(),
        Fault::Costly => say::costly().to_owned(),
        Fault::Unchecked => say::unchecked().to_owned(),
        Fault::More => say::More { most: MOST_PROBLEMS }.text(),
        Fault::NoSeedsInBawo => say::no_seeds_in_bawo().to_owned(),
        Fault::WinsOnlyInBawo => say::wins_only_in_bawo().to_owned(),
        Fault::Provable => say::provable().to_owned(),
        Fault::HintNames(mv) => say::HintNames { move_: mv }.text(),
        Fault::NoMove(claim) => say::NoMove { claim }.text(),
        Fault::FactOfMove(fact) => say::FactOfMove { fact }.text(),
        Fault::OneMove(claim) => say::OneMove { claim }.text(),
        Fault::Move(mv) => say::Move { move_: mv }.text(),
        Fault::Refused(mv, id) => say::Refused { move_: mv, rule: &rule(*id).title, id }.text(),
        Fault::Differs(moves, stated, found) if moves.is_empty() => {
            say::DiffersOfPosition { stated, found }.text()
        }
        Fault::Differs(moves, stated, found) => say::Differs { moves, stated, found }.text(),
        Fault::Rule(id) => say::Rule { id }.text(),
        Fault::Refusal(text) => say::Refusal { text }.text(),
        Fault::NotRefused(mv, id) => say::NotRefused { move_: mv, id }.text(),
        Fault::RefusedBy(mv, stated, found) => say::RefusedBy { move_: mv, stated, found }.text(),
        Fault::NotTheGoal(mv, instead) => say::NotTheGoal { move_: mv, instead }.text(),
        Fault::AlsoRight(moves) => say::AlsoRight { moves: list(moves), count: moves.len() }.text(),
        Fault::NoAnswer => say::no_answer().to_owned(),
        Fault::Hole(hole) => say::Hole { hole }.text(),
        Fault::Choices(have) => say::Choices { have }.text(),
        Fault::Right(right, have) => say::Right { right, have }.text(),
        Fault::Long(count) => say::Long { count }.text(),
        Fault::NoText => say::no_text().to_owned(),
        Fault::Level(level) => say::Level { level: level.to_string() }.text(),
        Fault::Hints(have) => say::Hints { have }.text(),
        Fault::Over => say::over().to_owned(),
        Fault::NotPractised(id) => say::NotPractised { id }.text(),
        Fault::Lacks(rules) => say::Lacks { ids: ids(rules) }.text(),
        Fault::Word(word) => say::Word { word }.text(),
        Fault::Unused(word) => say::Unused { word }.text(),
        Fault::Twice(id) => say::Twice { id }.text(),
        Fault::Nothing => say::nothing().to_owned(),
    }
}

/// Why a position stated under other rules cannot stand.
pub fn no_such_position(game: GameName) -> String {
    say::NoSuchPosition { game: game.to_string() }.text()
}

/// How far a check that takes long has come.
pub fn checking(file: &str, step: usize, of: usize) -> String {
    say::Checking { file, step, of }.text()
}

/// The end of a check: how much was checked, and what came of it.
pub fn checked(courses: usize, lessons: usize, steps: usize, problems: usize) -> String {
    let all = list(&[
        say::Courses { count: courses }.text(),
        say::LessonCount { count: lessons }.text(),
        say::Steps { count: steps }.text(),
    ]);
    match problems {
        0 => say::NothingWrong { all }.text(),
        count => say::Problems { all, count }.text(),
    }
}

/// What is said of an unknown rule id.
pub fn no_such_rule(id: &str) -> String {
    say::NoSuchRule { id }.text()
}
