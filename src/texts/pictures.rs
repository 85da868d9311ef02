//! Words about pictures and films of boards.

use super::counted;

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
    format!("{option} is for pictures: let the file's name end in .png")
}

/// Too narrow or too wide.
pub fn width(least: u32, most: u32) -> String {
    format!("the width must be from {least} to {most} pixels")
}

/// A film of too many pictures.
pub fn too_long(pictures: usize, most: usize) -> String {
    format!(
        "the film would have {pictures} pictures and may have {most}: choose moves with --from and \
         --to, or a higher --speed"
    )
}

/// A move that the line of the game has not.
pub fn no_such_move(number: usize, moves: usize) -> String {
    match moves {
        0 => format!("there is no move {number}: the game has none yet"),
        _ => format!("there is no move {number}: the game has {}", moves_of(moves)),
    }
}

fn moves_of(moves: usize) -> String {
    counted(moves as u32, "move", "moves")
}

/// A film that ends before it begins.
pub fn ends_before(from: usize, to: usize) -> String {
    format!("the film would end with move {to}, before it begins with move {from}")
}

/// A hole that the board has not.
pub fn no_hole(name: &str) -> String {
    format!("there is no hole “{name}” on this board")
}

/// A move that is not of the right form: where, and what belongs there.
pub fn no_move(text: &str, why: &str) -> String {
    format!("“{text}” is no move: {why}")
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
    format!("there is no {setting} “{value}”; there are {}", allowed.join(", "))
}

/// How far a film has come.
pub fn progress(done: usize, of: usize) -> String {
    format!("{done} of {} drawn", counted(of as u32, "picture", "pictures"))
}
