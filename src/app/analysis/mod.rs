//! The analysis of the position shown: Kete's best lines, and another program's beside them.

pub(crate) mod beside;
pub mod intent;
pub mod solver;
pub mod solving;
pub mod state;
pub mod status;
pub(crate) mod ui;
pub(crate) mod update;
pub mod worker;
