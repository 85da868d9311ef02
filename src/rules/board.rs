//! The three boards: their holes, who owns them and how they are written.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::side::Side;

/// A number of seeds in one place, 0 to 72 (the largest set has 72).
pub type Seeds = u8;

/// A hole of one of the three boards. The value includes the board, so its name needs no further
/// context: `C`, `d` (two rows), `A5`, `b3` (four rows), `14` (ring).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

const FOUR_ROWS: u8 = 12;
const RING: u8 = 44;

/// A row of one Bawo player: the front row faces the opponent's front row, the back row is nearer
/// to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BawoRow {
    /// `A1`..`A8`, `a1`..`a8`.
    Front,
    /// `B1`..`B8`, `b1`..`b8`.
    Back,
}

impl Hole {
    /// Hole `at` (0 = `A` or `a`) of a board of two rows.
    ///
    /// # Panics
    /// If `at` is 6 or more.
    pub const fn two_rows(side: Side, at: usize) -> Hole {
        assert!(at < 6);
        Hole(side as u8 * 6 + at as u8)
    }

    /// Hole `at` (0 = `A1`, counted from the owner's left) of a Bawo board.
    ///
    /// # Panics
    /// If `at` is 8 or more.
    pub const fn four_rows(side: Side, row: BawoRow, at: usize) -> Hole {
        assert!(at < 8);
        Hole(FOUR_ROWS + side as u8 * 16 + row as u8 * 8 + at as u8)
    }

    /// The hole of a side's house in Bawo: the fourth front hole from the right of its owner
    /// (`bawo.setup.advanced`).
    pub const fn house(side: Side) -> Hole {
        Hole::four_rows(side, BawoRow::Front, 4)
    }

    /// Hole `number` (1 to 16) of the ring.
    ///
    /// # Panics
    /// If `number` is not 1 to 16.
    pub const fn ring(number: usize) -> Hole {
        assert!(number >= 1 && number <= 16);
        Hole(RING + number as u8 - 1)
    }

    /// The hole's index in lists of its board: two rows 0 to 11 (`A`..`F`, `a`..`f`), Bawo 0 to 31
    /// (`A1`..`A8`, `B1`.., `a1`.., `b1`..), ring 0 to 15.
    pub const fn index(self) -> usize {
        (if self.0 < FOUR_ROWS {
            self.0
        } else if self.0 < RING {
            self.0 - FOUR_ROWS
        } else {
            self.0 - RING
        }) as usize
    }

    /// Who owns the hole.
    pub const fn owner(self) -> Side {
        let south = if self.0 < FOUR_ROWS {
            self.0 < 6
        } else if self.0 < RING {
            self.0 - FOUR_ROWS < 16
        } else {
            (self.0 - RING).is_multiple_of(2)
        };
        if south { Side::South } else { Side::North }
    }

    /// The hole's index in its owner's row, 0 at his left (ring: among his eight holes in rising
    /// order).
    pub const fn in_row(self) -> usize {
        (if self.0 < FOUR_ROWS {
            self.0 % 6
        } else if self.0 < RING {
            (self.0 - FOUR_ROWS) % 8
        } else {
            (self.0 - RING) / 2
        }) as usize
    }

    /// The row of a Bawo hole. Holes of other boards count as front holes.
    pub const fn row(self) -> BawoRow {
        if self.0 >= FOUR_ROWS && self.0 < RING && (self.0 - FOUR_ROWS) % 16 >= 8 {
            BawoRow::Back
        } else {
            BawoRow::Front
        }
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |first: u8| {
            let first = if self.owner() == Side::South { first } else { first + 32 };
            first as char
        };
        if self.0 < FOUR_ROWS {
            write!(f, "{}", (letter(b'A') as u8 + self.in_row() as u8) as char)
        } else if self.0 < RING {
            let row = letter(if self.row() == BawoRow::Front { b'A' } else { b'B' });
            write!(f, "{row}{}", self.in_row() + 1)
        } else {
            write!(f, "{}", self.index() + 1)
        }
    }
}

/// A board's shape and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoardShape {
    /// Two rows with a store at each end.
    TwoRows {
        /// Holes a side: 6, and in a Giuthi match also 4, 3 or 2.
        holes: u8,
    },
    /// Bawo's four rows of eight.
    FourRows,
    /// The ring of sixteen.
    Ring,
}

impl BoardShape {
    /// Two rows of six holes.
    pub const SIX_HOLES: BoardShape = BoardShape::TwoRows { holes: 6 };

    /// Every hole: South's in the order of notation, then North's; the ring's from 1 to 16.
    pub fn holes(self) -> impl Iterator<Item = Hole> + Clone {
        let (first, a_side, gap) = match self {
            BoardShape::TwoRows { holes } => (0, holes, 6 - holes),
            BoardShape::FourRows => (FOUR_ROWS, 16, 0),
            BoardShape::Ring => (RING, 8, 0),
        };
        (0..2 * a_side).map(move |n| Hole(first + n + if n >= a_side { gap } else { 0 }))
    }

    /// The holes of one side in the order of notation.
    pub fn holes_of(self, side: Side) -> impl Iterator<Item = Hole> + Clone {
        self.holes().filter(move |hole| hole.owner() == side)
    }

    /// The facing hole across the board; only front holes of boards with rows have one.
    pub fn facing(self, hole: Hole) -> Option<Hole> {
        let other = hole.owner().other();
        match self {
            BoardShape::TwoRows { holes } => {
                (holes as usize).checked_sub(1 + hole.in_row()).map(|at| Hole::two_rows(other, at))
            }
            BoardShape::FourRows if hole.row() == BawoRow::Front => {
                Some(Hole::four_rows(other, BawoRow::Front, 7 - hole.in_row()))
            }
            _ => None,
        }
    }

    /// Reads a hole's name; `None` where this board has no such hole.
    pub fn hole(self, name: &str) -> Option<Hole> {
        self.holes().find(|hole| hole.to_string() == name)
    }

    /// Reads a place as events name it: a hole, `south-store`, `north-extra`.
    pub fn place(self, name: &str) -> Option<Place> {
        let beside =
            Side::ALL.into_iter().flat_map(|side| [Place::Store(side), Place::Extra(side)]);
        self.holes().map(Place::Hole).chain(beside).find(|place| place.to_string() == name)
    }
}

/// The two colours of the ring's seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Colour {
    /// `R`: sown into every hole.
    Red,
    /// `B`: sown into the opponent's holes only.
    Blue,
}

impl Colour {
    /// Red, then blue: the canonical order.
    pub const ALL: [Colour; 2] = [Colour::Red, Colour::Blue];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Red => "R",
            Colour::Blue => "B",
        })
    }
}

/// A place for seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a hole.
    Hole(Hole),
    /// In the store of a side.
    Store(Side),
    /// Among a Bawo player's extra seeds.
    Extra(Side),
}

impl From<Hole> for Place {
    fn from(hole: Hole) -> Place {
        Place::Hole(hole)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hole(hole) => hole.fmt(f),
            Place::Store(side) => write!(f, "{side}-store"),
            Place::Extra(side) => write!(f, "{side}-extra"),
        }
    }
}
