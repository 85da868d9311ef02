//! What a player can ask of the analysis.

use super::state::PointedLine;
use crate::game::EngineName;

/// What is wanted of the analysis of the position shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisIntent {
    /// Switch it on or off.
    Switch(bool),
    /// Look for so many lines.
    Lines(usize),
    /// Look for longer than it did.
    Longer,
    /// The pointer or the keyboard is at this line, or at none.
    Point(Option<PointedLine>),
    /// Ask this program as well, or Kete alone.
    Beside(Option<EngineName>),
    /// Ask the program that failed again.
    AskAgain,
    /// Show the position after the first move of this line; again: after the next.
    Walk(PointedLine),
    /// A step on in the line that is walked, or back.
    Step(bool),
    /// Back to the game.
    Leave,
    /// Play the line as far as it is walked, and go on from there.
    PlayOn,
    /// Show the setting that allows help.
    ShowSetting,
}
