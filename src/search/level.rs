//! The ten levels: budgets of positions, and at the lower ones how far they see and how much they
//! vary.

use std::time::Duration;

use super::request::Limits;
use super::score::{SEED, Value};

/// What a level may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Level {
    /// Positions looked at.
    nodes: u64,
    /// Moves looked ahead.
    depth: u32,
    /// Moves at most this much worse than the best, in hundredths of a seed, are as good.
    pub(super) variety: Value,
}

const fn level(nodes: u64, depth: u32, variety: Value) -> Level {
    Level { nodes, depth, variety }
}

/// No level takes longer.
const LONGEST: Duration = Duration::from_millis(1_900);
/// Sight that the budget of positions alone limits.
const FAR: u32 = super::tree::MAX_DEPTH;

/// Level 1 sees what a move takes and nothing of the answer; from level 7 on the best move is
/// played.
const LEVELS: [Level; 10] = [
    level(60, 1, SEED),
    level(150, 2, SEED),
    level(400, 3, SEED),
    level(1_000, 4, SEED / 2),
    level(3_000, 5, SEED / 2),
    level(10_000, 7, SEED / 4),
    level(40_000, FAR, 0),
    level(150_000, FAR, 0),
    level(600_000, FAR, 0),
    level(2_000_000, FAR, 0),
];

impl Level {
    pub(super) fn new(number: u8) -> Level {
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
