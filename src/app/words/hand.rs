//! Words while seeds are put down one by one.

use crate::rules::Hole;
use crate::texts::messages::hand as say;

/// What is asked while five seeds are placed.
pub fn place_five(left: usize) -> String {
    match left {
        0 => say::all_placed().to_owned(),
        count => say::PlaceFive { count }.text(),
    }
}

/// `3 of 5 placed. A1 has 2.`
pub fn placed(count: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => say::PlacedHere { count, hole, seeds }.text(),
        None => say::Placed { count }.text(),
    }
}

/// The same in full.
pub fn lay_out(all: usize, left: usize) -> String {
    match left {
        0 => say::AllLaidOut { all }.text(),
        count => say::LayOut { all, count }.text(),
    }
}

/// `7 of 15 laid out. A has 5.`
pub fn laid_out(count: usize, of: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => say::LaidOutHere { count, of, hole, seeds }.text(),
        None => say::LaidOut { count, of }.text(),
    }
}

/// Why a size cannot be chosen.
pub fn size_closed(holes: usize, seeds: usize) -> String {
    match holes {
        6 => say::SizeFull { seeds }.text(),
        count => say::SizeClosed { count, below: open_below(count) }.text(),
    }
}

/// Below how many seeds a layout may have so few holes a side.
fn open_below(holes: usize) -> u32 {
    match holes {
        4 => 18,
        3 => 9,
        _ => 5,
    }
}

/// Why a smaller size may be chosen: `You have 15, fewer than 18, so you may choose 4.`
pub fn size_open(holes: usize, seeds: usize) -> String {
    say::SizeOpen { seeds, below: open_below(holes), count: holes }.text()
}
