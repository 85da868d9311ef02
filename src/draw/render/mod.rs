//! Pictures and films of boards without a window: the board's own painting code, run on the
//! processor.

pub mod film;
pub mod filming;
pub(crate) mod gif;
pub mod names;
pub mod order;
pub(crate) mod palette;
pub mod raster;
pub(crate) mod studio;
