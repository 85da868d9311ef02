//! Other programs that play: those added in the settings, what they play, their moves.

pub(crate) mod adviser;
pub mod intent;
pub(crate) mod known;
pub(crate) mod player;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub(crate) mod worker;
