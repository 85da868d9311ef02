//! Words about games written in forms for others.

use crate::files::safe_name;
use crate::narration::capitalised;
use crate::rules::GameName;
use crate::texts::messages::export as say;

/// The most letters of a proposed name.
const MOST_LETTERS: usize = 60;

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
pub fn worksheet_file() -> String {
    proposed(say::worksheet_file())
}

/// The name proposed for the table of a class, without its ending.
pub fn class_file() -> String {
    proposed(say::class_file())
}

/// The name proposed for a learner's progress, without its ending.
pub fn progress_file() -> String {
    proposed(say::progress_file())
}

/// The name proposed for a sheet of rules, without its ending.
pub fn rules_file(game: GameName) -> String {
    proposed(&say::RulesFile { game: &game.to_string() }.text())
}

/// A translation may have letters that no file's name can have.
fn proposed(words: &str) -> String {
    safe_name(words, MOST_LETTERS)
}
