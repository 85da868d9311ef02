//! Boards and everything on them, drawn: in the window, as pictures and films, on printable sheets.
//!
//! | file | holds |
//! | --- | --- |
//! | `board` | geometry, wood, seeds, marks |
//! | `seed_layout` | which seed is where on a board, and how an event moves it |
//! | `animation` | a turn in time |
//! | `render` | pictures and films without a window |
//! | `sheet` | the rules of a game as a page for the printer |
//! | `theme`, `sizes`, `fonts` | colours, sizes and fonts, read from `assets` |
//! | `foreign` | harmful characters in a text from elsewhere, painted as boxes |
//!
//! No colour is written in the code: all come from `assets`.

pub mod animation;
pub(crate) mod asset;
pub mod board;
pub mod fonts;
pub(crate) mod foreign;
pub(crate) mod named;
pub mod render;
pub mod seed_layout;
pub mod sheet;
pub(crate) mod sizes;
pub mod theme;
