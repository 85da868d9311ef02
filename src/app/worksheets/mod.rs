//! Lessons and exercises printed as worksheets.

pub mod intent;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
