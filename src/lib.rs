//! Kete: mancala on the desktop, with rules by the book.

pub mod rules;
