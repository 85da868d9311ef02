//! Who plays each side.

use std::fmt;

use super::tag::GameTag;
use crate::rules::{BySide, Side};

/// How well Kete plays, 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest.
    pub const HIGHEST: Level = Level(10);

    /// A level; `None` unless the number is 1 to 10.
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

/// The name of another program that plays: up to 24 letters, stored inline so that the value can be
/// copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EngineName {
    bytes: [u8; EngineName::MOST_BYTES],
    length: u8,
}

impl EngineName {
    /// The most letters.
    pub const MOST: usize = 24;
    const MOST_BYTES: usize = 2 * EngineName::MOST;

    /// A name, without the blanks around it; `None` if it is empty, too long or contains invisible
    /// characters.
    pub fn new(name: &str) -> Option<EngineName> {
        let name = name.trim();
        let is_seen = |letter: char| !letter.is_control() && !is_unseen(letter);
        let letters = name.chars().count();
        if letters == 0 || letters > EngineName::MOST || !name.chars().all(is_seen) {
            return None;
        }
        let mut bytes = [0; EngineName::MOST_BYTES];
        bytes.get_mut(..name.len())?.copy_from_slice(name.as_bytes());
        Some(EngineName { bytes, length: name.len() as u8 })
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        // The bytes are whole characters.
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

/// Characters that change the direction of writing or have no width.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || letter == '\u{feff}'
}

impl fmt::Debug for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The person who uses this computer.
    You,
    /// Another person at the same board.
    Friend,
    /// A person somewhere else, whose moves come as messages with this tag.
    FarAway(GameTag),
    /// The computer.
    Kete(Level),
    /// Another program, by its name in the settings.
    Engine(EngineName),
}

impl Player {
    /// Whether a person decides the moves.
    pub const fn is_person(self) -> bool {
        matches!(self, Player::You | Player::Friend | Player::FarAway(_))
    }

    /// Whether the moves are made at this board.
    pub const fn plays_here(self) -> bool {
        matches!(self, Player::You | Player::Friend)
    }
}

/// The side that the person at this computer plays, if it is one; South if both are.
pub fn your_side(players: BySide<Player>) -> Option<Side> {
    Side::ALL.into_iter().find(|side| players[*side] == Player::You)
}

/// The side of the person at this computer, if no second person plays at it: that side is “you”.
pub fn your_side_alone(players: BySide<Player>) -> Option<Side> {
    your_side(players).filter(|you| !players[you.other()].is_person())
}

/// The player far away, if there is one: the tag and the side.
pub fn far_away(players: BySide<Player>) -> Option<(GameTag, Side)> {
    Side::ALL.into_iter().find_map(|side| match players[side] {
        Player::FarAway(tag) => Some((tag, side)),
        _ => None,
    })
}

/// The same players, with a new tag for someone far away.
pub fn newly_tagged(players: BySide<Player>) -> BySide<Player> {
    BySide::from_fn(|side| match players[side] {
        Player::FarAway(_) => Player::FarAway(GameTag::fresh()),
        player => player,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_engines_are_short_and_can_be_seen() {
        for (name, kept) in
            [(" Fox ", "Fox"), ("Ŵyth Ŵyth Ŵyth Ŵyth Ŵyth", "Ŵyth Ŵyth Ŵyth Ŵyth Ŵyth")]
        {
            assert_eq!(EngineName::new(name).expect(name).as_str(), kept);
        }
        let long = "a".repeat(25);
        for name in ["", "  ", "a\nb", "a\u{202e}b", &long, &"狐".repeat(24)] {
            assert_eq!(EngineName::new(name), None, "{name:?}");
        }
        assert!(!Player::Engine(EngineName::new("Fox").expect("a name")).is_person());
    }
}
