//! Words of the position editor.

use super::super::messages::editor as say;
use super::super::narration;
use crate::rules::{Fault, Place, Position, Setup, Side};

/// The page's heading.
pub const SET_UP: &str = "Set up a position";
/// The list of games.
pub const GAME: &str = "Game";
/// Who moves.
pub const MOVES_NEXT: &str = "To move";
/// The switches that say whether houses work.
pub const HOUSES: &str = "Houses";
/// The length of Giuthi's board.
pub const HOLES_A_SIDE: &str = "Holes a side";
/// What a click adds in the ring.
pub const A_CLICK_ADDS: &str = "A click adds";
/// A colour.
pub const RED: &str = "Red";
/// A colour.
pub const BLUE: &str = "Blue";
/// The text field.
pub const AS_TEXT: &str = "Position as text";
/// A button.
pub const COPY: &str = "Copy";
/// A button.
pub const PASTE: &str = "Paste";
/// The list of faults.
pub const TO_MEND: &str = "To be mended";
/// The list of faults, when it is empty.
pub const READY: &str = "Ready to be played";
/// The same, where the rules end the game at once.
pub const OVER_ALREADY: &str = "Over already";
/// A button.
pub const THE_USUAL_START: &str = "Usual start";
/// A button.
pub const EMPTY: &str = "Empty";
/// A button.
pub const FROM_BOARD: &str = "From the game";
/// What it does.
pub const FROM_BOARD_TIP: &str = "Lay out the position of the game in progress";
/// A button.
pub const BETWEEN_ROUNDS: &str = "Between rounds";
/// What it does.
pub const BETWEEN_ROUNDS_TIP: &str = "Put every seed into its side's store, for the next layout";
/// A button.
pub const BACK: &str = "Back";
/// A button.
pub const PLAY_FROM_HERE: &str = "Play from here";
/// A dialog.
pub const OPTIONS_OF_RULES: &str = "Options of the rules";
/// How it is done.
pub const HOW_TO_EDIT: &str =
    "Click adds a seed, right-click takes one. Type a number over a hole, or drag its heap.";
/// The same for a screen reader at a hole.
pub const EDIT_BY_KEYS: &str =
    "Enter or plus adds a seed, minus takes one, figures set the number, Delete empties it.";

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
pub fn fault(fault: &Fault) -> String {
    match *fault {
        Fault::TooMany { have, set } => {
            say::TooMany { count: have.saturating_sub(set.into()), have, set }.text()
        }
        Fault::TooLarge { place, set } => say::TooLarge { place: place_name(place), set }.text(),
        Fault::WrongBoard => say::wrong_board().to_owned(),
        Fault::BlueSeed(hole) => say::BlueSeed { hole }.text(),
        Fault::SmallHouse(owner) => say::SmallHouse { owner }.text(),
        Fault::NoHouse(owner) => say::NoHouse { owner }.text(),
        Fault::ExtraInBeginner(owner) => say::ExtraInBeginner { owner }.text(),
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
pub fn setup_told(setup: &Setup, set: u16, faults: &[Fault]) -> String {
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
        Some(outcome) => format!("{} {}", say::ends_here(), narration::result(&outcome)),
        None if have < set.into() => {
            format!("{} {}", of_the_set(have, set), say::may_hold_fewer())
        }
        None => of_the_set(have, set),
    }
}

/// The start of a new game that was set up by hand, in the foot of the form.
pub const FROM_POSITION: &str = "The game starts from a position you set up.";
