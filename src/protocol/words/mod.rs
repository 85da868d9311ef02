//! The words of the commands without a window.

pub mod analyse;
pub mod bench;
pub mod convert;
pub mod match_play;
pub mod tune;
