//! What the results of a match say about the players.
//!
//! The two games from one opening hang together, so pairs are counted, not games. What a mean score
//! s would cost is told by the likelihood of the results under the nearest distribution of pairs
//! that has this mean (A. Owen, "Empirical likelihood ratio confidence intervals for a single
//! functional", Biometrika 75, 1988); the test is A. Wald's sequential one (1945) on that
//! likelihood.

use super::tally::Pairs;
use crate::narration::match_play as words;

/// The logarithm of the likelihood ratio that ends the test: ln(0.95 / 0.05), for 5 % of errors of
/// either kind.
pub(super) const BOUND: f64 = 2.944_438_979_166_440_3;
/// Half of the 95 % point of the chi-squared distribution of one degree of freedom.
const WITHIN_95: f64 = 1.920_729_410_347_062;
/// What counts as seen where nothing was: never again is not to be told from a few games.
const UNSEEN: f64 = 1e-3;
/// Steps in which an interval is halved until nothing is left of it.
const HALVINGS: usize = 100;

/// A difference of strength, positive where A is stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    /// What is most likely.
    pub(super) value: f64,
    /// The lower end of what is likely, 95 % within.
    pub(super) from: f64,
    /// The upper end.
    pub(super) to: f64,
}

/// The difference of strength with its error of 95 %; `None` before the first pair. Infinite where
/// one side has all points.
pub(super) fn elo(pairs: &Pairs) -> Option<Elo> {
    let all: u32 = pairs.iter().sum();
    let points: f64 = seen(pairs).map(|(count, score)| count * score).sum();
    if all == 0 {
        return None;
    }
    let mean = points / f64::from(all);
    let smoothed = Results::new(pairs);
    let from = smoothed.edge(0.0);
    let to = smoothed.edge(1.0);
    Some(Elo { value: from_score(mean), from: from_score(from), to: from_score(to) })
}

/// The Elo difference that lets a mean score expect.
fn from_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The mean score that an Elo difference lets expect.
fn to_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Each kind of pair with how often it was seen and its mean score.
fn seen(pairs: &Pairs) -> impl Iterator<Item = (f64, f64)> + '_ {
    pairs.iter().enumerate().map(|(halves, count)| (f64::from(*count), halves as f64 / 4.0))
}

/// The results, nothing in them wholly unseen.
struct Results {
    /// Count and mean score of each kind of pair.
    kinds: [(f64, f64); 5],
    mean: f64,
}

impl Results {
    fn new(pairs: &Pairs) -> Results {
        let mut kinds = [(0.0, 0.0); 5];
        for (kind, (count, score)) in kinds.iter_mut().zip(seen(pairs)) {
            *kind = (count.max(UNSEEN), score);
        }
        let all: f64 = kinds.iter().map(|(count, _)| count).sum();
        let mean = kinds.iter().map(|(count, score)| count * score).sum::<f64>() / all;
        Results { kinds, mean }
    }

    /// By how much the logarithm of the likelihood falls where the mean score has to be this,
    /// between 0 and 1.
    fn cost(&self, score: f64) -> f64 {
        // The nearest distribution gives each kind the weight count / (1 + tilt (own - score)).
        let strain = |tilt: f64| -> f64 {
            let kinds = self.kinds.iter();
            kinds.map(|(count, own)| count * (own - score) / (1.0 + tilt * (own - score))).sum()
        };
        // In between all weights are positive, and the strain falls from plus to minus.
        let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if strain(middle) > 0.0 { low = middle } else { high = middle }
        }
        let tilt = (low + high) / 2.0;
        self.kinds.iter().map(|(count, own)| count * (1.0 + tilt * (own - score)).ln()).sum()
    }

    /// The score towards 0 or 1 where the cost leaves what is likely; `end` itself if it never
    /// does.
    fn edge(&self, end: f64) -> f64 {
        const NEXT_TO_IT: f64 = 1e-9;
        let far = end + (self.mean - end).signum() * NEXT_TO_IT;
        if self.cost(far) < WITHIN_95 {
            return end;
        }
        let (mut likely, mut unlikely) = (self.mean, far);
        for _ in 0..HALVINGS {
            let middle = (likely + unlikely) / 2.0;
            if self.cost(middle) < WITHIN_95 { likely = middle } else { unlikely = middle }
        }
        likely
    }
}

/// The sequential test whether A is `elo1` stronger rather than `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    /// What is given up only for good reasons.
    pub(super) elo0: f64,
    /// What is hoped for, more than `elo0`.
    pub(super) elo1: f64,
}

impl Sprt {
    /// Reads `ELO0,ELO1`.
    ///
    /// # Errors
    /// One sentence.
    pub(super) fn read(text: &str) -> Result<Sprt, String> {
        const MOST: f64 = 1_000.0;
        let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= MOST);
        let pair = text.split_once(',');
        let sprt = pair
            .and_then(|(elo0, elo1)| Some(Sprt { elo0: number(elo0)?, elo1: number(elo1)? }))
            .filter(|sprt| sprt.elo0 < sprt.elo1);
        sprt.ok_or_else(|| words::bad_sprt(text))
    }

    /// The logarithm of how much likelier the results are with `elo1` than with `elo0`.
    pub(super) fn ratio(&self, pairs: &Pairs) -> f64 {
        let results = Results::new(pairs);
        results.cost(to_score(self.elo0)) - results.cost(to_score(self.elo1))
    }

    /// Whether A is `elo1` stronger rather than `elo0`, if that can be said.
    pub(super) fn verdict(&self, pairs: &Pairs) -> Option<bool> {
        let ratio = self.ratio(pairs);
        (ratio.abs() >= BOUND).then_some(ratio > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found}, not {expected}");
    }

    #[test]
    fn scores_and_elo_are_one_curve() {
        near(to_score(0.0), 0.5, 1e-12);
        near(to_score(400.0), 10.0 / 11.0, 1e-12);
        // 3 points of 4 are three to one: 400 log10 3.
        near(from_score(0.75), 190.848, 1e-3);
        near(from_score(to_score(-37.5)), -37.5, 1e-9);
    }

    #[test]
    fn elo_has_the_error_of_pairs() {
        assert_eq!(elo(&[0; 5]), None);
        // 50 pairs lost and 50 won: p (1 - p) = exp(-2 * 1.9207 / 100) / 4 at p = 0.59706.
        let even = elo(&[50, 0, 0, 0, 50]).expect("pairs");
        near(even.value, 0.0, 1e-9);
        near(even.to, 68.3, 0.5);
        near(even.from, -68.3, 0.5);
        // 100 won and 50 level pairs of 400: mean 0.5 + 100 / 800, as near normal as can be:
        // variance of a pair 0.25 * 0.25 - 0.125^2 = 0.046875, error 1.96 * sqrt(that / 400).
        let better = elo(&[0, 0, 300, 0, 100]).expect("pairs");
        near(better.value, 400.0 * (0.625f64 / 0.375).log10(), 1e-9);
        near(to_score(better.to), 0.625 + 0.02122, 1.5e-3);
        near(to_score(better.from), 0.625 - 0.02122, 1.5e-3);
    }

    #[test]
    fn a_few_equal_pairs_do_not_prove_equality() {
        // Ten level pairs: the weight of the level ones may fall to exp(-1.9207 / 10), so the mean
        // lies within 0.5 +- 0.0874.
        let level = elo(&[0, 0, 10, 0, 0]).expect("pairs");
        near(to_score(level.to), 0.5874, 1e-3);
        near(level.from, -level.to, 1e-6);
        // Ten pairs won: the mean is at least exp(-1.9207 / 10), and nothing bounds it above.
        let won = elo(&[0, 0, 0, 0, 10]).expect("pairs");
        assert_eq!((won.value, won.to), (f64::INFINITY, f64::INFINITY));
        near(to_score(won.from), 0.8252, 1e-3);
        let lost = elo(&[10, 0, 0, 0, 0]).expect("pairs");
        near(lost.to, -won.from, 1e-6);
    }

    #[test]
    fn the_sequential_test_weighs_both_hypotheses() {
        let sprt = Sprt { elo0: 0.0, elo1: 100.0 };
        // 4 pairs lost, 6 won, as thrown coins: 6 ln(0.64007 / 0.5) + 4 ln(0.35993 / 0.5).
        near(sprt.ratio(&[4, 0, 0, 0, 6]), 0.1670, 5e-3);
        assert_eq!(sprt.verdict(&[4, 0, 0, 0, 6]), None);
        // The same with 12 won and none lost: 12 ln(0.64007 / 0.5).
        near(sprt.ratio(&[0, 0, 0, 0, 12]), 2.9635, 2e-2);
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 12]), Some(true));
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 11]), None);
        // 9 lost: 9 ln(0.35993 / 0.5) = -2.958.
        assert_eq!(sprt.verdict(&[9, 0, 0, 0, 0]), Some(false));
        assert_eq!(sprt.verdict(&[0; 5]), None);
        near(BOUND, 19f64.ln(), 1e-12);
    }

    #[test]
    fn the_two_hypotheses_are_read_in_order() {
        assert_eq!(Sprt::read("-5,0"), Ok(Sprt { elo0: -5.0, elo1: 0.0 }));
        for text in ["5", "5,5", "10,0", "a,b", "0,nan", "0,inf", "", "1,2,3"] {
            assert!(Sprt::read(text).is_err_and(|why| why.contains("ELO0,ELO1")), "{text}");
        }
    }
}
