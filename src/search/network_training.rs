//! Trains a network (`kete tune --network`): Adam on the values of positions, on one thread and in a
//! fixed order, so that the same positions give the same network, byte by byte.

use super::evaluate::network::{HEADS, HOLES, Head, LEFT, Network, SIZES, UNIT, WEIGHT};
use super::evaluate::phase;

/// A position on two rows of six holes, and what the mover still gains.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetworkSample {
    /// The seeds in the twelve holes, the mover's first.
    pub holes: [u8; HOLES],
    /// The gain, in seeds.
    pub gain: f32,
}

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// The hidden units of the network.
    pub units: NetworkUnits,
    /// How often each position is used.
    pub epochs: u32,
    /// Decides the first weights and the order of the positions.
    pub seed: u64,
}

/// Hidden units of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkUnits {
    /// 32.
    Few,
    /// 64.
    Many,
}

/// Positions between two steps.
const BATCH: usize = 512;
/// The size of the first steps; they shrink to 0.
const RATE: f32 = 0.02;
/// Errors count by their square up to this many seeds, beyond by their size (Huber loss).
const HUBER: f32 = 4.0;
/// Rows of the first layer.
const ROWS: usize = HOLES * SIZES + LEFT;

/// A network in floating point. What is trained are the differences between a row and the row of one
/// seed less, so that rare sizes of a hole learn from smaller ones.
struct Model<const H: usize> {
    /// The differences, then the heads, each with its bias at the end.
    weights: Vec<f32>,
    /// The rows, the sums of these differences.
    rows: Vec<[f32; H]>,
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
    }

    /// A number from -1 to 1.
    fn number(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 23) as f32 - 1.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }
}

/// The first row of each hole and of the seeds left, and how many rows they have.
fn groups() -> impl Iterator<Item = (usize, usize)> {
    (0..HOLES).map(|hole| (hole * SIZES, SIZES)).chain([(HOLES * SIZES, LEFT)])
}

impl<const H: usize> Model<H> {
    const HEAD: usize = ROWS * H;
    const SIZE: usize = ROWS * H + HEADS * (H + 1);

    fn new(random: &mut Random) -> Model<H> {
        let mut weights = vec![0.0; Self::SIZE];
        for hole in 0..HOLES {
            for unit in 0..H {
                let slope = random.number() * 0.15;
                for size in 1..SIZES {
                    weights[(hole * SIZES + size) * H + unit] =
                        (slope + 0.1 * random.number()) / (1.0 + size as f32 / 8.0);
                }
            }
        }
        let scale = 2.0 / (H as f32).sqrt();
        let first: Vec<f32> = (0..H).map(|_| random.number() * scale).collect();
        for head in 0..HEADS {
            weights[Self::HEAD + head * (H + 1)..][..H].copy_from_slice(&first);
        }
        for unit in 0..H {
            weights[HOLES * SIZES * H + unit] = 0.5 * random.number() + 0.25;
        }
        let mut model = Model { weights, rows: vec![[0.0; H]; ROWS] };
        model.sum_up();
        model
    }

    /// Computes the rows.
    fn sum_up(&mut self) {
        for (first, count) in groups() {
            let mut sum = [0.0; H];
            for at in first..first + count {
                for (sum, step) in sum.iter_mut().zip(&self.weights[at * H..][..H]) {
                    *sum += step;
                }
                self.rows[at] = sum;
            }
        }
    }

    /// The rows of a position, and where its head begins.
    fn inputs(sample: &NetworkSample) -> ([usize; HOLES + 1], usize) {
        let left: usize = sample.holes.iter().map(|seeds| usize::from(*seeds)).sum();
        let row = |at: usize| match sample.holes.get(at) {
            Some(seeds) => at * SIZES + usize::from(*seeds).min(SIZES - 1),
            None => HOLES * SIZES + left.min(LEFT - 1),
        };
        let head = Self::HEAD + phase(left as u16) * (H + 1);
        (std::array::from_fn(row), head)
    }

    /// The hidden units above zero, and the estimate.
    fn estimate(&self, rows: &[usize; HOLES + 1], head: usize) -> ([f32; H], f32) {
        let mut units = [0.0; H];
        for row in rows {
            for (unit, weight) in units.iter_mut().zip(&self.rows[*row]) {
                *unit += weight;
            }
        }
        let head = &self.weights[head..][..H + 1];
        let mut products = [0.0; H];
        for ((product, unit), weight) in products.iter_mut().zip(&mut units).zip(head) {
            *unit = unit.max(0.0);
            *product = *unit * weight;
        }
        (units, head[H] + products.iter().sum::<f32>())
    }

    /// Adds the gradient of one position; returns its error.
    fn add_gradient(&self, sample: &NetworkSample, gradient: &mut Gradient<H>) -> f32 {
        let (rows, head) = Self::inputs(sample);
        let (units, estimate) = self.estimate(&rows, head);
        let error = estimate - sample.gain;
        let slope = error.clamp(-HUBER, HUBER);
        let mut back = [0.0; H];
        let weights = &self.weights[head..][..H];
        for ((back, unit), weight) in back.iter_mut().zip(&units).zip(weights) {
            *back = if *unit > 0.0 { slope * weight } else { 0.0 };
        }
        let head = &mut gradient.weights[head..][..H + 1];
        for (gradient, unit) in head.iter_mut().zip(&units) {
            *gradient += slope * unit;
        }
        head[H] += slope;
        for row in rows {
            for (gradient, back) in gradient.rows[row].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        error
    }

    /// The network in whole numbers; `None` if a weight is too large for them.
    fn network(&self) -> Option<Network<H>> {
        let whole = |weight: f32, one: i32| {
            let weight = (weight * one as f32).round();
            (weight.abs() <= f32::from(i16::MAX)).then_some(weight as i16)
        };
        let row = |weights: &[f32], one: i32| -> Option<[i16; H]> {
            let mut row = [0; H];
            for (to, from) in row.iter_mut().zip(weights) {
                *to = whole(*from, one)?;
            }
            Some(row)
        };
        let mut network = Network::EMPTY;
        let to = network.holes.iter_mut().flatten().chain(&mut network.left);
        for (to, from) in to.zip(&self.rows) {
            *to = row(from, UNIT)?;
        }
        for (at, head) in network.heads.iter_mut().enumerate() {
            let from = &self.weights[Self::HEAD + at * (H + 1)..][..H + 1];
            let bias = (from[H] * (UNIT * WEIGHT) as f32).round() as i32;
            *head = Head { weights: row(&from[..H], WEIGHT)?, bias };
        }
        Some(network)
    }
}

/// The gradient of a batch.
struct Gradient<const H: usize> {
    /// By the rows.
    rows: Vec<[f32; H]>,
    /// By the weights of the model.
    weights: Vec<f32>,
}

impl<const H: usize> Gradient<H> {
    fn clear(&mut self) {
        self.rows.fill([0.0; H]);
        self.weights.fill(0.0);
    }

    /// A difference is part of all rows from its own on. Divides by the size of the batch.
    fn sum_up(&mut self, batch: usize) {
        for (first, count) in groups() {
            let mut sum = [0.0; H];
            for at in (first..first + count).rev() {
                for (sum, part) in sum.iter_mut().zip(&self.rows[at]) {
                    *sum += part;
                }
                self.weights[at * H..][..H].copy_from_slice(&sum);
            }
        }
        self.weights.iter_mut().for_each(|part| *part /= batch as f32);
    }
}

/// Adam: the running means of each gradient and of its square.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// 1 less the parts of the means that the gradients so far have not filled.
    filled: [f32; 2],
}

impl Adam {
    const KEEP: [f32; 2] = [0.9, 0.999];

    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        let [keep, keep_square] = Adam::KEEP;
        for (filled, keep) in self.filled.iter_mut().zip(Adam::KEEP) {
            *filled = *filled * keep + (1.0 - keep);
        }
        let [filled, filled_square] = self.filled;
        let means = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, gradient), (mean, square)) in weights.iter_mut().zip(gradient).zip(means) {
            *mean = keep * *mean + (1.0 - keep) * gradient;
            *square = keep_square * *square + (1.0 - keep_square) * gradient * gradient;
            *weight -= rate * (*mean / filled) / ((*square / filled_square).sqrt() + 1e-8);
        }
    }
}

/// Trains a network and returns its file. `None` if its numbers do not fit into a file, which only
/// strange positions cause. `report` gets each epoch with its root mean square error, in seeds.
pub fn train(
    samples: &[NetworkSample],
    training: &Training,
    report: &mut dyn FnMut(u32, f64),
) -> Option<Vec<u8>> {
    match training.units {
        NetworkUnits::Few => Some(train_units::<32>(samples, training, report)?.to_bytes()),
        NetworkUnits::Many => Some(train_units::<64>(samples, training, report)?.to_bytes()),
    }
}

fn train_units<const H: usize>(
    samples: &[NetworkSample],
    training: &Training,
    report: &mut dyn FnMut(u32, f64),
) -> Option<Network<H>> {
    let mut random = Random(training.seed);
    let mut model = Model::<H>::new(&mut random);
    let size = Model::<H>::SIZE;
    let mut adam = Adam { means: vec![0.0; size], squares: vec![0.0; size], filled: [0.0; 2] };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut gradient = Gradient { rows: vec![[0.0; H]; ROWS], weights: vec![0.0; size] };
    let steps = samples.len().div_ceil(BATCH) as f32 * training.epochs as f32;
    let mut done = 0.0;
    for epoch in 1..=training.epochs {
        for at in (1..order.len()).rev() {
            order.swap(at, random.below(at + 1));
        }
        let mut squares = 0.0;
        for batch in order.chunks(BATCH) {
            gradient.clear();
            for at in batch {
                squares += f64::from(model.add_gradient(&samples[*at], &mut gradient).powi(2));
            }
            gradient.sum_up(batch.len());
            let rest: f32 = 1.0 - done / steps;
            adam.step(&mut model.weights, &gradient.weights, RATE * rest * rest.sqrt());
            model.sum_up();
            done += 1.0;
        }
        report(epoch, (squares / samples.len() as f64).sqrt());
    }
    model.network().filter(Network::fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRAINING: Training = Training { units: NetworkUnits::Few, epochs: 1, seed: 1 };

    /// Positions whose mover gains half of his seeds in A, more with many seeds in B.
    fn samples() -> Vec<NetworkSample> {
        let mut random = Random(7);
        let sample = |_| {
            let holes: [u8; HOLES] = std::array::from_fn(|_| random.below(9) as u8);
            let many = f32::from(u8::from(holes[1] > 5));
            NetworkSample { holes, gain: f32::from(holes[0]) * 0.5 + many }
        };
        (0..2_000).map(sample).collect()
    }

    #[test]
    fn training_learns_what_positions_are_worth() {
        let mut errors = Vec::new();
        let training = Training { epochs: 12, ..TRAINING };
        train_units::<8>(&samples(), &training, &mut |_, error| errors.push(error))
            .expect("a network");
        assert_eq!(errors.len(), 12);
        // Whoever always guesses the mean has an error of 1.4 seeds.
        assert!(errors[0] > 1.5 && errors[11] < 0.9, "{errors:?}");
    }

    #[test]
    fn the_same_positions_give_the_same_file_byte_by_byte() {
        let file = |seed| {
            let training = Training { seed, ..TRAINING };
            train_units::<4>(&samples(), &training, &mut |_, _| {}).expect("a network").to_bytes()
        };
        let bytes = file(1);
        assert_eq!(bytes, file(1));
        assert_ne!(bytes, file(2));
        // The checksum of this file on every machine (FNV-1a).
        let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325_u64, |sum, byte| {
            (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3)
        });
        assert_eq!(sum, 0x26A0_748B_3AC0_80C3, "{sum:#X}");
    }

    #[test]
    fn without_positions_the_network_is_the_first_one() {
        let network = train_units::<4>(&[], &TRAINING, &mut |_, _| {}).expect("a network");
        assert_eq!(Network::read(&network.to_bytes()), Some(network));
    }
}
