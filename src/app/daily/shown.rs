//! The page of the daily exercise as it is shown today: which position, which month, which days can
//! be taken.

use super::state::DailyPage;
use crate::app::state::State;
use crate::app::words::month_of;
use crate::narration;
use crate::narration::calendar::date;
use crate::rules::GameName;
use crate::tutor::daily::{FIRST_DAY, has_daily};

/// The page as it is shown today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyShown {
    pub game: GameName,
    pub day: i64,
    pub month: i64,
    pub today: i64,
}

impl DailyShown {
    pub fn of(state: &State) -> DailyShown {
        DailyShown::on(state, &state.daily)
    }

    /// The page as it opens.
    pub fn today_of(state: &State) -> DailyShown {
        DailyShown::on(state, &DailyPage::default())
    }

    fn on(state: &State, page: &DailyPage) -> DailyShown {
        let wanted = page.game.or(state.choices.last_game).filter(|game| has_daily(*game));
        let game = wanted.or_else(|| games().next()).unwrap_or_else(narration::first_game);
        let today = state.learning.today();
        // The clock may have been set back since.
        let day = page.day.filter(|day| *day <= today).unwrap_or(today);
        let month =
            page.month.unwrap_or_else(|| month_of(day)).clamp(first_month(today), month_of(today));
        DailyShown { game, day, month, today }
    }

    /// Whether the calendar has a month this much later.
    pub fn has_month(&self, later: i64) -> bool {
        (first_month(self.today)..=month_of(self.today)).contains(&(self.month + later))
    }

    /// Whether a day can be chosen.
    pub fn is_open(&self, day: i64) -> bool {
        day <= self.today && month_of(day) >= first_month(self.today)
    }

    /// The weeks of the month, each from Monday to Sunday; `None` for days of other months.
    pub fn weeks(&self) -> Vec<[Option<i64>; 7]> {
        let first = first_of(self.month);
        let length = first_of(self.month + 1) - first;
        // 5 January 1970 was a Monday.
        let monday = first - (first - 4).rem_euclid(7);
        let count = (first + length - monday + 6) / 7;
        let day = |day: i64| Some(day).filter(|day| (first..first + length).contains(day));
        (0..count)
            .map(|week| std::array::from_fn(|at| day(monday + 7 * week + at as i64)))
            .collect()
    }
}

/// The games that have exercises, in the order of the start page.
pub fn games() -> impl Iterator<Item = GameName> {
    narration::games().map(|(game, _)| game).filter(|game| has_daily(*game))
}

/// The calendar begins with the month of the first exercise.
fn first_month(today: i64) -> i64 {
    month_of(FIRST_DAY.min(today))
}

/// The first day of a month that is counted from the year 0.
fn first_of(month: i64) -> i64 {
    // A month has 30.44 days on average, so this is a day of the month before or of the month.
    let near = (month - 1970 * 12) * 3_044 / 100 + 5;
    let (_, _, number) = date(near);
    let first = near - number + 1;
    match month_of(first) == month {
        true => first,
        false => {
            let other = if month_of(first) < month { first + 45 } else { first - 15 };
            other - date(other).2 + 1
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_is_that_of_the_year() {
        for day in -800..40_000 {
            if date(day).2 == 1 {
                assert_eq!(first_of(month_of(day)), day);
            }
        }
        let game = narration::first_game();
        let shown = DailyShown { game, day: 20_759, month: month_of(20_759), today: 20_759 };
        let weeks = shown.weeks();
        // November 2026 begins on a Sunday.
        assert_eq!(weeks.len(), 6);
        assert_eq!(weeks[0], [None, None, None, None, None, None, Some(20_758)]);
        assert_eq!(weeks[5][0], Some(20_787));
        assert_eq!(weeks[5][1], None);
        assert!(shown.is_open(20_759) && !shown.is_open(20_760));
        assert!(shown.has_month(-1) && !shown.has_month(1) && !shown.has_month(-11));
    }
}
