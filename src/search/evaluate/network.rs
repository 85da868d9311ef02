//! A small neural network that estimates what the mover still gains on two rows of six holes.
//!
//! The size of each of the twelve holes, and the number of seeds left, choose one row of weights
//! each. The sum of these thirteen rows are the hidden units. A rectifier turns negative units into
//! 0, and the head of the phase adds up the rest with its weights. All numbers are whole, so every
//! machine gets the same estimate.

use super::super::score::{SEED, Value};
use super::features::{PHASES, phase};
use crate::rules::TwoRows;
use crate::rules::contract::GameState;

/// Holes of the board, the mover's first.
pub(in crate::search) const HOLES: usize = 12;
/// Sizes of a hole with weights of their own: 0 to 22 seeds, then 23 or more.
pub(in crate::search) const SIZES: usize = 24;
/// Numbers of seeds left on the board: 0 to 72.
pub(in crate::search) const LEFT: usize = 73;
/// Each phase has a head.
pub(in crate::search) const HEADS: usize = PHASES;
const ROWS: usize = HOLES * SIZES + LEFT + HEADS;

/// 1.0 in a hidden unit.
pub(in crate::search) const UNIT: i32 = 256;
/// One seed for each 1.0 of a hidden unit, in the weights of a head.
pub(in crate::search) const WEIGHT: i32 = 1024;

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"ketenet1";

/// A network with `H` hidden units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network<const H: usize> {
    pub(in crate::search) holes: [[[i16; H]; SIZES]; HOLES],
    pub(in crate::search) left: [[i16; H]; LEFT],
    pub(in crate::search) heads: [Head<H>; HEADS],
}

/// What the hidden units add to the estimate in one phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::search) struct Head<const H: usize> {
    pub(in crate::search) weights: [i16; H],
    pub(in crate::search) bias: i32,
}

impl<const H: usize> Network<H> {
    pub(in crate::search) const EMPTY: Network<H> = Network {
        holes: [[[0; H]; SIZES]; HOLES],
        left: [[0; H]; LEFT],
        heads: [Head { weights: [0; H], bias: 0 }; HEADS],
    };

    /// What the mover still gains, in hundredths of a seed.
    #[inline]
    pub(super) fn gain(&self, state: &TwoRows, material: u16) -> Value {
        let mover = state.to_move();
        let mut units = self.left[(material as usize).min(LEFT - 1)];
        let (sides, _) = self.holes.as_chunks::<6>();
        for (side, holes) in [mover, mover.other()].into_iter().zip(sides) {
            let row = state.row(side);
            for (at, sizes) in holes.iter().enumerate() {
                let seeds = (row >> (8 * at)) as usize & 0xFF;
                for (unit, weight) in units.iter_mut().zip(&sizes[seeds.min(SIZES - 1)]) {
                    *unit = unit.wrapping_add(*weight);
                }
            }
        }
        let Head { weights, bias } = &self.heads[phase(material)];
        let products =
            units.iter().zip(weights).map(|(unit, weight)| (*unit).max(0) as i32 * *weight as i32);
        products.fold(*bias, i32::wrapping_add) / (UNIT * WEIGHT / SEED)
    }

    /// The file of this network.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((H as u16).to_le_bytes());
        let rows = self.holes.iter().flatten().chain(&self.left);
        let rows = rows.chain(self.heads.iter().map(|head| &head.weights));
        bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(self.heads.iter().flat_map(|head| head.bias.to_le_bytes()));
        bytes
    }

    /// Reads a file; of a smaller network the missing hidden units do nothing. `None` if it is no
    /// network or a larger one, or if a board could make its sums overflow.
    pub fn read(bytes: &[u8]) -> Option<Network<H>> {
        let (units, bytes) = bytes.strip_prefix(&MAGIC)?.split_first_chunk()?;
        let units = usize::from(u16::from_le_bytes(*units));
        if units > H || bytes.len() != 2 * ROWS * units + 4 * HEADS {
            return None;
        }
        let (weights, biases) = bytes.split_at(2 * ROWS * units);
        let mut weights = weights.as_chunks().0.iter();
        let mut network = Network::EMPTY;
        let rows = network.holes.iter_mut().flatten().chain(&mut network.left);
        for row in rows.chain(network.heads.iter_mut().map(|head| &mut head.weights)) {
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
        let mut totals = self.heads.map(|head| i64::from(head.bias).abs());
        for unit in 0..H {
            let [mut least, mut most] = range(&self.left, unit);
            for hole in &self.holes {
                let [low, high] = range(hole, unit);
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
    use super::*;
    use crate::rules::{GameName, Setup};

    fn state(text: &str) -> TwoRows {
        TwoRows::lay_out(&Setup::parse(GameName::Owari, text).expect("a position string"))
    }

    /// Unit 0 is the mover's seeds in A less a quarter of his opponent's in f, unit 1 is negative.
    fn tiny() -> Network<2> {
        let mut network = Network::EMPTY;
        for size in 0..SIZES {
            network.holes[0][size][0] = size as i16 * 256;
            network.holes[11][size][0] = size as i16 * -64;
            network.holes[3][size][1] = -1;
        }
        network.left[48][0] = 128;
        network.heads[5] = Head { weights: [512, 999], bias: 256 * 1024 };
        network.heads[0] = Head { weights: [-1024, 999], bias: 0 };
        network
    }

    #[test]
    fn a_tiny_network_gives_what_is_computed_by_hand() {
        let network = tiny();
        // 4 seeds in A, 4 in f, 48 left: (4 - 1 + 0.5) * 0.5 + 1 seeds.
        assert_eq!(network.gain(&state("4,4,4,4,4,4/4,4,4,4,4,4 0-0 S"), 48), 275);
        // 2 seeds in a, 1 in F, 3 left: -(2 - 0.25) seeds.
        assert_eq!(network.gain(&state("0,0,0,0,0,1/2,0,0,0,0,0 20-25 N"), 3), -175);
        // 40 seeds count as 23; the opponent has 5 in f.
        assert_eq!(network.gain(&state("40,0,0,0,0,0/0,0,0,0,0,5 3-0 S"), 45), 1187);
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
        assert_eq!(large.gain(&state, 46), small.gain(&state, 46));
        assert_ne!(large.gain(&state, 46), 0);
    }

    #[test]
    fn a_network_whose_sums_could_overflow_is_refused() {
        let read = |network: Network<2>| Network::<2>::read(&network.to_bytes());
        let mut network = tiny();
        network.holes[4][9][0] = i16::MAX;
        assert_eq!(read(network), None, "a hidden unit");
        let mut network = tiny();
        network.heads[2].bias = i32::MAX;
        network.heads[2].weights[0] = 1;
        assert_eq!(read(network), None, "the estimate");
    }
}
