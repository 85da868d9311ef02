//! The settings: one table, the file they are kept in, and their dialog.

pub(crate) mod control;
pub mod engines;
pub(crate) mod file_value;
pub(crate) mod merge;
pub(crate) mod motion;
pub(crate) mod place;
pub mod state;
pub mod table;
pub mod text;
pub(crate) mod ui;
pub(crate) mod update;
pub mod worker;
