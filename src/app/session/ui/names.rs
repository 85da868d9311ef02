//! Moves as lists and chips show them.

use crate::app::words;
use crate::rules::Move;

/// A move in few letters: openings and layouts are cut.
pub fn short(mv: &Move) -> String {
    let text = mv.to_string();
    match mv {
        Move::Opening(_) => format!("{}…", text.chars().take(7).collect::<String>()),
        Move::Fill(layout) => words::layout_in_short(layout.seeds()),
        _ => text,
    }
}

/// A move as it is written; a layout in words.
pub fn whole(mv: &Move) -> String {
    match mv {
        Move::Fill(layout) => words::layout(layout.seeds()),
        mv => mv.to_string(),
    }
}
