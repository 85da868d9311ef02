//! Short names of the players.

use crate::rules::Move;

/// A move as lists show it: placements are shortened.
pub fn short(mv: &Move) -> String {
    let text = mv.to_string();
    match mv {
        Move::Opening(_) => format!("{}…", text.chars().take(7).collect::<String>()),
        Move::Fill(_) if text.len() > 10 => {
            format!("{}…", text.chars().take(10).collect::<String>())
        }
        _ => text,
    }
}
