//! The rules of the nine games.

pub mod board;
pub mod event;
pub mod moves;
pub mod rule_id;
pub mod side;
