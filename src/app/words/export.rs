//! Words about games written in forms for others.

use crate::narration::capitalised;
use crate::rules::GameName;
use crate::texts::messages::export as say;

/// A game was written in another form.
pub fn game_exported(name: &str) -> String {
    say::Exported { name }.text()
}

/// How far a film has come.
pub fn film_drawn(drawn: usize, of: usize) -> String {
    match of {
        0 => say::choosing_colours().to_owned(),
        of => say::Drawn { done: drawn, of }.text(),
    }
}

/// Why something was not drawn, as a sentence.
pub fn not_drawn(why: &str) -> String {
    say::NotDrawn { why: capitalised(why) }.text()
}

/// The name proposed for a worksheet, without its ending.
pub fn worksheet_file() -> &'static str {
    "kete-worksheet"
}

/// The name proposed for the table of a class, without its ending.
pub fn class_file() -> &'static str {
    "kete-class"
}

/// The name proposed for a sheet of rules, without its ending.
pub fn rules_file(game: GameName) -> String {
    format!("{game}-rules")
}
