//! Kete: mancala on the desktop, with rules by the book.

pub mod app;
pub mod game;
pub mod protocol;
pub mod rules;
pub mod texts;
