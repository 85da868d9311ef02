//! The position editor.

pub mod intent;
pub mod state;
pub(crate) mod ui;
