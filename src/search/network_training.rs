//! Trains a network (`kete tune --network`): Adam on the values of positions, on one thread and in a
//! fixed order, so that the same positions give the same network, byte by byte.

use super::evaluate::Evaluator;
use super::evaluate::network::{Head, Network, WEIGHT};
use super::evaluate::network_board::{MOST_GROUPS, NetworkBoard, NetworkInputs};
use super::score::SEED;
use crate::rules::{Position, each_game};

/// What a network sees of a position, and what it should say of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NetworkSample {
    inputs: NetworkInputs<MOST_GROUPS>,
    /// To what the network adds, in seeds. 0 where it values the mover's gain alone.
    base: f32,
    /// The sum of both as it should be: the mover's gain or, in Bawo, the score, in seeds.
    value: f32,
}

/// The kind of board of a network for this position's game.
pub fn network_board(position: &Position) -> NetworkBoard {
    fn board<G: Evaluator>(_: &G) -> NetworkBoard {
        G::NETWORK_BOARD
    }
    each_game!(position, game, _state => board(game))
}

/// A position that a search gave a score, in hundredths of a seed; `None` if no network can value
/// it.
pub fn network_sample(position: &Position, score: i32) -> Option<NetworkSample> {
    each_game!(position, game, state => sample_of(*game, state, score))
}

fn sample_of<G: Evaluator>(game: G, state: &G::State, score: i32) -> Option<NetworkSample> {
    let seeds = |value: i32| value as f32 / SEED as f32;
    let inputs = game.network_inputs(state)?;
    let base = game.network_base(state);
    Some(match G::IS_BAWO {
        true => NetworkSample { inputs, base: seeds(base), value: seeds(score) },
        false => NetworkSample { inputs, base: 0.0, value: seeds(score - base) },
    })
}

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    /// The board of the positions.
    pub board: NetworkBoard,
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
/// Errors count by their square up to this many seeds, beyond by their size (Huber loss).
const HUBER: f32 = 4.0;
/// In Bawo a value of so many seeds counts as much as half of a win.
const HALF_WON: f32 = 8.0;

/// A network in floating point. What is trained are the differences between a row and the row of one
/// seed less, so that rare sizes of a hole learn from smaller ones.
struct Model<const H: usize> {
    board: NetworkBoard,
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

/// Adds up the rows of each group: to the row of each pair of numbers come the rows of all pairs
/// that are nowhere larger. If `back` is set, of all pairs that are nowhere smaller.
fn add_up<const H: usize>(board: NetworkBoard, rows: &mut [[f32; H]], back: bool) {
    for (first, group) in board.groups() {
        let rows = &mut rows[first..first + group.rows()];
        // Along the first number rows are `group.second` apart.
        for (step, steps) in [(group.second, group.first), (1, group.second)] {
            for at in 0..group.rows() {
                let at = if back { group.rows() - 1 - at } else { at };
                let place = at / step % steps;
                let from = match back {
                    true if place + 1 < steps => at + step,
                    false if place > 0 => at - step,
                    _ => continue,
                };
                let part = rows[from];
                for (sum, part) in rows[at].iter_mut().zip(&part) {
                    *sum += part;
                }
            }
        }
    }
}

impl<const H: usize> Model<H> {
    /// Where the heads begin among the weights.
    fn heads(board: NetworkBoard) -> usize {
        board.rows() * H
    }

    fn size(board: NetworkBoard) -> usize {
        Self::heads(board) + board.heads() * (H + 1)
    }

    fn new(board: NetworkBoard, random: &mut Random) -> Model<H> {
        let mut weights = vec![0.0; Self::size(board)];
        let groups: Vec<_> = board.groups().collect();
        let last = groups.last().map_or(0, |(first, _)| *first);
        for (first, group) in groups.iter().filter(|(first, _)| *first < last) {
            for unit in 0..H {
                for (step, steps) in [(group.second, group.first), (1, group.second)] {
                    // A group for one number has no second slope.
                    let slope = if steps > 1 { random.number() * 0.15 } else { 0.0 };
                    for size in 1..steps {
                        weights[(first + size * step) * H + unit] =
                            (slope + 0.1 * random.number()) / (1.0 + size as f32 / 8.0);
                    }
                }
            }
        }
        let scale = 2.0 / (H as f32).sqrt();
        let first: Vec<f32> = (0..H).map(|_| random.number() * scale).collect();
        for head in 0..board.heads() {
            weights[Self::heads(board) + head * (H + 1)..][..H].copy_from_slice(&first);
        }
        for unit in 0..H {
            weights[last * H + unit] = 0.5 * random.number() + 0.25;
        }
        let mut model = Model { board, weights, rows: vec![[0.0; H]; board.rows()] };
        model.sum_up();
        model
    }

    /// Computes the rows.
    fn sum_up(&mut self) {
        for (row, steps) in self.rows.iter_mut().zip(self.weights.as_chunks().0) {
            *row = *steps;
        }
        add_up(self.board, &mut self.rows, false);
    }

    /// The rows of a position whose holes are turned round, and where its head begins.
    fn inputs(&self, sample: &NetworkSample, turned: usize) -> ([usize; MOST_GROUPS], usize) {
        let NetworkInputs { rows, head } = sample.inputs;
        let mut rows = rows.map(usize::from);
        if turned > 0 {
            let holes = self.board.groups().count() - 1;
            let all = self.board.groups().last().map_or(0, |(first, _)| first);
            // The mover has every second hole.
            let by = 2 * turned * (all / holes);
            for row in &mut rows[..holes] {
                *row = (*row + by) % all;
            }
        }
        (rows, Self::heads(self.board) + head * (H + 1))
    }

    /// The hidden units above zero, and the estimate.
    fn estimate(&self, rows: &[usize], head: usize) -> ([f32; H], f32) {
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
    fn add_gradient(
        &self,
        sample: &NetworkSample,
        turned: usize,
        gradient: &mut Gradient<H>,
    ) -> f32 {
        let (rows, head) = self.inputs(sample, turned);
        let rows = &rows[..self.board.groups().count()];
        let (units, estimate) = self.estimate(rows, head);
        let (error, slope) = self.error(sample.base + estimate, sample.value);
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
            for (gradient, back) in gradient.rows[*row].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        error
    }

    /// The error of an estimate, and its weight in the gradient.
    fn error(&self, estimate: f32, value: f32) -> (f32, f32) {
        match self.board {
            NetworkBoard::FourRows => {
                // Far from level, seeds matter less.
                let squash = |value: f32| value * HALF_WON / (HALF_WON + value.abs());
                let error = squash(estimate) - squash(value);
                (error, error)
            }
            NetworkBoard::TwoRows | NetworkBoard::Ring => {
                let error = estimate - value;
                (error, error.clamp(-HUBER, HUBER))
            }
        }
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
        let mut network = Network::empty(self.board);
        for (to, from) in network.rows.iter_mut().zip(&self.rows) {
            *to = row(from, self.board.unit())?;
        }
        for (at, head) in network.heads.iter_mut().enumerate() {
            let from = &self.weights[Self::heads(self.board) + at * (H + 1)..][..H + 1];
            let bias = (from[H] * (self.board.unit() * WEIGHT) as f32).round() as i32;
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
    fn sum_up(&mut self, board: NetworkBoard, batch: usize) {
        add_up(board, &mut self.rows, true);
        for (weights, row) in self.weights.as_chunks_mut().0.iter_mut().zip(&self.rows) {
            *weights = *row;
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
    let board = training.board;
    let mut model = Model::<H>::new(board, &mut random);
    let size = Model::<H>::size(board);
    let mut adam = Adam { means: vec![0.0; size], squares: vec![0.0; size], filled: [0.0; 2] };
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut gradient = Gradient { rows: vec![[0.0; H]; board.rows()], weights: vec![0.0; size] };
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
                let turned = match board.rotations() {
                    1 => 0,
                    ways => random.below(ways),
                };
                let error = model.add_gradient(&samples[*at], turned, &mut gradient);
                squares += f64::from(error.powi(2));
            }
            gradient.sum_up(board, batch.len());
            let rest: f32 = 1.0 - done / steps;
            adam.step(&mut model.weights, &gradient.weights, board.rate() * rest * rest.sqrt());
            model.sum_up();
            done += 1.0;
        }
        report(epoch, (squares / samples.len() as f64).sqrt());
    }
    model.network().filter(Network::fits)
}

#[cfg(test)]
mod tests {
    use super::super::evaluate::phase;
    use super::*;

    const TRAINING: Training =
        Training { board: NetworkBoard::TwoRows, units: NetworkUnits::Few, epochs: 1, seed: 1 };

    /// Positions whose mover gains half of his seeds in A, more with many seeds in B.
    fn samples() -> Vec<NetworkSample> {
        let mut random = Random(7);
        let sample = |_| {
            let holes: [u8; 12] = std::array::from_fn(|_| random.below(9) as u8);
            let many = f32::from(u8::from(holes[1] > 5));
            let left: u16 = holes.iter().map(|seeds| u16::from(*seeds)).sum();
            let rows = std::array::from_fn(|at| match at {
                0..12 => at as u16 * 24 + u16::from(holes[at]),
                12 => 12 * 24 + left.min(72),
                _ => 0,
            });
            let inputs = NetworkInputs { rows, head: phase(left) };
            NetworkSample { inputs, base: 0.0, value: f32::from(holes[0]) * 0.5 + many }
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
    fn turned_positions_of_the_ring_stay_positions_of_the_same_mover() {
        let model = Model::<4>::new(NetworkBoard::Ring, &mut Random(1));
        let rows = std::array::from_fn(|at| match at {
            0..16 => (at * 36 + at) as u16,
            16 => 16 * 36 + 30,
            _ => 0,
        });
        let inputs = NetworkInputs { rows, head: 0 };
        let sample = NetworkSample { inputs, base: 0.0, value: 0.0 };
        let (turned, _) = model.inputs(&sample, 3);
        // What was in hole 0 is now in hole 6, what was in hole 11 in hole 1.
        assert_eq!((turned[0], turned[11]), (6 * 36, 36 + 11));
        assert_eq!(turned[16], 16 * 36 + 30);
    }

    #[test]
    fn rows_of_two_numbers_add_up_all_pairs_that_are_nowhere_larger() {
        let mut rows = vec![[1.0_f32; 1]; NetworkBoard::Ring.rows()];
        add_up(NetworkBoard::Ring, &mut rows, false);
        assert_eq!(
            (rows[36], rows[36 + 6], rows[36 + 8], rows[36 + 35]),
            ([1.0], [2.0], [6.0], [36.0])
        );
        let mut rows = vec![[1.0_f32; 1]; NetworkBoard::Ring.rows()];
        add_up(NetworkBoard::Ring, &mut rows, true);
        assert_eq!((rows[36], rows[36 + 35], rows[36 + 28]), ([36.0], [1.0], [4.0]));
    }

    #[test]
    fn without_positions_the_network_is_the_first_one() {
        let network = train_units::<4>(&[], &TRAINING, &mut |_, _| {}).expect("a network");
        assert_eq!(Network::read(&network.to_bytes()), Some(network));
    }
}
