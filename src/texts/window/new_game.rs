//! Words of the New game dialog.

use super::super::counted;
use super::RULES_AS_WRITTEN;

/// `1 option differs from the written rules.`
pub fn differing(changed: usize) -> String {
    match changed {
        0 => "The rules are as written.".to_owned(),
        1 => "1 option differs from the written rules.".to_owned(),
        more => format!("{more} options differ from the written rules."),
    }
}

/// The chip beside a game's name.
pub fn options_changed(changed: usize) -> String {
    match changed {
        0 => RULES_AS_WRITTEN.to_owned(),
        more => counted(more as u32, "option changed", "options changed"),
    }
}

/// The unfinished game stays.
pub fn is_kept(game: &str) -> String {
    format!("The unfinished game of {game} is kept.")
}

/// `Level 4`.
pub fn level(level: u8) -> String {
    format!("Level {level}")
}

/// The options a game was played by last.
pub const YOUR_LAST_CHOICE: &str = "Your last choice";
/// A start position.
pub const POSITION_SET_UP: &str = "A position you set up…";
/// A button.
pub const CHANGE_POSITION: &str = "Change it…";
/// A switch of Awale.
pub const OWN_COUNTS: &str = "Count your own holes only";
/// Why one might want that.
pub const OWN_COUNTS_LINE: &str = "As the old rule has it";
/// Kete plays neither side.
pub const TWO_PEOPLE: &str = "Two people play at this board.";

/// The start cannot be played by these options.
pub fn start_not_possible(why: &str) -> String {
    format!("The position does not fit these rules. {why}")
}
