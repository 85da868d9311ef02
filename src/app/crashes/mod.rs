//! What the window says of crashes, and the work that may be tried again after one.

pub(crate) mod state;
pub(crate) mod update;
