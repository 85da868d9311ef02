//! Whether Kete is thinking about its move, and since when.

/// What the computer is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thinking {
    /// Since when.
    pub since: f64,
}
