//! The pages of the top bar.

pub mod compare;
pub mod damaged;
pub mod editor;
pub mod learn;
pub mod library;
pub mod new_game;
pub mod play;
pub mod rules;
pub mod start;
mod unfinished;
