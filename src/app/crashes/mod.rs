//! What the window says about crashes, and work that can be tried again after one.

pub(crate) mod state;
pub(crate) mod update;
