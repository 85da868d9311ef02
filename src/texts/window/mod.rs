//! The words of the window: buttons, headings, hints, announcements. One file a part of the window;
//! all are reached from here.

mod files;
mod fixed;
mod hand;
mod names;
mod new_game;
mod offers;
mod play;
mod players;
mod start;

pub use files::*;
pub use fixed::*;
pub use hand::*;
pub use names::*;
pub use new_game::*;
pub use offers::*;
pub use play::*;
pub use players::*;
pub use start::*;
