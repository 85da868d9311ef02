//! Whether Kete is thinking about its move, and since when.

/// Kete, or an engine, is thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thinking {
    pub since: f64,
}
