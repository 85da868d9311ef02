//! The words of errors: what is wrong, where, and what is right.

use crate::texts::messages::errors as say;
use std::fmt;

use crate::rules::{Expected, GameName, Malformed, OptionError, SetupFault, UnknownGame};

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = self.expected.to_string();
        f.write_str(&say::Malformed { column: self.column, expected }.text())
    }
}

impl std::error::Error for Malformed {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Number => say::number(),
            Expected::Char(sign) => return f.write_str(&say::Sign { sign: *sign }.text()),
            Expected::Space => say::space(),
            Expected::Side => say::side(),
            Expected::Houses => say::houses(),
            Expected::RingHole => say::ring_seeds(),
            Expected::BoardSize => say::board_size(),
            Expected::Hole => say::hole(),
            Expected::Way => say::way(),
            Expected::Colour => say::colour(),
            Expected::End => say::end(),
        })
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameName::ALL.iter().map(|game| game.id()).collect();
        f.write_str(&say::NoGame { name: &self.0, allowed: names.join(", ") }.text())
    }
}

impl std::error::Error for UnknownGame {}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            OptionError::UnknownOption { name, allowed } => {
                say::NoOption { name, allowed: allowed.join(", ") }.text()
            }
            OptionError::UnknownValue { name, value, allowed } if allowed.is_empty() => {
                say::NoValues { name, value }.text()
            }
            OptionError::UnknownValue { name, value, allowed } => {
                say::NoValue { name, value, allowed: allowed.join(", ") }.text()
            }
        })
    }
}

impl std::error::Error for OptionError {}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match *self {
            SetupFault::TooMany { have, set } => {
                say::TooMany { count: have.saturating_sub(set.into()), have, set }.text()
            }
            SetupFault::TooLarge { place, set } => {
                say::TooLarge { place: place.to_string(), set }.text()
            }
            SetupFault::WrongBoard => say::wrong_board().to_owned(),
            SetupFault::BlueSeed(hole) => say::BlueSeed { hole }.text(),
            SetupFault::SmallHouse(side) => say::SmallHouse { who: side.to_string() }.text(),
            SetupFault::NoHouse(side) => say::NoHouse { who: side.to_string() }.text(),
            SetupFault::ExtraInBeginner(side) => {
                say::ExtraInBeginner { who: side.to_string() }.text()
            }
        })
    }
}

/// All faults of a set-up in one line.
pub fn faults(faults: &[SetupFault]) -> String {
    let words: Vec<String> = faults.iter().map(SetupFault::to_string).collect();
    words.join("; ")
}
