//! Words of the New game dialog.

use super::super::messages::new_game as say;
use super::RULES_AS_WRITTEN;

/// `1 option differs from the written rules.`
pub fn differing(changed: usize) -> String {
    say::Differing { count: changed }.text()
}

/// The chip beside a game's name.
pub fn options_changed(changed: usize) -> String {
    match changed {
        0 => RULES_AS_WRITTEN.to_owned(),
        count => say::OptionsChanged { count }.text(),
    }
}

/// The unfinished game stays.
pub fn is_kept(game: &str) -> String {
    say::IsKept { game }.text()
}

/// `Level 4`.
pub fn level(level: u8) -> String {
    say::Level { level }.text()
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
    say::StartNotPossible { why }.text()
}
