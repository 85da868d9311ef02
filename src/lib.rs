//! Kete: mancala on the desktop, with rules by the book.

pub mod app;
pub mod files;
pub mod game;
pub mod protocol;
pub mod rules;
pub mod search;
pub mod texts;
