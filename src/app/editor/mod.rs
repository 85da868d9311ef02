//! The position editor.

pub(crate) mod intent;
pub mod state;
pub(crate) mod ui;
