//! What can be done in the position editor.

use crate::app::new_game::state::OptionsChoice;
use crate::draw::board::view::Spot;
use crate::rules::{Colour, GameName, Place, Side};

/// A change in the position editor.
#[derive(Clone, Debug, PartialEq)]
pub enum EditIntent {
    /// One seed more.
    Add(Spot),
    /// One seed fewer.
    Take(Spot),
    /// So many seeds.
    Set(Spot, u16),
    /// A figure of a number is typed.
    Figure(Spot, u16),
    /// All seeds of a spot go to a place.
    Carry(Spot, Place),
    /// What a click adds to a hole of the ring.
    Colour(Colour),
    /// Who moves.
    Mover(Side),
    /// Whether a house works.
    House(Side, bool),
    /// Pots a side, in Giuthi.
    Holes(u8),
    /// Every seed goes to its side's store.
    BetweenRounds,
    /// The start by the rules.
    UsualStart,
    /// A bare board.
    Clear,
    /// What lies on the board of the game in progress.
    FromBoard,
    /// Another game.
    Game(GameName),
    /// Show all options.
    ShowOptions,
    /// All options as somebody chose them.
    Rules(OptionsChoice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// The text field holds this.
    Text(String),
    /// Back to where one came from.
    Leave,
    /// Choose how to play from here.
    Play,
}
