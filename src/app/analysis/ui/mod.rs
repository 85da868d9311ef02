//! The analysis beside the board.

pub(crate) mod beside;
pub(crate) mod chance;
pub(crate) mod lines;
mod solving;
pub(crate) mod whole_game;
