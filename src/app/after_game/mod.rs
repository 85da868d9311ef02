//! The page after the game: how it went, where it turned, what was better.

pub(crate) mod keys;
pub(crate) mod ui;
