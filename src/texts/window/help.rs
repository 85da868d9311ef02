//! Words of help at the board: what may be played, why not, hints, the film of a turn.

use super::super::list;
use crate::rules::{Hole, Side};

/// `A, B and E may be played.`
pub fn may_be_played(open: &[Hole], own: usize, ring: bool) -> String {
    match open.len() {
        0 => "Nothing may be played now.".to_owned(),
        1 => format!("Only {} may be played.", open[0]),
        count if count == own && !ring => format!("All your {count} holes may be played."),
        count if ring => {
            format!("{count} holes may be played, in one colour or both: {}.", list(open))
        }
        count => format!("{count} holes may be played: {}.", list(open)),
    }
}

/// The hole asked about may be played.
pub fn it_may_be_played(hole: Hole) -> String {
    format!("{hole} may be played.")
}

/// `Step 3 of 15`.
pub fn film_step(step: usize, of: usize) -> String {
    format!("Step {step} of {of}")
}

/// A block of the film for a screen reader: `Step 3 of 15: A`.
pub fn film_block(step: usize, of: usize, words: &str) -> String {
    format!("Step {step} of {of}: {words}")
}

/// A lap of the film, folded: `Lap 2`.
pub fn film_lap(lap: usize) -> String {
    format!("Lap {lap}")
}

/// A lap folded, for a screen reader: `Lap 2: D lifts 5, 6 steps`.
pub fn film_lap_name(lap: usize, first: &str, steps: usize) -> String {
    let steps = super::super::counted(steps as u32, "step", "steps");
    format!("Lap {lap}: {first}, {steps}")
}

/// Why a side must pass.
pub fn must_pass(who: Side, is_you: bool, is_empty: bool, fed: bool) -> String {
    let (name, other) = (super::side(who), super::side(who.other()));
    let has = match (is_you, is_empty) {
        (true, true) => "You have no seeds".to_owned(),
        (true, false) => "You cannot move".to_owned(),
        (false, true) => format!("{name} has no seeds"),
        (false, false) => format!("{name} cannot move"),
    };
    let feeds = match (is_you, fed && is_empty) {
        (true, true) => format!(": pass, and {other} will feed you."),
        (false, true) => format!(" and passes; {other} must feed it."),
        (true, false) => " and must pass.".to_owned(),
        (false, false) => " and passes.".to_owned(),
    };
    format!("{has}{feeds}")
}

/// What a hole holds, where nothing more is shown of its move.
pub fn holds(hole: Hole, count: u16) -> String {
    format!("{hole} holds {}.", super::super::seeds(count))
}

/// The end of a row, where a way leads into the other row: `into B8`.
pub fn leads_into(hole: Hole) -> String {
    format!("into {hole}")
}
