//! Words about copying and pasting.

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
    if more {
        "The first game from the clipboard is on the board, without a file."
    } else {
        "The game from the clipboard is on the board, without a file."
    }
}

/// Why a text is neither a game nor a position.
pub fn not_pasted(why: &NotPasted) -> String {
    match why {
        NotPasted::Empty => "There is no text on the clipboard.".to_owned(),
        NotPasted::TooLong => {
            let most = MAX_BYTES >> 20;
            format!("This text is too long for a game: Kete reads up to {most} MB.")
        }
        NotPasted::Game(error) => format!("This text is no game of Kete. {error}"),
        NotPasted::Position(error) => {
            format!("This text is neither a position nor a game. {}", wrong_text(error))
        }
    }
}

/// `Column 5: a space should stand here.`
pub fn wrong_text(error: &Malformed) -> String {
    format!("Column {}: {} should stand here.", error.column, error.expected)
}
