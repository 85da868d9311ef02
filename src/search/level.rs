//! The ten levels: budgets of positions, and at the lower ones how far they see and how much they
//! vary.

use std::time::Duration;

use super::request::Limits;
use super::score::Value;

/// What a level may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    /// Positions looked at.
    nodes: u64,
    /// Moves looked ahead.
    depth: u32,
    /// Moves at most this much worse than the best, in hundredths of a seed before
    /// `Judge::given_away` is applied, are as good.
    pub(super) variety: Value,
}

const fn level(nodes: u64, depth: u32, variety: Value) -> Level {
    Level { nodes, depth, variety }
}

/// No level takes longer.
const LONGEST: Duration = Duration::from_millis(1_900);
/// Sight that the budget of positions alone limits.
const FAR: u32 = super::tree::MAX_DEPTH;

/// Each level looks a little farther and is a little more particular. Level 1 sees what a move
/// takes and nothing of the answer; level 10 always plays the best move it finds. How the levels
/// fare against each other: `docs/levels.md`.
const LEVELS: [Level; 10] = [
    level(60, 1, 300),
    level(150, 2, 220),
    level(400, 3, 160),
    level(1_000, 4, 115),
    level(3_000, 5, 80),
    level(10_000, 7, 50),
    level(30_000, 10, 30),
    level(120_000, 13, 14),
    level(400_000, 18, 3),
    level(2_000_000, FAR, 0),
];

/// In Bawo one answer may eat half a board: who sees none of it loses every game to who does. So the
/// first level sees it as well, and is the more careless.
const FIRST_OF_BAWO: Level = level(150, 2, 600);

impl Level {
    /// The level of a number, in Bawo or in another game.
    pub(super) fn new(number: u8, is_bawo: bool) -> Level {
        if is_bawo && number <= 1 {
            return FIRST_OF_BAWO;
        }
        LEVELS[number.clamp(1, 10) as usize - 1]
    }

    /// The limits, drawn tighter to what the level may use.
    pub(super) fn within(&self, limits: Limits) -> Limits {
        Limits {
            depth: Some(limits.depth.map_or(self.depth, |depth| depth.min(self.depth))),
            time: Some(limits.time.map_or(LONGEST, |time| time.min(LONGEST))),
            nodes: Some(limits.nodes.map_or(self.nodes, |nodes| nodes.min(self.nodes))),
            infinite: limits.infinite,
        }
    }
}
