//! The rules of a game in the order of the rule book, and how they lead on to each other.

pub mod example;
pub mod headings;
pub mod listed;
pub mod related;
