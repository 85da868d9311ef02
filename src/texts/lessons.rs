//! What is wrong with a course, in sentences.

use crate::rules::{GameName, RuleId};
use crate::tutor::limits::{MOST_MOVES, MOST_NESTED, MOST_PLIES, MOST_PROBLEMS};
use crate::tutor::{Fault, Problem};

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
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::File(error) => error.to_string(),
        Fault::NotText => "The file is not UTF-8 text.".to_owned(),
        Fault::Form(reason) => format!("This does not fit the form of a course: {reason}."),
        Fault::Game(name) => format!("There is no rule set “{name}”."),
        Fault::Options(why) => format!("These rules cannot be set: {why}."),
        Fault::Position(why) => format!("This position cannot stand: {why}."),
        Fault::NoBoard => "The step needs a board: give it `at`.".to_owned(),
        Fault::Claim(part) => format!(
            "“{part}” states nothing that can be checked: use last, takes, laps, next, after, ends, \
             by, without, reply, worth, wins, no-win or legal."
        ),
        Fault::TooFar(part) => {
            format!("“{part}” looks too far ahead: the number after @ is at most {MOST_PLIES}.")
        }
        Fault::TooManyMoves(have) => {
            format!("A claim has at most {MOST_MOVES} moves, and this one has {have}.")
        }
        Fault::Nested => {
            format!("Goals may contain goals, but not more than {MOST_NESTED} deep.")
        }
        Fault::Costly => {
            "Checking this would search too many positions. Take a board with fewer seeds, or \
             look fewer turns ahead."
                .to_owned()
        }
        Fault::Unchecked => "The course takes too long to check. Nothing from here on was \
                             checked. Look fewer turns ahead, or split the course."
            .to_owned(),
        Fault::More => format!("There are more problems. Only {MOST_PROBLEMS} are listed."),
        Fault::NoSeedsInBawo => {
            "Bawo counts no seeds at the end. Use WinsIn, wins or no-win.".to_owned()
        }
        Fault::WinsOnlyInBawo => {
            "Only in Bawo is a win by force stated. Use Best or worth.".to_owned()
        }
        Fault::Provable => {
            "The end of the game can be proven here. Use Best, or worth without @.".to_owned()
        }
        Fault::HintNames(mv) => {
            format!("The hint says to play {mv}, and {mv} is not accepted.")
        }
        Fault::NoMove(claim) => format!("“{claim}” names no move."),
        Fault::FactOfMove(fact) => {
            format!("“{fact}” is stated of no move: the move comes first, as in “C {fact}”.")
        }
        Fault::OneMove(claim) => format!("An answer is one move, and this is not: “{claim}”."),
        Fault::Move(mv) => {
            format!("“{mv}” is neither a move of this game nor a fact, such as last or takes.")
        }
        Fault::Refused(mv, id) => {
            format!("{mv} may not be played: {} ({id}).", rule(*id).title)
        }
        Fault::Differs(moves, stated, found) if moves.is_empty() => {
            format!("“{stated}” is stated of the position, but it is “{found}”.")
        }
        Fault::Differs(moves, stated, found) => {
            format!("“{stated}” is stated of {moves}, but it is “{found}”.")
        }
        Fault::Rule(id) => format!("There is no rule “{id}”."),
        Fault::Refusal(text) => {
            format!("“{text}” is not a move and the id of the rule that refuses it.")
        }
        Fault::NotRefused(mv, id) => {
            format!("{mv} is said to be refused by {id}, but it may be played.")
        }
        Fault::RefusedBy(mv, stated, found) => {
            format!("{mv} is said to be refused by {stated}, but it is refused by {found}.")
        }
        Fault::NotTheGoal(mv, instead) => {
            format!("{mv} is accepted but does not reach the goal. {instead}")
        }
        Fault::AlsoRight(moves) => {
            let verb = if moves.len() == 1 { "reaches" } else { "reach" };
            format!("{} {verb} the goal too and must be accepted.", list(moves))
        }
        Fault::NoAnswer => "No move is accepted.".to_owned(),
        Fault::Hole(hole) => format!("The board has no hole “{hole}”."),
        Fault::Choices(have) => {
            format!("A question has 2 to 4 answers, and this one has {have}.")
        }
        Fault::Right(right, have) => {
            format!("“right” is {right}, and the answers are numbered from 1 to {have}.")
        }
        Fault::Long(words) => {
            format!("The text has {} and may have 40.", counted(*words as u32, "word", "words"))
        }
        Fault::NoText => "A text is empty.".to_owned(),
        Fault::Level(level) => format!("Levels are 1 to 10, and this is {level}."),
        Fault::Hints(have) => format!("A step has at most 4 hints, and this one has {have}."),
        Fault::Over => "The game is over in this position.".to_owned(),
        Fault::NotPractised(id) => format!("No step of the lesson practises {id}."),
        Fault::Lacks(rules) => format!("No step of the course practises {}.", ids(rules)),
        Fault::Word(word) => {
            format!("The word “{word}” has no meaning here, and the list of words has none.")
        }
        Fault::Unused(word) => {
            format!("The word “{word}” is explained, but no step of the lesson uses it.")
        }
        Fault::Twice(id) => format!("Two lessons have the id {id}."),
        Fault::Nothing => "There is nothing to do here: no lessons or no steps.".to_owned(),
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
