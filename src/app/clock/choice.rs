//! The clocks that the New game form offers, and how the last choice is written.

use crate::game::{AtZero, Millis, TimeBudget, TimeControl};
use crate::texts::messages::clock as say;

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;

/// The times for a game, in minutes.
const GAME_MINUTES: [Millis; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
/// The increments, in seconds.
const INCREMENTS: [Millis; 9] = [0, 1, 2, 3, 5, 10, 15, 20, 30];
/// The times for a move, in seconds.
const MOVE_SECONDS: [Millis; 11] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];

/// The kinds of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKind {
    None,
    Game,
    Move,
}

impl ClockKind {
    pub const ALL: [ClockKind; 3] = [ClockKind::None, ClockKind::Game, ClockKind::Move];

    pub fn of(clock: Option<TimeControl>) -> ClockKind {
        match clock.map(|clock| clock.budget) {
            None => ClockKind::None,
            Some(TimeBudget::Game { .. }) => ClockKind::Game,
            Some(TimeBudget::Move(_)) => ClockKind::Move,
        }
    }

    pub fn words(self) -> &'static str {
        match self {
            ClockKind::None => say::none(),
            ClockKind::Game => say::for_game(),
            ClockKind::Move => say::for_move(),
        }
    }

    /// This kind of clock with a usual time; what happens at zero stays as it was.
    pub fn usual(self, before: Option<TimeControl>) -> Option<TimeControl> {
        let at_zero = before.map(|clock| clock.at_zero).unwrap_or_default();
        let budget = match self {
            ClockKind::None => return None,
            ClockKind::Game => TimeBudget::Game { time: 10 * MINUTE, increment: 5 * SECOND },
            ClockKind::Move => TimeBudget::Move(30 * SECOND),
        };
        Some(TimeControl { budget, at_zero })
    }
}

/// The times that a kind of clock offers.
pub fn times(budget: TimeBudget) -> Vec<Millis> {
    match budget {
        TimeBudget::Game { .. } => GAME_MINUTES.map(|minutes| minutes * MINUTE).to_vec(),
        TimeBudget::Move(_) => MOVE_SECONDS.map(|seconds| seconds * SECOND).to_vec(),
    }
}

/// The increments offered.
pub fn increments() -> Vec<Millis> {
    INCREMENTS.map(|seconds| seconds * SECOND).to_vec()
}

/// `10 min`, `90 s`.
pub fn time_words(time: Millis) -> String {
    match time % MINUTE {
        0 => say::Minutes { count: time / MINUTE }.text(),
        _ => say::Seconds { count: time / SECOND }.text(),
    }
}

/// `+5 s a move`.
pub fn increment_words(increment: Millis) -> String {
    match increment / SECOND {
        0 => say::no_increment().to_owned(),
        count => say::Increment { count }.text(),
    }
}

pub fn at_zero_words(at_zero: AtZero) -> &'static str {
    match at_zero {
        AtZero::Loses => say::zero_loses(),
        AtZero::CountsOn => say::zero_counts_on(),
    }
}

/// The clock as the file of last choices has it: `game 600 5 loses`, `move 30 counts-on`, in
/// seconds.
pub fn written(clock: &TimeControl) -> String {
    let zero = zero_word(clock.at_zero);
    match clock.budget {
        TimeBudget::Game { time, increment } => {
            format!("game {} {} {zero}", time / SECOND, increment / SECOND)
        }
        TimeBudget::Move(time) => format!("move {} {zero}", time / SECOND),
    }
}

const fn zero_word(at_zero: AtZero) -> &'static str {
    match at_zero {
        AtZero::Loses => "loses",
        AtZero::CountsOn => "counts-on",
    }
}

/// Reads [`written`]; `None` for anything that the form does not offer.
pub fn read(text: &str) -> Option<TimeControl> {
    let words: Vec<&str> = text.split(' ').collect();
    let millis = |word: &str| word.parse::<u32>().ok().map(|secs| Millis::from(secs) * SECOND);
    let (budget, zero) = match words[..] {
        ["game", time, increment, zero] => {
            let (time, increment) = (millis(time)?, millis(increment)?);
            (TimeBudget::Game { time, increment }, zero)
        }
        ["move", time, zero] => (TimeBudget::Move(millis(time)?), zero),
        _ => return None,
    };
    let at_zero = AtZero::ALL.iter().copied().find(|at_zero| zero_word(*at_zero) == zero)?;
    let clock = TimeControl { budget, at_zero };
    let is_offered =
        times(budget).contains(&clock.time()) && increments().contains(&clock.increment());
    is_offered.then_some(clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_that_is_offered_is_written_and_read() {
        let mut seen = 0;
        for kind in [ClockKind::Game, ClockKind::Move] {
            let usual = kind.usual(None).expect("a clock");
            assert_eq!(ClockKind::of(Some(usual)), kind);
            for time in times(usual.budget) {
                for increment in increments() {
                    let budget = match usual.budget {
                        TimeBudget::Game { .. } => TimeBudget::Game { time, increment },
                        TimeBudget::Move(_) => TimeBudget::Move(time),
                    };
                    for &at_zero in AtZero::ALL {
                        let clock = TimeControl { budget, at_zero };
                        assert_eq!(read(&written(&clock)), Some(clock));
                        seen += 1;
                    }
                }
            }
        }
        assert_eq!(seen, 2 * 9 * (12 + 11));
        for wrong in ["", "game 600 loses", "game 601 5 loses", "move 30 dies", "move -5 loses"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
