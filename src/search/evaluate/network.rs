//! A small neural network that estimates what the mover still gains, or in Bawo what the weights
//! of the features miss.
//!
//! A position chooses one row of weights in each of the groups of its board (`network_board`), for
//! example the row of 4 seeds in the mover's first hole. The sum of these rows are the hidden units.
//! A rectifier turns negative units into 0, and a head, chosen by the phase of the game, adds up the
//! rest with its weights. All numbers are whole, so every machine gets the same estimate.

use super::super::score::{SEED, Value};
use super::network_board::{NetworkBoard, NetworkInputs};

/// One seed for each 1.0 of a hidden unit, in the weights of a head.
pub(in crate::search) const WEIGHT: i32 = 1024;

/// A network with `H` hidden units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network<const H: usize> {
    board: NetworkBoard,
    /// 1.0 in a hidden unit.
    unit: i32,
    /// The rows of all groups.
    pub(in crate::search) rows: Box<[[i16; H]]>,
    pub(in crate::search) heads: Box<[Head<H>]>,
}

/// What the hidden units add to the estimate in one phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) struct Head<const H: usize> {
    pub(in crate::search) weights: [i16; H],
    pub(in crate::search) bias: i32,
}

impl<const H: usize> Network<H> {
    /// A network whose weights are all 0.
    pub(in crate::search) fn empty(board: NetworkBoard) -> Network<H> {
        Network {
            board,
            unit: board.unit(),
            rows: vec![[0; H]; board.rows()].into(),
            heads: vec![Head { weights: [0; H], bias: 0 }; board.heads()].into(),
        }
    }

    /// The board for which it was trained.
    pub fn board(&self) -> NetworkBoard {
        self.board
    }

    /// The sum of what the hidden units add, in hundredths of a seed.
    #[inline]
    pub(super) fn value<const N: usize>(&self, inputs: &NetworkInputs<N>) -> Value {
        let mut units = [0_i16; H];
        for row in inputs.rows {
            for (unit, weight) in units.iter_mut().zip(&self.rows[row as usize]) {
                *unit = unit.wrapping_add(*weight);
            }
        }
        let Head { weights, bias } = &self.heads[inputs.head];
        let products =
            units.iter().zip(weights).map(|(unit, weight)| (*unit).max(0) as i32 * *weight as i32);
        products.fold(*bias, i32::wrapping_add) / (self.unit * WEIGHT / SEED)
    }

    /// The file of this network.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.board.magic().to_vec();
        bytes.extend((H as u16).to_le_bytes());
        let rows = self.rows.iter().chain(self.heads.iter().map(|head| &head.weights));
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.heads.iter().flat_map(|head| head.bias.to_le_bytes()));
        bytes
    }

    /// Reads a file; of a smaller network the missing hidden units do nothing. `None` if it is no
    /// network or a larger one, or if a board could make its sums overflow.
    pub fn read(bytes: &[u8]) -> Option<Network<H>> {
        let (magic, bytes) = bytes.split_first_chunk()?;
        let board = NetworkBoard::ALL.into_iter().find(|board| board.magic() == *magic)?;
        let (units, bytes) = bytes.split_first_chunk()?;
        let units = usize::from(u16::from_le_bytes(*units));
        let weight_bytes = 2 * (board.rows() + board.heads()) * units;
        if units > H || bytes.len() != weight_bytes + 4 * board.heads() {
            return None;
        }
        let (weights, biases) = bytes.split_at(weight_bytes);
        let mut weights = weights.as_chunks().0.iter();
        let mut network = Network::empty(board);
        let heads = network.heads.iter_mut().map(|head| &mut head.weights);
        for row in network.rows.iter_mut().chain(heads) {
            for (weight, bytes) in row[..units].iter_mut().zip(&mut weights) {
                *weight = i16::from_le_bytes(*bytes);
            }
        }
        for (head, bytes) in network.heads.iter_mut().zip(biases.as_chunks().0) {
            head.bias = i32::from_le_bytes(*bytes);
        }
        network.fits().then_some(network)
    }

    /// Whether no position can make a sum overflow.
    pub(in crate::search) fn fits(&self) -> bool {
        let mut totals: Vec<i64> =
            self.heads.iter().map(|head| i64::from(head.bias).abs()).collect();
        for unit in 0..H {
            let [mut least, mut most] = [0, 0];
            for (first, group) in self.board.groups() {
                let [low, high] = range(&self.rows[first..first + group.rows()], unit);
                least += low;
                most += high;
            }
            if least < i16::MIN.into() || most > i16::MAX.into() {
                return false;
            }
            for (total, head) in totals.iter_mut().zip(&self.heads) {
                *total += most.max(0) * i64::from(head.weights[unit]).abs();
            }
        }
        totals.iter().all(|total| *total <= i32::MAX.into())
    }
}

/// The least and the greatest weight of a unit in these rows.
fn range<const H: usize>(rows: &[[i16; H]], unit: usize) -> [i64; 2] {
    rows.iter()
        .map(|row| i64::from(row[unit]))
        .fold([i64::MAX, i64::MIN], |[low, high], weight| [low.min(weight), high.max(weight)])
}

#[cfg(test)]
mod tests {
    use super::super::network_board::two_row_inputs;
    use super::*;
    use crate::rules::contract::GameState;
    use crate::rules::{GameName, Setup, TwoRows};

    fn state(text: &str) -> TwoRows {
        TwoRows::lay_out(&Setup::parse(GameName::Owari, text).expect("a position string"))
    }

    fn gain<const H: usize>(network: &Network<H>, state: &TwoRows) -> Value {
        network.value(&two_row_inputs(state))
    }

    /// Unit 0 is the mover's seeds in A less a quarter of his opponent's in f, unit 1 is negative.
    fn tiny() -> Network<2> {
        let mut network = Network::empty(NetworkBoard::TwoRows);
        for size in 0..24 {
            network.rows[size][0] = size as i16 * 256;
            network.rows[264 + size][0] = size as i16 * -64;
            network.rows[72 + size][1] = -1;
        }
        network.rows[12 * 24 + 48][0] = 128;
        network.heads[5] = Head { weights: [512, 999], bias: 256 * 1024 };
        network.heads[0] = Head { weights: [-1024, 999], bias: 0 };
        network
    }

    #[test]
    fn a_tiny_network_gives_what_is_computed_by_hand() {
        let network = tiny();
        // 4 seeds in A, 4 in f, 48 left: (4 - 1 + 0.5) * 0.5 + 1 seeds.
        assert_eq!(gain(&network, &state("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S")), 275);
        // 2 seeds in a, 1 in F, 3 left: -(2 - 0.25) seeds.
        assert_eq!(gain(&network, &state("0,0,0,0,0,1/2,0,0,0,0,0 20-25 N")), -175);
        // 40 seeds count as 23; the opponent has 5 in f.
        assert_eq!(gain(&network, &state("40,0,0,0,0,0/0,0,0,0,0,5 3-0 S")), 1187);
    }

    #[test]
    fn a_file_holds_the_whole_network() {
        let network = tiny();
        let bytes = network.to_bytes();
        assert_eq!(bytes.len(), 10 + 2 * 2 * (288 + 73 + 6) + 4 * 6);
        assert_eq!(Network::read(&bytes), Some(network));
    }

    #[test]
    fn a_wrong_file_is_refused() {
        let bytes = tiny().to_bytes();
        assert_eq!(Network::<2>::read(&[]), None);
        assert_eq!(Network::<2>::read(&bytes[1..]), None, "cut short");
        assert_eq!(Network::<2>::read(&[&bytes[..], &[0]].concat()), None, "too long");
        assert_eq!(Network::<1>::read(&bytes), None, "more hidden units");
        let mut other = bytes.clone();
        other[7] = b'2';
        assert_eq!(Network::<2>::read(&other), None, "another format");
        for units in [0, 1, 3] {
            let mut size = bytes.clone();
            size[8] = units;
            assert_eq!(Network::<4>::read(&size), None, "{units} units");
        }
    }

    #[test]
    fn a_smaller_network_gives_the_same_in_a_larger_one() {
        let (small, state) = (tiny(), state("9,0,4,2,4,4/4,4,4,4,4,3 2-0 N"));
        let large = Network::<16>::read(&small.to_bytes()).expect("a network");
        assert_eq!(gain(&large, &state), gain(&small, &state));
        assert_ne!(gain(&large, &state), 0);
    }

    #[test]
    fn a_network_whose_sums_could_overflow_is_refused() {
        let read = |network: Network<2>| Network::<2>::read(&network.to_bytes());
        let mut network = tiny();
        network.rows[105][0] = i16::MAX;
        assert_eq!(read(network), None, "a hidden unit");
        let mut network = tiny();
        network.heads[2].bias = i32::MAX;
        network.heads[2].weights[0] = 1;
        assert_eq!(read(network), None, "the estimate");
    }
}
