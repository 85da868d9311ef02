//! The endgame tables as the settings list them: what there is, what more would cost.

pub(crate) mod state;
pub(crate) mod ui;
pub(crate) mod worker;
