//! Words of the tutor in games: its modes, its settings, what it asks.

use super::super::{counted, seeds};
use super::SettingText;

/// What the tutor does.
pub const TUTORINGS: [&str; 3] = ["Off", "Warn", "Teach"];
/// Heading of the choice.
pub const TUTOR: &str = "Tutor";
/// Nobody is there to be asked.
pub const NO_PERSON_PLAYS: &str = "Kete plays both sides: there is nobody to ask.";
/// The tutor was told to stop.
pub const ASKS_NO_MORE: &str =
    "The tutor asks no more in this game. You can turn it on again in the settings.";
/// The move is looked at.
pub const TUTOR_LOOKS: &str = "The tutor looks at your move for a moment.";
/// Do not make the move.
pub const RETHINK: &str = "Rethink";
/// Ask no more in this game.
pub const STOP_ASKING: &str = "Stop asking";

/// Make it all the same: `Play C`.
pub fn play_it(mv: &str) -> String {
    format!("Play {mv}")
}

/// Why the tutor asks: how far it has looked, and from when on it asks.
pub fn why_asked(depth: u32, proven: bool, threshold: u8) -> String {
    let looked = if proven {
        "Proven to the end of the game.".to_owned()
    } else {
        format!("Looked {} ahead.", counted(depth, "turn", "turns"))
    };
    let from = seeds(u32::from(threshold));
    format!("{looked} The tutor asks from {from} on; you can change that in the settings.")
}

/// What the tutor does in new games.
pub const SET_TUTOR: SettingText = SettingText {
    name: "Tutor",
    line: "Asks before a move that loses seeds. For the game on the table and for new games.",
};
/// From how many seeds on it asks.
pub const SET_THRESHOLD: SettingText = SettingText {
    name: "It asks from",
    line: "How much a move may lose against the best one before the tutor asks.",
};
/// The moves of a game that is over.
pub const SET_MOMENTS: SettingText = SettingText {
    name: "Moments after the game",
    line: "Grades your moves when a game is over and names where it turned.",
};

/// A threshold in the list: `4 seeds`.
pub fn threshold(from: u8) -> String {
    seeds(u32::from(from))
}

/// What a choice of the tutor means, under it.
pub fn tutoring_line(tutoring: crate::game::Tutoring, threshold: u8) -> String {
    use crate::game::Tutoring;
    let asks = format!("Asks before a move that loses {} or more", seeds(u32::from(threshold)));
    match tutoring {
        Tutoring::Off => "Looks on and says nothing.".to_owned(),
        Tutoring::Warn => format!("{asks}."),
        Tutoring::Teach => format!("{asks}, and shows the answer to it."),
    }
}
