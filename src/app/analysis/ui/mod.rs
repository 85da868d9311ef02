//! The analysis beside the board.

pub(crate) mod beside;
pub(crate) mod lines;
pub(crate) mod whole_game;
