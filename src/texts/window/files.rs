//! Words about files in the window.

use super::super::counted;

/// Sure to discard?
pub fn discard_question(game: &str) -> String {
    format!("Discard the unfinished game of {game}?")
}

/// Save before closing?
pub fn save_question(game: &str) -> String {
    format!("Save the game of {game}?")
}

/// A file was opened.
pub fn opened(name: &str) -> String {
    format!("{name} is open.")
}

/// A file was written.
pub fn saved(name: &str) -> String {
    format!("Saved as {name}.")
}

/// A file exists.
pub fn replace_question(name: &str) -> String {
    format!("{name} exists. Replace it?")
}

/// A folder cannot be listed.
pub fn cannot_list(why: &str) -> String {
    format!("This folder cannot be listed: {why}.")
}

/// `Open the 16 good turns`.
pub fn open_good(turns: usize) -> String {
    format!("Open the {}", counted(turns as u32, "good turn", "good turns"))
}

/// A file is held over the window.
pub fn drop_to_open(name: &str) -> String {
    format!("Drop to open {name}")
}

/// The window could not be opened for another reason.
pub fn no_window(why: &str) -> String {
    format!("the window cannot be opened: {why}")
}
