//! Moves, how they are written, and sets of them.

use std::fmt;

use super::board::{Colour, Hole, Seeds};

/// A direction along the mover's own row, from the mover's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// `L`: to his left.
    Left,
    /// `R`: to his right.
    Right,
}

impl Way {
    /// Left, then right: the canonical order.
    pub const ALL: [Way; 2] = [Way::Left, Way::Right];

    /// The opposite direction.
    pub const fn turned(self) -> Way {
        match self {
            Way::Left => Way::Right,
            Way::Right => Way::Left,
        }
    }
}

/// A move as one line of notation. Variants and fields are in canonical order only within one kind
/// of move; [`MoveSet`] keeps whole lists in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// `C`, `d`: sow a hole that has only one direction; in Bawo `A5`: place a seed in the house.
    Hole(Hole),
    /// `CR`, `A3L`, `A6R+`: a hole and a direction, from the mover's point of view.
    Way {
        /// The hole to start from.
        hole: Hole,
        /// The direction of the first seed.
        way: Way,
        /// `+`: spread the house if this turn reaches it (`bawo.house.open`).
        spread: bool,
    },
    /// `14B`: one colour of a hole of the ring.
    Colour(Hole, Colour),
    /// `=A1A1A4B2B8`: the five-seed opening (`bawo.opening`).
    Opening([Hole; 5]),
    /// `fill:3,2,1,4,2,5`: the loser's layout (`giuthi.match.fill`).
    Fill(FillLayout),
    /// `pass`.
    Pass,
}

impl Move {
    /// The hole that a sowing move starts from.
    pub fn hole(&self) -> Option<Hole> {
        match *self {
            Move::Hole(hole) | Move::Way { hole, .. } | Move::Colour(hole, _) => Some(hole),
            Move::Opening(_) | Move::Fill(_) | Move::Pass => None,
        }
    }
}

impl fmt::Display for Move {
    /// The canonical notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Hole(hole) => hole.fmt(f),
            Move::Way { hole, way, spread } => {
                let way = if *way == Way::Left { 'L' } else { 'R' };
                write!(f, "{hole}{way}{}", if *spread { "+" } else { "" })
            }
            Move::Colour(hole, colour) => write!(f, "{hole}{colour}"),
            Move::Opening(holes) => {
                f.write_str("=")?;
                holes.iter().try_for_each(|hole| hole.fmt(f))
            }
            Move::Fill(layout) => {
                for (at, seeds) in layout.seeds().iter().enumerate() {
                    write!(f, "{}{seeds}", if at == 0 { "fill:" } else { "," })?;
                }
                Ok(())
            }
            Move::Pass => f.write_str("pass"),
        }
    }
}

/// The seeds of one Giuthi row, laid out by the loser of a round, from his left. It may have more
/// holes than any board; the rules check whether the layout is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FillLayout {
    holes: u8,
    seeds: [Seeds; FillLayout::MOST_HOLES],
}

impl FillLayout {
    /// The most holes a layout can have.
    pub const MOST_HOLES: usize = 12;

    /// A layout of these seeds; `None` for no holes or more than [`FillLayout::MOST_HOLES`].
    pub fn new(seeds: &[Seeds]) -> Option<FillLayout> {
        let mut all = [0; FillLayout::MOST_HOLES];
        all.get_mut(..seeds.len())?.copy_from_slice(seeds);
        (!seeds.is_empty()).then_some(FillLayout { holes: seeds.len() as u8, seeds: all })
    }

    /// The seeds hole by hole; the length is the board's size.
    pub fn seeds(&self) -> &[Seeds] {
        &self.seeds[..self.holes as usize]
    }
}

/// The number of a move within its position, 0 to 63. Only its game can name the move. Rising codes
/// are the canonical order.
pub type Code = u8;

/// The code of `pass`.
pub const PASS: Code = 63;

/// A set of moves of one position in one word, iterated in canonical order: the fixed-size list of
/// the fast path. It has no placements and layouts, which are too many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveSet(pub u64);

impl MoveSet {
    /// The empty set.
    pub const EMPTY: MoveSet = MoveSet(0);

    /// The set of one move.
    pub const fn only(code: Code) -> MoveSet {
        MoveSet(1 << code)
    }

    /// Adds a move.
    pub const fn add(&mut self, code: Code) {
        self.0 |= 1 << code;
    }

    /// Whether the move is in the set.
    pub const fn has(self, code: Code) -> bool {
        self.0 >> code & 1 == 1
    }

    /// How many moves there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[allow(clippy::copy_iterator, reason = "a set of moves is one word")]
impl Iterator for MoveSet {
    type Item = Code;

    #[inline]
    fn next(&mut self) -> Option<Code> {
        if self.0 == 0 {
            return None;
        }
        let code = self.0.trailing_zeros() as Code;
        self.0 &= self.0 - 1;
        Some(code)
    }
}
