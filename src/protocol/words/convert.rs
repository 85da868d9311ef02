//! Words of `kete convert`.

use crate::texts::messages::convert as say;

/// A file's ending names no form that can be read.
pub fn cannot_read(name: &str) -> String {
    say::CannotRead { name }.text()
}

/// A file's ending names no form that can be written.
pub fn cannot_write(name: &str) -> String {
    say::CannotWrite { name }.text()
}

/// One of several files to write is there, though nobody named it.
pub fn taken(file: &str) -> String {
    say::Taken { file }.text()
}

/// Something is wrong with a game of a file that holds several.
pub fn in_game(file: &str, number: usize, why: &str) -> String {
    match number {
        1 => say::InFile { file, why }.text(),
        number => say::InGame { file, number, why }.text(),
    }
}

/// Only the first game of the file is taken.
pub fn first_of_several(file: &str) -> String {
    say::FirstOfSeveral { file }.text()
}

/// How far it has come.
pub fn progress(done: usize) -> String {
    say::Progress { count: done }.text()
}

/// What was written: `fox.ogn: 3 games`.
pub fn written(file: &str, games: usize) -> String {
    say::Written { file, count: games }.text()
}
