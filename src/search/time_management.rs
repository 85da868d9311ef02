//! Time management: how much of a player's clock a move may use.

use std::time::Duration;

use super::request::MoverClock;
use super::root_move::RootMove;
use super::score::{SEED, Value};
use crate::rules::Move;

/// The moves that the clock must last for, if it does not say so itself.
const MOVES_TO_GO: u32 = 30;
/// A move never uses more than one part in this many of what is left, unless the clock gets new
/// time within so few moves.
const MOST_SHARE: u32 = 4;
/// A move never uses more than this many times its usual share.
const MOST_TIMES: u32 = 4;
/// Kept back for sending the move, which the clock counts too.
const RESERVE: Duration = Duration::from_millis(20);
/// A value that falls by less than this between two depths is no reason to think longer.
const SMALL_FALL: Value = SEED / 2;
/// A value that falls by this much more doubles the time.
const FALL_TO_DOUBLE: Value = 2 * SEED;
/// No fall makes the time longer than this many times.
const MOST_FOR_FALL: f64 = 3.0;
/// The best move is far ahead if it took this part of the work of a depth, in per cent: the others
/// were refuted at once.
const FAR_AHEAD_PERCENT: u64 = 90;
/// And if it was the best at so many depths in a row.
const FAR_AHEAD_DEPTHS: u32 = 4;
/// The part of the usual time for such a move.
const FAR_AHEAD_TIME: f64 = 0.4;
/// No depth is begun after this part of the time: it would rarely end in time.
const LAST_START: f64 = 0.6;

/// What a search has seen when a depth is complete.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchProgress {
    /// The number of legal moves.
    pub(super) moves: usize,
    /// How much lower the value is than after the depth before, in hundredths of a seed.
    pub(super) fall: Value,
    /// The depths in a row that found the same best move.
    pub(super) same_best: u32,
    /// The part of this depth's work that went into the best move, in per cent.
    pub(super) best_percent: u64,
}

/// Compares each complete depth with the one before.
#[derive(Default)]
pub(super) struct DepthTracker {
    best: Option<(Move, Value)>,
    same_best: u32,
}

impl DepthTracker {
    /// Notes the moves of a complete depth, best first, and counts their positions anew.
    pub(super) fn complete<S>(&mut self, moves: &mut [RootMove<S>]) -> SearchProgress {
        let before = self.best;
        self.best = moves.first().map(|best| (best.mv, best.value));
        let is_same = before.map(|(mv, _)| mv) == self.best.map(|(mv, _)| mv);
        self.same_best = if is_same { self.same_best + 1 } else { 1 };
        let fall = match (before, self.best) {
            (Some((_, before)), Some((_, now))) => before - now,
            _ => 0,
        };
        let of_best = moves.first().map_or(0, |best| best.nodes);
        let all: u64 = moves.iter_mut().map(|mv| std::mem::take(&mut mv.nodes)).sum();
        let best_percent = of_best.saturating_mul(100) / all.max(1);
        SearchProgress { moves: moves.len(), fall, same_best: self.same_best, best_percent }
    }
}

/// The time for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TimeAllotment {
    /// The share of a usual move.
    usual: Duration,
    /// The search ends here, whatever it has found.
    pub(super) most: Duration,
}

impl TimeAllotment {
    /// Shares out the clock. `most` is never more than a quarter of what is left, or three quarters
    /// of an even share if the clock gets new time within three moves.
    pub(super) fn of(clock: &MoverClock) -> TimeAllotment {
        let left = clock.left.saturating_sub(RESERVE);
        let moves = clock.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, MOVES_TO_GO);
        let limit = (left / MOST_SHARE).max(left / MOST_SHARE * (MOST_SHARE - 1) / moves);
        let usual = (left / moves + clock.increment / 4 * 3).min(limit);
        TimeAllotment { usual, most: limit.min(usual * MOST_TIMES) }
    }

    /// The time after which no further depth is worth beginning.
    pub(super) fn last_start(&self, seen: &SearchProgress) -> Duration {
        if seen.moves <= 1 {
            return Duration::ZERO;
        }
        let fall = f64::from((seen.fall - SMALL_FALL).max(0)) / f64::from(FALL_TO_DOUBLE);
        let mut times = (1.0 + fall).min(MOST_FOR_FALL);
        let is_far_ahead =
            seen.best_percent >= FAR_AHEAD_PERCENT && seen.same_best >= FAR_AHEAD_DEPTHS;
        if is_far_ahead && fall == 0.0 {
            times = FAR_AHEAD_TIME;
        }
        self.usual.mul_f64(times * LAST_START).min(self.most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};
    use crate::search::score::INFINITE;

    const CALM: SearchProgress =
        SearchProgress { moves: 6, fall: 0, same_best: 2, best_percent: 60 };

    fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> MoverClock {
        let [left, increment] = [left, increment].map(Duration::from_millis);
        MoverClock { left, increment, moves_to_go }
    }

    fn allotted(left: u64, increment: u64, moves_to_go: Option<u32>) -> TimeAllotment {
        TimeAllotment::of(&clock(left, increment, moves_to_go))
    }

    #[test]
    fn a_depth_is_compared_with_the_one_before() {
        let start = Ruleset::new(GameName::Owari).start();
        let root = |text: &str, value, nodes| {
            let mut root = RootMove::new(start.parse_move(text).expect("a move"), ());
            (root.value, root.nodes) = (value, nodes);
            root
        };
        let mut tracker = DepthTracker::default();
        let mut seen = |best: &str, value| {
            let mut moves = [root(best, value, 95), root("F", -INFINITE, 5)];
            let seen = tracker.complete(&mut moves);
            assert_eq!((moves[0].nodes, moves[1].nodes), (0, 0), "counted anew");
            assert_eq!((seen.moves, seen.best_percent), (2, 95));
            (seen.fall, seen.same_best)
        };
        assert_eq!(seen("A", 120), (0, 1));
        assert_eq!(seen("A", 150), (-30, 2));
        assert_eq!(seen("B", 40), (110, 1));
    }

    #[test]
    fn a_move_gets_a_share_of_the_clock_and_most_of_the_increment() {
        let usual = |left, increment, moves| allotted(left, increment, moves).usual.as_millis();
        assert_eq!(usual(60_020, 0, None), 2_000);
        assert_eq!(usual(60_020, 1_000, None), 2_750);
        assert_eq!(usual(60_020, 0, Some(10)), 6_000);
        assert_eq!(usual(60_020, 0, Some(500)), 2_000, "as for the rest of the game");
        assert_eq!(allotted(60_020, 0, None).most.as_millis(), 8_000, "four times that");
    }

    #[test]
    fn a_move_never_uses_more_than_its_part_of_what_is_left() {
        let lefts = [0, 1, 19, 21, 100, 5_000, 600_000, u64::MAX];
        let increments = [0, 10, 60_000, u64::MAX];
        for (left, increment) in lefts.iter().flat_map(|left| increments.map(|add| (*left, add))) {
            for (moves, part) in
                [(None, 0.25), (Some(40), 0.25), (Some(3), 0.25), (Some(2), 0.375), (Some(1), 0.75)]
            {
                let allotted = allotted(left, increment, moves);
                let limit = Duration::from_millis(left).as_secs_f64() * part;
                assert!(allotted.most.as_secs_f64() <= limit, "{left} {increment} {moves:?}");
                let worst = SearchProgress { fall: 30_000, ..CALM };
                assert!(allotted.last_start(&worst) <= allotted.most);
            }
        }
    }

    #[test]
    fn a_game_played_at_the_limit_does_not_run_out_of_time() {
        let mut left = Duration::from_secs(60);
        for _ in 0..100 {
            let clock = MoverClock { left, increment: Duration::ZERO, moves_to_go: None };
            left = left.checked_sub(TimeAllotment::of(&clock).most).expect("time is left");
        }
        assert!(left > Duration::ZERO);
    }

    #[test]
    fn a_fall_of_the_value_gets_more_time() {
        let allotted = allotted(60_020, 0, None);
        let of = |fall| allotted.last_start(&SearchProgress { fall, ..CALM }).as_millis();
        assert_eq!((of(-300), of(0), of(50)), (1_200, 1_200, 1_200));
        assert_eq!((of(150), of(250)), (1_800, 2_400));
        assert_eq!((of(450), of(5_000)), (3_600, 3_600));
    }

    #[test]
    fn a_move_far_ahead_gets_less_time_and_the_only_move_none() {
        let allotted = allotted(60_020, 0, None);
        let of = |seen: SearchProgress| allotted.last_start(&seen).as_millis();
        let ahead = SearchProgress { same_best: 4, best_percent: 95, ..CALM };
        assert_eq!(of(ahead), 480);
        assert_eq!(of(SearchProgress { same_best: 3, ..ahead }), 1_200, "not for long yet");
        assert_eq!(of(SearchProgress { best_percent: 89, ..ahead }), 1_200, "not by far");
        assert_eq!(of(SearchProgress { fall: 250, ..ahead }), 2_400, "but it falls");
        assert_eq!(of(SearchProgress { moves: 1, ..CALM }), 0);
    }
}
