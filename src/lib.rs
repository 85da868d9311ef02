//! Kete: mancala on the desktop, with rules by the book.

pub mod game;
pub mod rules;
pub mod search;
