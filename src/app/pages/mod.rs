//! The pages of the top bar.

pub mod damaged;
pub mod new_game;
pub mod play;
pub mod start;
mod unfinished;
