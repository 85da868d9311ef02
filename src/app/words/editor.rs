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

/// The name of the button that takes one: `South store, one fewer`.
pub fn one_fewer(what: &str) -> String {
    say::OneFewer { what }.text()
}

/// The name of the button that adds one: `South store, one more`.
pub fn one_more(what: &str) -> String {
    say::OneMore { what }.text()
}

/// `South's house`.
pub fn house_of(of: Side) -> String {
    say::HouseOf { owner: of }.text()
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
pub fn setup_told(setup: &Setup, set: u16, faults: &[SetupFault]) -> String {
    match faults {
        [] => of_the_set(setup.total(), set),
        [only] => fault(only),
        [first, rest @ ..] => {
            format!("{} {}", fault(first), say::MoreFaults { count: rest.len() }.text())
        }
    }
}

/// `40 of 48 seeds.`
pub fn of_the_set(have: u32, set: u16) -> String {
    say::OfTheSet { have, set }.text()
}

/// A line under the list that is empty.
pub fn ready_line(position: &Position, have: u32, set: u16) -> String {
    match position.outcome() {
        Some(outcome) => format!("{} {}", say::ends_here(), turns::result(&outcome)),
        None if have < set.into() => {
            format!("{} {}", of_the_set(have, set), say::may_hold_fewer())
        }
        None => of_the_set(have, set),
    }
}
