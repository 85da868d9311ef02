//! The choice of a new game: which game, who plays, by which options, from which position.

pub mod intent;
pub mod last_choices;
pub mod matched_level;
pub(crate) mod people;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
