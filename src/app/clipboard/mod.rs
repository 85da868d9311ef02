//! Copying and pasting, while no other program can hold up the painting.

pub(crate) mod keys;
pub mod pasted;
pub mod system;
pub(crate) mod transfer;
pub(crate) mod update;
