//! The boards: carved pieces with seeds in them.
//!
//! | file | holds |
//! | --- | --- |
//! | `geometry` | where everything is on a board |
//! | `view` | what a board shows at one moment |
//! | `paint` | paints it |
//! | `wood`, `bake`, `art` | the material, a board carved from it, and the pictures kept of both |
//! | `seeds`, `sprites` | where each seed of a hole is, and its picture |
//! | `tones` | colours of boards, seeds and marks |
//! | `hole_buttons` | where each hole can be pressed, and its accessible name |
//! | `easel` | what all painting on a board shares |
//! | `labels`, `hand` | counts, letters and captions; the count of the hand |
//! | `marks`, `turn_marks`, `path` | marks, those that a turn leaves, the way of a sowing |
//! | `lesson_marks` | marks of a lesson's step |

pub mod art;
pub mod bake;
pub(crate) mod easel;
pub mod geometry;
pub(crate) mod hand;
pub(crate) mod hole_buttons;
pub(crate) mod labels;
pub(crate) mod lesson_marks;
pub(crate) mod marks;
pub mod paint;
pub(crate) mod path;
pub mod seeds;
pub mod sprites;
pub mod tones;
pub(crate) mod turn_marks;
pub mod view;
pub(crate) mod wood;
