//! Games written in forms for other programs and people: text, picture, film.

pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
