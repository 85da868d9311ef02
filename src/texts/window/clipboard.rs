//! Words about copying and pasting.

use super::super::messages::clipboard as say;
use crate::app::clipboard::pasted::NotPasted;
use crate::game::save::MAX_BYTES;
use crate::rules::Malformed;

/// A position was copied.
pub const POSITION_COPIED: &str = "The position is on the clipboard.";
/// A game was copied.
pub const GAME_COPIED: &str = "The game is on the clipboard.";
/// The moves were copied.
pub const MOVES_COPIED: &str = "The move list is on the clipboard.";
/// The clipboard did not answer in time.
pub const CLIPBOARD_SILENT: &str = "The clipboard did not answer within a second, so nothing was pasted. \
     The program you copied from may hang: copy the text again.";
/// The clipboard cannot be read.
pub const CLIPBOARD_UNREACHABLE: &str =
    "Kete cannot reach the clipboard of this desktop, so nothing was pasted.";
/// The clipboard cannot be written.
pub const COPIED_NOWHERE: &str = "Kete cannot reach the clipboard of this desktop. What you copied \
     can be pasted in this window only.";
/// A position fits several games.
pub const WHICH_GAME: &str = "Which game is this position of?";
/// Why that is asked.
pub const WHICH_GAME_LINE: &str = "It is possible in several games that share this board.";

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
