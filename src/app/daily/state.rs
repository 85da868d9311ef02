//! What was chosen on the page of the daily exercise.

use crate::rules::GameName;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DailyPage {
    /// The game; `None` for the one last played.
    pub(super) game: Option<GameName>,
    /// The day; `None` for today.
    pub(super) day: Option<i64>,
    /// The month of the calendar, counted from the year 0; `None` for that of the day.
    pub(super) month: Option<i64>,
}
