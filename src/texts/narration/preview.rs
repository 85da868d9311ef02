//! What a move would do, told before it is played.

use crate::rules::{Move, Place, RuleId, Side, Step, Turn};

use super::super::{last_seeds, no_capture};
use super::{
    ALL_SEEN, Course, Hidden, at_hole, nothing_taken, relay_words, result, rules_of, seeds_of,
};

/// A move told before it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Foretold {
    /// What it does.
    pub head: String,
    /// The same in few words, for a narrow card.
    pub short: String,
    /// How it gets there, and why it ends; may be empty.
    pub line: String,
    /// The rules that matter most.
    pub rules: Vec<RuleId>,
}

impl Foretold {
    /// Everything, for those who listen.
    pub fn words(&self) -> String {
        if self.line.is_empty() {
            self.head.clone()
        } else {
            format!("{} {}", self.head, self.line)
        }
    }
}

/// Tells what a move would do: `If you play B, 6 seeds: the last falls in b. You take 2 at b, then
/// 3 at a.`
pub fn preview(turn: &Turn) -> Foretold {
    preview_hiding(turn, ALL_SEEN)
}

/// The same without the counts that are hidden.
pub fn preview_hiding(turn: &Turn, hidden: Hidden) -> Foretold {
    let course = Course::of(&turn.events);
    let mut rules = rules_of(&turn.events);
    if rules.is_empty() {
        // Nothing but sowing: the rule of sowing itself.
        rules.extend(turn.events.iter().rev().map(|event| event.rule).take(1));
    }
    let what = named(turn, &course, hidden);
    let last = falls(&course);
    let (head, short) = if course.eaten && !course.taken.is_empty() {
        let mv = &turn.mv;
        let eats = eating(turn, &course, hidden);
        let short = eating_short(&course, hidden);
        (format!("If you play {mv}: you {eats}."), format!("{mv}: {short}."))
    } else if course.again {
        (
            format!("If you play {what}: the last falls in your store, and you play again."),
            format!("{what}: the last falls in your store. You play again."),
        )
    } else if course.taken.is_empty() {
        (format!("If you play {what}: {last}."), format!("{what}: {last}."))
    } else {
        (
            format!("If you play {what}: {last}. You take {}.", course.in_turn(", then ", hidden)),
            format!("{what}: {last}. Takes {}.", course.in_turn(", ", hidden)),
        )
    };
    Foretold { head, short, line: details(turn, &course, hidden), rules }
}

/// `B, 6 seeds`.
fn named(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    let with_extra =
        turn.events.first().is_some_and(|event| matches!(event.step, Step::Take { .. }));
    let lifted = course.lifted.filter(|(hole, ..)| !hidden[hole.owner()]);
    match (&turn.mv, lifted) {
        (Move::Colour(hole, colour), Some((_, count, _))) => {
            format!("{hole}, {}", seeds_of(count, Some(*colour)))
        }
        (mv, Some((_, count, _))) if !with_extra => format!("{mv}, {}", seeds_of(count, None)),
        (mv, _) => mv.to_string(),
    }
}

/// Where the last seed falls.
fn falls(course: &Course) -> String {
    match course.last {
        Some(Place::Hole(hole)) => format!("the last falls in {hole}"),
        Some(Place::Store(_)) => "the last falls in your store".to_owned(),
        _ => "the turn ends at once".to_owned(),
    }
}

/// `eat 2 at a2, turn round, and eat 2 at a6`.
fn eating(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    if course.taken.len() > 3 {
        return format!("eat {}", course.sum(hidden));
    }
    let mut parts = Vec::new();
    for event in &turn.events {
        match event.step {
            Step::Eat { hole, count } => {
                parts.push(format!("eat {}", at_hole(hole, count.into(), hidden)));
            }
            Step::TurnRound(_) => parts.push("turn round".to_owned()),
            _ => {}
        }
    }
    match parts.split_last() {
        Some((last, rest)) if rest.len() > 1 => format!("{}, and {last}", rest.join(", ")),
        Some((last, [first])) => format!("{first} and {last}"),
        _ => parts.join(""),
    }
}

fn eating_short(course: &Course, hidden: Hidden) -> String {
    if course.taken.len() > 3 {
        return format!("eats {}", course.sum(hidden));
    }
    format!("eats {}", course.in_turn(", ", hidden))
}

/// How the turn goes, what it leaves and why it ends.
fn details(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    let hides = hidden.south || hidden.north;
    let mut words = Vec::new();
    if course.laps > 1 {
        // From the gain one could reckon what lay in a hole.
        let relay = relay_words(turn, course, "your", hides);
        words.push(if course.eaten {
            format!("{relay}; {}.", falls(course))
        } else {
            format!("{relay}.")
        });
    } else if course.eaten {
        words.push(format!("{} is where the last seed falls.", last_name(course)));
    }
    let start = course.lifted.map(|(hole, ..)| hole);
    for hole in &course.skipped {
        if Some(*hole) == start {
            words.push("All the way round; its own start is passed over.".to_owned());
        } else {
            words.push(format!("{hole} is passed over."));
        }
    }
    if course.kept > 0 {
        words.push(match course.kept {
            1 => "You keep your own last seed.".to_owned(),
            more => format!("You keep {more} of your own."),
        });
    }
    words.extend(nothing_taken(turn, course, hidden));
    for side in Side::ALL {
        if course.settled[side] > 0 {
            let rest = match hides {
                true => "the last seeds".to_owned(),
                false => last_seeds(course.settled[side]),
            };
            words.push(format!("{} takes {rest}.", super::side(side)));
        }
    }
    if let Some(outcome) = course.end {
        words.push(result(&outcome));
    } else {
        words.extend(no_capture::capture_ends(turn, "your", hidden));
    }
    words.join(" ")
}

fn last_name(course: &Course) -> String {
    course.last.map_or(String::new(), |place| place.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup};

    fn foretell(game: GameName, position: &str, mv: &str) -> Foretold {
        let ruleset = Ruleset::new(game);
        let setup = Setup::parse(game, position).expect("a position");
        let before = ruleset.position(&setup).expect("possible");
        let mv = before.parse_move(mv).expect("a move");
        preview(&before.play(&mv).expect("legal"))
    }

    #[test]
    fn a_preview_says_you_and_why_it_ends() {
        let told = foretell(GameName::Owari, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "A");
        assert_eq!(told.words(), "If you play A, 4 seeds: the last falls in E.");
        assert_eq!(told.rules, [RuleId::OwariSow]);
        let chain = foretell(GameName::Owari, "1,6,11,2,1,1/2,1,3,1,0,10 5-4 S", "B");
        assert_eq!(
            chain.head,
            "If you play B, 6 seeds: the last falls in b. You take 2 at b, then 3 at a."
        );
        assert_eq!(chain.short, "B, 6 seeds: the last falls in b. Takes 2 at b, 3 at a.");
        assert_eq!(chain.line, "Then it stops: F is your own hole.");
        assert_eq!(chain.rules[0], RuleId::OwariCapture);
    }

    #[test]
    fn a_turn_that_eats_tells_its_way() {
        let start = Ruleset::new(GameName::BawoBeginner).start();
        let mv = start.parse_move("A5R").expect("a move");
        let told = preview(&start.play(&mv).expect("legal"));
        assert_eq!(told.head, "If you play A5R: you eat 2 at a2, turn round, and eat 2 at a6.");
        assert_eq!(told.line, "4 laps, 4 seeds eaten; the last falls in A7.");
    }

    #[test]
    fn an_extra_turn_is_told() {
        let told = foretell(GameName::Basic, "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "D");
        assert_eq!(
            told.head,
            "If you play D, 3 seeds: the last falls in your store, and you play again."
        );
    }
}
