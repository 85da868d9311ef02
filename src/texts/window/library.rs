//! Words of the library.

use super::super::saves::with_first;
use super::super::{counted, system_reason};
use super::who_plays;
use crate::game::Player;
use crate::rules::{BySide, Side};

/// The page.
pub const LIBRARY: &str = "Library";
/// The field in which games are looked for.
pub const SEARCH_GAMES: &str = "Search the games";
/// The choice of the games that are listed.
pub const GAMES_SHOWN: &str = "Games shown";
/// No game is left out.
pub const ALL_GAMES: &str = "All games";
/// The headings of the table.
pub const LIBRARY_COLUMNS: [&str; 5] = ["Game", "Players", "Result", "Date", "Moves"];
/// Shows another folder.
pub const OTHER_FOLDER: &str = "Choose another folder…";
/// The same where there is little room.
pub const OTHER_FOLDER_SHORT: &str = "Another folder…";
/// Back to the folder in which games are saved.
pub const YOUR_GAMES: &str = "Your games";
/// What that does.
pub const YOUR_GAMES_TIP: &str = "Back to the folder in which your games are saved";
/// The heading of the dialog.
pub const CHOOSE_FOLDER: &str = "Choose a folder";
/// What was named there is no folder.
pub const NO_FOLDER: &str = "There is no such folder.";
/// The system knows no home folder.
pub const NO_GAMES_FOLDER: &str = "This computer has no folder for your games.";
/// Nothing was found yet.
pub const READING_FOLDER: &str = "Reading the folder…";
/// Nothing fits what is looked for.
pub const NO_GAME_FITS: &str = "No game here fits that.";
/// Looks for nothing any more.
pub const SHOW_ALL_GAMES: &str = "Show all games";
/// What copying a game does.
pub const COPY_TIP: &str = "Copy the whole game as text";
/// Shows the folder in the file manager.
pub const SHOW_FOLDER: &str = "Show folder";
/// What that does.
pub const SHOW_FOLDER_TIP: &str = "Show the folder in your file manager";
/// Deletes a file, after a question.
pub const DELETE_FILE: &str = "Delete…";
/// Deletes it, sure.
pub const DELETE_NOW: &str = "Delete";
/// Under the question.
pub const DELETE_LINE: &str = "The file is gone for good then: it goes to no wastebasket.";
/// Back from the game to the table.
pub const BACK_TO_LIST: &str = "Back to the list";
/// The game that is chosen.
pub const CHOSEN_GAME: &str = "The chosen game";
/// Nothing is chosen.
pub const CHOOSE_TO_SEE: &str = "Choose a game, and it is shown here.";
/// The games that Kete keeps by itself are not deleted here.
pub const KEPT_BY_ITSELF: &str =
    "Kete keeps this game by itself. An unfinished one is discarded on the start page.";

/// Sure to delete?
pub fn delete_question(name: &str) -> String {
    format!("Delete {name}?")
}

/// A file was deleted.
pub fn deleted(name: &str) -> String {
    format!("{name} is deleted.")
}

/// A file could not be deleted.
pub fn not_deleted(name: &str, kind: std::io::ErrorKind) -> String {
    match kind {
        std::io::ErrorKind::NotFound => format!("{name} was gone already."),
        kind => format!("{name} cannot be deleted: {}.", system_reason(kind)),
    }
}

/// How many games are shown, of how many files; how many of those shown cannot be read.
pub fn library_count(shown: usize, of: usize, unreadable: usize, more: bool) -> String {
    let files = |count: usize| counted(count as u32, "file", "files");
    let mut words = match (shown == of, unreadable) {
        (true, 0) => counted(of as u32, "game", "games"),
        (true, _) => files(of),
        (false, _) => format!("{shown} of {}", files(of)),
    };
    if unreadable > 0 {
        words.push_str(&format!(", {unreadable} cannot be read"));
    }
    if more {
        words.push_str(". The folder holds more than can be listed");
    }
    words.push('.');
    words
}

/// How far the reading is.
pub fn reading_files(read: usize, of: usize) -> String {
    match of {
        0 => READING_FOLDER.to_owned(),
        _ => format!("Reading {read} of {}…", counted(of as u32, "file", "files")),
    }
}

/// The name of the table for a screen reader.
pub fn games_in(folder: &str) -> String {
    format!("Games in {folder}")
}

/// A row up to its result, for a screen reader: `Owari, you against Kete level 4, won 30 to 18`.
pub fn library_game(game: &str, players: BySide<Player>, result: &str) -> String {
    // Names of programs keep their capitals.
    let mut who = who_plays(players).replace(", level", " level");
    let first = if players.north == Player::You { Side::North } else { Side::South };
    if players[first].is_person() {
        who = with_first(&who, char::to_lowercase);
    }
    format!("{game}, {who}, {}", result.replace('–', " to "))
}

/// The same with its day, where that is known: `…, 15 November`.
pub fn library_row(spoken: &str, day: &str) -> String {
    if day.is_empty() { spoken.to_owned() } else { format!("{spoken}, {day}") }
}

/// A file that cannot be read, for a screen reader.
pub fn library_bad_row(name: &str, why: &str) -> String {
    format!("{name} cannot be read: {why}")
}

/// The description of the heading that the rows are ordered by.
pub fn ordered(falls: bool) -> &'static str {
    if falls { "ordered downwards" } else { "ordered upwards" }
}

/// Where a game comes from: `fox.kete, today`.
pub fn file_of(name: &str, day: &str) -> String {
    if day.is_empty() { name.to_owned() } else { format!("{name}, {day}") }
}

/// `2 branches beside its line.`
pub fn branches_beside(count: usize) -> String {
    format!("{} beside its line.", counted(count as u32, "branch", "branches"))
}

/// What stands at the end of a game, for a screen reader.
pub fn last_position(position: &str) -> String {
    format!("The last position: {position}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{EngineName, Level};

    #[test]
    fn a_row_is_told_as_one_would_say_it() {
        let level = Level::new(4).expect("a level");
        let players = BySide::new(Player::You, Player::Kete(level));
        let says = library_game("Owari", players, "won 30–18");
        assert_eq!(
            library_row(&says, "15 November"),
            "Owari, you against Kete level 4, won 30 to 18, 15 November"
        );
        assert_eq!(library_row(&says, ""), "Owari, you against Kete level 4, won 30 to 18");
        let fox = EngineName::new("Fox").expect("a name");
        let players = BySide::new(Player::Engine(fox), Player::Kete(level));
        assert_eq!(library_game("Owari", players, "draw"), "Owari, Fox against Kete level 4, draw");
    }

    #[test]
    fn counts_are_told_in_the_right_number() {
        assert_eq!(library_count(1, 1, 0, false), "1 game.");
        assert_eq!(library_count(3, 3, 1, false), "3 files, 1 cannot be read.");
        assert_eq!(library_count(2, 300, 0, false), "2 of 300 files.");
        assert_eq!(reading_files(0, 0), READING_FOLDER);
        assert_eq!(reading_files(1, 1), "Reading 1 of 1 file…");
    }
}
