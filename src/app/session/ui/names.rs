//! Moves in few letters.

use crate::rules::Move;

/// A move as lists show it: openings and layouts are cut.
pub fn short(mv: &Move) -> String {
    let text = mv.to_string();
    let most = match mv {
        Move::Opening(_) => 7,
        Move::Fill(_) if text.len() > 10 => 10,
        _ => return text,
    };
    format!("{}…", text.chars().take(most).collect::<String>())
}
