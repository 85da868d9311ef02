//! Words about copying and pasting.

use crate::rules::Malformed;
use crate::texts::messages::clipboard as say;

/// A game was pasted; the text may hold more.
pub fn game_pasted(more: bool) -> &'static str {
    if more { say::pasted_first() } else { say::pasted() }
}

/// `Column 5: a space should stand here.`
pub fn wrong_text(error: &Malformed) -> String {
    say::WrongText { column: error.column, expected: error.expected.to_string() }.text()
}
