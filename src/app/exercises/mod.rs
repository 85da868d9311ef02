//! Exercises made for a rule, and sparring games that practise one.

pub mod choices;
pub mod intent;
pub(crate) mod keys;
pub mod sparring;
pub(crate) mod sparring_player;
pub mod state;
mod store_answers;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
