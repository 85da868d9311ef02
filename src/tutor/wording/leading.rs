//! The words that lead a learner to the answer: the rungs of the ladder of hints, and the nudge
//! after a first wrong answer.

use super::{place, rule};
use crate::rules::{BoardShape, Place, Position, RuleId, Side};
use crate::texts::messages::leading as say;
use crate::tutor::played::Played;
use crate::tutor::schema::{Goal, Question};
use crate::tutor::slips::{Slip, laps};
use crate::tutor::wording::slips;

/// A goal as a task; `None` where that needs words about the position, or a proof.
pub fn task_of(goal: &Goal, board: &Position) -> Option<String> {
    let eats = if board.shape() == BoardShape::FourRows { "yes" } else { "no" };
    let title = |id: &str| id.parse::<RuleId>().ok().map(|id| &rule(id).title);
    Some(match goal {
        Goal::Last(place) if place == "store" => say::task_last_in_store().to_owned(),
        Goal::Last(place) => say::TaskLast { place }.text(),
        Goal::Takes(count) => say::TaskTakes { count: *count, eats }.text(),
        Goal::TakesAtLeast(count) => say::TaskTakesAtLeast { count: *count, eats }.text(),
        Goal::LapsAtLeast(count) => say::TaskLaps { count: *count }.text(),
        Goal::Again => say::task_again().to_owned(),
        Goal::Wins => say::task_wins().to_owned(),
        Goal::Feeds => say::TaskFeeds { other: board.to_move().other() }.text(),
        Goal::By(id) => say::TaskBy { rule: title(id)? }.text(),
        Goal::Without(id) => say::TaskWithout { rule: title(id)? }.text(),
        Goal::Legal
        | Goal::Move(_)
        | Goal::Best
        | Goal::WinsIn(_)
        | Goal::Gains(..)
        | Goal::All(_)
        | Goal::Any(_)
        | Goal::Not(_) => return None,
    })
}

/// The first hint of a task: a question about its goal.
pub fn leading_to(goal: &Goal, mover: Side) -> String {
    match goal {
        Goal::Last(place) if place == "store" => say::reaches_store().to_owned(),
        Goal::Last(place) => say::Reaches { place }.text(),
        Goal::Takes(0) => say::takes_nothing().to_owned(),
        Goal::Takes(_) | Goal::TakesAtLeast(_) => say::takes().to_owned(),
        Goal::LapsAtLeast(_) => say::laps().to_owned(),
        Goal::Again => say::again().to_owned(),
        Goal::Wins => say::wins().to_owned(),
        Goal::Feeds => say::Feeds { other: mover.other() }.text(),
        Goal::By(id) | Goal::Without(id) => match id.parse::<RuleId>() {
            Ok(id) => say::WhenDoes { rule: &rule(id).title }.text(),
            Err(_) => say::Compare { other: mover.other() }.text(),
        },
        Goal::Legal => say::legal().to_owned(),
        Goal::All(goals) | Goal::Any(goals) => match goals.first() {
            Some(goal) => leading_to(goal, mover),
            None => say::Compare { other: mover.other() }.text(),
        },
        Goal::Move(_) | Goal::Best | Goal::WinsIn(_) | Goal::Gains(..) | Goal::Not(_) => {
            say::Compare { other: mover.other() }.text()
        }
    }
}

/// The first hint of a question about a move.
pub fn leading_question(played: &Played, what: Question) -> String {
    let lifted = played.course.lifted;
    match (what, lifted) {
        (Question::Last, Some((hole, count, _))) => say::HowFar { hole, count }.text(),
        (Question::Last, None) => say::where_first().to_owned(),
        (Question::Takes, _) => say::what_there().to_owned(),
        (Question::Laps, _) => say::is_empty_there().to_owned(),
        (Question::Next, _) => say::who_next().to_owned(),
        (Question::Result, _) => say::what_is_left().to_owned(),
    }
}

/// Where counting begins: the place of the first seed; `None` if nothing is sown.
pub fn first_seed(played: &Played) -> Option<(String, Place)> {
    let first = *laps(&played.turn.events).first()?.first()?;
    let name = place(first, played.turn.mover);
    Some((say::FirstSeed { place: name }.text(), first))
}

/// Half the count of a sowing.
pub fn middle_seed(number: usize, of: usize, at: Place, mover: Side) -> String {
    say::MiddleSeed { number, of, place: place(at, mover) }.text()
}

/// An answer and the reason behind it.
pub fn with_reason(answer: &str, reason: &str) -> String {
    say::WithReason { answer, reason }.text()
}

/// What is said to a first wrong answer, which costs nothing: the wrong way of counting if it is
/// known, otherwise where to begin.
pub fn nudge(played: &Played, what: Question, slip: Option<Slip>) -> String {
    let mover = played.turn.mover;
    match (slip, what) {
        (Some(slip), _) => slips::slip(slip, mover),
        (None, Question::Last | Question::Laps) => match first_seed(played) {
            Some((words, _)) => words,
            None => leading_question(played, what),
        },
        (None, Question::Takes | Question::Next | Question::Result) => {
            leading_question(played, what)
        }
    }
}
