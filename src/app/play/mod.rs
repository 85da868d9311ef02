//! The page of the game in progress, and Kete as an opponent.

pub(crate) mod ending;
pub(crate) mod keys;
pub(crate) mod offers;
pub mod state;
pub(crate) mod ui;
pub(crate) mod worker;
