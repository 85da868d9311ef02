//! Words of exercises, of what comes back, and of sparring.
#![allow(missing_docs, reason = "each says what it is")]

use super::super::{counted, game, list, rule};
use super::{day_ahead, side};
use crate::rules::{GameName, Move, RuleId};
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill, TEN};

pub const DRILL_CHIP: &str = "Question";
pub const MAKING_DRILLS: &str = "Kete looks for positions.";
pub const NO_DRILLS: &str = "No exercise was found.";
pub const TEN_MORE: &str = "Ten more";
pub const DONE: &str = "Done";
pub const SKIP_TIP: &str = "Puts the exercise last (Ctrl+→)";
pub const TEN_MIXED: &str = "Ten mixed drills";
pub const TEN_DRILLS: &str = "Ten drills";
pub const DRILL_ONE_RULE: &str = "Drill one rule";
pub const DRILL_ONE_LINE: &str = "Ten new positions, made for you each time.";
pub const SPAR_ON_IT: &str = "Spar on it";
pub const SPAR_TIP: &str = "A game against Kete, which steers towards this rule";
pub const NO_SPAR_TIP: &str = "No game can be steered towards this rule";
pub const BACK_TO_COURSES: &str = "Courses";
pub const SHOW_THE_RULE: &str = "Show the rule";
pub const TWIN: &str = "Try a twin position";
pub const TWIN_CHIP: &str = "One seed apart";
pub const BACK_TO_DRILL: &str = "Back to the drill";
pub const YES: &str = "Yes";
pub const NO: &str = "No";
pub const COMES_BACK: &str = "The question comes back at the end.";
pub const NOTHING_MOVED_BOX: &str = "No rule has moved to another box.";
pub const GO_ON_DRILL: &str = "Go on with the drill";
pub const THIS_SESSION: &str = "This session";
pub const LOOK_THROUGH: &str =
    "Both sides have moved to and fro before this, and the same position came back.";

pub const BEGIN_AGAIN: &str = "Begin again";
pub const NOTHING_KEPT: &str = "Nothing of a sparring game is kept.";
pub const SPARRING_BEGINS: &str = "You begin. Play as you would play any game.";

/// `Sparring on: passing over`.
pub fn sparring_on(id: RuleId) -> String {
    format!("Sparring on: {}", in_sentence(&rule(id).title))
}

/// What a game of sparring is about.
pub fn sparring_line(id: RuleId) -> String {
    format!("Kete steers towards positions in which “{}” decides.", rule(id).title)
}

/// `The rule has decided 3 times`.
pub fn decided(times: usize) -> String {
    match times {
        0 => "The rule has not decided yet".to_owned(),
        1 => "The rule has decided once".to_owned(),
        times => format!("The rule has decided {times} times"),
    }
}

/// What is drilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drilled {
    /// What is due.
    Review,
    /// One rule.
    Rule(RuleId),
    /// Whatever was practised.
    Mixed,
}

/// `Drill: feeding`.
pub fn drill_title(drilled: Drilled) -> String {
    match drilled {
        Drilled::Review => "Review".to_owned(),
        Drilled::Rule(id) => format!("Drill: {}", in_sentence(&rule(id).title)),
        Drilled::Mixed => "Mixed drill".to_owned(),
    }
}

/// `Drill: feeding, 4 of 10`.
pub fn drill_at(drilled: Drilled, at: usize, of: usize) -> String {
    format!("{}, {at} of {of}", drill_title(drilled))
}

/// A title within a sentence: `Feeding` becomes `feeding`.
pub fn in_sentence(title: &str) -> String {
    let mut letters = title.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), second) if second.is_none_or(|second| !second.is_uppercase()) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => title.to_owned(),
    }
}

/// What the dots say: `2 right, 1 wrong, 7 open`.
pub fn drill_dots(right: usize, wrong: usize, open: usize) -> String {
    format!("{right} right, {wrong} wrong, {open} open")
}

/// `7 of 10 right`.
pub fn drill_result(right: usize, of: usize) -> String {
    format!("{right} of {of} right")
}

/// What the card says before an answer.
pub fn drill_how(asked: DrillQuestion) -> &'static str {
    use crate::tutor::schema::Question;
    match asked {
        DrillQuestion::Does(Question::Last) => "Click the place where the last seed falls.",
        DrillQuestion::Does(Question::Takes) => "Choose how many seeds.",
        DrillQuestion::Does(Question::Laps) => "Choose how many handfuls.",
        DrillQuestion::Does(Question::Next) => "Choose whose turn it is then.",
        DrillQuestion::Does(Question::Result) | DrillQuestion::Agreed(_) => {
            "Choose how the game ends."
        }
        DrillQuestion::WhichMay | DrillQuestion::WhichFeed | DrillQuestion::WhichLoseTheHouse => {
            "Choose all of them."
        }
        DrillQuestion::May | DrillQuestion::HouseAfter | DrillQuestion::ExtraAfter => {
            "Choose yes or no."
        }
        DrillQuestion::Totals => "Choose what each side has.",
        DrillQuestion::Sizes => "Choose all that are open.",
        DrillQuestion::AtStart(_) => "Choose how many seeds.",
    }
}

/// What the right answer is, in a sentence.
pub fn drill_answer(drill: &Drill) -> String {
    let mover = side(drill.position.to_move());
    let other = side(drill.position.to_move().other());
    let mv = drill.mv.as_ref().map(Move::to_string).unwrap_or_default();
    let is_yes = drill.answer == "yes";
    let moves: Vec<&str> = drill.answer.split_whitespace().collect();
    let verb =
        |one: &str, many: &str| if moves.len() == 1 { one.to_owned() } else { many.to_owned() };
    match drill.asked {
        DrillQuestion::Does(what) => super::super::tutor::answer(what, &drill.answer),
        DrillQuestion::WhichMay if moves == ["pass"] => format!("{mover} may only pass."),
        DrillQuestion::WhichMay => format!("{mover} may play {}.", list(&moves)),
        DrillQuestion::May if is_yes => format!("{mv} may be played."),
        DrillQuestion::May => format!("{mv} may not be played."),
        DrillQuestion::WhichFeed => format!("{} {} {other}.", list(&moves), verb("feeds", "feed")),
        DrillQuestion::WhichLoseTheHouse => format!("After {} a house is lost.", list(&moves)),
        DrillQuestion::HouseAfter if is_yes => "A house still works then.".to_owned(),
        DrillQuestion::HouseAfter => "No house works then.".to_owned(),
        DrillQuestion::ExtraAfter if is_yes => {
            "The next turn begins with an extra seed.".to_owned()
        }
        DrillQuestion::ExtraAfter => "The next turn begins without an extra seed.".to_owned(),
        DrillQuestion::Sizes => format!("Open are {} holes a side.", list(&moves)),
        DrillQuestion::Totals => format!("{}.", drill_choice(&drill.answer)),
        DrillQuestion::Agreed(_) => format!("{}.", drill_choice(&drill.answer)),
        DrillQuestion::AtStart(hole) => {
            let count = drill.answer.parse().unwrap_or(0_u32);
            format!("{hole} held {} at the start.", counted(count, "seed", "seeds"))
        }
    }
}

/// An answer as it stands on its button: `South wins, 26 to 22`, `South 12, North 36`, `A6R`.
pub fn drill_choice(answer: &str) -> String {
    use crate::tutor::schema::Question;
    let is_count = |text: &str| {
        text.split_once('-').is_some_and(|(south, north)| {
            south.parse::<u16>().is_ok() && north.parse::<u16>().is_ok()
        })
    };
    match answer {
        "yes" => YES.to_owned(),
        "no" => NO.to_owned(),
        "south" => side(crate::rules::Side::South).to_owned(),
        "north" => side(crate::rules::Side::North).to_owned(),
        "pass" => super::PASS.to_owned(),
        count if is_count(count) => {
            let (south, north) = count.split_once('-').unwrap_or_default();
            format!("South {south}, North {north}")
        }
        result if result.rsplit(' ').next().is_some_and(is_count) => {
            let told = super::super::tutor::answer(Question::Result, result);
            told.trim_end_matches('.').to_owned()
        }
        other => other.to_owned(),
    }
}

/// A rule that moved to another box: `Border: next in 5 days`.
pub fn next_in(of: Option<GameName>, id: RuleId, days: i64) -> String {
    let title = &rule(id).title;
    let title = match of {
        Some(name) => format!("{title} ({})", game(name).name),
        None => title.clone(),
    };
    match days {
        ..=1 => format!("{title}: next tomorrow"),
        days => format!("{title}: next in {days} days"),
    }
}

/// `Nothing is due today. Next: Thursday, 3 rules.`
pub fn nothing_due(next: Option<(i64, usize)>, today: i64) -> String {
    match next {
        None => super::REVIEW_NONE_DUE.to_owned(),
        Some((day, count)) => {
            let rules = counted(count as u32, "rule", "rules");
            format!("{} Next: {}, {rules}.", super::REVIEW_NONE_DUE, day_ahead(day, today))
        }
    }
}

/// Why a rule cannot be drilled.
pub fn cannot_drill(why: NoDrill) -> &'static str {
    match why {
        NoDrill::NotOnTheBoard => "It speaks of people at the board: no position shows it.",
        NoDrill::OtherGame | NoDrill::Never => "It never happens in this game.",
        NoDrill::Needs(_) => "The options of these rules leave it no place.",
        NoDrill::NoneFound => "It happens too seldom: no position is known that shows it.",
    }
}

/// `Drill these 6`.
pub fn drill_these(count: usize) -> String {
    match count {
        1 => "Drill this one".to_owned(),
        2..=TEN => format!("Drill these {count}"),
        _ => format!("Drill {TEN} of these"),
    }
}

/// `Drill, 4 min`.
pub fn drill_for(minutes: usize) -> String {
    format!("Drill, {minutes} min")
}

/// `Review: 6 rules are due`.
pub fn review_due(count: usize) -> String {
    format!("Review: {} due", counted(count as u32, "rule is", "rules are"))
}

/// `Feeding, passing over, the border and 3 more`; of so many rules in all these titles are told.
pub fn due_titles(rules: &[RuleId], of: usize) -> String {
    let mut titles: Vec<String> = rules
        .iter()
        .enumerate()
        .map(|(number, id)| match number {
            0 => rule(*id).title.clone(),
            _ => in_sentence(&rule(*id).title),
        })
        .collect();
    if of > rules.len() {
        titles.push(format!("{} more", of - rules.len()));
    }
    list(&titles)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_answers_read_well() {
        assert_eq!(in_sentence("Feeding"), "feeding");
        assert_eq!(in_sentence(""), "");
        assert_eq!(drill_choice("south 26-22"), "South wins, 26 to 22");
        assert_eq!(drill_choice("12-36"), "South 12, North 36");
        assert_eq!(drill_choice("A6R"), "A6R");
        assert_eq!(drill_these(1), "Drill this one");
        assert_eq!(nothing_due(None, 5), "Nothing is due today.");
        // Day 7 is a Thursday.
        assert_eq!(nothing_due(Some((7, 3)), 3), "Nothing is due today. Next: Thursday, 3 rules.");
        assert_eq!(next_in(None, RuleId::OwariFeed, 1).split(':').nth(1), Some(" next tomorrow"));
    }
}
