//! What can be done in the position editor.

use crate::app::new_game::state::OptionsChoice;
use crate::draw::board::view::Spot;
use crate::rules::{Colour, GameName, Place, Side};

#[derive(Clone, Debug, PartialEq)]
pub enum EditIntent {
    Add(Spot),
    Take(Spot),
    Set(Spot, u16),
    /// One digit of a typed number.
    Figure(Spot, u16),
    /// Move all seeds from a spot to a place.
    Carry(Spot, Place),
    /// What a click adds to a hole in Ring.
    Colour(Colour),
    Mover(Side),
    /// Whether a house is open.
    House(Side, bool),
    /// Holes per side, in Giuthi.
    Holes(u8),
    /// Put all seeds into the stores of their sides.
    BetweenRounds,
    UsualStart,
    Clear,
    /// The position of the game in progress.
    FromBoard,
    Game(GameName),
    ShowOptions,
    /// All options at once.
    Rules(OptionsChoice),
    Option(&'static str, &'static str),
    /// The content of the text field.
    Text(String),
    /// Back to the previous page.
    Leave,
    /// Start a game from this position.
    Play,
}
