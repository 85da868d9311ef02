//! Fits the weights of the evaluation to finished games (`kete tune`).
//!
//! In games with stores the sum of features predicts what the mover still gains to the end; the fit
//! is ordinary least squares. In Bawo it predicts who wins; the fit is a logistic regression,
//! solved by Newton's method.

use super::evaluate::Evaluator;
use super::score::{SEED, Value};
use crate::rules::contract::GameState;
use crate::rules::{Position, Ruleset, each_game};

/// A position of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// The result for the player to move. In games with stores: his final seeds minus the
    /// opponent's. In Bawo: 1 for a win, 0 for a loss, 0.5 for a draw.
    pub result: f64,
    /// The score that a search gave the position, in hundredths of a seed.
    pub score: i32,
}

/// The fit for one phase of a game.
#[derive(Clone, Debug)]
pub struct PhaseFit {
    /// The number of positions of this phase.
    pub positions: usize,
    /// The weight of each feature.
    pub weights: Vec<FittedWeight>,
    /// The error with the current and with the fitted weights. In games with stores: the root mean
    /// square error in seeds. In Bawo: the mean log loss.
    pub errors: [f64; 2],
}

/// The weight of one feature.
#[derive(Clone, Debug, PartialEq)]
pub struct FittedWeight {
    /// The feature's name.
    pub name: String,
    /// The current weight, in thousandths of a seed.
    pub before: i32,
    /// The fitted weight, in thousandths of a seed.
    pub fitted: i32,
    /// The standard error of the fitted weight, in thousandths of a seed.
    pub error: f64,
}

/// Fits the weights of a rule set to positions of finished games. Returns one fit per phase.
pub fn fit(ruleset: &Ruleset, samples: &[Sample]) -> Vec<PhaseFit> {
    let start = ruleset.start();
    each_game!(&start, game, state => {
        let _ = state;
        fit_game(*game, samples)
    })
}

/// The slope of the logistic curve from Bawo's scores to chances of winning: how many hundredths of
/// a seed multiply the odds by e. `None` if the scores do not predict who won.
pub fn slope(samples: &[Sample]) -> Option<f64> {
    let rows: Vec<Observation> = samples
        .iter()
        .map(|sample| Observation {
            features: vec![f64::from(sample.score)],
            result: sample.result,
        })
        .collect();
    let steepness = logistic(&rows, 1).weights[0];
    (steepness > 1e-6).then(|| 1.0 / steepness)
}

/// The features of a position and its result.
struct Observation {
    features: Vec<f64>,
    result: f64,
}

/// Thousandths of a seed that multiply the odds of winning by e. The scale is arbitrary; this one
/// makes a seed of Bawo worth about one seed.
const LOGISTIC_UNIT: f64 = 6_000.0;

fn fit_game<G: Evaluator>(game: G, samples: &[Sample]) -> Vec<PhaseFit> {
    let phases = game.weights().len();
    let mut rows: Vec<Vec<Observation>> = (0..phases).map(|_| Vec::new()).collect();
    for sample in samples {
        let setup = sample.position.setup();
        let state = GameState::lay_out(&setup);
        let features = game.features(&state);
        let features = features.as_ref().iter().map(|term| f64::from(*term)).collect();
        let balance = if G::IS_BAWO { 0.0 } else { f64::from(game.balance(&state) / SEED) };
        rows[game.phase(&state)].push(Observation { features, result: sample.result - balance });
    }
    let names = G::feature_names();
    (0..phases)
        .map(|phase| {
            let rows = &rows[phase];
            let unit = if G::IS_BAWO { LOGISTIC_UNIT } else { 1_000.0 };
            let fit = if G::IS_BAWO { logistic } else { least_squares };
            let Solution { weights, errors } = fit(rows, names.len());
            let before = game.weights()[phase].as_ref();
            let fitted = (0..names.len()).map(|at| FittedWeight {
                name: names[at].clone(),
                before: before[at],
                fitted: (weights[at] * unit).round() as Value,
                error: errors[at] * unit,
            });
            let before: Vec<f64> = before.iter().map(|weight| f64::from(*weight) / unit).collect();
            let error = if G::IS_BAWO { log_loss } else { rmse };
            PhaseFit {
                positions: rows.len(),
                errors: [error(rows, &before), error(rows, &weights)],
                weights: fitted.collect(),
            }
        })
        .collect()
}

fn sum(row: &Observation, weights: &[f64]) -> f64 {
    row.features.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}

/// The root mean square error.
fn rmse(rows: &[Observation], weights: &[f64]) -> f64 {
    let squares: f64 = rows.iter().map(|row| (row.result - sum(row, weights)).powi(2)).sum();
    (squares / rows.len().max(1) as f64).sqrt()
}

fn sigmoid(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The mean log loss: minus the logarithm of the chance given to what happened.
fn log_loss(rows: &[Observation], weights: &[f64]) -> f64 {
    let of = |row: &Observation| {
        let chance = sigmoid(sum(row, weights)).clamp(1e-9, 1.0 - 1e-9);
        -(row.result * chance.ln() + (1.0 - row.result) * (1.0 - chance).ln())
    };
    rows.iter().map(of).sum::<f64>() / rows.len().max(1) as f64
}

/// Weights with their standard errors.
struct Solution {
    weights: Vec<f64>,
    errors: Vec<f64>,
}

/// Ridge regularisation: pulls a weight towards 0 as strongly as this many positions would.
const RIDGE: f64 = 20.0;

/// Ordinary least squares.
fn least_squares(rows: &[Observation], features: usize) -> Solution {
    let mut normal = NormalEquations::new(features);
    for row in rows {
        normal.add(&row.features, row.result, 1.0);
    }
    let (weights, inverse) = normal.solve();
    let error = rmse(rows, &weights);
    Solution { errors: inverse.iter().map(|part| part.max(0.0).sqrt() * error).collect(), weights }
}

/// The most steps of Newton's method.
const MAX_STEPS: usize = 30;

/// Logistic regression.
fn logistic(rows: &[Observation], features: usize) -> Solution {
    let mut weights = vec![0.0; features];
    let mut errors = vec![0.0; features];
    for _ in 0..MAX_STEPS {
        let mut normal = NormalEquations::new(features);
        for row in rows {
            let chance = sigmoid(sum(row, &weights));
            let weight = (chance * (1.0 - chance)).max(1e-6);
            normal.add(&row.features, (row.result - chance) / weight, weight);
        }
        let (step, inverse) = normal.solve();
        errors = inverse.iter().map(|part| part.max(0.0).sqrt()).collect();
        for (weight, step) in weights.iter_mut().zip(&step) {
            *weight += step;
        }
        if step.iter().zip(&weights).all(|(step, weight)| step.abs() <= 1e-9 * weight.abs()) {
            break;
        }
    }
    Solution { weights, errors }
}

/// The normal equations of a least squares fit.
struct NormalEquations {
    /// The symmetric matrix with the right-hand side as its last column.
    rows: Vec<Vec<f64>>,
}

impl NormalEquations {
    fn new(features: usize) -> NormalEquations {
        let mut rows = vec![vec![0.0; features + 1]; features];
        for (at, row) in rows.iter_mut().enumerate() {
            row[at] = RIDGE;
        }
        NormalEquations { rows }
    }

    fn add(&mut self, features: &[f64], result: f64, weight: f64) {
        for (row, first) in self.rows.iter_mut().zip(features) {
            if *first != 0.0 {
                let factor = weight * first;
                let (last, matrix) = row.split_last_mut().expect("a right side");
                for (cell, second) in matrix.iter_mut().zip(features) {
                    *cell += factor * second;
                }
                *last += factor * result;
            }
        }
    }

    /// The solution, and the diagonal of the inverse matrix.
    fn solve(self) -> (Vec<f64>, Vec<f64>) {
        let features = self.rows.len();
        // Gauss-Jordan elimination, with the unit matrix appended to compute the inverse.
        let mut rows: Vec<Vec<f64>> = self.rows;
        for (at, row) in rows.iter_mut().enumerate() {
            row.extend((0..features).map(|other| f64::from(u8::from(at == other))));
        }
        for at in 0..features {
            let pivot = (at..features)
                .max_by(|a, b| rows[*a][at].abs().total_cmp(&rows[*b][at].abs()))
                .unwrap_or(at);
            rows.swap(at, pivot);
            let by = rows[at][at];
            rows[at].iter_mut().for_each(|cell| *cell /= by);
            let lead = rows[at].clone();
            for (_, row) in rows.iter_mut().enumerate().filter(|(other, _)| *other != at) {
                let by = row[at];
                row.iter_mut().zip(&lead).for_each(|(cell, lead)| *cell -= by * lead);
            }
        }
        let weights = rows.iter().map(|row| row[features]).collect();
        let inverse = (0..features).map(|at| rows[at][features + 1 + at]).collect();
        (weights, inverse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(results: impl Fn(f64, f64) -> f64) -> Vec<Observation> {
        let pairs = (-20..21).flat_map(|a| (-20..21).map(move |b| (f64::from(a), f64::from(b))));
        pairs.map(|(a, b)| Observation { features: vec![a, b], result: results(a, b) }).collect()
    }

    #[test]
    fn a_least_squares_fit_finds_the_weights_behind_the_results() {
        let rows = rows(|a, b| 0.5 * a - 0.25 * b);
        let Solution { weights, .. } = least_squares(&rows, 2);
        assert!((weights[0] - 0.5).abs() < 1e-3 && (weights[1] + 0.25).abs() < 1e-3, "{weights:?}");
        assert!(rmse(&rows, &weights) < 0.01);
    }

    #[test]
    fn a_logistic_fit_finds_the_curve_behind_the_results() {
        let rows = rows(|a, b| sigmoid(0.3 * a + 0.1 * b));
        let Solution { weights, .. } = logistic(&rows, 2);
        assert!((weights[0] - 0.3).abs() < 0.01 && (weights[1] - 0.1).abs() < 0.01, "{weights:?}");
    }

    #[test]
    fn uninformative_scores_have_no_slope() {
        let position = Ruleset::new(crate::rules::GameName::BawoBeginner).start();
        let samples = |won: f64| {
            let of = |score: i32| Sample {
                position,
                result: if score > 0 { won } else { 1.0 - won },
                score,
            };
            [-300, -100, 100, 300].map(of).to_vec()
        };
        assert_eq!(slope(&samples(0.5)), None);
        assert!(slope(&samples(0.8)).is_some_and(|slope| slope > 0.0));
    }

    #[test]
    fn a_feature_that_never_occurs_weighs_nothing() {
        let rows: Vec<Observation> = rows(|a, _| a)
            .into_iter()
            .map(|row| Observation { features: vec![row.features[0], 0.0], ..row })
            .collect();
        let Solution { weights, .. } = least_squares(&rows, 2);
        assert!((weights[0] - 1.0).abs() < 1e-3 && weights[1] == 0.0);
    }
}
