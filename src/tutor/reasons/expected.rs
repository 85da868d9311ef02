//! The moves that a search expects, played out.

use super::Haul;
use crate::rules::{BoardShape, BySide, Move, Position, Side};
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;

/// A move that a search expects, and what it brings.
#[derive(Clone, Debug)]
pub struct Expected {
    /// Who plays it.
    pub side: Side,
    /// The move.
    pub mv: Move,
    /// What it brings.
    pub haul: Haul,
}

impl Expected {
    /// A turn as a line names it.
    pub(super) fn of(turn: &Played) -> Expected {
        Expected { side: turn.turn.mover, mv: turn.turn.mv, haul: Haul::of(turn) }
    }

    /// Seeds that it captures, or that the end of the game gives its player.
    pub(super) fn brings(&self) -> u16 {
        self.haul.captures() + self.haul.takes_rest()
    }
}

/// The turns that a search expects after a turn.
pub(super) fn turns_after(turn: &Played, weighed: &Weighed) -> impl Iterator<Item = Played> {
    turns_along(turn, weighed.expected_after(&turn.turn.mv))
}

/// The turns of these moves after a turn, as far as they are legal.
pub(super) fn turns_along(turn: &Played, moves: &[Move]) -> impl Iterator<Item = Played> {
    moves.iter().scan(turn.turn.after, |position, mv| {
        let turn = Played::new(*position, mv).ok()?;
        *position = turn.turn.after;
        Some(turn)
    })
}

/// Counts what each side takes from a position on: the seeds that come into its store or, in Bawo,
/// those that it eats.
pub(super) struct Count {
    begun: BySide<u16>,
    /// `None` in the games with stores.
    eaten: Option<BySide<u16>>,
}

impl Count {
    pub(super) fn from(begin: &Position) -> Count {
        let eats = begin.shape() == BoardShape::FourRows;
        Count { begun: begin.setup().stores, eaten: eats.then(BySide::default) }
    }

    /// What each side has taken by the end of this turn, the next one.
    pub(super) fn after(&mut self, turn: &Played) -> BySide<u16> {
        if let Some(eaten) = &mut self.eaten {
            eaten[turn.turn.mover] += Haul::of(turn).captures();
            return *eaten;
        }
        let after = &turn.turn.after;
        let has = after.outcome().map_or(after.setup().stores, |outcome| outcome.seeds);
        BySide::from_fn(|side| has[side].saturating_sub(self.begun[side]))
    }
}

/// How many seeds more than the other a side has.
pub(super) fn lead_of(seeds: BySide<u16>, side: Side) -> i32 {
    i32::from(seeds[side]) - i32::from(seeds[side.other()])
}
