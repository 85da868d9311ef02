//! The start page.

pub(crate) mod ui;
