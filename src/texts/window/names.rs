//! Accessible names: a contract with screen readers, tests and scripts.

use super::super::seeds;
use super::side;
use crate::rules::{Hole, Side};

/// The caption of a store of the ring: `South · odd holes`.
pub fn ring_caption(owner: Side) -> String {
    let holes = match owner {
        Side::South => "odd holes",
        Side::North => "even holes",
    };
    format!("{} · {holes}", side(owner))
}

/// A card's name for a screen reader.
pub fn play_game(game: &str) -> String {
    format!("Play {game}")
}

/// `4 seeds`, or that the count is hidden.
fn shown(count: Option<u16>) -> String {
    count.map_or_else(|| "count hidden".to_owned(), seeds)
}

/// The accessible name of a hole: `South C, 4 seeds, may be played`. Without its count: `count
/// hidden`.
pub fn hole_name(hole: Hole, count: Option<u16>, house: bool, may_be_played: bool) -> String {
    let mut name = format!("{} {hole}, {}", side(hole.owner()), shown(count));
    if house {
        name.push_str(", house");
    }
    if may_be_played {
        name.push_str(", may be played");
    }
    name
}

/// The accessible name of one colour in a hole of the ring: `Hole 14 red, 2 seeds`.
pub fn heap_name(hole: Hole, is_red: bool, count: Option<u16>, may_be_played: bool) -> String {
    let colour = if is_red { "red" } else { "blue" };
    let open = if may_be_played { ", may be played" } else { "" };
    format!("Hole {hole} {colour}, {}{open}", shown(count))
}

/// The group of a hole of the ring: `Hole 14, 2 red, 2 blue, North`.
pub fn ring_hole_name(hole: Hole, counts: Option<(u16, u16)>) -> String {
    let counts = match counts {
        Some((red, blue)) => format!("{red} red, {blue} blue"),
        None => shown(None),
    };
    format!("Hole {hole}, {counts}, {}", side(hole.owner()))
}

/// `South store, 7 seeds`.
pub fn store_name(of: Side, count: u16) -> String {
    format!("{} store, {}", side(of), seeds(count))
}

/// `South extra seeds, 19`.
pub fn extra_name(of: Side, count: u16) -> String {
    format!("{} extra seeds, {count}", side(of))
}

/// `A6 left`.
pub fn way_name(hole: Hole, is_left: bool) -> String {
    format!("{hole} {}", if is_left { "left" } else { "right" })
}

/// A turn in the list of moves, for a screen reader: `Turn 6, South, F, takes 2`.
pub fn turn_name(number: usize, mover: Side, notation: &str, gain: &str) -> String {
    let gain = if gain.is_empty() { String::new() } else { format!(", {gain}") };
    format!("Turn {number}, {}, {notation}{gain}", side(mover))
}

/// A finished round, for a screen reader.
pub fn round_told(number: usize, pots: usize, south: u16, north: u16) -> String {
    format!("Round {number}, {pots} holes, South {south}, North {north}")
}

/// `South's store`.
pub fn store_of(of: Side) -> String {
    format!("{}'s store", side(of))
}
