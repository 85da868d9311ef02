//! Accessible names: a contract with screen readers, tests and scripts.

use crate::narration::seeds;
use crate::rules::{Hole, Side};
use crate::texts::messages::names as say;
use crate::texts::yes;

/// `4 seeds`, or that the count is hidden.
fn shown(count: Option<u16>) -> String {
    count.map_or_else(|| say::count_hidden().to_owned(), seeds)
}

/// The accessible name of a hole: `South C, 4 seeds, may be played`. Without its count: `count
/// hidden`.
pub fn hole_name(hole: Hole, count: Option<u16>, house: bool, may_be_played: bool) -> String {
    let (house, open) = (yes(house), yes(may_be_played));
    say::Hole { owner: hole.owner(), hole, shown: shown(count), house, open }.text()
}

/// The accessible name of one colour in a hole of the ring: `Hole 14 red, 2 seeds`.
pub fn heap_name(hole: Hole, is_red: bool, count: Option<u16>, may_be_played: bool) -> String {
    let colour = if is_red { "red" } else { "blue" };
    say::SeedsOfColour { hole, colour, shown: shown(count), open: yes(may_be_played) }.text()
}

/// The group of a hole of the ring: `Hole 14, 2 red, 2 blue, North`.
pub fn ring_hole_name(hole: Hole, counts: Option<(u16, u16)>) -> String {
    let owner = hole.owner();
    match counts {
        Some((red, blue)) => say::RingHole { hole, red, blue, owner }.text(),
        None => say::RingHoleHidden { hole, owner }.text(),
    }
}

/// `A6 left`.
pub fn way_name(hole: Hole, is_left: bool) -> String {
    if is_left { say::Left { hole }.text() } else { say::Right { hole }.text() }
}

/// `14 red`, the answer to which colour to sow.
pub fn colour_name(hole: Hole, is_red: bool) -> String {
    if is_red { say::Red { hole }.text() } else { say::Blue { hole }.text() }
}

/// A turn in the list of moves, for a screen reader: `Turn 6, South, F, takes 2`.
pub fn turn_name(number: usize, mover: Side, notation: &str, gain: &str) -> String {
    match gain.is_empty() {
        true => say::Turn { number, mover, notation }.text(),
        false => say::TurnGain { number, mover, notation, gain }.text(),
    }
}
