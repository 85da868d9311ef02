//! Words about files in the window.

use crate::texts::messages::files as say;
use crate::texts::messages::labels;

/// A file is being read.
pub fn opening(name: &str) -> String {
    say::Opening { name }.text()
}

/// A game is being written.
pub fn saving(name: &str) -> String {
    say::Saving { name }.text()
}

/// A file that nobody took for a game.
pub fn no_game(name: &str) -> String {
    say::NoGame { name }.text()
}

/// Under the question before the window closes.
pub fn unsaved_line(name: &str) -> String {
    say::Unsaved { name }.text()
}

/// The game could not be saved before the window closes.
pub fn kept_all_the_same(error: &str) -> String {
    say::KeptAllTheSame { why: error }.text()
}

/// The caption of a board: what stands before a turn.
pub fn before_turn(turn: usize) -> String {
    say::BeforeTurn { turn }.text()
}

/// The caption of a board: what stands after the good turns.
pub fn after_turns(turns: usize) -> String {
    say::AfterTurns { turns }.text()
}

/// The name of a list of files.
pub fn files_in(folder: &str) -> String {
    say::FilesIn { folder }.text()
}

/// A recent file and the folder it is in.
pub fn file_in(name: &str, folder: &str) -> String {
    say::FileIn { name, folder }.text()
}

/// A recent file that is gone.
pub fn file_gone(name: &str) -> String {
    say::FileGone { name, gone: labels::not_there() }.text()
}

/// Behind a caption: whose turn it is.
pub fn side_to_move(side: crate::rules::Side) -> String {
    say::ToMove { mover: side }.text()
}

/// A line of a text with its number.
pub fn numbered_line(number: usize, text: &str) -> String {
    say::Line { number, text }.text()
}

/// Says where in the text something is wrong.
pub fn text_around(name: &str) -> String {
    say::TextAround { name }.text()
}

/// A picture of the window was asked for and none was taken.
pub fn no_picture(name: &str) -> String {
    say::NoPicture { name }.text()
}

/// The list of files last used cannot be written.
pub fn recent_not_kept(why: &str) -> String {
    say::RecentNotKept { why }.text()
}

/// Sure to discard?
pub fn discard_question(game: &str) -> String {
    say::DiscardQuestion { game }.text()
}

/// Save before closing?
pub fn save_question(game: &str) -> String {
    say::SaveQuestion { game }.text()
}

/// A file was opened.
pub fn opened(name: &str) -> String {
    say::Opened { name }.text()
}

/// A game in another form was opened; the file may hold more.
pub fn imported_game(name: &str, more: bool) -> String {
    if more { say::ImportedFirst { name }.text() } else { say::Imported { name }.text() }
}

/// A file was written.
pub fn saved(name: &str) -> String {
    say::Saved { name }.text()
}

/// A file exists.
pub fn replace_question(name: &str) -> String {
    say::ReplaceQuestion { name }.text()
}

/// A file is not what it was when Kete read or saved it last.
pub fn has_changed(name: &str) -> String {
    say::HasChanged { name }.text()
}

/// What happened to it, and what overwriting does.
pub fn overwrite_changed(name: &str) -> String {
    say::OverwriteChanged { name }.text()
}

/// A file may not be written to.
pub fn is_read_only(name: &str) -> String {
    say::ReadOnly { name }.text()
}

/// What overwriting it does.
pub fn overwrite_read_only(name: &str) -> String {
    say::OverwriteReadOnly { name }.text()
}

/// A folder cannot be listed.
pub fn cannot_list(why: &str) -> String {
    say::CannotList { why }.text()
}

/// `Open the 16 good turns`.
pub fn open_good(turns: usize) -> String {
    say::OpenGood { turns }.text()
}

/// A file is held over the window.
pub fn drop_to_open(name: &str) -> String {
    say::DropToOpen { name }.text()
}

/// A variable of the environment names no scale.
pub fn no_scale(variable: &str, value: &str) -> String {
    say::NoScale { variable, value }.text()
}

/// The window could not be opened for another reason.
pub fn no_window(why: &str) -> String {
    say::NoWindow { why }.text()
}
