//! Kete: mancala on the desktop, with rules by the book.

pub mod app;
pub mod rules;
