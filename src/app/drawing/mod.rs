//! Pictures of boards without a window: the board's own painting code, drawn on the processor.
//!
//! | file | holds |
//! | --- | --- |
//! | `raster` | draws egui's triangles |
//! | `studio` | a board with its ground as a picture of any size |
//! | `names` | looks and speeds by their names |
//! | `order` | the picture or film asked for, as bytes |
//! | `film` | turns as a row of pictures |
//! | `filming` | a film on another thread, as who waits for it sees it |
//! | `palette` | the colours of a film |
//! | `gif` | the form of animated pictures |

mod film;
mod filming;
mod gif;
mod names;
mod order;
mod palette;
mod raster;
mod studio;

pub use film::Film;
pub use filming::Filming;
pub use names::Names;
pub use order::{
    FILM_WIDTH, MOST_PICTURES, Marked, Order, PICTURE_WIDTH, PictureError, Progress, draw_file,
    gif, png, png_of,
};
pub use raster::{Raster, Undrawable};
pub use studio::{Look, Studio};
