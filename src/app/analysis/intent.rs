//! What a player can ask of the analysis.

use super::state::PointedLine;
use crate::game::EngineName;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisIntent {
    Switch(bool),
    Lines(usize),
    Longer,
    /// The pointer or the keyboard focus is on this line, or on none.
    Point(Option<PointedLine>),
    /// Ask this program too, or Kete alone.
    Beside(Option<EngineName>),
    /// Ask the program that failed once more.
    AskAgain,
    /// Show the position after the first move of this line; repeated: after the next move.
    Walk(PointedLine),
    /// One step forward (`true`) or back in the line being walked.
    Step(bool),
    /// Leave the line, back to the game.
    Leave,
    /// Play the line as far as it was walked, and go on from there.
    PlayOn,
    /// Prove what the position shown is worth, or go on with it.
    Solve,
    /// Stop the proof, and keep what is proven.
    PauseSolving,
    /// Delete the unfinished proof of the position shown.
    ForgetProof,
    /// Show the setting that allows help in games against Kete.
    ShowSetting,
}
