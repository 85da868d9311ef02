//! Searches positions for exercises.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use super::positions::{Dice, neighbours, position};
use super::recipe::{DrillRecipe, kind};
use super::{Drill, DrillQuestion, NoDrill, special};
use crate::rules::{
    Colour, Hole, Move, MoveChoice, Place, Position, RuleId, RuleKind, Ruleset, Side, Step, Way,
};
use crate::tutor::played::{Played, notations};
use crate::tutor::schema::Question;

/// Positions to look at for each wanted exercise before giving up.
const TRIES: usize = 6_000;
/// The most laps, or dropped seeds, in an exercise.
const MOST_LAPS: u16 = 6;
const MOST_DROPS: usize = 40;

/// Makes `count` different exercises about a rule, or fewer if there are not that many. The same
/// seed gives the same exercises.
///
/// # Errors
/// Why there is no exercise.
pub fn drills(
    ruleset: &Ruleset,
    rule: RuleId,
    count: usize,
    seed: u64,
) -> Result<Vec<Drill>, NoDrill> {
    drills_until(ruleset, rule, count, seed, &AtomicBool::new(false))
}

/// Like [`drills`], until somebody sets `stop`: then with those that were made by then.
///
/// # Errors
/// Why there is no exercise.
pub fn drills_until(
    ruleset: &Ruleset,
    rule: RuleId,
    count: usize,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Vec<Drill>, NoDrill> {
    search(ruleset, rule, None, (count, seed), stop)
}

/// Like [`drills_until`], but only exercises of this grade, 1 to 3.
///
/// # Errors
/// Why there is no exercise.
pub fn drills_of_grade(
    ruleset: &Ruleset,
    rule: RuleId,
    grade: u8,
    count: usize,
    seed: u64,
    stop: &AtomicBool,
) -> Result<Vec<Drill>, NoDrill> {
    search(ruleset, rule, Some(grade), (count, seed), stop)
}

fn search(
    ruleset: &Ruleset,
    rule: RuleId,
    grade: Option<u8>,
    (count, seed): (usize, u64),
    stop: &AtomicBool,
) -> Result<Vec<Drill>, NoDrill> {
    let kind = kind(ruleset, rule)?;
    let is_wanted = |drill: &Drill| grade.is_none_or(|grade| drill.grade == grade);
    let mut dice = Dice::new(seed ^ (rule as u64) << 32);
    if kind == DrillRecipe::Start {
        let mut made = special::at_start(ruleset, rule, count, &mut dice);
        made.retain(is_wanted);
        return if made.is_empty() { Err(NoDrill::NoneFound) } else { Ok(made) };
    }
    let mut seen = HashSet::new();
    let (mut found, mut spare) = (Vec::new(), Vec::new());
    for tried in 0..TRIES * count.max(4) {
        if found.len() >= count || stop.load(Ordering::Relaxed) {
            break;
        }
        // The longer the search takes, the less the exercises need to satisfy.
        let is_late = tried > TRIES / 8 * count.max(4);
        if is_late && found.len() + spare.len() >= count {
            break;
        }
        let Some(drill) = make(ruleset, rule, kind, &mut dice).filter(is_wanted) else { continue };
        if !seen.insert((drill.position, drill.mv)) {
            continue;
        }
        let is_easy_enough = grade.is_some() || drill.grade < 3;
        if (drill.twin.is_some() || has_no_twin(rule)) && is_easy_enough {
            found.push(drill);
        } else if spare.len() < count {
            spare.push(drill);
        }
    }
    spare.sort_by_key(|drill| (drill.twin.is_none(), drill.grade));
    found.extend(spare);
    found.truncate(count);
    found.sort_by_key(|drill| drill.grade);
    if found.is_empty() { Err(NoDrill::NoneFound) } else { Ok(found) }
}

/// Rules that one seed more or less does not change.
fn has_no_twin(rule: RuleId) -> bool {
    matches!(
        rule.kind(),
        RuleKind::OwnHole | RuleKind::Over | RuleKind::Place | RuleKind::Repetition
    )
}

fn make(ruleset: &Ruleset, rule: RuleId, kind: DrillRecipe, dice: &mut Dice) -> Option<Drill> {
    match kind {
        DrillRecipe::Layout => return special::layout(ruleset, rule, dice),
        DrillRecipe::Opening => return special::opening(ruleset, rule, dice),
        DrillRecipe::Repetition => return special::repetition(ruleset, rule, dice),
        _ => {}
    }
    let position = position(ruleset, rule, dice)?;
    match kind {
        DrillRecipe::Does(what) => does(&position, rule, what, dice),
        DrillRecipe::Refuses => refuses(&position, rule, dice),
        DrillRecipe::Passes => passes(&position, rule),
        DrillRecipe::Feeds | DrillRecipe::HouseLost => shows(&position, rule, kind),
        DrillRecipe::Late => late(&position, rule, dice),
        DrillRecipe::Round => round(&position, rule, dice),
        DrillRecipe::Over => special::over(&position, rule, dice),
        DrillRecipe::Agreed => special::agreed(&position, rule, dice),
        DrillRecipe::Layout
        | DrillRecipe::Opening
        | DrillRecipe::Repetition
        | DrillRecipe::Start => None,
    }
}

/// An exercise without earlier moves and without a twin.
pub(super) fn drill(
    position: &Position,
    asked: DrillQuestion,
    answer: String,
    mv: Option<Move>,
    rule: RuleId,
) -> Drill {
    Drill {
        start: *position,
        before: Vec::new(),
        position: *position,
        asked,
        answer,
        mv,
        rule,
        twin: None,
        grade: 1,
    }
}

/// Whether a rule applies in a turn. If events can cite the rule, one of them must.
fn decides(played: &Played, rule: RuleId) -> bool {
    match rule.kind() {
        RuleKind::NextMover => true,
        RuleKind::Capture | RuleKind::CaptureLimit => {
            played.turn.events.iter().any(|event| event.rule == rule)
        }
        RuleKind::TwosOnly => {
            let threes_stay = |event: &crate::rules::Event| event.rule == rule;
            played.turn.events.iter().any(threes_stay) || spares_a_three(played)
        }
        _ => played.shows(rule),
    }
}

/// Whether the last seed made three in an opponent's hole, which `awale.twos` does not capture.
fn spares_a_three(played: &Played) -> bool {
    let other = played.turn.mover.other();
    match played.course.last {
        Some(Place::Hole(hole)) if hole.owner() == other => {
            played.takes() == 0 && played.turn.after.setup().seeds_in(hole).total() == 3
        }
        _ => false,
    }
}

fn does(position: &Position, rule: RuleId, what: Question, dice: &mut Dice) -> Option<Drill> {
    let moves = position.moves();
    let mv = dice.one_of(&moves).filter(|mv| *mv != Move::Pass)?;
    let played = Played::new(*position, &mv).ok()?;
    if !decides(&played, rule) || !fits(&played, rule, what) {
        return None;
    }
    let answer = played.answer(what)?;
    let mut drill = drill(position, DrillQuestion::Does(what), answer, Some(mv), rule);
    drill.grade = grade(&played, moves.len());
    drill.twin = twin_of(&drill);
    Some(drill)
}

/// Whether a turn makes a good exercise: it is short enough to count, and about the rule.
fn fits(played: &Played, rule: RuleId, what: Question) -> bool {
    let ends = played.turn.after.outcome().is_some();
    if played.laps() > MOST_LAPS || played.course.drops > MOST_DROPS {
        return false;
    }
    if (what == Question::Result) != ends {
        return false;
    }
    let is_sow = rule.id().contains(".sow");
    match rule.kind() {
        _ if is_sow => played.laps() == 1 && played.takes() == 0,
        // Ends in the store or one hole before it, so that the answer is not always the same.
        RuleKind::NextMover => played.laps() <= 2,
        RuleKind::Capture => played.takes() > 0 || played.course.eaten,
        _ => true,
    }
}

/// The most seeds of a hole that can be counted by eye.
const BY_EYE: u8 = 9;

/// How hard a turn is to predict: 1 to 3.
fn grade(played: &Played, choices: usize) -> u8 {
    let laps = played.laps();
    let drops = played.course.drops;
    if played.course.lifted.is_some_and(|(_, count, _)| count > BY_EYE) && laps > 1 {
        return 3;
    }
    match (laps, drops) {
        (0..=1, 0..=6) => 1,
        (0..=2, 0..=16) if choices <= 8 => 2,
        _ => 3,
    }
}

/// A position that differs by one seed, in which the rule does not decide the same move.
pub fn twin_of(drill: &Drill) -> Option<Position> {
    let mv = drill.mv?;
    let is_twin = |other: &Position| {
        if other.outcome().is_some() {
            return false;
        }
        match (drill.asked, Played::new(*other, &mv)) {
            (DrillQuestion::Does(what), Ok(played)) => {
                let fits = played.laps() <= MOST_LAPS && played.course.drops <= MOST_DROPS;
                let differs = played.answer(what).as_ref() != Some(&drill.answer);
                let lacks =
                    drill.rule.kind() == RuleKind::NextMover || !decides(&played, drill.rule);
                fits && differs && lacks
            }
            (DrillQuestion::WhichMay | DrillQuestion::May, Ok(_)) => true,
            _ => false,
        }
    };
    neighbours(&drill.position).into_iter().find(is_twin)
}

/// Every move that can be written down in this position, legal or not.
pub fn written_moves(position: &Position) -> Vec<Move> {
    let shape = position.shape();
    let both =
        |hole: Hole| Way::ALL.into_iter().map(move |way| Move::Way { hole, way, spread: false });
    match position.ruleset().facts().choice {
        MoveChoice::Colour => {
            let colours = |hole| Colour::ALL.into_iter().map(move |it| Move::Colour(hole, it));
            shape.holes().flat_map(colours).collect()
        }
        MoveChoice::Way => shape.holes().flat_map(both).collect(),
        MoveChoice::Hole => shape.holes().map(Move::Hole).collect(),
    }
}

/// The most moves in an answer that lists moves.
const MOST_LISTED: usize = 6;

fn refuses(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let legal = position.moves();
    if legal.is_empty() || legal == [Move::Pass] {
        return None;
    }
    let written = written_moves(position);
    // Starts at a random place; takes the first move that the rule refuses.
    let from = dice.below(written.len());
    let mut turned = written[from..].iter().chain(&written[..from]);
    let is_tempting = |mv: &&Move| {
        // An opponent's hole is only tempting if it has seeds.
        let full = mv.hole().is_some_and(|hole| position.setup().seeds_in(hole).total() > 0);
        rule.kind() != RuleKind::OwnHole || full
    };
    let is_refused = |mv: &&Move| position.refusal(mv).is_some_and(|it| it.rule == rule);
    let mv = *turned.find(|mv| is_tempting(mv) && is_refused(mv))?;
    let lists = legal.len() <= MOST_LISTED;
    let (asked, answer) = match lists {
        true => (DrillQuestion::WhichMay, notations(&legal).join(" ")),
        false => (DrillQuestion::May, "no".to_owned()),
    };
    let mut drill = drill(position, asked, answer, Some(mv), rule);
    drill.grade = match legal.len() {
        0..=3 => 1,
        4..=6 => 2,
        _ => 3,
    };
    if !has_no_twin(rule) {
        drill.twin = twin_of(&drill);
    }
    Some(drill)
}

fn passes(position: &Position, rule: RuleId) -> Option<Drill> {
    let played = Played::new(*position, &Move::Pass).ok()?;
    let carries = played.turn.events.iter().any(|event| event.rule == rule);
    let drill = drill(position, DrillQuestion::WhichMay, "pass".to_owned(), Some(Move::Pass), rule);
    let is_twin = |other: &Position| {
        let moves = other.moves();
        !moves.is_empty() && !moves.contains(&Move::Pass)
    };
    let twin = neighbours(position).into_iter().find(is_twin);
    carries.then_some(Drill { twin, ..drill })
}

/// An exercise that asks for a list of moves that show a rule.
fn shows(position: &Position, rule: RuleId, kind: DrillRecipe) -> Option<Drill> {
    let moves = position.moves();
    let (with, without): (Vec<Move>, Vec<Move>) = moves
        .iter()
        .copied()
        .partition(|mv| Played::new(*position, mv).is_ok_and(|played| played.shows(rule)));
    let asked = match kind {
        DrillRecipe::Feeds => DrillQuestion::WhichFeed,
        _ => DrillQuestion::WhichLoseTheHouse,
    };
    let fits = !with.is_empty() && with.len() <= MOST_LISTED;
    // The player must feed, so moves that do not feed are illegal and not in the list.
    let has_choice = match kind {
        DrillRecipe::Feeds => {
            let side = position.to_move();
            let full = |hole: &Hole| position.setup().seeds_in(*hole).total() > 0;
            position.shape().holes_of(side).filter(full).count() > with.len()
        }
        _ => !without.is_empty(),
    };
    let mv = with.first().copied();
    let mut drill = drill(position, asked, notations(&with).join(" "), mv, rule);
    drill.grade = if with.len() <= 2 { 1 } else { 2 };
    (fits && has_choice).then_some(drill)
}

fn late(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let mv = dice.one_of(&position.moves())?;
    let played = Played::new(*position, &mv).ok()?;
    let goes_on = played.turn.after.outcome().is_none();
    if !played.shows(rule) || !goes_on || played.laps() > MOST_LAPS {
        return None;
    }
    let houses = position.setup().houses;
    let asked = match houses.south || houses.north {
        true => DrillQuestion::HouseAfter,
        false => DrillQuestion::ExtraAfter,
    };
    Some(drill(position, asked, "no".to_owned(), Some(mv), rule))
}

fn round(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let mv = dice.one_of(&position.moves())?;
    let played = Played::new(*position, &mv).ok()?;
    let ends = played.turn.events.iter().any(|event| event.rule == rule);
    let settles = played.turn.events.iter().any(|event| matches!(event.step, Step::Settle { .. }));
    if !ends || !settles || played.laps() > MOST_LAPS {
        return None;
    }
    let mut drill = drill(position, DrillQuestion::Totals, totals(&played), Some(mv), rule);
    drill.grade = grade(&played, 1);
    Some(drill)
}

/// What each side has at the end: South's seeds, then North's.
pub(super) fn totals(played: &Played) -> String {
    let after = played.turn.after;
    let stores = after.setup().stores;
    let seeds = after.outcome().map_or(stores, |outcome| outcome.seeds);
    format!("{}-{}", seeds[Side::South], seeds[Side::North])
}
