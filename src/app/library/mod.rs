//! The library: the saved games of a folder.

pub(crate) mod choice;
pub mod intent;
pub(crate) mod jobs;
pub(crate) mod keys;
pub(crate) mod preview;
pub(crate) mod row;
pub(crate) mod scanner;
pub mod shelf;
pub(crate) mod state;
pub(crate) mod tidy;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
