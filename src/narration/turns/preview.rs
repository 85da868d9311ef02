//! What a move would do, in words.

use crate::rules::{Move, Place, RuleId, Side, Step, Turn};
use crate::texts::messages::narration as say;

use super::super::lists::{commas, list};
use super::no_capture::{self, Whose};
use super::{
    ALL_SEEN, Course, Hidden, at_hole, nothing_taken, relay_words, rest_words, result_for,
    rules_of, seeds_of,
};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foretold {
    /// What it does.
    pub head: String,
    /// A shorter version for a narrow card.
    pub short: String,
    /// The way there, and why it ends; may be empty.
    pub line: String,
    /// The rules that matter most.
    pub rules: Vec<RuleId>,
}

impl Foretold {
    /// Everything, for screen readers.
    pub fn words(&self) -> String {
        format!("{} {}", self.head, self.line).trim_end().to_owned()
    }
}

/// What a move would do: `If you play B (6 seeds), your last seed lands in b. You take 2 at b, then
/// 3 at a.`
pub fn preview(turn: &Turn) -> Foretold {
    preview_hiding(turn, ALL_SEEN)
}

/// The same without hidden counts.
pub fn preview_hiding(turn: &Turn, hidden: Hidden) -> Foretold {
    let course = Course::of(&turn.events);
    let mut rules = rules_of(&turn.events);
    if rules.is_empty() {
        // Only sowing: name its rule.
        rules.extend(turn.events.iter().rev().map(|event| event.rule).take(1));
    }
    let played = named(turn, &course, hidden);
    let falls = falls(&course);
    let (head, short) = if course.eaten && !course.taken.is_empty() {
        let mv = &turn.mv;
        let parts = eating(turn, &course, hidden);
        let is_long = course.taken.len() > 3;
        let taken = if is_long { course.sum(hidden) } else { course.in_turn(hidden) };
        (say::IfEats { move_: mv, parts }.text(), say::EatsShort { move_: mv, taken }.text())
    } else if course.again {
        (say::IfAgain { played: &played }.text(), say::AgainShort { played: &played }.text())
    } else if course.taken.is_empty() {
        (
            say::IfFalls { played: &played, falls: &falls }.text(),
            say::FallsShort { played: &played, falls: &falls }.text(),
        )
    } else {
        let (then, taken) = (course.then(hidden), course.in_turn(hidden));
        (
            say::IfTakes { played: &played, falls: &falls, taken: then }.text(),
            say::TakesShort { played: &played, falls: &falls, taken }.text(),
        )
    };
    Foretold { head, short, line: details(turn, &course, hidden), rules }
}

/// `B (6 seeds)`.
fn named(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    let with_extra =
        turn.events.first().is_some_and(|event| matches!(event.step, Step::Take { .. }));
    let lifted = course.lifted.filter(|(hole, ..)| !hidden[hole.owner()]);
    match (&turn.mv, lifted) {
        (Move::Colour(hole, colour), Some((_, count, _))) => {
            say::MoveWith { move_: hole, amount: seeds_of(count, Some(*colour)) }.text()
        }
        (mv, Some((_, count, _))) if !with_extra => {
            say::MoveWith { move_: mv, amount: seeds_of(count, None) }.text()
        }
        (mv, _) => mv.to_string(),
    }
}

/// Where the last seed lands.
fn falls(course: &Course) -> String {
    match course.last {
        Some(Place::Hole(hole)) => say::FallsInHole { hole }.text(),
        Some(Place::Store(_)) => say::falls_in_store().to_owned(),
        _ => say::falls_nowhere().to_owned(),
    }
}

/// `eat 2 at a2, turn round, and eat 2 at a6`.
fn eating(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    if course.taken.len() > 3 {
        return say::Eat { taken: course.sum(hidden) }.text();
    }
    let (mut parts, mut eaten) = (Vec::new(), Vec::new());
    let eat = |eaten: &mut Vec<String>| {
        let taken = list(&std::mem::take(eaten));
        (!taken.is_empty()).then(|| say::Eat { taken }.text())
    };
    for event in &turn.events {
        match event.step {
            Step::Eat { hole, count } => eaten.push(at_hole(hole, count.into(), hidden)),
            Step::TurnRound(_) => {
                parts.extend(eat(&mut eaten));
                parts.push(say::turn_round().to_owned());
            }
            _ => {}
        }
    }
    parts.extend(eat(&mut eaten));
    match parts.split_last() {
        Some((last, rest)) if rest.len() > 1 => say::PartsMore { first: commas(rest), last }.text(),
        Some((last, [first])) => say::PartsTwo { first, last }.text(),
        _ => parts.join(""),
    }
}

/// The laps of the turn, what it leaves and why it ends.
fn details(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    let hides = hidden.south || hidden.north;
    let mut words = Vec::new();
    if course.laps > 1 {
        words.push(if course.eaten {
            // What is eaten is said already.
            say::RelayFalls { laps: course.laps, falls: falls(course) }.text()
        } else {
            // The gain would reveal what was in a hole.
            let relay = relay_words(turn, course, Whose::Yours, hides);
            say::RelayLine { relay }.text()
        });
    } else if course.eaten {
        let place = course.last.map_or(String::new(), |place| place.to_string());
        words.push(say::LandsHere { place }.text());
    }
    let start = course.lifted.map(|(hole, ..)| hole);
    for hole in &course.skipped {
        if Some(*hole) == start {
            words.push(say::round_trip_line().to_owned());
        } else {
            words.push(say::PassedOver { hole }.text());
        }
    }
    if course.kept > 0 {
        words.push(say::YouKeep { count: course.kept }.text());
    }
    words.extend(nothing_taken(turn, course, hidden));
    if hides {
        let takers = Side::ALL.into_iter().filter(|taker| course.settled[*taker] > 0);
        words.extend(takers.map(|taker| say::TakesRestHidden { taker }.text()));
    } else {
        words.extend(rest_words(course, Some(turn.mover)));
    }
    if let Some(outcome) = course.end {
        words.push(result_for(&outcome, Some(turn.mover)));
    } else {
        words.extend(no_capture::capture_ends(turn, Whose::Yours, hidden));
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::samples::turn;
    use crate::rules::GameName;

    fn foretell(game: GameName, position: &str, mv: &str) -> Foretold {
        preview(&turn(game, position, mv))
    }

    #[test]
    fn a_preview_says_you_and_why_it_ends() {
        let says = foretell(GameName::Owari, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A");
        assert_eq!(says.words(), "If you play A (4 seeds), your last seed lands in E.");
        assert_eq!(says.rules, [RuleId::OwariSow]);
        let chain = foretell(GameName::Owari, "1,6,11,2,1,1/2,1,3,1,0,10 5-4 S", "B");
        assert_eq!(
            chain.head,
            "If you play B (6 seeds), your last seed lands in b. You take 2 at b, then 3 at a."
        );
        assert_eq!(chain.short, "B (6 seeds): your last seed lands in b. You take 2 at b, 3 at a.");
        assert_eq!(chain.line, "Then it stops: F is your own hole.");
        assert_eq!(chain.rules[0], RuleId::OwariCapture);
    }

    #[test]
    fn a_turn_that_eats_lists_what_it_eats() {
        let says = foretell(GameName::BawoBeginner, "start", "A5R");
        assert_eq!(says.head, "If you play A5R, you eat 2 at a2, turn round, and eat 2 at a6.");
        assert_eq!(says.line, "4 laps; your last seed lands in A7.");
        let three = foretell(GameName::BawoBeginner, "start", "A3R");
        assert_eq!(three.head, "If you play A3R, you eat 2 at a4, 2 at a7 and 2 at a3.");
    }

    #[test]
    fn an_extra_turn_is_announced() {
        let says = foretell(GameName::Basic, "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "D");
        assert_eq!(
            says.head,
            "If you play D (3 seeds), your last seed lands in your store, and you play again."
        );
    }
}
