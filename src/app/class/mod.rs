//! A class's progress: the exported files of many learners in one table.

pub mod intent;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
