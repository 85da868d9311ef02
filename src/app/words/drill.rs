//! Words of exercises, of what comes back, and of sparring.
#![allow(missing_docs, reason = "each says what it is")]

pub use crate::tutor::wording::drills::{answer as drill_answer, choice as drill_choice};

use super::days::day_ahead;
use super::learn::how_to_answer;
use crate::narration::{game, list, rule};
use crate::rules::{GameName, RuleId};
use crate::texts::messages::drill as say;
use crate::texts::messages::learn;
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill, TEN};

/// `Sparring on: passing over`.
pub fn sparring_on(id: RuleId) -> String {
    say::SparringOn { rule: in_sentence(&rule(id).title) }.text()
}

/// What a game of sparring is about.
pub fn sparring_line(id: RuleId) -> String {
    say::SparringLine { rule: &rule(id).title }.text()
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
        Drilled::Review => say::review().to_owned(),
        Drilled::Rule(id) => say::Title { rule: in_sentence(&rule(id).title) }.text(),
        Drilled::Mixed => say::mixed().to_owned(),
    }
}

/// `Drill: feeding, 4 of 10`.
pub fn drill_at(drilled: Drilled, at: usize, of: usize) -> String {
    say::At { title: drill_title(drilled), number: at, of }.text()
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

/// The question of an exercise, after the name of its game if there are several games.
pub fn drill_question(drill: &Drill, of: Option<GameName>) -> String {
    let question = crate::tutor::wording::drills::question(drill);
    match of {
        Some(name) => say::QuestionInGame { game: &game(name).name, question }.text(),
        None => question,
    }
}

/// What the card says before an answer.
pub fn drill_how(asked: DrillQuestion) -> &'static str {
    use crate::tutor::schema::Question;
    match asked {
        DrillQuestion::Does(what) => how_to_answer(what),
        DrillQuestion::Agreed(_) => how_to_answer(Question::Result),
        DrillQuestion::WhichMay | DrillQuestion::WhichFeed | DrillQuestion::WhichLoseTheHouse => {
            say::how_all()
        }
        DrillQuestion::May | DrillQuestion::HouseAfter | DrillQuestion::ExtraAfter => {
            say::how_yes_no()
        }
        DrillQuestion::Totals => say::how_totals(),
        DrillQuestion::Sizes => say::how_sizes(),
        DrillQuestion::AtStart(_) => say::how_seeds(),
    }
}

/// A rule that moved to another box: `Border: next in 5 days`.
pub fn next_in(of: Option<GameName>, id: RuleId, days: i64) -> String {
    let title = &rule(id).title;
    let rule = match of {
        Some(name) => say::RuleOfGame { rule: title, game: &game(name).name }.text(),
        None => title.clone(),
    };
    match days {
        ..=1 => say::NextTomorrow { rule }.text(),
        days => say::NextIn { rule, days }.text(),
    }
}

/// `No exercises to repeat today. Next: Thursday, 3 rules.`
pub fn nothing_due(next: Option<(i64, usize)>, today: i64) -> String {
    match next {
        None => learn::review_none_due().to_owned(),
        Some((day, count)) => {
            let next = say::NextDue { day: day_ahead(day, today), count }.text();
            format!("{} {next}", learn::review_none_due())
        }
    }
}

/// Why a rule cannot be drilled.
pub fn cannot_drill(why: NoDrill) -> &'static str {
    match why {
        NoDrill::NotOnTheBoard => say::not_on_board(),
        NoDrill::OtherGame | NoDrill::Never => say::never(),
        NoDrill::Needs(_) => say::needs(),
        NoDrill::NoneFound => say::none_found(),
    }
}

/// `Drill these 6`.
pub fn drill_these(count: usize) -> String {
    match count {
        1 => say::drill_this().to_owned(),
        2..=TEN => say::DrillThese { count }.text(),
        _ => say::DrillSome { count: TEN }.text(),
    }
}

/// `Feeding, passing over, the border and 3 more`; only so many rules are named by title.
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
        titles.push(say::More { count: of - rules.len() }.text());
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
        assert_eq!(nothing_due(None, 5), "No exercises to repeat today.");
        // Day 7 is a Thursday.
        assert_eq!(
            nothing_due(Some((7, 3)), 3),
            "No exercises to repeat today. Next: Thursday, 3 rules."
        );
        assert_eq!(next_in(None, RuleId::OwariFeed, 1).split(':').nth(1), Some(" next tomorrow"));
    }
}
