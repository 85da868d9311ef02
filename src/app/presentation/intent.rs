//! What a teacher can ask of a presentation.

use super::drawing::PenMove;
use super::vote::VoteIntent;

#[derive(Clone, Debug, PartialEq)]
pub enum PresentIntent {
    Leave,
    /// Play the next turn of the game.
    Forward,
    /// Play the turns of the game one after the other, or stop that.
    Play(bool),
    /// Take the pen, or put it away.
    Pen(bool),
    Draw(PenMove),
    Wipe,
    /// Show the answer to the step.
    ShowAnswer,
    /// Show the answer if it is not shown yet; otherwise go on.
    GoOn,
    /// Go to the next step, whether or not the answer was shown.
    Next,
    StepBack,
    NextLesson,
    Vote(VoteIntent),
}
