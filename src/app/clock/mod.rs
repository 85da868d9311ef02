//! The clock of the open game: when it runs, and how the players' strips show it.

pub mod choice;
pub mod face;
pub mod state;
pub(crate) mod ui;
pub mod update;
