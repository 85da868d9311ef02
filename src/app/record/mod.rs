//! The user's record: names, results against Kete and others, accuracy, a rating for each game.

pub(crate) mod earlier;
pub(crate) mod file;
pub mod intent;
pub mod state;
pub(crate) mod tallies;
pub(crate) mod ui;
pub(crate) mod update;
