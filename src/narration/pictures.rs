//! Words about pictures and films of boards.

use crate::texts::messages::pictures as say;

/// What only a picture has was asked for in a film.
pub fn picture_needs_png(option: &str) -> String {
    say::NeedsPng { option }.text()
}

/// Too narrow or too wide.
pub fn width(least: u32, most: u32) -> String {
    say::Width { least, most }.text()
}

/// A film of too many pictures.
pub fn too_long(pictures: usize, most: usize) -> String {
    say::TooLong { count: pictures, most }.text()
}

/// A move that the line of the game has not.
pub fn no_such_move(number: usize, moves: usize) -> String {
    match moves {
        0 => say::NoMoveYet { number }.text(),
        count => say::NoSuchMove { number, count }.text(),
    }
}

/// A film that ends before it begins.
pub fn ends_before(from: usize, to: usize) -> String {
    say::EndsBefore { to, start: from }.text()
}

/// A hole that the board has not.
pub fn no_hole(name: &str) -> String {
    say::NoHole { name }.text()
}

/// A move that is not of the right form: where, and what belongs there.
pub fn no_move(text: &str, why: &str) -> String {
    say::NoMove { text, why }.text()
}

/// A value that a setting has not.
pub fn no_value(setting: &str, value: &str, allowed: &[&str]) -> String {
    say::NoValue { setting, value, allowed: allowed.join(", ") }.text()
}

/// How far a film has come.
pub fn progress(done: usize, of: usize) -> String {
    say::Progress { done, of }.text()
}
