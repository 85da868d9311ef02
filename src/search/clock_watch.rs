//! When a search looks at the clock: often enough to stop in time, rarely enough to cost nothing.

use std::time::{Duration, Instant};

/// The time between two looks. Far more than a look takes, even where the system's clock is slow,
/// and so little that a thread that suddenly runs a hundred times slower is late by 20 ms.
const BETWEEN_LOOKS: Duration = Duration::from_micros(200);
/// Positions before the first look. A search begins slowly: the system provides the pages of a
/// large transposition table when they are first written.
const FIRST: u64 = 32;
/// The fewest and the most positions between two looks.
const FEWEST: u64 = 4;
const MOST: u64 = 8_192;

/// Decides when to look at the clock, by the speed since the last look.
pub(super) struct ClockWatch {
    deadline: Option<Instant>,
    /// The last look: when it was, and after how many positions.
    last: (Instant, u64),
    /// The number of positions at which the next look is due.
    next: u64,
}

impl ClockWatch {
    /// A search that begins now and ends at the deadline.
    pub(super) fn new(deadline: Option<Instant>, now: Instant) -> ClockWatch {
        ClockWatch { deadline, last: (now, 0), next: FIRST }
    }

    /// Whether a look is due after so many positions.
    #[inline]
    pub(super) fn is_due(&self, nodes: u64) -> bool {
        nodes >= self.next
    }

    /// Notes a look after so many positions. Returns whether the deadline has passed.
    pub(super) fn look(&mut self, nodes: u64, now: Instant) -> bool {
        let (then, nodes_then) = self.last;
        let interval = (nodes - nodes_then).max(1);
        let passed = now.saturating_duration_since(then).as_nanos().max(1);
        // A fast stretch at most doubles the interval: the next one may be slow. A slow stretch
        // shortens it at once.
        let at_this_speed = u128::from(interval) * BETWEEN_LOOKS.as_nanos() / passed;
        let interval = at_this_speed.min(u128::from(2 * interval)) as u64;
        self.last = (now, nodes);
        self.next = nodes.saturating_add(interval.clamp(FEWEST, MOST));
        self.deadline.is_some_and(|deadline| now >= deadline)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches on a clock of its own: a position takes the time that `cost` says, by the time that
    /// has passed. Returns how late the search ends and how often it looks at the clock.
    fn searched(limit: Duration, cost: impl Fn(Duration) -> Duration) -> (Duration, u64) {
        let start = Instant::now();
        let (mut now, mut nodes, mut looks) = (start, 0, 0);
        let mut watch = ClockWatch::new(Some(start + limit), start);
        loop {
            if watch.is_due(nodes) {
                looks += 1;
                if watch.look(nodes, now) {
                    return (now - start - limit, looks);
                }
            }
            nodes += 1;
            now += cost(now - start);
        }
    }

    const LIMIT: Duration = Duration::from_millis(100);
    const FAST: Duration = Duration::from_nanos(100);

    #[test]
    fn a_steady_search_ends_in_time_at_any_speed() {
        for nanos in [20, 100, 1_000, 20_000, 200_000, 2_000_000] {
            let (late, looks) = searched(LIMIT, |_| Duration::from_nanos(nanos));
            // Even the slowest looks every few positions.
            let allowed = BETWEEN_LOOKS.max(Duration::from_nanos(nanos) * FEWEST as u32) * 2;
            assert!(late <= allowed, "{nanos} ns: {late:?}");
            assert!(looks <= 1_200, "{nanos} ns: {looks} looks");
        }
    }

    #[test]
    fn a_slow_beginning_does_not_delay_the_end() {
        // The first positions wait for the pages of a large table.
        let cost = |passed| if passed < LIMIT * 2 { Duration::from_millis(1) } else { FAST };
        let (late, _) = searched(LIMIT, cost);
        assert!(late <= Duration::from_millis(FEWEST), "{late:?}");
    }

    #[test]
    fn a_thread_that_becomes_slow_looks_again_soon() {
        for times in [10, 100] {
            let cost = |passed| if passed < LIMIT * 7 / 10 { FAST } else { FAST * times };
            let (late, _) = searched(LIMIT, cost);
            assert!(late <= Duration::from_millis(1), "{times} times slower: {late:?}");
            let cost = |passed| if passed < LIMIT { FAST } else { FAST * times };
            let (late, _) = searched(LIMIT, cost);
            assert!(late <= BETWEEN_LOOKS * times, "{times} times slower at the end: {late:?}");
        }
    }

    #[test]
    fn a_pause_of_the_thread_is_noticed_at_the_next_look() {
        // The system stops the thread for 50 ms from 80 ms on.
        let from = LIMIT * 8 / 10;
        let pause = |passed| if passed >= from && passed < from + FAST { LIMIT / 2 } else { FAST };
        let (late, _) = searched(LIMIT, pause);
        assert!(late <= LIMIT * 3 / 10 + BETWEEN_LOOKS * 2, "{late:?}");
    }

    #[test]
    fn a_search_whose_time_is_over_before_it_begins_ends_after_the_first_positions() {
        let start = Instant::now();
        let mut watch = ClockWatch::new(Some(start), start + LIMIT);
        assert!(!watch.is_due(FIRST - 1) && watch.is_due(FIRST));
        assert!(watch.look(FIRST, start + LIMIT));
    }

    #[test]
    fn without_a_deadline_the_clock_never_ends_the_search() {
        let start = Instant::now();
        let mut watch = ClockWatch::new(None, start);
        assert!(!watch.look(FIRST, start + LIMIT * 1_000));
        assert!(!watch.is_due(FIRST) && watch.is_due(FIRST + MOST), "it looks again");
    }
}
