//! The boards, as carved pieces with seeds in them.
//!
//! | file | holds |
//! | --- | --- |
//! | `geometry` | where holes, stores, counts and letters lie; which hole a point hits |
//! | `tones` | colours of boards, seeds and marks |
//! | `wood` | colour inside a block of wood or stone |
//! | `bake` | carves a board into a picture |

pub mod bake;
pub mod geometry;
pub mod tones;
pub mod wood;
