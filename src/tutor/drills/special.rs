//! Exercises about ends, layouts, agreements, openings and the start.

use super::make::{drill, totals};
use super::positions::Dice;
use super::{Drill, DrillQuestion};
use crate::game::{Agreement, Line};
use crate::rules::{
    BoardShape, Colour, FillLayout, Hole, Move, Position, RuleId, RuleKind, Ruleset, Setup, Share,
    Side,
};
use crate::tutor::played::Played;
use crate::tutor::schema::Question;

/// A move after the end of the game.
pub(super) fn over(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let last = dice.one_of(&position.moves())?;
    let ended = Played::new(*position, &last).ok()?.turn.after;
    ended.outcome()?;
    let full = |hole: &Hole| ended.setup().seeds_in(*hole).total() > 0;
    let own: Vec<Hole> = ended.shape().holes_of(ended.to_move()).filter(full).collect();
    let any: Vec<Hole> = ended.shape().holes_of(ended.to_move()).collect();
    let hole = dice.one_of(&own).or_else(|| dice.one_of(&any))?;
    let text = ["", "R", "L"].map(|way| format!("{hole}{way}"));
    let mv = text.iter().find_map(|text| ended.parse_move(text).ok())?;
    ended.refusal(&mv).filter(|illegal| illegal.rule == rule)?;
    let mut drill = drill(&ended, DrillQuestion::May, "no".to_owned(), Some(mv), rule);
    drill.start = *position;
    drill.before = vec![last];
    Some(drill)
}

/// The result of an agreement.
pub(super) fn agreed(position: &Position, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let open = Agreement::on_offer(position);
    let wanted = |agreement: &&Agreement| match rule {
        rule if rule.kind() == RuleKind::Agree => true,
        rule => agreement.rule() == rule,
    };
    let open: Vec<Agreement> = open.iter().filter(wanted).copied().collect();
    let agreement = dice.one_of(&open)?;
    let setup = position.setup();
    let left: u32 = Side::ALL.map(|side| setup.on_side(side)).iter().sum();
    if left > 16 {
        return None;
    }
    let share = match agreement {
        Agreement::Halve => Share::Equal,
        Agreement::End | Agreement::Disregard => Share::Nobody,
    };
    let (_, after) = position.conclude(share, agreement.rule());
    let answer = match after.outcome() {
        Some(outcome) => outcome.to_string(),
        None => {
            let stores = after.setup().stores;
            format!("{}-{}", stores.south, stores.north)
        }
    };
    let mut drill = drill(position, DrillQuestion::Agreed(agreement), answer, None, rule);
    drill.grade = if left.is_multiple_of(2) { 1 } else { 2 };
    Some(drill)
}

/// A move that repeats a position as often as the rules allow.
pub(super) fn repetition(ruleset: &Ruleset, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    const LONGEST: usize = 90;
    let start = match ruleset.name().shape() {
        BoardShape::Ring => few_on_the_ring(ruleset, dice)?,
        _ => super::positions::position(ruleset, rule, dice)?,
    };
    let from_the_end = dice.once_in(2);
    let mut line = Line::new(start);
    let mut before = Vec::new();
    for _ in 0..LONGEST {
        // Always the same choice in the same position, and never a capture: so a position must come
        // back.
        let mut moves = line.position().moves();
        if from_the_end {
            moves.reverse();
        }
        let takes_nothing =
            |mv: &Move| Played::new(*line.position(), mv).is_ok_and(|played| played.takes() == 0);
        // Holes with single seeds first; holes with more seeds stay as they are.
        let seeds_of =
            |mv: &Move| mv.hole().map_or(0, |hole| line.position().setup().seeds_in(hole).seeds);
        moves.sort_by_key(|mv| matches!(mv, Move::Colour(_, Colour::Blue)) || seeds_of(mv) > 1);
        let mv = moves.into_iter().find(takes_nothing)?;
        let turn = line.look_ahead(&mv).ok()?;
        if turn.events.iter().any(|event| event.rule == rule) {
            let position = *line.position();
            let played = Played::of(position, turn);
            let (asked, answer) = match played.turn.after.outcome() {
                Some(outcome) => (DrillQuestion::Does(Question::Result), outcome.to_string()),
                None => (DrillQuestion::Totals, totals(&played)),
            };
            let mut drill = drill(&position, asked, answer, Some(mv), rule);
            drill.start = start;
            drill.before = before;
            drill.grade = 2;
            return Some(drill);
        }
        line.play(&mv).ok()?;
        before.push(mv);
        if line.position().outcome().is_some() {
            return None;
        }
    }
    None
}

/// Eight or a few more seeds on the ring: single red ones that both sides move on, and several blue
/// ones in one hole that stay.
fn few_on_the_ring(ruleset: &Ruleset, dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup::empty(ruleset.name().shape());
    let mover = dice.one_of(&Side::ALL)?;
    setup.to_move = mover;
    let own: Vec<Hole> = setup.shape.holes_of(mover).collect();
    for _ in 0..dice.below(2) {
        setup.seeds_in_mut(dice.one_of(&own)?).seeds = 1;
    }
    let hole = dice.one_of(&own)?;
    setup.seeds_in_mut(hole).seeds = 1;
    setup.seeds_in_mut(hole).blue = 5 + dice.below(4) as u16;
    let captured = ruleset.set_size().checked_sub(setup.total() as u16)?;
    // Neither side has enough seeds to win.
    let least = captured.saturating_sub(32);
    let south = least + dice.below(usize::from(33 - least)) as u16;
    setup.stores = crate::rules::BySide::new(south, captured - south);
    ruleset.position(&setup).ok().filter(|position| position.outcome().is_none())
}

/// A five-seed opening in the wrong order, or too late.
pub(super) fn opening(ruleset: &Ruleset, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let start = ruleset.start();
    let turns = dice.below(3);
    let mut position = start;
    let mut before = Vec::new();
    for _ in 0..turns {
        let mv = dice.one_of(&position.moves())?;
        position = position.play_unchecked(&mv);
        before.push(mv);
        position.outcome().is_none().then_some(())?;
    }
    let own: Vec<Hole> = position.shape().holes_of(position.to_move()).collect();
    let mut holes = [own[0]; 5];
    for hole in &mut holes {
        *hole = dice.one_of(&own)?;
    }
    // On the first turn the order is wrong, later the turn.
    if turns == 2 {
        holes.sort();
    }
    let mv = Move::Opening(holes);
    position.refusal(&mv).filter(|illegal| illegal.rule == rule)?;
    let mut drill = drill(&position, DrillQuestion::May, "no".to_owned(), Some(mv), rule);
    drill.start = start;
    drill.before = before;
    drill.grade = 1 + u8::from(turns == 2);
    Some(drill)
}

/// An illegal layout between two rounds.
pub(super) fn layout(ruleset: &Ruleset, rule: RuleId, dice: &mut Dice) -> Option<Drill> {
    let mut setup = Setup::empty(ruleset.name().shape());
    let loser = dice.one_of(&Side::ALL)?;
    let is_size = rule.kind() == RuleKind::LayoutSize;
    let seeds = match is_size {
        true => 5 + dice.below(24) as u16,
        false => 6 + dice.below(30) as u16,
    };
    setup.to_move = loser;
    setup.stores[loser] = seeds;
    setup.stores[loser.other()] = ruleset.set_size() - seeds;
    let position = ruleset.position(&setup).ok()?;
    let sizes = position.layout_sizes();
    let holes = match is_size {
        true => dice.one_of(&[4usize, 3, 2])?,
        false => dice.one_of(&sizes)?,
    };
    let mut row = vec![1; holes];
    for _ in holes..usize::from(seeds) {
        let hole = dice.below(holes);
        row[hole] += 1;
    }
    if !is_size {
        // One seed too few, one too many, or an empty hole.
        let hole = dice.below(holes);
        match dice.below(3) {
            0 => row[hole] += 1,
            1 => row[hole] -= 1,
            _ => {
                let other = (hole + 1) % holes;
                row[other] += row[hole];
                row[hole] = 0;
            }
        }
    }
    let mv = Move::Fill(FillLayout::new(&row)?);
    position.refusal(&mv).filter(|illegal| illegal.rule == rule)?;
    let (asked, answer) = match is_size {
        true => {
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            (DrillQuestion::Sizes, sizes.join(" "))
        }
        false => (DrillQuestion::May, "no".to_owned()),
    };
    Some(drill(&position, asked, answer, Some(mv), rule))
}

/// Questions about the number of seeds that a hole had at the start. A few moves have been played
/// since then, so that the board does not show the answer.
pub(super) fn at_start(
    ruleset: &Ruleset,
    rule: RuleId,
    count: usize,
    dice: &mut Dice,
) -> Vec<Drill> {
    let start = ruleset.start();
    let mut holes: Vec<Hole> = start.shape().holes().collect();
    for at in (1..holes.len()).rev() {
        holes.swap(at, dice.below(at + 1));
    }
    let of = |hole: &Hole| {
        let (before, position) = played_on(&start, *hole, dice);
        let seeds = start.setup().seeds_in(*hole).total().to_string();
        let mut drill = drill(&position, DrillQuestion::AtStart(*hole), seeds, None, rule);
        drill.start = start;
        drill.before = before;
        drill
    };
    holes.iter().take(count).map(of).collect()
}

/// A short random game after which a hole has another number of seeds than at the start; the last
/// one tried if there is none.
fn played_on(start: &Position, hole: Hole, dice: &mut Dice) -> (Vec<Move>, Position) {
    const TRIES: usize = 400;
    let held = start.setup().seeds_in(hole).total();
    let mut line = (Vec::new(), *start);
    for tried in 0..TRIES {
        line = (Vec::new(), *start);
        // The more games were tried, the longer they get.
        for _ in 0..2 + tried / 40 {
            let next = dice.one_of(&line.1.moves()).map(|mv| (mv, line.1.play_unchecked(&mv)));
            let Some((mv, after)) = next.filter(|(_, after)| after.outcome().is_none()) else {
                break;
            };
            line.0.push(mv);
            line.1 = after;
        }
        if line.1.setup().seeds_in(hole).total() != held {
            break;
        }
    }
    line
}
