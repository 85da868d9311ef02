//! The words of the window: buttons, headings, hints, announcements. One file a part of the window;
//! all are reached from here.

mod clipboard;
mod days;
mod editor;
mod files;
mod fixed;
mod hand;
mod help;
mod keeping;
mod keys;
mod names;
mod new_game;
mod offers;
mod play;
mod players;
mod record;
mod settings;
mod start;

pub use clipboard::*;
pub use days::*;
pub use editor::*;
pub use files::*;
pub use fixed::*;
pub use hand::*;
pub use help::*;
pub use keeping::*;
pub use keys::*;
pub use names::*;
pub use new_game::*;
pub use offers::*;
pub use play::*;
pub use players::*;
pub use record::*;
pub use settings::*;
pub use start::*;
