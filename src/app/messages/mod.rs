//! Short messages above the control bar, and the list of those shown so far.

pub(crate) mod state;
pub(crate) mod ui;
pub(crate) mod update;
