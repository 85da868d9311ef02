//! Choosing a file: the desktop's own dialog, or one in the window.

pub(crate) mod listing;
pub(crate) mod state;
pub(crate) mod system;
#[cfg(test)]
mod tests;
pub(crate) mod ui;
