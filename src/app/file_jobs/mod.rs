//! Reading and writing the files that a person chooses, on threads.

pub mod recent;
pub(crate) mod state;
pub(crate) mod ui;
pub mod update;
pub(crate) mod worker;
