//! The moves that a search expects, played out.

use super::Haul;
use crate::rules::{Move, Position, Side};
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

/// The turns of a line from a position on, as far as its moves may be played.
pub(super) fn played_along<'a>(
    from: Position,
    line: impl Iterator<Item = &'a Move>,
) -> impl Iterator<Item = Played> {
    line.scan(from, |position, mv| {
        let turn = Played::new(*position, mv).ok()?;
        *position = turn.turn.after;
        Some(turn)
    })
}
