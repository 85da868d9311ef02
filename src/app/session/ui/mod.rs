//! Paints the board that is played on and what surrounds it.

pub(crate) mod analysed;
pub(crate) mod board_input;
pub(crate) mod buttons;
pub(crate) mod class_board;
pub(crate) mod control_bar;
pub(crate) mod example;
pub(crate) mod graph;
pub(crate) mod half_made;
pub(crate) mod hand;
mod house_chip;
pub(crate) mod how_to_play;
pub(crate) mod layout;
pub(crate) mod lesson;
pub(crate) mod marks;
pub(crate) mod names;
pub(crate) mod offers;
pub(crate) mod result;
mod ring_card;
pub(crate) mod shown;
pub(crate) mod start_board;
pub(crate) mod story;
pub(crate) mod strips;
pub(crate) mod tap_buttons;
pub(crate) mod view;
pub(crate) mod warning;
