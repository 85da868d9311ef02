//! The parts of a turn's film: several moves, or the laps of one.

use crate::narration::turns::Block;
use crate::texts::messages as say;

/// A part of a film: a move of several, or else a lap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Move(usize),
    Lap(usize),
}

impl Part {
    pub fn of(film: &[Block], block: &Block) -> Part {
        match film.last().is_some_and(|last| last.mv > 1) {
            true => Part::Move(block.mv),
            false => Part::Lap(block.lap),
        }
    }

    pub fn number(self) -> usize {
        match self {
            Part::Move(number) | Part::Lap(number) => number,
        }
    }

    pub fn words(self) -> String {
        match self {
            Part::Move(number) => say::help::FilmMove { number }.text(),
            Part::Lap(lap) => say::help::FilmLap { lap }.text(),
        }
    }
}

/// Whether a film has parts: several moves, or several laps.
pub fn has_parts(film: &[Block]) -> bool {
    film.last().is_some_and(|last| Part::of(film, last).number() > 1)
}

/// Whether a part of a film that has several begins with this step.
pub fn begins_part(film: &[Block], step: usize) -> bool {
    let part = Part::of(film, &film[step]);
    let is_new = step == 0 || Part::of(film, &film[step - 1]) != part;
    is_new && has_parts(film) && part.number() > 0
}
