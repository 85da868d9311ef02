//! What the search asks of the five games on two rows.

use super::super::rank::rank;
use super::super::score::Value;
use super::super::tables::{Bounds, Tables};
use super::super::transpositions::Narrow;
use super::{Judge, Shortcuts, mover_less_other, shared, stored};
use crate::rules::awale::Awale;
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::{Basic, Sweep};
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::{BySide, Share, Side, TwoRows};

/// Bits of a store in a key.
const STORE_BITS: u32 = 6;

/// What can be counted on two rows.
const TERMS: usize = 13;
type Terms = [Value; TERMS];

const NAMES: [&str; TERMS] = [
    "to move",
    "pots with 1 or more",
    "pots with 2 or more",
    "pots with 3 or more",
    "pots with 6 or more",
    "pots with 12 or more",
    "seeds in A",
    "seeds in B",
    "seeds in C",
    "seeds in D",
    "seeds in E",
    "seeds in F",
    "pots that end in the store",
];

/// What one side counts.
#[inline]
fn side_terms(state: &TwoRows, side: Side) -> Terms {
    let pots = |least| state.pots_with(side, least).len() as Value;
    let row = state.row(side);
    let seeds = |at: u32| (row >> (8 * at) & 0xFF) as Value;
    // A pot whose last seed falls in the own store where that is sown into.
    let again = (0..6).filter(|at| seeds(*at) == 6 - *at as Value).count() as Value;
    [
        1,
        pots(1),
        pots(2),
        pots(3),
        pots(6),
        pots(12),
        seeds(0),
        seeds(1),
        seeds(2),
        seeds(3),
        seeds(4),
        seeds(5),
        again,
    ]
}

/// What the five games on two rows share.
macro_rules! two_rows {
    ($circles:literal) => {
        const CIRCLES: bool = $circles;
        const TERMS: &'static [&'static str] = &NAMES;
        type Terms = Terms;
        type Transpositions = Narrow;

        #[inline]
        fn terms(&self, state: &TwoRows) -> Terms {
            mover_less_other(state.to_move(), |side| side_terms(state, side))
        }

        #[inline]
        fn look_up(&self, tables: &Tables, state: &TwoRows, fresh: bool) -> Option<Bounds> {
            if fresh { tables.fresh(state) } else { tables.lookup(state) }
        }

        #[inline]
        fn stores(&self, state: &TwoRows) -> BySide<u16> {
            state.stores()
        }

        #[inline]
        fn repeated(&self, state: &TwoRows, share: Share) -> Value {
            let mover = state.to_move();
            let own = state.on_side(mover);
            shared(self.balance(state), own, state.on_side(mover.other()), share)
        }

        fn left(&self, state: &TwoRows) -> u16 {
            state.on_side(Side::South) + state.on_side(Side::North)
        }

        #[inline]
        fn progress(&self, before: &TwoRows, after: &TwoRows, side: Side) -> Value {
            stored(before.stores(), after.stores(), side)
        }
    };
}

impl Judge for Awale {
    two_rows!(true);

    fn given_away(&self) -> Value {
        45
    }

    #[inline]
    fn weights(&self) -> &'static [Terms] {
        &[[-317, 979, 118, 125, -481, 2168, -6, 27, 0, 2, -31, -114, -154]]
    }

    /// With `stop-at-majority` the stores decide when the game ends; the seeds on the board and
    /// one store tell the other.
    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        let rank = rank(state);
        if self.stop_at_majority {
            rank << STORE_BITS | state.stores()[state.to_move()] as u64
        } else {
            rank
        }
    }
}

impl Judge for Owari {
    two_rows!(true);

    fn given_away(&self) -> Value {
        45
    }

    #[inline]
    fn weights(&self) -> &'static [Terms] {
        &[[-324, 887, 229, -9, -432, 2480, 99, 59, 45, -4, 19, -44, -121]]
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Basic {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    fn given_away(&self) -> Value {
        300
    }

    /// Who empties his row takes all with `clearer`; with `owner` each keeps his side.
    #[inline]
    fn weights(&self) -> &'static [Terms] {
        match self.sweep {
            Sweep::Clearer => &[[381, -259, -185, 650, -225, -1320, 256, 80, 32, 2, 37, 204, 1640]],
            Sweep::Owner => {
                &[[-124, 1113, 337, -1273, -2824, 3092, 687, 446, 344, 318, 336, 626, 264]]
            }
        }
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Ayoayo {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    fn given_away(&self) -> Value {
        250
    }

    #[inline]
    fn weights(&self) -> &'static [Terms] {
        &[[256, 458, 29, -384, 71, 97, 21, 86, 87, 56, 29, 20, -33]]
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Giuthi {
    two_rows!(true);

    fn given_away(&self) -> Value {
        150
    }

    #[inline]
    fn weights(&self) -> &'static [Terms] {
        &[[-20, -188, 3353, 742, -629, -1683, 184, 102, 137, 140, 109, 132, 265]]
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}
