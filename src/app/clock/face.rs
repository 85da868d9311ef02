//! What a clock shows.

use crate::game::{GameInProgress, Millis};
use crate::rules::Side;

/// From this time on it shows tenths of a second.
const TENTHS_BELOW: Millis = 10_000;

/// How urgent the time of a side is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    Enough,
    /// Less than the clock warns at.
    Short,
    /// Nothing is left.
    Over,
}

/// How urgent the time of a side is; `None` without a clock.
pub fn urgency(game: &GameInProgress, side: Side) -> Option<Urgency> {
    let (control, left) = (game.time_control()?, game.time_left(side)?);
    Some(match left {
        ..=0 => Urgency::Over,
        left if left < control.warns_below() => Urgency::Short,
        _ => Urgency::Enough,
    })
}

/// `1:04:32`, `4:32`, below ten seconds `0:09.4`, beyond zero `−0:12`.
pub fn digits(left: Millis) -> String {
    let secs = left.abs() / 1000;
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    match left {
        ..0 if hours > 0 => format!("−{hours}:{minutes:02}:{secs:02}"),
        ..0 => format!("−{minutes}:{secs:02}"),
        _ if hours > 0 => format!("{hours}:{minutes:02}:{secs:02}"),
        left if left < TENTHS_BELOW => format!("{minutes}:{secs:02}.{}", left / 100 % 10),
        _ => format!("{minutes}:{secs:02}"),
    }
}

/// Seconds until a running clock shows something else.
pub fn next_change(left: Millis) -> f64 {
    let millis = match left {
        ..0 => 1000 - left.abs() % 1000,
        left if left < TENTHS_BELOW => left % 100 + 1,
        left => left % 1000 + 1,
    };
    millis as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_hours_minutes_seconds_and_at_the_end_tenths() {
        for (left, shown) in [
            (3_872_000, "1:04:32"),
            (3_600_000, "1:00:00"),
            (3_599_999, "59:59"),
            (272_900, "4:32"),
            (10_000, "0:10"),
            (9_999, "0:09.9"),
            (50, "0:00.0"),
            (0, "0:00.0"),
            (-999, "−0:00"),
            (-12_000, "−0:12"),
            (-3_661_000, "−1:01:01"),
        ] {
            assert_eq!(digits(left), shown, "{left}");
        }
    }

    #[test]
    fn after_the_next_change_it_shows_something_else() {
        for left in [300_000, 299_001, 12_345, 10_001, 9_999, 5_050, 100, 1, -1, -999, -1_000] {
            let millis = (next_change(left) * 1000.0).round() as Millis;
            let shown = digits(left);
            assert_ne!(digits(left - millis), shown, "{left}");
            let early = digits(left - millis + 1);
            assert!(early == shown || left <= 1 && left > -1_000, "{left}: {early}");
        }
    }
}
