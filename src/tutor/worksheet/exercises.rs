//! Exercises on paper.

use std::sync::atomic::AtomicBool;

use super::steps::space_for;
use super::{
    AnswerSpace, PaperBoard, PaperItem, PaperMarks, PaperSolution, Worksheet, WorksheetPart,
};
use crate::narration::{self, turns};
use crate::rules::{Move, RuleId, Ruleset, Side};
use crate::texts::messages::{drill as drill_say, worksheet as say};
use crate::tutor::drills::{Drill, DrillQuestion, NoDrill, drills_of_grade, drills_until};
use crate::tutor::played::Played;
use crate::tutor::wording::drills as words;

/// How many exercises a worksheet usually has: with the boards of two rows they fill two pages.
pub const EXERCISES: usize = 8;

/// Which exercises to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseOrder {
    /// The rules.
    pub ruleset: Ruleset,
    /// The rule that decides.
    pub rule: RuleId,
    /// How hard they are, 1 to 3; `None` for whatever is found, the easiest first.
    pub difficulty: Option<u8>,
    /// How many.
    pub count: usize,
    /// The same seed makes the same exercises.
    pub seed: u64,
}

/// Why there is no worksheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWorksheet {
    /// There is no exercise about the rule.
    NoDrill(NoDrill),
    /// There are exercises about it, but none of this difficulty.
    NoneSoHard(u8),
}

/// Makes exercises and puts them on paper; fewer if there are not so many.
///
/// # Errors
/// Why there is none.
pub fn exercises(order: &ExerciseOrder, stop: &AtomicBool) -> Result<Worksheet, NoWorksheet> {
    let ExerciseOrder { ruleset, rule, difficulty, count, seed } = order;
    let made = match difficulty {
        Some(grade) => match drills_of_grade(ruleset, *rule, *grade, *count, *seed, stop) {
            Err(NoDrill::NoneFound) => return Err(NoWorksheet::NoneSoHard(*grade)),
            made => made,
        },
        None => drills_until(ruleset, *rule, *count, *seed, stop),
    };
    let made = made.map_err(NoWorksheet::NoDrill)?;
    let (game, rule) = (&narration::game(ruleset.name()).name, *rule);
    let title = say::ExercisesOn { game, rule: &narration::rule(rule).title }.text();
    let aim = difficulty.map_or_else(String::new, |grade| say::Difficulty { grade }.text());
    let rules = vec![(narration::rule(rule).title.clone(), narration::sentence(ruleset, rule))];
    let items = made.iter().map(item).collect();
    Ok(Worksheet { title, parts: vec![WorksheetPart { title: None, aim, items, rules }] })
}

fn item(drill: &Drill) -> PaperItem {
    let mut words = words::question(drill);
    let is_about_the_start = matches!(drill.asked, DrillQuestion::AtStart(_));
    if !drill.before.is_empty() && !is_about_the_start {
        let moves: Vec<String> = drill.before.iter().map(Move::to_string).collect();
        words = format!("{} {words}", say::PlayedBefore { moves: moves.join(" ") }.text());
    }
    let board = PaperBoard {
        position: drill.position,
        flipped: drill.position.to_move() == Side::North,
        marks: marks(drill),
        caption: String::new(),
    };
    let solution = PaperSolution { answer: words::answer(drill), because: because(drill) };
    PaperItem { words, boards: vec![board], space: space(drill), solution: Some(solution) }
}

/// What the question is about. If it asks which moves are possible, none is marked.
fn marks(drill: &Drill) -> PaperMarks {
    match (drill.asked, drill.mv) {
        (DrillQuestion::AtStart(hole), _) => PaperMarks::Hole(hole),
        (
            DrillQuestion::WhichMay | DrillQuestion::WhichFeed | DrillQuestion::WhichLoseTheHouse,
            _,
        ) => PaperMarks::Nothing,
        (_, Some(mv)) if mv.hole().is_some() => PaperMarks::Move(mv),
        _ => PaperMarks::Nothing,
    }
}

fn space(drill: &Drill) -> AnswerSpace {
    let line = |words: &str| AnswerSpace::Line(words.to_owned());
    match drill.asked {
        DrillQuestion::Does(what) => space_for(what, Some(drill.position.shape())),
        DrillQuestion::WhichMay | DrillQuestion::WhichFeed | DrillQuestion::WhichLoseTheHouse => {
            line(say::moves())
        }
        DrillQuestion::May | DrillQuestion::HouseAfter | DrillQuestion::ExtraAfter => {
            AnswerSpace::Choices(vec![drill_say::yes().to_owned(), drill_say::no().to_owned()])
        }
        DrillQuestion::Agreed(_) => line(say::result()),
        DrillQuestion::Totals | DrillQuestion::Sizes | DrillQuestion::AtStart(_) => {
            line(say::answer())
        }
    }
}

/// What the move does, or why it is refused.
fn because(drill: &Drill) -> String {
    let Some(mv) = drill.mv else { return String::new() };
    let position = &drill.position;
    if let Some(illegal) = position.refusal(&mv) {
        // In an exercise the player to move is below.
        return narration::refusal_seen(&illegal, position.shape(), position.to_move());
    }
    let played = Played::new(*position, &mv).ok();
    played.map_or_else(String::new, |played| turns::own_turn_with_its_end(&played.turn))
}

impl NoWorksheet {
    /// In one line, with the id of the rule.
    pub fn words(self, order: &ExerciseOrder) -> String {
        match self {
            NoWorksheet::NoDrill(why) => words::none(order.ruleset.name(), order.rule, why),
            NoWorksheet::NoneSoHard(grade) => {
                let rule = order.rule;
                say::NoneSoHard { rule, grade }.text()
            }
        }
    }
}
