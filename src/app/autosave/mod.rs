//! Every game is saved after every change, so that nothing has to be saved by hand.

pub(crate) mod chores;
pub(crate) mod kept;
pub(crate) mod kept_as;
pub(crate) mod shelf;
pub(crate) mod state;
pub mod update;
pub mod worker;
