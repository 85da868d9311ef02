//! Games in progress: what the rules alone do not know, because it depends on what stood before or
//! on what the players agree.

mod line;

pub use line::Line;
