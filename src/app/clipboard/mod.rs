//! Copying and pasting, without waiting for other programs while painting.

pub(crate) mod keys;
pub mod pasted;
pub mod system;
pub(crate) mod transfer;
pub(crate) mod update;
