//! Words of the daily exercise.

use super::days::{day_in_full, weekday};
use crate::texts::messages::daily as say;
use crate::tutor::Solved;

/// `Wednesday, 25 November 2026`.
pub fn daily_title(day: i64) -> String {
    say::DayTitle { weekday: weekday(day), date: day_in_full(day) }.text()
}

/// Whether the exercise was solved, as a sentence.
pub fn daily_status(solved: Option<Solved>) -> &'static str {
    match solved {
        None => say::not_solved(),
        Some(Solved::AtOnce) => say::solved_at_once(),
        Some(Solved::WithHelp) => say::solved_with_help(),
    }
}

/// The name of a day of the calendar: `25 November 2026, solved at once`.
pub fn daily_day(day: i64, today: i64, solved: Option<Solved>) -> String {
    let how = match solved {
        _ if day > today => "ahead",
        Some(Solved::AtOnce) => "at-once",
        Some(Solved::WithHelp) => "with-help",
        None if day == today => "today",
        None => "open",
    };
    say::DayName { date: day_in_full(day), how }.text()
}

/// The days of the week from Monday on, in a few letters.
pub fn weekdays_short() -> [&'static str; 7] {
    [say::mon(), say::tue(), say::wed(), say::thu(), say::fri(), say::sat(), say::sun()]
}
