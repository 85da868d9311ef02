//! The tutor in games: it warns before a move that loses seeds, and grades the moves.

pub(crate) mod grader;
pub mod intent;
mod known;
pub(crate) mod lines;
pub(crate) mod moments;
pub(crate) mod overlooked;
pub(crate) mod practice;
pub mod review;
pub(crate) mod session;
pub(crate) mod state;
pub(crate) mod update;
pub(crate) mod worker;
