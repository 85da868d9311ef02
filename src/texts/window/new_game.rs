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
