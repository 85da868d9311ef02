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
/// The pots that are counted: with as many seeds or more.
const COUNTED: [usize; 5] = [1, 2, 3, 6, 12];

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

/// Seeds of a pot that have a worth of their own: more than any board holds.
const SEEDS: usize = 128;

/// The weights of a game; and all that a pot adds to an estimate, laid out by the pot's place in
/// its row and its seeds, so that a position is judged by twelve looks at a table.
struct Weighed {
    weights: Terms,
    pots: [[Value; SEEDS]; 6],
}

impl Weighed {
    const fn new(weights: Terms) -> Weighed {
        let mut pots = [[0; SEEDS]; 6];
        let mut at = 0;
        while at < 6 {
            let mut seeds = 0;
            while seeds < SEEDS {
                let mut worth = seeds as Value * weights[6 + at];
                let mut step = 0;
                while step < COUNTED.len() {
                    if seeds >= COUNTED[step] {
                        worth += weights[1 + step];
                    }
                    step += 1;
                }
                if seeds == 6 - at {
                    worth += weights[12];
                }
                pots[at][seeds] = worth;
                seeds += 1;
            }
            at += 1;
        }
        Weighed { weights, pots }
    }

    /// What a row adds.
    #[inline]
    fn row(&self, row: u64) -> Value {
        let worth = |at: usize| self.pots[at][(row >> (8 * at)) as usize % SEEDS];
        (0..6).map(worth).sum()
    }
}

/// A game whose pots are weighed.
trait Weighs {
    /// Its weights, as its options have them.
    fn weighed(&self) -> &'static Weighed;
}

/// What the five games on two rows share.
macro_rules! two_rows {
    ($circles:literal) => {
        const CIRCLES: bool = $circles;
        const TERMS: &'static [&'static str] = &NAMES;
        type Terms = Terms;
        type Entries = Narrow;

        #[inline]
        fn terms(&self, state: &TwoRows) -> Terms {
            mover_less_other(state.to_move(), |side| side_terms(state, side))
        }

        #[inline]
        fn weights(&self) -> &'static [Terms] {
            std::slice::from_ref(&self.weighed().weights)
        }

        #[inline]
        fn sum(&self, state: &TwoRows) -> Value {
            let (weighed, mover) = (self.weighed(), state.to_move());
            let rows = weighed.row(state.row(mover)) - weighed.row(state.row(mover.other()));
            weighed.weights[0] + rows
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

impl Weighs for Awale {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed =
            Weighed::new([-317, 979, 118, 125, -481, 2168, -6, 27, 0, 2, -31, -114, -154]);
        &WEIGHED
    }
}

impl Judge for Awale {
    two_rows!(true);

    fn given_away(&self) -> Value {
        45
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

impl Weighs for Owari {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed =
            Weighed::new([-324, 887, 229, -9, -432, 2480, 99, 59, 45, -4, 19, -44, -121]);
        &WEIGHED
    }
}

impl Judge for Owari {
    two_rows!(true);

    fn given_away(&self) -> Value {
        45
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Basic {
    /// Who empties his row takes all with `clearer`; with `owner` each keeps his side.
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static CLEARER: Weighed =
            Weighed::new([381, -259, -185, 650, -225, -1320, 256, 80, 32, 2, 37, 204, 1640]);
        static OWNER: Weighed =
            Weighed::new([-124, 1113, 337, -1273, -2824, 3092, 687, 446, 344, 318, 336, 626, 264]);
        match self.sweep {
            Sweep::Clearer => &CLEARER,
            Sweep::Owner => &OWNER,
        }
    }
}

impl Judge for Basic {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    fn given_away(&self) -> Value {
        250
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Ayoayo {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed =
            Weighed::new([256, 458, 29, -384, 71, 97, 21, 86, 87, 56, 29, 20, -33]);
        &WEIGHED
    }
}

impl Judge for Ayoayo {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    fn given_away(&self) -> Value {
        150
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Giuthi {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed =
            Weighed::new([-20, -188, 3353, 742, -629, -1683, 184, 102, 137, 140, 109, 132, 265]);
        &WEIGHED
    }
}

impl Judge for Giuthi {
    two_rows!(true);

    fn given_away(&self) -> Value {
        150
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::each_game;
    use crate::rules::{GameName, Ruleset};

    #[test]
    fn pots_looked_up_are_worth_their_terms() {
        use GameName::*;
        for (game, preset) in [
            (Awale, None),
            (Owari, None),
            (Basic, None),
            (Basic, Some("kalah")),
            (Ayoayo, None),
            (Giuthi, None),
        ] {
            let mut ruleset = Ruleset::new(game);
            if let Some(preset) = preset {
                ruleset.set("preset", preset).expect("a preset");
            }
            let mut position = ruleset.start();
            for turn in 0..60 {
                let moves = position.moves();
                let Some(mv) = moves.get(turn * 7 % moves.len().max(1)) else { break };
                position = position.play_unchecked(mv);
                each_game!(&position, game, state => same_sum(*game, state));
            }
        }
    }

    fn same_sum<G: Judge>(game: G, state: &G::State) {
        let plain: Value = game
            .terms(state)
            .as_ref()
            .iter()
            .zip(game.weights()[game.phase(state)].as_ref())
            .map(|(term, weight)| term * weight)
            .sum();
        assert_eq!(game.sum(state), plain);
    }
}
