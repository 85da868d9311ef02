//! Scores: the value of a position for the player to move.

use std::fmt;

/// A value inside the search: hundredths of a seed for the player to move, or in Bawo a win (or
/// loss) as [`WIN`] minus the turns to it.
pub(super) type Value = i32;

/// Larger than every value. All values fit into the 16 bits of a transposition entry.
pub(super) const INFINITE: Value = 32_000;
/// A win in Bawo with no turn left to play.
pub(super) const WIN: Value = 30_000;
/// The longest win, in turns, that has a value distinct from all estimates.
const LONGEST_WIN: Value = 1_000;
/// Hundredths in a seed.
pub(super) const SEED: Value = 100;
/// The largest estimate in Bawo: the whole set of seeds.
pub(super) const MAX_BAWO_ESTIMATE: Value = 64 * SEED;

/// Whether a value means a win or a loss in a number of turns.
pub(super) const fn is_decided(value: Value) -> bool {
    value.abs() > WIN - LONGEST_WIN
}

/// Whether a value means a win in a number of turns.
pub(super) const fn is_win(value: Value) -> bool {
    value > WIN - LONGEST_WIN
}

/// The value of a position for the player to move. In games with stores: his final seeds minus the
/// opponent's, stores included. In Bawo: an estimate in hundredths of a seed, or a win or loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    value: Value,
    exact: bool,
    bawo: bool,
}

impl Score {
    pub(super) fn new(value: Value, exact: bool, bawo: bool) -> Score {
        Score { value, exact, bawo }
    }

    /// A value that was proven before, in seeds.
    pub fn proven(seeds: i32) -> Score {
        Score::new(seeds.saturating_mul(SEED), true, false)
    }

    /// A win that was proven before, in so many turns (Bawo only).
    pub fn proven_win(turns: u32) -> Score {
        Score::new(WIN - turns.min(LONGEST_WIN as u32) as Value, true, true)
    }

    /// A loss that was proven before, in so many turns (Bawo only).
    pub fn proven_loss(turns: u32) -> Score {
        Score::new(turns.min(LONGEST_WIN as u32) as Value - WIN, true, true)
    }

    /// The score in hundredths of a seed; a won or lost game of Bawo counts as the whole set of 64
    /// seeds.
    pub fn hundredths(self) -> i32 {
        if self.bawo { self.value.clamp(-MAX_BAWO_ESTIMATE, MAX_BAWO_ESTIMATE) } else { self.value }
    }

    /// The score in seeds, rounded to the nearest whole number.
    pub fn seeds(self) -> i32 {
        let half = SEED / 2 * self.value.signum();
        (self.hundredths() + half) / SEED
    }

    /// Turns to a proven win (Bawo only), counting the next one.
    pub fn win_in(self) -> Option<u32> {
        let turns = u32::try_from(WIN - self.value).ok()?;
        (self.exact && self.value > 0 && is_decided(self.value)).then_some(turns)
    }

    /// Turns to a proven loss (Bawo only), counting the next one.
    pub fn loss_in(self) -> Option<u32> {
        let turns = u32::try_from(WIN + self.value).ok()?;
        (self.exact && self.value < 0 && is_decided(self.value)).then_some(turns)
    }

    /// The score as it is written to be read again: hundredths, and `!` if it is proven.
    pub fn written(self) -> String {
        format!("{}{}", self.value, if self.exact { "!" } else { "" })
    }

    /// Reads what [`Score::written`] gives for a game whose scores count seeds, or for Bawo.
    pub fn from_written(text: &str, counts_seeds: bool) -> Option<Score> {
        let number = text.strip_suffix('!');
        let value: Value = number.unwrap_or(text).parse().ok()?;
        let is_possible = value.abs() < INFINITE;
        is_possible.then(|| Score::new(value, number.is_some(), !counts_seeds))
    }

    /// Whether the score is proven: every line that matters reaches the end of the game.
    pub fn is_exact(self) -> bool {
        self.exact
    }

    /// Whether the score counts seeds. A score of Bawo does not: it is an estimate in hundredths, or
    /// a win or loss in a number of turns.
    pub fn counts_seeds(self) -> bool {
        !self.bawo
    }
}

impl PartialOrd for Score {
    /// Compares the values only.
    fn partial_cmp(&self, other: &Score) -> Option<std::cmp::Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl fmt::Display for Score {
    /// Writes the score as in the text protocol: `score 3`, `exact -4`, `exact win 5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(turns) = self.win_in() {
            return write!(f, "exact win {turns}");
        }
        if let Some(turns) = self.loss_in() {
            return write!(f, "exact loss {turns}");
        }
        let word = if self.exact { "exact" } else { "score" };
        let number = if self.bawo { self.hundredths() } else { self.seeds() };
        write!(f, "{word} {number}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_written_as_the_text_engine_says() {
        let text = |value, exact, bawo| Score::new(value, exact, bawo).to_string();
        assert_eq!(text(312, false, false), "score 3");
        assert_eq!(text(-351, false, false), "score -4");
        assert_eq!(text(-400, true, false), "exact -4");
        assert_eq!(text(312, false, true), "score 312");
        assert_eq!(text(0, true, true), "exact 0");
        assert_eq!(text(WIN - 3, true, true), "exact win 3");
        assert_eq!(text(4 - WIN, true, true), "exact loss 4");
        assert_eq!(text(4 - WIN, false, true), "score -6400");
        assert_eq!(text(7_200, true, false), "exact 72", "Giuthi has 72 seeds");
    }
}
