//! Words about copying and pasting.

use super::super::messages::clipboard as say;
use crate::app::clipboard::pasted::NotPasted;
use crate::game::save::MAX_BYTES;
use crate::rules::Malformed;

/// A game was pasted; the text may hold more.
pub fn game_pasted(more: bool) -> &'static str {
    if more { say::pasted_first() } else { say::pasted() }
}

/// Why a text is neither a game nor a position.
pub fn not_pasted(why: &NotPasted) -> String {
    match why {
        NotPasted::Empty => say::empty().to_owned(),
        NotPasted::TooLong => say::TooLong { size: MAX_BYTES >> 20 }.text(),
        NotPasted::Game(error) => say::NoGame { why: error.to_string() }.text(),
        NotPasted::Position(error) => say::NoPosition { why: wrong_text(error) }.text(),
    }
}

/// `Column 5: a space should stand here.`
pub fn wrong_text(error: &Malformed) -> String {
    say::WrongText { column: error.column, expected: error.expected.to_string() }.text()
}
