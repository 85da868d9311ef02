//! What can be done on a board: where a press falls, and the steps of a turn's film.

/// Where on a hole a press falls, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HolePart {
    /// Its left third.
    Left,
    /// Its middle third.
    Middle,
    /// Its right third.
    Right,
    /// All of it: Enter, a letter or figure, a screen reader's press.
    Whole,
}

/// What is done with the film of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmIntent {
    /// The card shows nothing but the film.
    Open,
    /// Look at this step.
    Step(usize),
    /// Look at the step before.
    Back,
    /// Look at the next step.
    On,
    /// Let it run, or stop it.
    Play,
    /// Back to the board as it is.
    Close,
}
