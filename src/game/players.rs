//! Who sits at the board.

/// How well Kete plays, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(10);

    /// A level; `None` unless it is 1 to 10.
    pub const fn new(level: u8) -> Option<Level> {
        match level {
            1..=10 => Some(Level(level)),
            _ => None,
        }
    }

    /// The number, 1 to 10.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All ten, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::LOWEST.0..=Level::HIGHEST.0).map(Level)
    }
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The person whose program this is.
    You,
    /// Another person at the same board.
    Friend,
    /// The computer.
    Kete(Level),
}

impl Player {
    /// Whether a person decides the moves.
    pub const fn is_person(self) -> bool {
        !matches!(self, Player::Kete(_))
    }
}
