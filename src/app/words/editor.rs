//! Words of the position editor.

use crate::narration::turns;
use crate::rules::{Place, Position, Setup, SetupFault, Side};
use crate::texts::messages::editor as say;

/// What a stepper changes: `South store`, `South extra seeds`.
pub fn end_of(of: Side, extra: bool) -> String {
    match extra {
        true => say::ExtraOf { owner: of }.text(),
        false => say::StoreOf { owner: of }.text(),
    }
}

/// What is wrong, in one sentence.
pub fn fault(fault: &SetupFault) -> String {
    match *fault {
        SetupFault::TooMany { have, set } => {
            say::TooMany { count: have.saturating_sub(set.into()), have, set }.text()
        }
        SetupFault::TooLarge { place, set } => {
            say::TooLarge { place: place_name(place), set }.text()
        }
        SetupFault::WrongBoard => say::wrong_board().to_owned(),
        SetupFault::BlueSeed(hole) => say::BlueSeed { hole }.text(),
        SetupFault::SmallHouse(owner) => say::SmallHouse { owner }.text(),
        SetupFault::NoHouse(owner) => say::NoHouse { owner }.text(),
        SetupFault::ExtraInBeginner(owner) => say::ExtraInBeginner { owner }.text(),
    }
}

fn place_name(place: Place) -> String {
    match place {
        Place::Hole(hole) => hole.to_string(),
        Place::Store(of) => end_of(of, false),
        Place::Extra(of) => end_of(of, true),
    }
}

/// What is to be said of the whole: what is wrong first, else how many of the set lie there.
pub fn setup_sentence(setup: &Setup, set: u16, faults: &[SetupFault]) -> String {
    match faults {
        [] => say::OfTheSet { have: setup.total(), set }.text(),
        [only] => fault(only),
        [first, rest @ ..] => {
            format!("{} {}", fault(first), say::MoreFaults { count: rest.len() }.text())
        }
    }
}

/// A line under the list that is empty.
pub fn ready_line(position: &Position, have: u32, set: u16) -> String {
    match position.outcome() {
        Some(outcome) => format!("{} {}", say::ends_here(), turns::result(&outcome)),
        None if have < set.into() => {
            format!("{} {}", say::OfTheSet { have, set }.text(), say::may_hold_fewer())
        }
        None => say::OfTheSet { have, set }.text(),
    }
}
