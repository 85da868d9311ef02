//! Words of `kete convert`.

use super::counted;

/// A file's ending names no form that can be read.
pub fn cannot_read(name: &str) -> String {
    format!("{name}: games are read from .kete and .ogn files.")
}

/// A file's ending names no form that can be written.
pub fn cannot_write(name: &str) -> String {
    format!("{name}: games are written to .kete, .ogn and .txt files.")
}

/// One of several files to write is there, though nobody named it.
pub fn taken(file: &str) -> String {
    format!("{file} is there already, and would be replaced: choose another name.")
}

/// Something is wrong with a game of a file that holds several.
pub fn in_game(file: &str, number: usize, why: &str) -> String {
    match number {
        1 => format!("{file}: {why}"),
        more => format!("{file}, game {more}: {why}"),
    }
}

/// Only the first game of the file is taken.
pub fn first_of_several(file: &str) -> String {
    format!("{file} holds several games: this is the first.")
}

/// How far it has come.
pub fn progress(done: usize) -> String {
    format!("{} read", counted(done as u32, "game", "games"))
}

/// What was written: `fox.ogn: 3 games`.
pub fn written(file: &str, games: usize) -> String {
    format!("{file}: {}", counted(games as u32, "game", "games"))
}
