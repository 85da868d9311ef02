//! Words about pictures and films of boards.

use super::messages::pictures as say;

/// The file's ending names no form of pictures.
pub const NO_SUCH_FORM: &str =
    "the file's name must end in .png for a picture or in .gif for a film";
/// Turns were asked for in a picture.
pub const FILM_NEEDS_GIF: &str = "turns are shown by a film: let the file's name end in .gif";
/// A speed was asked for in a picture.
pub const SPEED_NEEDS_GIF: &str = "--speed is for films: let the file's name end in .gif";
/// A film of nothing.
pub const NO_TURN: &str = "there is no move to show";
/// A film that was stopped.
pub const GIVEN_UP: &str = "the film was given up";
/// What cannot be drawn.
pub const UNDRAWABLE: &str = "the picture cannot be drawn";
/// Neither a file nor a rule set.
pub const NOTHING_TO_SHOW: &str = "name a saved game, or a rule set with --ruleset";

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

/// The ground, as a setting of a picture.
pub const THEME: &str = "theme";
/// The board, as a setting of a picture.
pub const BOARD: &str = "board";
/// The seeds, as a setting of a picture.
pub const SEEDS: &str = "set of seeds";
/// How fast a film sows, as its setting.
pub const SPEED: &str = "speed";

/// A value that a setting has not.
pub fn no_value(setting: &str, value: &str, allowed: &[&str]) -> String {
    say::NoValue { setting, value, allowed: allowed.join(", ") }.text()
}

/// How far a film has come.
pub fn progress(done: usize, of: usize) -> String {
    say::Progress { done, of }.text()
}
