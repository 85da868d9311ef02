//! What is wrong with a course, in sentences.

use crate::rules::{GameName, RuleId};
use crate::tutor::limits::{MOST_MOVES, MOST_NESTED, MOST_PLIES, MOST_PROBLEMS};
use crate::tutor::{CourseFault, Problem};

use super::{counted, list, rule};

/// Courses used to say how many turns `Best` looks ahead.
pub const BEST_TAKES_NO_NUMBER: &str = "Best takes no number: it means the best move to the end of \
                                        the game; for a gain within a few turns use Gains(3, 5)";

/// One line: `owari.ron:88:12: OW3, step 4: F: takes 3 is stated, but it takes 4.`
pub fn problem(problem: &Problem) -> String {
    let mut place = format!("{}:{}:{}: ", problem.file, problem.at.line, problem.at.column);
    match (problem.lesson.as_str(), problem.step) {
        ("", None) => {}
        ("", Some(step)) => place.push_str(&format!("step {step}: ")),
        (lesson, None) => place.push_str(&format!("{lesson}: ")),
        (lesson, Some(step)) => place.push_str(&format!("{lesson}, step {step}: ")),
    }
    place + &fault(&problem.fault)
}

fn ids(rules: &[RuleId]) -> String {
    rules.iter().map(|rule| rule.id()).collect::<Vec<_>>().join(", ")
}

/// What is wrong, in a sentence.
pub fn fault(fault: &CourseFault) -> String {
    match fault {
        CourseFault::File(error) => error.to_string(),
        CourseFault::NotText => "The file is not UTF-8 text.".to_owned(),
        CourseFault::Form(reason) => format!("This does not fit the form of a course: {reason}."),
        CourseFault::Game(name) => format!("There is no rule set “{name}”."),
        CourseFault::Options(why) => format!("These rules cannot be set: {why}."),
        CourseFault::Position(why) => format!("This position cannot stand: {why}."),
        CourseFault::NoBoard => "The step needs a board: give it `at`.".to_owned(),
        CourseFault::Claim(part) => format!(
            "“{part}” states nothing that can be checked: use last, takes, laps, next, after, ends, \
             by, without, reply, worth, wins, no-win or legal."
        ),
        CourseFault::TooFar(part) => {
            format!("“{part}” looks too far ahead: the number after @ is at most {MOST_PLIES}.")
        }
        CourseFault::TooManyMoves(have) => {
            format!("A claim has at most {MOST_MOVES} moves, and this one has {have}.")
        }
        CourseFault::Nested => {
            format!("Goals may contain goals, but not more than {MOST_NESTED} deep.")
        }
        CourseFault::Costly => {
            "Checking this would search too many positions. Take a board with fewer seeds, or \
             look fewer turns ahead."
                .to_owned()
        }
        CourseFault::Unchecked => "The course takes too long to check. Nothing from here on was \
                             checked. Look fewer turns ahead, or split the course."
            .to_owned(),
        CourseFault::More => format!("There are more problems. Only {MOST_PROBLEMS} are listed."),
        CourseFault::NoSeedsInBawo => {
            "Bawo counts no seeds at the end. Use WinsIn, wins or no-win.".to_owned()
        }
        CourseFault::WinsOnlyInBawo => {
            "Only in Bawo is a win by force stated. Use Best or worth.".to_owned()
        }
        CourseFault::Provable => {
            "The end of the game can be proven here. Use Best, or worth without @.".to_owned()
        }
        CourseFault::HintNames(mv) => {
            format!("The hint says to play {mv}, and {mv} is not accepted.")
        }
        CourseFault::NoMove(claim) => format!("“{claim}” names no move."),
        CourseFault::FactOfMove(fact) => {
            format!("“{fact}” is stated of no move: the move comes first, as in “C {fact}”.")
        }
        CourseFault::OneMove(claim) => {
            format!("An answer is one move, and this is not: “{claim}”.")
        }
        CourseFault::Move(mv) => {
            format!("“{mv}” is neither a move of this game nor a fact, such as last or takes.")
        }
        CourseFault::Refused(mv, id) => {
            format!("{mv} may not be played: {} ({id}).", rule(*id).title)
        }
        CourseFault::Differs(moves, stated, found) if moves.is_empty() => {
            format!("“{stated}” is stated of the position, but it is “{found}”.")
        }
        CourseFault::Differs(moves, stated, found) => {
            format!("“{stated}” is stated of {moves}, but it is “{found}”.")
        }
        CourseFault::Rule(id) => format!("There is no rule “{id}”."),
        CourseFault::Refusal(text) => {
            format!("“{text}” is not a move and the id of the rule that refuses it.")
        }
        CourseFault::NotRefused(mv, id) => {
            format!("{mv} is said to be refused by {id}, but it may be played.")
        }
        CourseFault::RefusedBy(mv, stated, found) => {
            format!("{mv} is said to be refused by {stated}, but it is refused by {found}.")
        }
        CourseFault::NotTheGoal(mv, instead) => {
            format!("{mv} is accepted but does not reach the goal. {instead}")
        }
        CourseFault::AlsoRight(moves) => {
            let verb = if moves.len() == 1 { "reaches" } else { "reach" };
            format!("{} {verb} the goal too and must be accepted.", list(moves))
        }
        CourseFault::NoAnswer => "No move is accepted.".to_owned(),
        CourseFault::Hole(hole) => format!("The board has no hole “{hole}”."),
        CourseFault::Choices(have) => {
            format!("A question has 2 to 4 answers, and this one has {have}.")
        }
        CourseFault::Right(right, have) => {
            format!("“right” is {right}, and the answers are numbered from 1 to {have}.")
        }
        CourseFault::Long(words) => {
            format!("The text has {} and may have 40.", counted(*words as u32, "word", "words"))
        }
        CourseFault::NoText => "A text is empty.".to_owned(),
        CourseFault::Level(level) => format!("Levels are 1 to 10, and this is {level}."),
        CourseFault::Hints(have) => format!("A step has at most 4 hints, and this one has {have}."),
        CourseFault::Over => "The game is over in this position.".to_owned(),
        CourseFault::NotPractised(id) => format!("No step of the lesson practises {id}."),
        CourseFault::Lacks(rules) => format!("No step of the course practises {}.", ids(rules)),
        CourseFault::Word(word) => {
            format!("The word “{word}” has no meaning here, and the list of words has none.")
        }
        CourseFault::Unused(word) => {
            format!("The word “{word}” is explained, but no step of the lesson uses it.")
        }
        CourseFault::Twice(id) => format!("Two lessons have the id {id}."),
        CourseFault::Nothing => "There is nothing to do here: no lessons or no steps.".to_owned(),
    }
}

/// Why a position stated under other rules cannot stand.
pub fn no_such_position(game: GameName) -> String {
    format!("the board is not one of {game}")
}

/// How far a check that takes long has come.
pub fn checking(file: &str, step: usize, of: usize) -> String {
    format!("{file}: checking step {step} of {of}")
}

/// The end of a check: how much was checked, and what came of it.
pub fn checked(courses: usize, lessons: usize, steps: usize, problems: usize) -> String {
    let all = [
        counted(courses as u32, "course", "courses"),
        counted(lessons as u32, "lesson", "lessons"),
        counted(steps as u32, "step", "steps"),
    ];
    let found = match problems {
        0 => "nothing is wrong".to_owned(),
        some => counted(some as u32, "problem", "problems"),
    };
    format!("{}: {found}.", list(&all))
}

/// What is said of an unknown rule id.
pub fn no_such_rule(id: &str) -> String {
    format!("there is no rule “{id}”")
}
