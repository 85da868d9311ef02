//! The words of errors: what is wrong, where, and what would be right.

use std::fmt;

use crate::rules::{Expected, GameName, Malformed, OptionError, Place, SetupFault, UnknownGame};

use super::seeds;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for Malformed {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Number => f.write_str("a number without sign or leading zero"),
            Expected::Char(wanted) => write!(f, "“{wanted}”"),
            Expected::Space => f.write_str("a space"),
            Expected::Side => f.write_str("S or N, the side to move"),
            Expected::Houses => f.write_str("the working houses: Hh, H, h or -"),
            Expected::RingHole => f.write_str("the seeds of a hole, such as 2R2B, 2R, 1B or -"),
            Expected::BoardSize => f.write_str("rows of 6, 4, 3 or 2 holes"),
            Expected::Hole => f.write_str("a hole of this board"),
            Expected::Way => f.write_str("the way, L or R"),
            Expected::Colour => f.write_str("the colour, R or B"),
            Expected::End => f.write_str("nothing more"),
        }
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameName::ALL.iter().map(|game| game.id()).collect();
        write!(f, "there is no rule set “{}”; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownOption { name, allowed } => {
                write!(f, "there is no option “{name}” here; allowed: {}", allowed.join(", "))
            }
            OptionError::UnknownValue { name, value, allowed } if allowed.is_empty() => {
                write!(f, "there is no {name} “{value}” here: this game has none")
            }
            OptionError::UnknownValue { name, value, allowed } => {
                write!(f, "{name} cannot be “{value}”; allowed: {}", allowed.join(", "))
            }
        }
    }
}

impl std::error::Error for OptionError {}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::TooMany { have, set } => {
                let more = have.saturating_sub(*set as u32);
                write!(f, "{} too many: {have} of {set}", seeds(more))
            }
            SetupFault::TooLarge { place: Place::Hole(hole), set } => {
                write!(f, "{hole} holds more than the {set} seeds of the set")
            }
            SetupFault::TooLarge { place, set } => {
                write!(f, "{place} holds more than the {set} seeds of the set")
            }
            SetupFault::WrongBoard => f.write_str("this board is not one of this game"),
            SetupFault::BlueSeed(hole) => {
                write!(f, "{hole} holds a blue seed, and this game has none")
            }
            SetupFault::SmallHouse(side) => {
                write!(f, "{side}'s house works with fewer than 8 seeds in it")
            }
            SetupFault::NoHouse(side) => write!(f, "{side} has no house in this version"),
            SetupFault::ExtraInBeginner(side) => write!(
                f,
                "{side} has extra seeds, and in Bawo Beginner only the winner's last handful is one"
            ),
        }
    }
}

/// Everything that is wrong with a set-up in one line.
pub fn faults(faults: &[SetupFault]) -> String {
    let words: Vec<String> = faults.iter().map(SetupFault::to_string).collect();
    words.join("; ")
}
