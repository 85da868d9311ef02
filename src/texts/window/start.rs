//! Words of the start page.

/// The heading of the unfinished game.
pub fn go_on_with(game: &str) -> String {
    format!("Go on with {game}")
}

/// `move 23`.
pub fn move_number(number: usize) -> String {
    format!("move {number}")
}

/// `you lead 5 to 4`, `South leads 5 to 4`, `5 all`.
pub fn lead(who: &str, is_you: bool, more: u16, less: u16) -> String {
    if more == less {
        format!("{more} all")
    } else if is_you {
        format!("you lead {more} to {less}")
    } else {
        format!("{who} leads {more} to {less}")
    }
}
