//! Words of help at the board: what may be played, why not, hints, the film of a turn.

use crate::narration::list;
use crate::rules::{Hole, Side};
use crate::texts::messages::help as say;

/// `A, B and E may be played.`
pub fn may_be_played(open: &[Hole], own: usize, ring: bool) -> String {
    match open {
        [] => say::nothing_open().to_owned(),
        [hole] => say::OnlyOne { hole }.text(),
        _ if open.len() == own && !ring => say::AllOpen { count: own }.text(),
        _ if ring => say::OpenRing { count: open.len(), holes: list(open) }.text(),
        _ => say::Open { count: open.len(), holes: list(open) }.text(),
    }
}

/// Why a side must pass.
pub fn must_pass(who: Side, is_you: bool, is_empty: bool, fed: bool) -> String {
    let other = who.other();
    match (is_you, is_empty, fed) {
        (true, true, true) => say::YouEmptyFed { other }.text(),
        (true, true, false) => say::you_empty().to_owned(),
        (true, false, _) => say::you_stuck().to_owned(),
        (false, true, true) => say::SideEmptyFed { mover: who, other }.text(),
        (false, true, false) => say::SideEmpty { mover: who }.text(),
        (false, false, _) => say::SideStuck { mover: who }.text(),
    }
}

/// What a hole holds, where nothing more is shown of its move.
pub fn holds(hole: Hole, count: u16) -> String {
    say::Holds { hole, count }.text()
}
