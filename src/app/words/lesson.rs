//! Words of a lesson's answers: refused moves, twins of a question, two boards side by side.
#![allow(missing_docs, reason = "each says what it is")]

use crate::narration::refusals::colour_id;
use crate::narration::turns::Course;
use crate::narration::{capitalised, list, refusal_seen};
use crate::rules::{BoardShape, Illegal, Move, Place, RuleKind, Side};
use crate::texts::messages::lesson as say;
use crate::texts::yes;
use crate::tutor::Twin;
use crate::tutor::schema::Question;

/// Why a move is refused in a lesson: what it is about, and the reason. What may be played instead
/// is left out; that is for the learner to find. `would` is how it would sow, `below` who sits at
/// the lower edge.
pub fn not_allowed(
    illegal: &Illegal,
    would: Option<&Course>,
    shape: BoardShape,
    below: Side,
) -> (String, String) {
    let Illegal { mv: move_, mover, rule, .. } = illegal;
    let other = mover.other();
    let hole = move_.hole().map_or_else(|| move_.to_string(), |hole| hole.to_string());
    let (head, why) = match (rule.kind(), would) {
        (RuleKind::Feed, Some(would)) => return feeds_nobody(move_, other, would),
        (RuleKind::GrandSlam, Some(_)) => {
            (say::GrandSlam { move_, other }.text(), say::grand_slam_why())
        }
        (RuleKind::StartTwo, _) => (say::StartTwo { move_, hole }.text(), say::start_two_why()),
        (RuleKind::MustEat, _) => (say::MustEat { move_ }.text(), say::must_eat_why()),
        (RuleKind::MustEatPlacing, Some(_)) if !eats_itself(illegal) => {
            (say::MustEatPlacing { move_ }.text(), say::must_eat_placing_why())
        }
        (RuleKind::Endless, _) => (say::Endless { move_ }.text(), say::endless_why()),
        (RuleKind::EmptyHole, _) => match move_ {
            Move::Colour(hole, colour) => {
                (say::EmptyColour { hole, colour: colour_id(*colour) }.text(), "")
            }
            _ => (say::Empty { hole }.text(), ""),
        },
        _ => (refusal_seen(illegal, shape, below), ""),
    };
    (head, why.to_owned())
}

/// Whether the hole eats once its way is chosen.
fn eats_itself(illegal: &Illegal) -> bool {
    illegal.legal_instead.iter().any(|other| other.hole() == illegal.mv.hole())
}

/// A move that leaves the other side without a seed.
fn feeds_nobody(move_: &Move, other: Side, would: &Course) -> (String, String) {
    if !would.taken.is_empty() {
        return (say::TakesAgain { move_, other }.text(), say::TakesAgainWhy { other }.text());
    }
    let count = would.lifted.map_or(0, |(_, count, _)| count);
    let head = match would.last {
        Some(Place::Hole(hole)) => say::StopsShort { move_, count, hole }.text(),
        _ => say::StopsInStore { move_, count }.text(),
    };
    (head, say::StopsShortWhy { other }.text())
}

/// How the board of a twin differs: `The same board with one seed fewer in b.`
fn twin_board(twin: &Twin) -> String {
    let (hole, more) = (twin.hole, yes(twin.more));
    match twin.store {
        Some(owner) => {
            let yours = yes(owner == twin.played.turn.mover);
            say::TwinBoardAndStore { more, hole, yours, owner }.text()
        }
        None => say::TwinBoard { more, hole }.text(),
    }
}

/// The task at a twin: `The same board with one seed fewer in b. You play F. How many seeds do you
/// take?`
pub fn twin_task(twin: &Twin, what: Question, eats: bool) -> String {
    let question = match what {
        Question::Last => say::asks_last(),
        Question::Takes if eats => say::asks_eaten(),
        Question::Takes => say::asks_taken(),
        Question::Laps => say::asks_laps(),
        Question::Next => say::asks_next(),
        Question::Result => say::asks_result(),
    };
    let (board, move_) = (twin_board(twin), twin.played.turn.mv);
    say::Twin { board, move_, question }.text()
}

/// The task at a twin of a board: `The same board with one seed fewer in b. Capture at least 3
/// seeds.` The known moves are right there too, but another one is asked for.
pub fn twin_of_task(twin: &Twin, task: &str) -> String {
    let board = twin_board(twin);
    match twin.known.as_slice() {
        [] => format!("{board} {task}"),
        known => say::TwinTaskOther { board, task, moves: list(known) }.text(),
    }
}

/// What a word means, as a sentence: `One handful sown to its end.`
pub fn meaning_sentence(means: &str) -> String {
    let end = if means.ends_with('.') { "" } else { "." };
    format!("{}{end}", capitalised(means))
}
