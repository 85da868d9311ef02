//! The endgame tables in the settings: which there are, and what larger ones would cost.

pub(crate) mod state;
pub(crate) mod ui;
pub(crate) mod worker;
