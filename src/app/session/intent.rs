//! What can be done on a board: where a press hits a hole, and the steps of a turn's film.

/// Which part of a hole a press hits, as seen on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HolePart {
    Left,
    Middle,
    Right,
    /// A press of a key or a screen reader: it hits no part.
    Whole,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmIntent {
    /// Give the film the whole card.
    Open,
    Step(usize),
    Back,
    On,
    /// Run it, or stop it.
    Play,
    Close,
}
