//! Reads a game file named on the command line, in any format.

use std::io::Write;
use std::path::Path;

use crate::files::{read_limited, visible_line};
use crate::game::GameInProgress;
use crate::game::save::MAX_BYTES;
use crate::protocol::words::convert as words;

/// Reads a save file, or the first game of an OGN file. If there are more games, says so on `told`.
///
/// # Errors
/// One line that names the file, the place and the reason.
pub fn read_game(path: &Path, told: &mut dyn Write) -> Result<GameInProgress, String> {
    let bytes = read_limited(path, MAX_BYTES).map_err(|error| error.to_string())?;
    let file = path.display().to_string();
    let read = GameInProgress::from_file(path, &bytes);
    let (game, more) = read.map_err(|error| words::in_game(&file, 1, &error.to_string()))?;
    if more == Some(true) {
        // If nobody can read the note, the game is still good.
        let _ = writeln!(told, "{}", visible_line(&words::first_of_several(&file)));
    }
    Ok(game)
}
