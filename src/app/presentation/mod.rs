//! A game or a lesson before a class: the board as large as it fits, what it tells in large type, a
//! pen to draw with. In a lesson the class answers aloud or by a vote of hands, and sees the answer
//! when the teacher shows it.

pub mod drawing;
pub mod intent;
pub(crate) mod keys;
mod open;
pub mod state;
pub(crate) mod ui;
pub(crate) mod update;
pub mod vote;
