//! Exercises and sparring games on the Learn page.

pub(crate) mod drill;
pub(crate) mod review;
pub(crate) mod sparring;
