//! Directions in words.

use crate::rules::{Side, Way};
use crate::texts::messages::narration as say;

/// What the letter of a way means, if that side's row is the lower one on the screen or not:
/// `L: to North's left, on the screen to the right.`
pub fn way(mover: Side, way: Way, is_below: bool) -> String {
    let to = match way {
        Way::Left => "left",
        Way::Right => "right",
    };
    match is_below {
        true => say::WayBelow { to }.text(),
        false => say::WayAbove { mover, to }.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_side_has_its_left_at_the_right_of_the_screen() {
        let above = way(Side::North, Way::Left, false);
        assert_eq!(above, "L: to North's left, on the screen to the right.");
        assert_eq!(way(Side::South, Way::Left, true), "L: to the left.");
        assert_eq!(way(Side::North, Way::Right, true), "R: to the right.");
    }
}
