//! The answers to choose from for an exercise.

use crate::app::teaching::nearby_results::nearby_results;
use crate::rules::{Move, RuleId};
use crate::tutor::drills::{Drill, DrillQuestion, written_moves};
use crate::tutor::schema::Question;

/// The most moves to choose from, where several have to be found.
const MOST_CHOICES: usize = 8;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerChoices {
    /// A hole or store on the board.
    Place,
    Number,
    One(Vec<String>),
    /// One or more of these.
    Several(Vec<String>),
}

pub(crate) fn choices(drill: &Drill) -> AnswerChoices {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    match drill.asked {
        DrillQuestion::Does(Question::Last) => AnswerChoices::Place,
        DrillQuestion::Does(Question::Takes | Question::Laps) | DrillQuestion::AtStart(_) => {
            AnswerChoices::Number
        }
        DrillQuestion::Does(Question::Next) => AnswerChoices::One(texts(&["south", "north"])),
        DrillQuestion::Does(Question::Result)
        | DrillQuestion::Agreed(_)
        | DrillQuestion::Totals => AnswerChoices::One(nearby_results(&drill.answer)),
        DrillQuestion::May | DrillQuestion::HouseAfter | DrillQuestion::ExtraAfter => {
            AnswerChoices::One(texts(&["yes", "no"]))
        }
        DrillQuestion::WhichMay | DrillQuestion::WhichFeed | DrillQuestion::WhichLoseTheHouse => {
            AnswerChoices::Several(moves_to_choose(drill))
        }
        DrillQuestion::Sizes => {
            AnswerChoices::Several((1..=6).map(|size| size.to_string()).collect())
        }
    }
}

/// The moves to choose from: the right ones, the refused one, and others that could be written
/// down, in the order of the board.
fn moves_to_choose(drill: &Drill) -> Vec<String> {
    let position = &drill.position;
    let right: Vec<&str> = drill.answer.split_whitespace().collect();
    let mut all: Vec<Move> = position.moves();
    all.extend(drill.mv);
    let is_own = |mv: &Move| {
        drill.rule == RuleId::MoveOwn
            || mv.hole().is_none_or(|hole| hole.owner() == position.to_move())
    };
    all.extend(written_moves(position).into_iter().filter(is_own));
    all.sort_by_key(|mv| (mv.hole(), mv.to_string()));
    all.dedup();
    let is_needed = |mv: &Move| right.contains(&mv.to_string().as_str()) || Some(*mv) == drill.mv;
    let passes = right == ["pass"];
    // A player who has to pass has almost no moves, and whether an empty hole may start is a
    // question as well.
    let may_be_empty = passes || drill.rule == RuleId::MoveEmpty;
    let is_likely = |mv: &Move| {
        mv.hole().is_some_and(|hole| position.setup().seeds_in(hole).total() > 0) || may_be_empty
    };
    let mut room = MOST_CHOICES.saturating_sub(all.iter().filter(|mv| is_needed(mv)).count());
    all.retain(|mv| {
        let fills = !is_needed(mv) && room > 0 && is_likely(mv);
        room -= usize::from(fills);
        fills || is_needed(mv)
    });
    let mut texts: Vec<String> = all.iter().map(Move::to_string).collect();
    if !texts.iter().any(|text| text == "pass") && passes {
        texts.push("pass".to_owned());
    }
    texts
}
