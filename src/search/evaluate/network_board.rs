//! What the networks see of each kind of board: groups of rows, of which a position chooses one
//! each.

use super::features::PHASES;
use super::phase;
use crate::rules::bawo::BawoState;
use crate::rules::contract::GameState;
use crate::rules::ring::RingState;
use crate::rules::{Colour, Side, TwoRows};

/// A kind of board with a layout of its own for networks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkBoard {
    /// Two rows of six holes.
    TwoRows,
    /// The two-colour ring.
    Ring,
    /// The four rows of Bawo.
    FourRows,
}

/// A group of rows, for one number, or for two numbers that count together.
#[derive(Clone, Copy, Debug)]
pub(in crate::search) struct RowGroup {
    /// The values of the first number: from 0 to one less; larger ones count as the last.
    pub(in crate::search) first: usize,
    /// The values of the second number, which changes fastest; 1 if there is none.
    pub(in crate::search) second: usize,
}

impl RowGroup {
    const fn of(first: usize) -> RowGroup {
        RowGroup { first, second: 1 }
    }

    pub(in crate::search) const fn rows(self) -> usize {
        self.first * self.second
    }
}

/// The rows that a position chooses, one in each group, and its head.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::search) struct NetworkInputs<const N: usize> {
    pub(in crate::search) rows: [u16; N],
    pub(in crate::search) head: usize,
}

impl<const N: usize> NetworkInputs<N> {
    /// The same for training, where all boards have as many rows; the unused ones are 0.
    pub(in crate::search) fn wide(self) -> NetworkInputs<MOST_GROUPS> {
        let rows = std::array::from_fn(|at| self.rows.get(at).copied().unwrap_or(0));
        NetworkInputs { rows, head: self.head }
    }
}

/// Sizes of a hole with weights of their own, on two and four rows: 0 to 22 seeds, then 23 or more.
const SIZES: usize = 24;
/// The same for each colour of a hole on the ring: 0 to 4 seeds, then 5 or more.
const COLOUR_SIZES: usize = 6;
/// Seeds left on the board: 0 to 72 on two rows, 0 to 64 on the ring.
const TWO_ROWS_LEFT: usize = 73;
const RING_LEFT: usize = 65;
/// Phases of the ring by the seeds left, eight each, and of Bawo by those in both hands.
const RING_PHASES: usize = 8;
const BAWO_PHASES: usize = 7;
/// Extra seeds in hand: 0 to 24.
const HAND: usize = 25;
/// The most holes of any board.
const MOST_HOLES: usize = 32;

/// Two rows: twelve holes, the mover's first, and the seeds left, 0 to 72.
const TWO_ROWS: [RowGroup; 13] = {
    let mut groups = [RowGroup::of(SIZES); 13];
    groups[12] = RowGroup::of(TWO_ROWS_LEFT);
    groups
};
/// The ring: sixteen holes clockwise, of which the mover has the first, the third and so on, and the
/// seeds left, 0 to 64.
const RING: [RowGroup; 17] = {
    let mut groups = [RowGroup { first: COLOUR_SIZES, second: COLOUR_SIZES }; 17];
    groups[16] = RowGroup::of(RING_LEFT);
    groups
};
/// Four rows: the mover's sixteen holes, the opponent's as he sees them, the seeds in both hands, and
/// whose house is open.
const FOUR_ROWS: [RowGroup; MOST_HOLES + 3] = {
    let mut groups = [RowGroup::of(SIZES); MOST_HOLES + 3];
    groups[MOST_HOLES] = RowGroup::of(HAND);
    groups[MOST_HOLES + 1] = RowGroup::of(HAND);
    groups[MOST_HOLES + 2] = RowGroup::of(4);
    groups
};

/// The most groups of a board.
pub(in crate::search) const MOST_GROUPS: usize = FOUR_ROWS.len();

impl NetworkBoard {
    /// Every kind.
    pub(in crate::search) const ALL: [NetworkBoard; 3] =
        [NetworkBoard::TwoRows, NetworkBoard::Ring, NetworkBoard::FourRows];

    /// The first bytes of a file.
    pub(in crate::search) const fn magic(self) -> [u8; 8] {
        match self {
            NetworkBoard::TwoRows => *b"ketenet1",
            NetworkBoard::Ring => *b"ketenetR",
            NetworkBoard::FourRows => *b"ketenetB",
        }
    }

    const fn layout(self) -> &'static [RowGroup] {
        match self {
            NetworkBoard::TwoRows => &TWO_ROWS,
            NetworkBoard::Ring => &RING,
            NetworkBoard::FourRows => &FOUR_ROWS,
        }
    }

    /// The groups and the first row of each.
    pub(in crate::search) fn groups(self) -> impl Iterator<Item = (usize, RowGroup)> {
        self.layout().iter().scan(0, |next, group| {
            let first = *next;
            *next += group.rows();
            Some((first, *group))
        })
    }

    /// Rows of all groups.
    pub(in crate::search) fn rows(self) -> usize {
        self.layout().iter().map(|group| group.rows()).sum()
    }

    /// Phases of the game, each with its own head.
    pub(in crate::search) const fn heads(self) -> usize {
        match self {
            NetworkBoard::TwoRows => PHASES,
            NetworkBoard::Ring => RING_PHASES,
            NetworkBoard::FourRows => BAWO_PHASES,
        }
    }

    /// 1.0 in a hidden unit. With more rows to add up it must be smaller, or the sums would not fit
    /// into 16 bits.
    pub(in crate::search) const fn unit(self) -> i32 {
        match self {
            NetworkBoard::TwoRows => 256,
            NetworkBoard::Ring | NetworkBoard::FourRows => 64,
        }
    }

    /// The size of the first steps of training, which shrink to 0. With more holes a step changes
    /// every sum more, and large ones would push most hidden units below 0 for good.
    pub(in crate::search) const fn rate(self) -> f32 {
        match self {
            NetworkBoard::TwoRows => 0.02,
            NetworkBoard::Ring => 0.004,
            NetworkBoard::FourRows => 0.002,
        }
    }

    /// In how many ways the holes can be turned round without changing what the mover gains.
    pub(in crate::search) const fn rotations(self) -> usize {
        match self {
            NetworkBoard::Ring => 8,
            NetworkBoard::TwoRows | NetworkBoard::FourRows => 1,
        }
    }
}

/// The rows of a position on two rows of six holes.
#[inline]
pub(in crate::search) fn two_row_inputs(state: &TwoRows) -> NetworkInputs<13> {
    let mover = state.to_move();
    let material = state.on_side(Side::South) + state.on_side(Side::North);
    let [own, other] = [mover, mover.other()].map(|side| state.row(side).to_le_bytes());
    let rows = std::array::from_fn(|at| {
        let seeds = match at {
            0..6 => own[at],
            6..12 => other[at - 6],
            _ => return (12 * SIZES) as u16 + material.min(TWO_ROWS_LEFT as u16 - 1),
        };
        (at * SIZES + (seeds as usize).min(SIZES - 1)) as u16
    });
    NetworkInputs { rows, head: phase(material) }
}

/// The rows of a position on the ring.
#[inline]
pub(in crate::search) fn ring_inputs(state: &RingState) -> NetworkInputs<17> {
    let turn = 8 * state.to_move().index() as u32;
    let [red, blue] =
        Colour::ALL.map(|colour| state.seeds(colour).rotate_right(turn).to_le_bytes());
    let material = state.on_side(Side::South) + state.on_side(Side::North);
    let count = |seeds: u8| (seeds as usize).min(COLOUR_SIZES - 1);
    let rows = std::array::from_fn(|at| match at {
        0..16 => ((at * COLOUR_SIZES + count(red[at])) * COLOUR_SIZES + count(blue[at])) as u16,
        _ => (16 * COLOUR_SIZES * COLOUR_SIZES) as u16 + material.min(RING_LEFT as u16 - 1),
    });
    NetworkInputs { rows, head: (material.saturating_sub(1) as usize / 8).min(RING_PHASES - 1) }
}

/// The rows of a position of Bawo.
#[inline]
pub(in crate::search) fn four_row_inputs(state: &BawoState) -> NetworkInputs<35> {
    const FIRST_HAND: usize = MOST_HOLES * SIZES;
    let mover = state.to_move();
    let [own, other] = [mover, mover.other()].map(|side| state.ring(side));
    let hands = [mover, mover.other()].map(|side| state.extra_of(side) as usize);
    let houses = [mover, mover.other()].map(|side| state.has_house(side) as usize);
    let rows = std::array::from_fn(|at| {
        let row = match at {
            0..16 => at * SIZES + (own[at] as usize).min(SIZES - 1),
            16..32 => at * SIZES + (other[at - 16] as usize).min(SIZES - 1),
            32 => FIRST_HAND + hands[0].min(HAND - 1),
            33 => FIRST_HAND + HAND + hands[1].min(HAND - 1),
            _ => FIRST_HAND + 2 * HAND + houses[0] + 2 * houses[1],
        };
        row as u16
    });
    NetworkInputs { rows, head: (hands[0] + hands[1]).div_ceil(8).min(BAWO_PHASES - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Setup};

    fn state<S: GameState>(game: GameName, text: &str) -> S {
        S::lay_out(&Setup::parse(game, text).expect("a position string"))
    }

    #[test]
    fn every_position_chooses_one_row_of_each_group() {
        let starts = [GameName::Owari, GameName::Ring, GameName::BawoAdvanced];
        for (board, game) in NetworkBoard::ALL.into_iter().zip(starts) {
            let groups: Vec<_> = board.groups().collect();
            let start = crate::rules::Ruleset::new(game).start();
            let inputs = match board {
                NetworkBoard::TwoRows => two_row_inputs(&GameState::lay_out(&start.setup())).wide(),
                NetworkBoard::Ring => ring_inputs(&GameState::lay_out(&start.setup())).wide(),
                NetworkBoard::FourRows => {
                    four_row_inputs(&GameState::lay_out(&start.setup())).wide()
                }
            };
            for ((first, group), row) in groups.iter().zip(inputs.rows) {
                assert!((*first..first + group.rows()).contains(&row.into()), "{board:?} {row}");
            }
            assert!(inputs.head < board.heads(), "{board:?}");
        }
    }

    #[test]
    fn the_ring_is_seen_from_the_movers_first_hole_on() {
        let holes = "1R,2B,3R1B,-,-,-,-,-,-,-,-,-,-,-,-,9R";
        let south = ring_inputs(&state(GameName::Ring, &format!("{holes} 20-28 S")));
        assert_eq!(south.rows[..3], [6, 36 + 2, 2 * 36 + 3 * 6 + 1]);
        // Five or more count the same.
        assert_eq!(south.rows[15], 15 * 36 + 5 * 6);
        assert_eq!((south.rows[16], south.head), (16 * 36 + 16, 1));
        let north = ring_inputs(&state(GameName::Ring, &format!("{holes} 20-28 N")));
        assert_eq!(north.rows[..2], [2, 36 + 3 * 6 + 1]);
        assert_eq!(north.rows[14..16], [14 * 36 + 5 * 6, 15 * 36 + 6]);
    }

    #[test]
    fn bawo_is_seen_as_each_side_sees_his_own_rows() {
        let start = "0,0,0,1,8,2,2,0/0,0,0,0,0,0,0,10";
        let other = "0,0,0,0,0,0,0,0/0,0,3,0,0,0,0,0";
        let text = |mover: &str| format!("{other}/{start} 20-9 Hh {mover}");
        let (south, north): (BawoState, BawoState) =
            (state(GameName::BawoAdvanced, &text("S")), state(GameName::BawoAdvanced, &text("N")));
        let (south, north) = (four_row_inputs(&south), four_row_inputs(&north));
        let sizes = |rows: &[u16]| rows.iter().map(|row| row % 24).collect::<Vec<_>>();
        assert_eq!(sizes(&south.rows[..16]), sizes(&north.rows[16..32]));
        assert_eq!(sizes(&south.rows[16..32]), sizes(&north.rows[..16]));
        assert_eq!((south.rows[32], south.rows[33]), (768 + 20, 768 + 25 + 9));
        assert_eq!((north.rows[32], north.rows[33]), (768 + 9, 768 + 25 + 20));
        assert_eq!((south.head, south.rows[34]), (4, 768 + 50 + 3));
    }
}
