//! Which depths are searched.

/// The depths to search, one after the other: each move further, and further at once where the
/// last depth cost little of all that was spent before. So a search that nears the end of the game
/// is not held up by depths that find nothing new.
pub(super) struct DepthSchedule {
    last: u32,
    deepest: u32,
    step: u32,
    /// Positions looked at when the last depth began.
    nodes: u64,
    /// Whether positions come again, so that the end of the game cannot be reached.
    can_repeat: bool,
}

/// A depth is cheap that takes less than one in so many of all positions looked at.
const CHEAP_SHARE: u64 = 4;
/// The same in a long search of a game whose end can be reached: fewer depths on the way there.
const CHEAP_SHARE_LONG: u64 = 2;
/// Before so many positions every depth is looked at: it costs nothing.
const MIN_NODES_TO_SKIP: u64 = 100_000;
/// From so many positions on a search is long.
const LONG_SEARCH_NODES: u64 = 4_000_000;

impl DepthSchedule {
    /// The depths after `last`, in a game that may circle.
    pub(super) fn after(last: u32, deepest: u32, can_repeat: bool) -> DepthSchedule {
        DepthSchedule { last, deepest, step: 1, nodes: 0, can_repeat }
    }

    /// The next depth, when so many positions have been looked at in all; `None` after the deepest.
    pub(super) fn next(&mut self, nodes: u64) -> Option<u32> {
        if self.last >= self.deepest {
            return None;
        }
        let is_long = nodes > LONG_SEARCH_NODES && !self.can_repeat;
        let cheap = if is_long { CHEAP_SHARE_LONG } else { CHEAP_SHARE };
        let was_cheap = nodes > MIN_NODES_TO_SKIP && (nodes - self.nodes) * cheap < nodes;
        self.step = if was_cheap { 2 * self.step } else { 1 };
        self.nodes = nodes;
        self.last = (self.last + self.step).min(self.deepest);
        Some(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The depths searched when each costs so many positions.
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
    fn depths_that_cost_little_are_stepped_over() {
        assert_eq!(depths(true, &[10, 10, 10, 10]), [1, 2, 3, 4], "a short search steps over none");
        assert_eq!(depths(true, &[200_000, 10_000, 10_000, 90_000, 5]), [1, 2, 4, 8, 9]);
        assert_eq!(depths(true, &[200_000, 1, 1, 1, 1, 1, 1]), [1, 2, 4, 8, 16, 20]);
    }

    #[test]
    fn a_long_search_steps_sooner_where_the_end_can_be_reached() {
        let costs = [5_000_000, 4_000_000, 1];
        assert_eq!(depths(true, &costs), [1, 2, 3]);
        assert_eq!(depths(false, &costs), [1, 2, 4]);
    }
}
