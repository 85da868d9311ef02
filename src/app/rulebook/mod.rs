//! The rules page: the rules of a game with its options, each with an example to try.

pub mod example;
pub(crate) mod intent;
pub(crate) mod keys;
pub(crate) mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
