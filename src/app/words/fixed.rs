//! Words that never change.
#![allow(missing_docs, reason = "each says what it is")]

use crate::texts::messages::labels as say;

pub fn speeds() -> [&'static str; 5] {
    [
        say::speeds_slow(),
        say::speeds_normal(),
        say::speeds_fast(),
        say::speeds_very_fast(),
        say::speeds_off(),
    ]
}
pub fn marks() -> [&'static str; 3] {
    [say::marks_good(), say::marks_doubtful(), say::marks_mistake()]
}
