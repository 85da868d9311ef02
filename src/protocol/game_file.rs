//! Reads a game file named on the command line, in any format.

use std::path::Path;

use crate::files::{read_limited, report};
use crate::game::GameInProgress;
use crate::game::save::MAX_BYTES;
use crate::texts::messages::convert as say;

/// Reads a save file, or the first game of an OGN file. If there are more games, says so on standard
/// error.
///
/// # Errors
/// One line that names the file, the place and the reason.
pub fn read_game(path: &Path) -> Result<GameInProgress, String> {
    let bytes = read_limited(path, MAX_BYTES).map_err(|error| error.to_string())?;
    let read = GameInProgress::from_file(path, &bytes);
    let (game, more) = read.map_err(|error| in_game(path, 1, &error.to_string()))?;
    if more == Some(true) {
        report(say::FirstOfSeveral { file: path.display().to_string() }.text());
    }
    Ok(game)
}

/// An error in a game of a file that may hold several.
pub fn in_game(path: &Path, number: usize, why: &str) -> String {
    let file = path.display().to_string();
    match number {
        1 => say::InFile { file, why }.text(),
        number => say::InGame { file, number, why }.text(),
    }
}
