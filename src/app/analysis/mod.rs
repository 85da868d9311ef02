//! The analysis of the position shown: Kete's best lines, and another program's beside them.

pub(crate) mod beside;
pub mod intent;
pub mod standing;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub mod worker;
