//! Kete: mancala on the desktop, with rules by the book.

pub mod files;
pub mod game;
pub mod rules;
pub mod texts;
