//! The library: every game, wherever it is kept.

pub(crate) mod choice;
pub(crate) mod doubles;
pub mod intent;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod order;
pub mod places;
pub(crate) mod preview;
pub(crate) mod query;
pub(crate) mod record;
pub(crate) mod row;
pub(crate) mod scanner;
pub mod shelf;
pub(crate) mod state;
pub(crate) mod tidy;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
