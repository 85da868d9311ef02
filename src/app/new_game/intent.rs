//! What can be chosen in the New game form.

use super::state::OptionsChoice;
use crate::app::settings::state::PreviewSetting;
use crate::game::{Player, Tutoring};
use crate::rules::{GameName, Side};

/// A change in the New game form.
#[derive(Clone, Debug, PartialEq)]
pub enum FormIntent {
    /// Another game.
    Game(GameName),
    /// Who plays a side.
    Player(Side, Player),
    /// All options as somebody chose them.
    Rules(OptionsChoice),
    /// An option's value.
    Option(&'static str, &'static str),
    /// From the position set up by hand, not from the usual start.
    FromSetUp(bool),
    /// What pointing at a hole will show.
    Preview(PreviewSetting),
    /// Only the own holes are counted.
    OwnCounts(bool),
    /// What the tutor will do.
    Tutoring(Tutoring),
}
