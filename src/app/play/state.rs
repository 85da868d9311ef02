//! Whether Kete is thinking about its move, and since when.

/// Seconds between the animation of the last move and Kete's, so that they look like two moves.
pub(crate) const BREATH_SECS: f64 = 0.3;

/// Kete, or an engine, is thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Thinking {
    pub since: f64,
}
