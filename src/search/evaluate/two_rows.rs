//! What the search asks of the five games on two rows.

use super::super::rank::rank;
use super::super::score::Value;
use super::super::tables::{Bounds, Tables};
use super::super::transpositions::Narrow;
use super::pots::{self, Terms, Weighed};
use super::{Judge, Shortcuts, shared, stored, weights};
use crate::rules::awale::Awale;
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::{Basic, Sweep};
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::{BySide, Share, Side, TwoRows};

/// Bits of a store in a key.
const STORE_BITS: u32 = 6;

/// A game whose pots are weighed.
trait Weighs {
    /// Its weights, as its options have them.
    fn weighed(&self) -> &'static Weighed;
}

/// What the five games on two rows share.
macro_rules! two_rows {
    ($circles:literal) => {
        const CIRCLES: bool = $circles;
        type Terms = Terms;
        type Entries = Narrow;

        fn term_names() -> Vec<String> {
            pots::names()
        }

        fn terms(&self, state: &TwoRows) -> Terms {
            pots::terms(state)
        }

        fn phase(&self, state: &TwoRows) -> usize {
            pots::phase(self.left(state))
        }

        fn weights(&self) -> &'static [Terms] {
            self.weighed().weights()
        }

        #[inline]
        fn sum(&self, state: &TwoRows) -> Value {
            self.weighed().sum(state, self.left(state))
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
        static WEIGHED: Weighed = Weighed::new(weights::AWALE);
        &WEIGHED
    }
}

impl Judge for Awale {
    two_rows!(true);

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
        static WEIGHED: Weighed = Weighed::new(weights::OWARI);
        &WEIGHED
    }
}

impl Judge for Owari {
    two_rows!(true);

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Basic {
    /// Who empties his row takes all with `clearer`; with `owner` each keeps his side.
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static CLEARER: Weighed = Weighed::new(weights::BASIC);
        static OWNER: Weighed = Weighed::new(weights::KALAH);
        match self.sweep {
            Sweep::Clearer => &CLEARER,
            Sweep::Owner => &OWNER,
        }
    }
}

impl Judge for Basic {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Ayoayo {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed = Weighed::new(weights::AYOAYO);
        &WEIGHED
    }
}

impl Judge for Ayoayo {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Weighs for Giuthi {
    #[inline]
    fn weighed(&self) -> &'static Weighed {
        static WEIGHED: Weighed = Weighed::new(weights::GIUTHI);
        &WEIGHED
    }
}

impl Judge for Giuthi {
    two_rows!(true);

    /// The rank, with the size of a shortened board above it. A layout chooses among sizes only with
    /// fewer than 18 seeds a side, so that ranks which meet there are below C(46, 12) < 2^36.
    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state) ^ ((6 - state.pots()) as u64) << 44
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::contract::Game;
    use crate::rules::position::each_game;
    use crate::rules::{GameName, Ruleset, Setup};

    #[test]
    fn boards_of_different_size_have_different_keys() {
        let game = Giuthi::default();
        let key = |text: &str| {
            let setup = Setup::parse(GameName::Giuthi, text).expect("a position string");
            game.key(&game.lay_out(&setup))
        };
        // The same seeds in the same places: worth -12 and 4, 2 and -4.
        for (four, three) in [
            ("0,0,4,0/0,3,1,0 30-34 S", "0,0,4/0,3,1 30-34 S"),
            ("2,0,3,0/4,0,1,0 30-32 S", "2,0,3/4,0,1 30-32 S"),
        ] {
            assert_ne!(key(four), key(three), "{four}, {three}");
        }
        // However full a board was set up, the key has room in an entry.
        for full in ["18,18/18,18 0-0 S", "9,9,9,9/9,9,9,9 0-0 S", "72,0,0,0,0,0/0,0,0,0,0,0 0-0 S"]
        {
            assert!(key(full) < 1 << 47, "{full}");
        }
    }

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
