//! Words while seeds are put down one by one.

use super::super::seeds;
use crate::rules::Hole;

/// `opening: 2 of 5 seeds in hand`.
pub fn opening_hand(left: usize) -> String {
    format!("opening: {left} of 5 seeds in hand")
}

/// What is asked while five seeds are placed.
pub fn place_five(left: usize) -> String {
    match left {
        0 => "All five seeds are placed.".to_owned(),
        1 => "Put your five seeds anywhere on your side. 1 is left.".to_owned(),
        more => format!("Put your five seeds anywhere on your side. {more} are left."),
    }
}

/// `3 of 5 placed. A1 has 2.`
pub fn placed(count: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => format!("{count} of 5 placed. {hole} has {seeds}."),
        None => format!("{count} of 5 placed."),
    }
}

/// What is asked while a round is laid out, in few words.
pub fn lay_out_short(left: usize) -> String {
    format!("Lay out your seeds: {left} left.")
}

/// The same in full.
pub fn lay_out(all: usize, left: usize) -> String {
    let all = seeds(all as u32);
    match left {
        0 => format!("All {all} are laid out."),
        1 => format!("Lay out all {all}. 1 is left in your hand."),
        more => format!("Lay out all {all}. {more} are left in your hand."),
    }
}

/// `7 of 15 laid out. A has 5.`
pub fn laid_out(count: usize, of: usize, there: Option<(Hole, u16)>) -> String {
    match there {
        Some((hole, seeds)) => format!("{count} of {of} laid out. {hole} has {seeds}."),
        None => format!("{count} of {of} laid out."),
    }
}

/// `4 pots a side`.
pub fn pots_a_side(pots: usize) -> String {
    format!("{pots} holes a side")
}

/// Why a size cannot be chosen.
pub fn size_closed(pots: usize, seeds: usize) -> String {
    match pots {
        6 => format!("6 holes: {seeds} seeds cannot fill them"),
        4 => "4 holes: only below 18 seeds".to_owned(),
        3 => "3 holes: only below 9 seeds".to_owned(),
        _ => format!("{pots} holes: only below 5 seeds"),
    }
}

/// Why a smaller size may be chosen: `You have 15, fewer than 18, so you may choose 4.`
pub fn size_open(pots: usize, seeds: usize) -> String {
    let below = match pots {
        4 => 18,
        3 => 9,
        _ => 5,
    };
    format!("You have {seeds}, fewer than {below}, so you may choose {pots}.")
}
