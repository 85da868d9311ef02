//! Words of a lesson's answers: refused moves, twins of a question, two boards side by side.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::narration::Course;
use super::super::{refusal_seen, seeds, seeds_do};
use super::side;
use crate::rules::{BoardShape, Colour, Hole, Illegal, Move, Place, RuleKind, Side};
use crate::tutor::schema::Question;

pub const WHY_A_RULE: &str = "Why is that a rule?";
pub const STOPS_HERE: &str = "stops here";
pub const AND_ON: &str = "and on";
pub const ASK_WHY: &str = "Point at any hole and press W to ask “why not this one?”";
pub const TRY_TWIN: &str = "Try a twin position";
pub const WATCH_TURN: &str = "Watch the turn";
pub const TURN_IS_OVER: &str = "The turn is over.";
pub const BACK_TO_STEP: &str = "Back to the step";
pub const SHOW_BOTH: &str = "Show both side by side";
pub const BOTH_END_ALIKE: &str = "Both turns go the same way.";
pub const WATCH_BOTH: &str = "Watch both";
pub const CLOSE_BOTH: &str = "Close";
pub const FIRST_DIFFERENCE: &str = "To the first difference";

/// The button that shows a refused move: `Show me A`.
pub fn show_me(mv: &Move) -> String {
    format!("Show me {mv}")
}

/// `no red seeds`.
pub fn no_seeds_of(colour: Colour) -> String {
    let colour = match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
    };
    format!("no {colour} seeds")
}

/// Why a move is refused in a lesson: what it is about, and the reason. What may be played instead
/// is not told; that is for the learner to find. `would` is how it would sow, `below` who sits at
/// the lower edge.
pub fn not_allowed(
    illegal: &Illegal,
    would: Option<&Course>,
    shape: BoardShape,
    below: Side,
) -> (String, String) {
    let Illegal { mv, mover, rule, .. } = illegal;
    let other = side(mover.other());
    let here = format!("{mv} is not allowed here:");
    let hole = mv.hole().map_or_else(|| mv.to_string(), |hole| hole.to_string());
    match (rule.kind(), would) {
        (RuleKind::Feed, Some(would)) => feeds_nobody(&here, other, would),
        (RuleKind::GrandSlam, Some(_)) => (
            format!("{here} it would take every seed of {other}."),
            "With the options of this step no side may be left with nothing.".to_owned(),
        ),
        (RuleKind::StartTwo, _) => (
            format!("{here} {hole} holds only {}.", seeds(1_u8)),
            "A turn starts with 2 seeds or more.".to_owned(),
        ),
        (RuleKind::MustEat, _) => (
            format!("{here} its first lap eats nothing."),
            "Another move eats with its first lap, and then one that does must be played."
                .to_owned(),
        ),
        (RuleKind::MustEatPlacing, Some(_)) if !eats_itself(illegal) => (
            format!("{here} the placed seed eats nothing."),
            "Another placement eats at once, and then one that does must be played.".to_owned(),
        ),
        (RuleKind::Endless, _) => (
            format!("{here} its turn would never end."),
            "Lap after lap finds seeds to lift, for ever.".to_owned(),
        ),
        (RuleKind::EmptyHole, _) => match mv {
            Move::Colour(of, colour) => {
                (format!("{here} hole {of} holds {}.", no_seeds_of(*colour)), String::new())
            }
            _ => (format!("{here} it is empty."), String::new()),
        },
        _ => (refusal_seen(illegal, shape, below), String::new()),
    }
}

/// Whether the hole eats once its way is chosen.
fn eats_itself(illegal: &Illegal) -> bool {
    illegal.legal_instead.iter().any(|other| other.hole() == illegal.mv.hole())
}

/// A move that leaves the other side without a seed.
fn feeds_nobody(here: &str, other: &str, would: &Course) -> (String, String) {
    if would.taken.is_empty() {
        let count = would.lifted.map_or(0, |(_, count, _)| count);
        let stop = seeds_do(count, "stops", "stop");
        let place = match would.last {
            Some(Place::Hole(hole)) => format!("at {hole}"),
            _ => "in the store".to_owned(),
        };
        let line = format!("No seed would reach {other}’s side, and another of your holes could.");
        return (format!("{here} its {stop} {place}."), line);
    }
    let line = format!("{other} would hold nothing once the turn is over.");
    (format!("{here} what it brings to {other} it takes again."), line)
}

/// The task at a twin: `One seed fewer on b. You play F. How many seeds do you take?`
pub fn twin_task(hole: Hole, more: bool, mv: &Move, what: Question, eats: bool) -> String {
    let change = if more { "One seed more" } else { "One seed fewer" };
    let asks = match what {
        Question::Last => "Where does the last seed fall?",
        Question::Takes if eats => "How many seeds do you eat?",
        Question::Takes => "How many seeds do you take?",
        Question::Laps => "How many laps are sown?",
        Question::Next => "Who plays next?",
        Question::Result => "How does the game end?",
    };
    format!("A twin: {} on {hole}. You play {mv}. {asks}", change.to_lowercase())
}

/// How a game against Kete stands: `You 12, Kete 9`.
pub fn standing(mine: u16, theirs: u16) -> String {
    format!("You {mine}, Kete {theirs}")
}

/// A step of two films: `Step 4`.
pub fn step_of_both(step: usize, of: usize) -> String {
    format!("{step} of {of}")
}

/// What a board of two shows now, for those who listen: `Owari: F, 3 seeds there now.`
pub fn board_of_both(title: &str, says: &str) -> String {
    format!("{title}: {says}")
}

/// What a word means, as a sentence: `One handful sown to its end.`
pub fn meaning_told(means: &str) -> String {
    let mut letters = means.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let end = if means.ends_with('.') { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}
