//! Words about files in the window.

use super::super::counted;

/// A file is being read.
pub fn opening(name: &str) -> String {
    format!("Opening {name}…")
}

/// A game is being written.
pub fn saving(name: &str) -> String {
    format!("Saving {name}…")
}

/// A file that nobody took for a game.
pub fn no_game(name: &str) -> String {
    format!("{name} is not a game of Kete.")
}

/// Under the question before the window closes.
pub fn unsaved_line(name: &str) -> String {
    format!("{name} lacks the last changes. Kete keeps the game in any case.")
}

/// The game could not be saved before the window closes.
pub fn kept_all_the_same(error: &str) -> String {
    format!("{error} Kete keeps the game in any case.")
}

/// The caption of a board: what stands before a turn.
pub fn before_turn(turn: usize) -> String {
    format!("Before turn {turn}")
}

/// The caption of a board: what stands after the good turns.
pub fn after_turns(turns: usize) -> String {
    match turns {
        0 => "The start".to_owned(),
        turns => format!("After {}", counted(turns as u32, "turn", "turns")),
    }
}

/// The name of a list of files.
pub fn files_in(folder: &str) -> String {
    format!("Files in {folder}")
}

/// A recent file and the folder it is in.
pub fn file_in(name: &str, folder: &str) -> String {
    format!("{name}, in {folder}")
}

/// A recent file that is gone.
pub fn file_gone(name: &str) -> String {
    format!("{name}, {}", super::NOT_THERE)
}

/// Behind a caption: whose turn it is.
pub fn side_to_move(side: crate::rules::Side) -> String {
    format!(", {} to move", super::side(side))
}

/// A line of a text with its number.
pub fn numbered_line(number: usize, text: &str) -> String {
    format!("Line {number}: {text}")
}

/// Says where in the text something is wrong.
pub fn text_around(name: &str) -> String {
    format!("The text of {name}")
}

/// A picture of the window was asked for and none was taken.
pub fn no_picture(name: &str) -> String {
    format!("{name} was not written: the window closed too soon.")
}

/// The list of files last used cannot be written.
pub fn recent_not_kept(why: &str) -> String {
    format!("The list of recent files is not kept for now: {why}")
}

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

/// A game in another form was opened; the file may hold more.
pub fn imported_game(name: &str, more: bool) -> String {
    if more {
        format!("The first game of {name} is open, without a file of its own.")
    } else {
        format!("The game of {name} is open, without a file of its own.")
    }
}

/// A file was written.
pub fn saved(name: &str) -> String {
    format!("Saved as {name}.")
}

/// A file exists.
pub fn replace_question(name: &str) -> String {
    format!("{name} exists. Replace it?")
}

/// A file is not what it was when Kete read or saved it last.
pub fn has_changed(name: &str) -> String {
    format!("{name} has changed on disk")
}

/// What happened to it, and what overwriting does.
pub fn overwrite_changed(name: &str) -> String {
    format!(
        "It is not the file that Kete last opened or saved. If you overwrite it, what it holds \
         now stays in {name}~."
    )
}

/// A file may not be written to.
pub fn is_read_only(name: &str) -> String {
    format!("{name} is read-only")
}

/// What overwriting it does.
pub fn overwrite_read_only(name: &str) -> String {
    format!(
        "Kete has not saved the game. If you overwrite the file, what it holds now stays in {name}~."
    )
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

/// A variable of the environment names no scale.
pub fn no_scale(variable: &str, value: &str) -> String {
    format!(
        "{variable} is “{value}”, which is no scale: set it to a number from 0.01 to 100, to \
         randr, or not at all"
    )
}

/// The window could not be opened for another reason.
pub fn no_window(why: &str) -> String {
    format!("the window cannot be opened: {why}")
}
