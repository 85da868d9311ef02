//! Iterative deepening: which depths to search.

/// The depths to search, in order. Each is one move deeper than the last. After a cheap depth the
/// step doubles, so that a search close to the end of the game wastes no time on depths that find
/// nothing new.
pub(super) struct DepthSchedule {
    last: u32,
    deepest: u32,
    step: u32,
    /// Positions searched before the last depth began.
    nodes: u64,
    /// Whether positions can repeat, so that the end of the game may be out of reach.
    can_repeat: bool,
    /// After this depth the deepest follows at once.
    last_before_deepest: u32,
}

/// A depth is cheap if it takes less than one in this many of all positions searched.
const CHEAP_SHARE: u64 = 4;
/// The same for a long search of a game without repetitions, which skips more depths on the way to
/// the end.
const CHEAP_SHARE_LONG: u64 = 2;
/// Below this many positions no depth is skipped: searching them all costs nothing.
const MIN_NODES_TO_SKIP: u64 = 100_000;
/// A search of more positions is long.
const LONG_SEARCH_NODES: u64 = 4_000_000;

impl DepthSchedule {
    /// The depths after `last`, up to `deepest`.
    pub(super) fn after(last: u32, deepest: u32, can_repeat: bool) -> DepthSchedule {
        let last_before_deepest = u32::MAX;
        DepthSchedule { last, deepest, step: 1, nodes: 0, can_repeat, last_before_deepest }
    }

    /// The same depths up to `last_before_deepest` or a little more, then the deepest.
    pub(super) fn then_deepest(self, last_before_deepest: u32) -> DepthSchedule {
        DepthSchedule { last_before_deepest, ..self }
    }

    /// Whether the depth that was searched last is followed by the deepest.
    pub(super) fn is_deepest_next(&self) -> bool {
        self.last >= self.last_before_deepest
    }

    /// The next depth, given the number of positions searched so far; `None` after the deepest.
    pub(super) fn next(&mut self, nodes: u64) -> Option<u32> {
        if self.last >= self.deepest {
            return None;
        }
        let is_long = nodes > LONG_SEARCH_NODES && !self.can_repeat;
        let cheap = if is_long { CHEAP_SHARE_LONG } else { CHEAP_SHARE };
        let was_cheap = nodes > MIN_NODES_TO_SKIP && (nodes - self.nodes) * cheap < nodes;
        self.step = match was_cheap {
            _ if self.is_deepest_next() => self.deepest,
            true => 2 * self.step,
            false => 1,
        };
        self.nodes = nodes;
        self.last = (self.last + self.step).min(self.deepest);
        Some(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The depths searched when each costs the given number of positions.
    fn depths(can_repeat: bool, costs: &[u64]) -> Vec<u32> {
        let mut depths = DepthSchedule::after(0, 20, can_repeat);
        let mut nodes = 0;
        let mut of = |cost: &u64| {
            let depth = depths.next(nodes);
            nodes += cost;
            depth
        };
        costs.iter().map_while(&mut of).collect()
    }

    #[test]
    fn cheap_depths_are_skipped() {
        assert_eq!(depths(true, &[10, 10, 10, 10]), [1, 2, 3, 4], "a short search steps over none");
        assert_eq!(depths(true, &[200_000, 10_000, 10_000, 90_000, 5]), [1, 2, 4, 8, 9]);
        assert_eq!(depths(true, &[200_000, 1, 1, 1, 1, 1, 1]), [1, 2, 4, 8, 16, 20]);
    }

    #[test]
    fn the_deepest_depth_can_follow_at_once() {
        let mut depths = DepthSchedule::after(0, 20, false).then_deepest(3);
        let all: Vec<u32> = std::iter::from_fn(|| depths.next(0)).collect();
        assert_eq!(all, [1, 2, 3, 20]);
    }

    #[test]
    fn a_long_search_skips_sooner_in_a_game_without_repetitions() {
        let costs = [5_000_000, 4_000_000, 1];
        assert_eq!(depths(true, &costs), [1, 2, 3]);
        assert_eq!(depths(false, &costs), [1, 2, 4]);
    }
}
