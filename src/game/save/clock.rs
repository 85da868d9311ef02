//! The clock in a save file: `Game(time: 300000, increment: 5000, at_zero: Loses)` or `Move(time:
//! 30000, at_zero: CountsOn)`. All times are in milliseconds.

use serde::Deserialize;

use super::super::clock::{AtZero, INCREMENT_RANGE, Millis, TIME_RANGE, TimeBudget, TimeControl};
use crate::game::load_error::Reason;

/// The clock as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) enum ClockText {
    Game {
        time: Millis,
        #[serde(default)]
        increment: Millis,
        #[serde(default)]
        at_zero: AtZero,
    },
    Move {
        time: Millis,
        #[serde(default)]
        at_zero: AtZero,
    },
}

impl ClockText {
    pub(super) fn control(self) -> Result<TimeControl, Reason> {
        let (budget, at_zero) = match self {
            ClockText::Game { time, increment, at_zero } => {
                (TimeBudget::Game { time, increment }, at_zero)
            }
            ClockText::Move { time, at_zero } => (TimeBudget::Move(time), at_zero),
        };
        let control = TimeControl { budget, at_zero };
        in_range("time", control.time(), TIME_RANGE)?;
        in_range("increment", control.increment(), INCREMENT_RANGE)?;
        Ok(control)
    }
}

/// Refuses a time that is too short or too long.
pub(super) fn in_range(
    field: &'static str,
    stated: Millis,
    (least, most): (Millis, Millis),
) -> Result<(), Reason> {
    match (least..=most).contains(&stated) {
        true => Ok(()),
        false => Err(Reason::Time { field, stated, least, most }),
    }
}

/// The clock as text.
pub(super) fn text(control: &TimeControl) -> String {
    let at_zero = control.at_zero.name();
    match control.budget {
        TimeBudget::Game { time, increment } => {
            format!("Game(time: {time}, increment: {increment}, at_zero: {at_zero})")
        }
        TimeBudget::Move(time) => format!("Move(time: {time}, at_zero: {at_zero})"),
    }
}
