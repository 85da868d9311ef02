//! The daily exercise: the position of the day for each game, and the calendar of those solved.

pub mod intent;
pub mod shown;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
