//! Words of the New game dialog.

use crate::texts::messages::labels;
use crate::texts::messages::new_game as say;

/// `1 option differs from the written rules.`
pub fn differing(changed: usize) -> String {
    say::Differing { count: changed }.text()
}

/// The chip beside a game's name.
pub fn options_changed(changed: usize) -> String {
    match changed {
        0 => labels::rules_as_written().to_owned(),
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

/// The start cannot be played by these options.
pub fn start_not_possible(why: &str) -> String {
    say::StartNotPossible { why }.text()
}
