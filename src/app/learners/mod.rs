//! Several learners on one machine: their names, and who learns now. Each has progress, settings
//! and a record of their own. Those of the first learner are where they were before there were
//! others; each other learner has a folder.

mod file;
pub mod intent;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
