//! Words of the start page.

use crate::texts::messages::start as say;

/// The heading of the unfinished game.
pub fn go_on_with(game: &str) -> String {
    say::GoOnWith { game }.text()
}

/// `move 23`.
pub fn move_number(number: usize) -> String {
    say::MoveNumber { number }.text()
}

/// `you lead 5 to 4`, `South leads 5 to 4`, `5 all`.
pub fn lead(who: &str, is_you: bool, more: u16, less: u16) -> String {
    if more == less {
        say::Level { count: more }.text()
    } else if is_you {
        say::YouLead { more, less }.text()
    } else {
        say::Leads { who, more, less }.text()
    }
}
