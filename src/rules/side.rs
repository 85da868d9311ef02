//! The two players, and values kept once for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A player, named by his place at the board. South moves first unless an option or a match rule
/// says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// Sits at the bottom of the board; his holes are written in capitals (in the ring: odd).
    South,
    /// Sits at the top of the board; his holes are written in small letters (in the ring: even).
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// `S` or `N`, as position strings write the side to move.
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }

    /// 0 for South, 1 for North.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    /// `south` or `north`, as in the text protocol.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "south",
            Side::North => "north",
        })
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> BySide<T> {
    /// Pairs the two values.
    pub const fn new(south: T, north: T) -> Self {
        BySide { south, north }
    }

    /// Makes each value from its side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        BySide { south: make(Side::South), north: make(Side::North) }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
