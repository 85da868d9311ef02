//! Short messages above the control bar, and the list of past messages.

pub(crate) mod state;
pub(crate) mod ui;
pub(crate) mod update;
