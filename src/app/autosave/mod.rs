//! Saves every game after every change, so that nobody has to save by hand.

pub(crate) mod chores;
pub(crate) mod kept;
pub(crate) mod kept_as;
pub(crate) mod shelf;
pub(crate) mod state;
pub mod update;
pub mod worker;
mod zone;
