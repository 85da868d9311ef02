//! The boards, as carved pieces with seeds in them.
//!
//! A page keeps one [`art::BoardArt`], fills a [`view::BoardView`] and calls
//! [`paint::paint_board`]; it asks [`geometry::Geometry`] where to put its buttons.
//!
//! | file | holds |
//! | --- | --- |
//! | `geometry` | where holes, stores, counts and letters lie; which hole a point hits |
//! | `hole_buttons` | where each hole is pressed, in the order of reading |
//! | `view` | what a board shows: heaps, flights, marks |
//! | `tones` | colours of boards, seeds and marks |
//! | `wood` | colour inside a block of wood or stone |
//! | `bake` | carves a board into a picture |
//! | `seeds` | where seeds lie in a pit |
//! | `sprites` | pictures of the seeds |
//! | `art` | keeps the pictures, makes new ones aside |
//! | `paint` | draws a whole board |
//! | `easel` | what all painting on a board shares |
//! | `labels` | draws counts, letters and captions |
//! | `hand` | draws the count of the hand where it covers no other |
//! | `marks` | draws the marks on it |
//! | `path` | the way of a sowing as a line |
//! | `turn_marks` | the marks that a turn leaves |

pub mod art;
pub mod bake;
mod easel;
pub mod geometry;
mod hand;
pub mod hole_buttons;
mod labels;
mod marks;
pub mod paint;
mod path;
pub mod seeds;
pub mod sprites;
pub mod tones;
pub mod turn_marks;
pub mod view;
pub mod wood;

pub use path::laps;
