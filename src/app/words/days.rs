//! Days in words.

use crate::narration::calendar::date;
use crate::texts::messages::days as say;

/// A day seen from today, both counted from the first day of 1970: `today`, `yesterday`, `Sunday`
/// within a week, `2 Nov` within this year, `28 Oct 2025` before it.
pub fn day(day: i64, today: i64) -> String {
    match today - day {
        // A clock that was set back must not make games of the future.
        ..=0 => say::today().to_owned(),
        1 => say::yesterday().to_owned(),
        2..=6 => weekday(day),
        _ => in_calendar(day, today),
    }
}

/// A day to come, seen from today: `tomorrow`, `Thursday` within a week, `2 Nov`, `3 Jan 2027`.
pub fn day_ahead(day: i64, today: i64) -> String {
    match day - today {
        ..=0 => say::today().to_owned(),
        1 => say::tomorrow().to_owned(),
        2..=6 => weekday(day),
        _ => in_calendar(day, today),
    }
}

/// A day seen from today as one would say it: `today`, `yesterday`, `15 November`, `28 October 2025`.
pub fn day_spoken(day: i64, today: i64) -> String {
    let (year, month, number) = date(day);
    match today - day {
        ..=1 => self::day(day, today),
        _ if year == date(today).0 => say::Long { day: number, month }.text(),
        _ => day_in_full(day),
    }
}

/// `15 November 2026`.
pub fn day_in_full(day: i64) -> String {
    let (year, month, number) = date(day);
    say::LongYear { day: number, month, year }.text()
}

/// The month of a day, counted from January of the year 0.
pub fn month_of(day: i64) -> i64 {
    let (year, month, _) = date(day);
    12 * year + month as i64 - 1
}

/// `November 2026`.
pub fn month(month: i64) -> String {
    say::Month { month: month.rem_euclid(12) + 1, year: month.div_euclid(12) }.text()
}

pub fn weekday(day: i64) -> String {
    // The first day of 1970 was a Thursday.
    let name = match day.rem_euclid(7) {
        0 => say::thursday(),
        1 => say::friday(),
        2 => say::saturday(),
        3 => say::sunday(),
        4 => say::monday(),
        5 => say::tuesday(),
        _ => say::wednesday(),
    };
    name.to_owned()
}

/// `2 Nov`, with its year where that is not today's.
fn in_calendar(day: i64, today: i64) -> String {
    let (year, month, number) = date(day);
    match date(today).0 == year {
        true => say::Short { day: number, month }.text(),
        false => say::ShortYear { day: number, month, year }.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(-1), (1969, 12, 31));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(11_017), (2000, 3, 1));
        assert_eq!(date(20_759), (2026, 11, 2));
        assert_eq!(date(47_540), (2100, 2, 28));
        assert_eq!(date(47_541), (2100, 3, 1));
    }

    #[test]
    fn months_are_counted_through_the_years() {
        assert_eq!(month(month_of(20_759)), "November 2026");
        assert_eq!(month(month_of(20_759) - 11), "December 2025");
        assert_eq!(month(month_of(11_016)), "February 2000");
        assert_eq!(month_of(31) - month_of(-1), 2);
    }

    #[test]
    fn days_are_named_as_people_do() {
        // 2 November 2026 is a Monday.
        let today = 20_759;
        assert_eq!(day(today, today), "today");
        assert_eq!(day(today + 3, today), "today");
        assert_eq!(day(today - 1, today), "yesterday");
        assert_eq!(day(today - 2, today), "Saturday");
        assert_eq!(day(today - 6, today), "Tuesday");
        assert_eq!(day(today - 7, today), "26 Oct");
        assert_eq!(day(today - 400, today), "28 Sep 2025");
        assert_eq!(day_spoken(today - 1, today), "yesterday");
        assert_eq!(day_spoken(today - 2, today), "31 October");
        assert_eq!(day_spoken(today - 400, today), "28 September 2025");
        assert_eq!(day_ahead(today + 1, today), "tomorrow");
        assert_eq!(day_ahead(today + 3, today), "Thursday");
        assert_eq!(day_ahead(today + 12, today), "14 Nov");
        assert_eq!(day_ahead(today + 62, today), "3 Jan 2027");
    }
}
