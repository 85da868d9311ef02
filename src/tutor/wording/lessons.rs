//! What is wrong with a course, in sentences.

use crate::rules::{GameName, RuleId, Side};
use crate::texts::messages::lessons as say;
use crate::tutor::fault::{CourseFault, Problem};
use crate::tutor::limits::{MOST_MOVES, MOST_NESTED, MOST_PLIES, MOST_PROBLEMS};
use crate::tutor::schema::Lesson;

use crate::narration::{list, rule};

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

/// The same line for advice.
pub fn advice(advice: &Problem) -> String {
    say::Advice { advice: problem(advice) }.text()
}

/// What is wrong, in a sentence.
pub fn fault(fault: &CourseFault) -> String {
    match fault {
        CourseFault::File(error) => error.to_string(),
        CourseFault::NotText => say::not_text().to_owned(),
        CourseFault::Form(why) => say::Form { why }.text(),
        CourseFault::Game(name) => say::Game { name }.text(),
        CourseFault::Options(why) => say::Options { why }.text(),
        CourseFault::Position(why) => say::Position { why }.text(),
        CourseFault::NoBoard => say::no_board().to_owned(),
        CourseFault::Claim(part) => say::Claim { part }.text(),
        CourseFault::TooFar(part) => say::TooFar { part, most: MOST_PLIES }.text(),
        CourseFault::TooManyMoves(have) => say::TooManyMoves { most: MOST_MOVES, have }.text(),
        CourseFault::Nested => say::Nested { most: MOST_NESTED }.text(),
        CourseFault::Costly => say::costly().to_owned(),
        CourseFault::Unchecked => say::unchecked().to_owned(),
        CourseFault::More => say::More { most: MOST_PROBLEMS }.text(),
        CourseFault::NoSeedsInBawo => say::no_seeds_in_bawo().to_owned(),
        CourseFault::WinsOnlyInBawo => say::wins_only_in_bawo().to_owned(),
        CourseFault::EatsOnlyInBawo => say::eats_only_in_bawo().to_owned(),
        CourseFault::GuessWorth(mv) => say::GuessWorth { move_: mv }.text(),
        CourseFault::GuessTwice(mv) => say::GuessTwice { move_: mv }.text(),
        CourseFault::GuessMeasures(mv, played) => say::GuessMeasures { move_: mv, played }.text(),
        CourseFault::GuessBetter(better, played) => say::GuessBetter { better, played }.text(),
        CourseFault::GuessLacks(moves) => {
            say::GuessLacks { moves: list(moves), count: moves.len() }.text()
        }
        CourseFault::Provable => say::provable().to_owned(),
        CourseFault::HintNames(mv) => say::HintNames { move_: mv }.text(),
        CourseFault::NoMove(claim) => say::NoMove { claim }.text(),
        CourseFault::FactOfMove(fact) => say::FactOfMove { fact }.text(),
        CourseFault::OneMove(claim) => say::OneMove { claim }.text(),
        CourseFault::Move(mv) => say::Move { move_: mv }.text(),
        CourseFault::Refused(mv, id) => {
            say::Refused { move_: mv, rule: &rule(*id).title, id }.text()
        }
        CourseFault::Differs(moves, stated, found) if moves.is_empty() => {
            say::DiffersOfPosition { stated, found }.text()
        }
        CourseFault::Differs(moves, stated, found) => say::Differs { moves, stated, found }.text(),
        CourseFault::Rule(id) => say::Rule { id }.text(),
        CourseFault::Refusal(text) => say::Refusal { text }.text(),
        CourseFault::NotRefused(mv, id) => say::NotRefused { move_: mv, id }.text(),
        CourseFault::RefusedBy(mv, stated, found) => {
            say::RefusedBy { move_: mv, stated, found }.text()
        }
        CourseFault::NotTheGoal(mv, instead) => say::NotTheGoal { move_: mv, instead }.text(),
        CourseFault::AlsoRight(moves) => {
            say::AlsoRight { moves: list(moves), count: moves.len() }.text()
        }
        CourseFault::NoAnswer => say::no_answer().to_owned(),
        CourseFault::Hole(hole) => say::Hole { hole }.text(),
        CourseFault::Choices(have) => say::Choices { have }.text(),
        CourseFault::EmptyAnswer(number) => say::EmptyAnswer { number }.text(),
        CourseFault::SameAnswers(words) => say::SameAnswers { words }.text(),
        CourseFault::Unanswerable(mv) => say::Unanswerable { move_: mv }.text(),
        CourseFault::NothingToWatch => say::nothing_to_watch().to_owned(),
        CourseFault::Right(right, have) => say::Right { right, have }.text(),
        CourseFault::Long(count) => say::Long { count }.text(),
        CourseFault::NoText => say::no_text().to_owned(),
        CourseFault::Level(level) => say::Level { level: level.to_string() }.text(),
        CourseFault::Hints(have) => say::Hints { have }.text(),
        CourseFault::Over => say::over().to_owned(),
        CourseFault::NotPractised(id) => say::NotPractised { id }.text(),
        CourseFault::Lacks(rules) => say::Lacks { ids: ids(rules) }.text(),
        CourseFault::Word(word) => say::Word { word }.text(),
        CourseFault::Unused(word) => say::Unused { word }.text(),
        CourseFault::Twice(id) => say::Twice { id }.text(),
        CourseFault::Nothing => say::nothing().to_owned(),
        CourseFault::NoReason => say::no_reason().to_owned(),
        CourseFault::NoWhyNot(answer) => say::NoWhyNot { answer }.text(),
        CourseFault::WhyNotRight(mv) => say::WhyNotRight { move_: mv }.text(),
        CourseFault::Turned => say::turned().to_owned(),
        CourseFault::MostlyQuestions(asked, done) => say::MostlyQuestions { asked, done }.text(),
        CourseFault::OutOfOrder => say::out_of_order().to_owned(),
    }
}

/// The same for a writer in the window, who does not see the file: what to do where that is clear.
pub fn fault_beside(of: &CourseFault) -> String {
    match of {
        CourseFault::NoText => say::write_text().to_owned(),
        CourseFault::NoAnswer | CourseFault::NoMove(_) => say::write_click().to_owned(),
        CourseFault::Claim(claim) if claim.is_empty() => say::write_click().to_owned(),
        CourseFault::NothingToWatch => say::write_moves().to_owned(),
        CourseFault::Position(why) => say::WritePosition { why }.text(),
        CourseFault::NoReason => say::write_reason().to_owned(),
        CourseFault::NoWhyNot(answer) if answer.is_empty() => say::write_why_nots().to_owned(),
        CourseFault::NoWhyNot(answer) => say::WriteWhyNot { answer }.text(),
        CourseFault::WhyNotRight(mv) => say::WriteWhyNotRight { move_: mv }.text(),
        CourseFault::NotPractised(id) => say::WritePractised { rule: &rule(*id).title }.text(),
        CourseFault::Provable => say::write_best().to_owned(),
        CourseFault::Nothing => say::write_steps().to_owned(),
        CourseFault::NotTheGoal(mv, instead) => say::WriteNotTheGoal { move_: mv, instead }.text(),
        other => fault(other),
    }
}

/// A problem of a course for those who write in the window: `Lesson 2, step 3: Nothing is written
/// here yet.`
pub fn problem_beside(problem: &Problem, lessons: &[Lesson]) -> String {
    let fault = fault_beside(&problem.fault);
    let lesson = lessons.iter().position(|it| it.id == problem.lesson).map(|at| at + 1);
    match (lesson, problem.step) {
        (None, _) => fault,
        (Some(lesson), None) => say::InNumberedLesson { lesson, fault }.text(),
        (Some(lesson), Some(step)) => say::InNumberedStep { lesson, step, fault }.text(),
    }
}

/// The position does not exist in this game.
pub fn no_such_position(game: GameName) -> String {
    say::NoSuchPosition { game: game.to_string() }.text()
}

/// The progress of a long check.
pub fn checking(file: &str, step: usize, of: usize) -> String {
    say::Checking { file, step, of }.text()
}

/// The end of a check: how much was checked, and how many problems it found.
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

/// What is said of a wrong move: `OW3, step 4 | D | After D the last seed lands in E.`
pub fn reply(lesson: &str, step: usize, mv: &str, says: &str) -> String {
    say::Reply { lesson, step, move_: mv, says }.text()
}

/// The head of the table of what courses consist of.
pub fn numbers_head() -> String {
    say::numbers_head().to_owned()
}

/// A share in percent.
pub fn percent(percent: usize) -> String {
    say::Percent { percent }.text()
}

/// No rule has this id.
pub fn no_such_rule(id: &str) -> String {
    say::NoSuchRule { id }.text()
}

/// A move to guess that is not the best one.
pub fn unfair_guess() -> String {
    say::unfair_guess().to_owned()
}

/// The first text of a lesson made from a game.
pub fn model_game_begins() -> String {
    say::model_game_begins().to_owned()
}

/// The text of a turn that is to be guessed.
pub fn model_game_asks(mover: Side) -> String {
    say::ModelGameAsks { mover }.text()
}

/// The text of turns that are shown.
pub fn model_game_goes_on(mover: Side) -> String {
    say::ModelGameGoesOn { mover }.text()
}

/// The aim of such a lesson.
pub fn model_game_aim() -> String {
    say::model_game_aim().to_owned()
}
