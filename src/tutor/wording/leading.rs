//! The words that lead a learner to the answer: the rungs of the ladder of hints, and the nudge
//! after a first wrong answer.

use super::{place, rule};
use crate::rules::{BoardShape, End, Move, Place, Position, RuleId, RuleKind, Way};
use crate::texts::messages::leading as say;
use crate::texts::yes;
use crate::tutor::judge::meets;
use crate::tutor::played::Played;
use crate::tutor::schema::{Goal, Question};
use crate::tutor::slips::{Slip, first_lap_ends, laps};
use crate::tutor::wording::slips;

/// A goal as a task; `None` where that needs words about the position, or a proof.
pub fn task_of(goal: &Goal, board: &Position) -> Option<String> {
    let eats = yes(board.shape() == BoardShape::FourRows);
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

/// The first hint of a task: where to look, or a question about its goal. `right` is a right move.
pub fn leading_to(goal: &Goal, right: &Played) -> String {
    let other = right.turn.mover.other();
    let eats = eats(right);
    let first_taken = || right.taken().first().copied();
    match goal {
        _ if right.turn.mv == Move::Pass => say::may_you_move().to_owned(),
        Goal::Last(place) if !is_counted(right) => say::CountBack { place }.text(),
        Goal::Last(place) if place != "store" => say::CountTo { place }.text(),
        Goal::Last(_) | Goal::Again => say::count_to_store().to_owned(),
        Goal::Takes(0) => say::TakesNothing { eats }.text(),
        Goal::LapsAtLeast(_) => say::laps().to_owned(),
        Goal::Wins if right.ends_by(End::FrontRowEmpty) => say::EmptiesFront { other }.text(),
        Goal::Wins if eats == "yes" => say::CannotMove { other }.text(),
        Goal::Wins => say::wins().to_owned(),
        Goal::Feeds => say::Feeds { other }.text(),
        Goal::By(id) => match id.parse::<RuleId>() {
            Ok(id) => say::BringsAbout { rule: &rule(id).title }.text(),
            Err(_) => say::Compare { other }.text(),
        },
        Goal::Without(id) => match id.parse::<RuleId>() {
            Ok(id) => say::Avoids { rule: &rule(id).title }.text(),
            Err(_) => say::Compare { other }.text(),
        },
        Goal::Legal => say::legal().to_owned(),
        Goal::All(goals) | Goal::Any(goals) if !goals.is_empty() => leading_to(&goals[0], right),
        _ => match first_taken() {
            Some(hole) => {
                let empty = yes(right.before.setup().seeds_in(hole).total() == 0);
                say::CaptureThere { hole, empty, eats }.text()
            }
            None => say::Compare { other }.text(),
        },
    }
}

/// The first hint of a guided try: what the board marks. `any_way` if the hole may be sown either
/// way. `None` for a move from no hole, which has no ring.
pub fn guided(right: &Move, any_way: bool) -> Option<&'static str> {
    right.hole()?;
    Some(match right {
        Move::Way { .. } if !any_way => say::guided_way(),
        _ => say::guided(),
    })
}

/// What is asked after a move that misses the goal, before the next try.
pub fn once_more(goal: &Goal, missed: &Played) -> String {
    let other = missed.turn.mover.other();
    let eats = eats(missed);
    match goal {
        Goal::Last(_) | Goal::Again => match is_counted(missed) {
            true => say::just_enough().to_owned(),
            false => say::where_others_end().to_owned(),
        },
        Goal::Takes(_) | Goal::TakesAtLeast(_) if missed.takes() > 0 => {
            say::Another { eats }.text()
        }
        Goal::Takes(0)
        | Goal::LapsAtLeast(_)
        | Goal::Wins
        | Goal::Feeds
        | Goal::Legal
        | Goal::By(_)
        | Goal::Without(_) => leading_to(goal, missed),
        Goal::Takes(_) | Goal::TakesAtLeast(_) => say::WhereTaken { eats }.text(),
        Goal::All(goals) | Goal::Any(goals) => {
            let first_missed = goals.iter().find(|goal| !meets(goal, missed));
            first_missed.map_or_else(|| say::Compare { other }.text(), |it| once_more(it, missed))
        }
        Goal::Move(_) | Goal::Best | Goal::WinsIn(_) | Goal::Gains(..) | Goal::Not(_) => {
            say::Compare { other }.text()
        }
    }
}

/// Whether a move can give another one in this game.
pub fn plays_again(played: &Played) -> bool {
    played.before.ruleset().name().rule_about(RuleKind::Again).is_some()
}

/// Whether counting the seeds of a hole is enough to know where its last seed lands.
fn is_counted(played: &Played) -> bool {
    matches!(played.turn.mv, Move::Hole(_)) && played.laps() == 1
}

fn eats(played: &Played) -> &'static str {
    yes(played.before.shape() == BoardShape::FourRows)
}

/// The first hint of a question about a move.
pub fn leading_question(played: &Played, what: Question) -> String {
    let lifted = played.course.lifted;
    match (what, lifted) {
        (Question::Last, Some((hole, count, _))) => say::HowFar { hole, count }.text(),
        (Question::Last, None) => say::where_first().to_owned(),
        (Question::Takes, _) => say::what_there().to_owned(),
        (Question::Laps, _) => say::is_empty_there().to_owned(),
        (Question::Next, _) if !plays_again(played) => say::turns_alternate().to_owned(),
        (Question::Next, _) => say::who_next().to_owned(),
        (Question::Result, _) => say::what_is_left().to_owned(),
    }
}

/// Where counting begins: the place of the first seed; `None` if nothing is sown.
pub fn first_seed(played: &Played) -> Option<(String, Place)> {
    let laps = laps(&played.turn.events);
    let lap = laps.first()?;
    let first = *lap.first()?;
    let (only, name) = (yes(lap.len() == 1), place(first, played.turn.mover));
    let from = place(Place::Hole(played.turn.mv.hole()?), played.turn.mover);
    Some((say::FirstSeed { from, place: name, only }.text(), first))
}

/// Half the count of a sowing.
pub fn middle_seed(number: usize, of: usize, at: Place, played: &Played) -> String {
    let way = match played.turn.mv {
        Move::Way { way: Way::Left, .. } => "left",
        Move::Way { way: Way::Right, .. } => "right",
        _ => "only",
    };
    say::MiddleSeed { number, of, place: place(at, played.turn.mover), way }.text()
}

/// An answer and the reason behind it.
pub fn with_reason(answer: &str, reason: &str) -> String {
    say::WithReason { answer, reason }.text()
}

/// Which seed lands in the place that was guessed, if it is one before the last of a single lap.
fn on_the_way(played: &Played, guess: &str) -> Option<String> {
    let all = laps(&played.turn.events);
    let [lap] = all.as_slice() else { return None };
    let before = lap.iter().position(|at| at.to_string() == guess)?;
    let at = place(lap[before], played.turn.mover);
    Some(say::SeedOnTheWay { number: before + 1, of: lap.len(), place: at }.text())
}

/// Where the first of several laps ends, and what to look for there.
fn goes_on(played: &Played) -> Option<String> {
    let end = first_lap_ends(played).filter(|_| played.laps() > 1)?;
    let across = |hole| played.before.shape().facing(hole);
    let across = match end {
        Place::Hole(hole) if eats(played) == "yes" => across(hole),
        _ => None,
    };
    let place = place(end, played.turn.mover);
    Some(match across {
        Some(across) => say::LapEndsAcross { place, across }.text(),
        None => say::LapEnds { place }.text(),
    })
}

/// What is said to a first wrong answer, which costs nothing: the wrong way of counting if it is
/// known, otherwise where to begin.
pub fn nudge(played: &Played, what: Question, slip: Option<Slip>, guess: &str) -> String {
    let mover = played.turn.mover;
    match (slip, what) {
        (Some(slip), _) => slips::slip(slip, played),
        (None, Question::Laps) => match first_lap_ends(played) {
            Some(end) => say::LapEnds { place: place(end, mover) }.text(),
            None => leading_question(played, what),
        },
        (None, Question::Last) if let Some(words) = on_the_way(played, guess) => words,
        (None, Question::Last) if let Some(words) = goes_on(played) => words,
        (None, Question::Last) => match first_seed(played) {
            Some((words, _)) => words,
            None => leading_question(played, what),
        },
        (None, Question::Takes) => match played.course.last {
            _ if played.laps() > 1 && eats(played) == "yes" => say::lap_by_lap().to_owned(),
            Some(last) if played.takes() == 0 => {
                say::IsItTaken { place: place(last, mover), eats: eats(played) }.text()
            }
            Some(last) => {
                let is_more = guess.parse().is_ok_and(|guess: u16| guess < played.takes());
                let than = if is_more { "more" } else { "fewer" };
                say::FromThere { place: place(last, mover), eats: eats(played), than }.text()
            }
            None => leading_question(played, what),
        },
        (None, Question::Next | Question::Result) => leading_question(played, what),
    }
}
