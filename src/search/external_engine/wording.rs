//! How another program failed, in words.

use crate::texts::messages::matches as say;

/// A program did not start.
pub fn unstarted(why: &str) -> String {
    say::Unstarted { why }.text()
}

/// A program ended, or closed its output.
pub fn ended(how: Option<&str>) -> String {
    how.map_or_else(|| say::closed().to_owned(), |how| say::Ended { how }.text())
}

/// A program did not answer.
pub fn silent(milliseconds: u128) -> String {
    say::Silent { count: milliseconds }.text()
}

/// A program wrote without end.
pub fn flooded() -> String {
    say::flooded().to_owned()
}

/// A line of a program was too long.
pub fn line_cut(program: &str, most: usize) -> String {
    say::LineCut { program, size: most >> 10 }.text()
}

/// A program answered with an error.
pub fn refused(command: &str, why: &str) -> String {
    say::Refused { command, why }.text()
}

/// A player played what cannot be played.
pub fn illegal(played: &str, why: &str) -> String {
    say::Illegal { played, why }.text()
}

/// There was something to play.
pub fn could_move(legal: &str) -> String {
    say::CouldMove { legal }.text()
}
