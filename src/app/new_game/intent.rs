//! What can be chosen in the New game form.

use super::state::OptionsChoice;
use crate::app::settings::state::PreviewSetting;
use crate::game::{Person, Player, TimeControl, Tutoring};
use crate::rules::{GameName, Side};

#[derive(Clone, Debug, PartialEq)]
pub enum FormIntent {
    Game(GameName),
    Player(Side, Player),
    /// Call and mark the other person on a side like this.
    Friend(Side, Person),
    /// Whether Kete's level follows the person's results.
    Matched(bool),
    /// All options at once.
    Rules(OptionsChoice),
    Option(&'static str, &'static str),
    /// Start from the position set up by hand.
    FromSetUp(bool),
    Preview(PreviewSetting),
    /// Players count only their own holes.
    OwnCounts(bool),
    Tutoring(Tutoring),
    /// How much time the players have.
    Clock(Option<TimeControl>),
}
