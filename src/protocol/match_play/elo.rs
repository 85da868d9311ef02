//! The strength of the players, estimated from the results of a match.
//!
//! The two games of an opening depend on each other, so pairs are counted, not games. The cost of a
//! mean score s is the drop of the log likelihood of the results under the nearest distribution of
//! pairs with this mean (A. Owen, "Empirical likelihood ratio confidence intervals for a single
//! functional", Biometrika 75, 1988). The test is A. Wald's sequential probability ratio test
//! (1945) with that likelihood.

use super::tally::Pairs;
use crate::texts::messages::matches as say;

/// The log likelihood ratio that ends the test: ln(0.95 / 0.05), for an error of 5 % of either
/// kind.
pub(super) const BOUND: f64 = 2.944_438_979_166_440_3;
/// Half of the 95 % point of the chi-squared distribution of one degree of freedom.
const WITHIN_95: f64 = 1.920_729_410_347_062;
/// The count used for a kind of pair that never occurred: a few games cannot show that it never
/// will.
const UNSEEN: f64 = 1e-3;
/// Steps of bisection, enough for the precision of `f64`.
const HALVINGS: usize = 100;

/// A difference in Elo, positive if A is stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    pub(super) value: f64,
    /// The ends of the 95 % confidence interval.
    pub(super) from: f64,
    pub(super) to: f64,
}

/// The difference in strength with its 95 % confidence interval; `None` before the first pair.
/// Infinite if one side has all points.
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

/// The Elo difference for which this mean score is expected.
fn from_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The mean score expected for an Elo difference.
fn to_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Each kind of pair: how often it occurred, and its mean score.
fn seen(pairs: &Pairs) -> impl Iterator<Item = (f64, f64)> + '_ {
    pairs.iter().enumerate().map(|(halves, count)| (f64::from(*count), halves as f64 / 4.0))
}

/// The counts of all kinds of pairs, with [`UNSEEN`] for those that never occurred.
struct Results {
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

    /// How far the log likelihood drops if the mean score is `score`, between 0 and 1.
    fn cost(&self, score: f64) -> f64 {
        // The nearest distribution gives each kind the weight count / (1 + tilt (own - score)).
        let strain = |tilt: f64| -> f64 {
            let kinds = self.kinds.iter();
            kinds.map(|(count, own)| count * (own - score) / (1.0 + tilt * (own - score))).sum()
        };
        // Between these limits all weights are positive, and the strain falls from positive to
        // negative.
        let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if strain(middle) > 0.0 { low = middle } else { high = middle }
        }
        let tilt = (low + high) / 2.0;
        self.kinds.iter().map(|(count, own)| count * (1.0 + tilt * (own - score)).ln()).sum()
    }

    /// The score towards `end` (0 or 1) at which the cost exceeds the confidence limit; `end`
    /// itself if it never does.
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

/// The sequential test of whether A is stronger by `elo1` rather than by `elo0`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sprt {
    pub(super) elo0: f64,
    /// The alternative hypothesis, more than `elo0`.
    pub(super) elo1: f64,
}

impl Sprt {
    /// Reads `ELO0,ELO1`.
    pub(super) fn read(text: &str) -> Result<Sprt, String> {
        const MOST: f64 = 1_000.0;
        let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= MOST);
        let pair = text.split_once(',');
        let sprt = pair
            .and_then(|(elo0, elo1)| Some(Sprt { elo0: number(elo0)?, elo1: number(elo1)? }))
            .filter(|sprt| sprt.elo0 < sprt.elo1);
        sprt.ok_or_else(|| say::BadSprt { text }.text())
    }

    /// The log likelihood ratio of `elo1` to `elo0`.
    pub(super) fn ratio(&self, pairs: &Pairs) -> f64 {
        let results = Results::new(pairs);
        results.cost(to_score(self.elo0)) - results.cost(to_score(self.elo1))
    }

    /// Whether A is stronger by `elo1` rather than by `elo0`; `None` while the test is undecided.
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
