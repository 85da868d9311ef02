//! What a person can ask of the daily exercises.

use crate::rules::GameName;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyIntent {
    /// Show the page with today's position of the game last played.
    Open,
    /// Show the positions of this game.
    Of(GameName),
    /// Choose this day; a day to come cannot be chosen.
    Day(i64),
    /// Show the calendar of another month: so many later.
    Month(i64),
    /// Take the position of the chosen day.
    Take,
}
