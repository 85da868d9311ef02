//! The evaluation of the five games on two rows.

use super::super::rank::rank;
use super::super::score::Value;
use super::super::tables::{Bounds, TableView};
use super::super::transpositions::Narrow;
use super::features::{self, TwoRowFeatures, WeightTable};
use super::{Evaluator, PruningParams, shared_balance, store_gain, weights};
use crate::rules::awale::Awale;
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::{Basic, Sweep};
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::{BySide, Share, Side, TwoRows};

/// Bits of a store in a key.
const STORE_BITS: u32 = 6;

/// A game with a weight for every hole.
trait HasWeights {
    /// The weights for these options.
    fn weight_table(&self) -> &'static WeightTable;
}

/// The common part of the five games.
macro_rules! two_rows {
    ($can_repeat:literal) => {
        const CAN_REPEAT: bool = $can_repeat;
        type Features = TwoRowFeatures;
        type TtFormat = Narrow;

        fn feature_names() -> Vec<String> {
            features::names()
        }

        fn features(&self, state: &TwoRows) -> TwoRowFeatures {
            features::features(state)
        }

        fn phase(&self, state: &TwoRows) -> usize {
            features::phase(self.material(state))
        }

        fn weights(&self) -> &'static [TwoRowFeatures] {
            self.weight_table().weights()
        }

        #[inline]
        fn weighted_sum(&self, state: &TwoRows) -> Value {
            self.weight_table().weighted_sum(state, self.material(state))
        }

        #[inline]
        fn probe(&self, tables: &TableView, state: &TwoRows, fresh: bool) -> Option<Bounds> {
            if fresh { tables.fresh(state) } else { tables.lookup(state) }
        }

        #[inline]
        fn stores(&self, state: &TwoRows) -> BySide<u16> {
            state.stores()
        }

        #[inline]
        fn repetition_value(&self, state: &TwoRows, share: Share) -> Value {
            let mover = state.to_move();
            let own = state.on_side(mover);
            shared_balance(self.balance(state), own, state.on_side(mover.other()), share)
        }

        fn material(&self, state: &TwoRows) -> u16 {
            state.on_side(Side::South) + state.on_side(Side::North)
        }

        #[inline]
        fn gain(&self, before: &TwoRows, after: &TwoRows, side: Side) -> Value {
            store_gain(before.stores(), after.stores(), side)
        }
    };
}

impl HasWeights for Awale {
    #[inline]
    fn weight_table(&self) -> &'static WeightTable {
        static TABLE: WeightTable = WeightTable::new(weights::AWALE);
        &TABLE
    }
}

impl Evaluator for Awale {
    two_rows!(true);

    /// With `stop-at-majority` the stores decide when the game ends. The seeds on the board and one
    /// store determine the other store.
    #[inline]
    fn tt_key(&self, state: &TwoRows) -> u64 {
        let rank = rank(state);
        if self.stop_at_majority {
            rank << STORE_BITS | state.stores()[state.to_move()] as u64
        } else {
            rank
        }
    }
}

impl HasWeights for Owari {
    #[inline]
    fn weight_table(&self) -> &'static WeightTable {
        static TABLE: WeightTable = WeightTable::new(weights::OWARI);
        &TABLE
    }
}

impl Evaluator for Owari {
    two_rows!(true);

    #[inline]
    fn tt_key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl HasWeights for Basic {
    /// With `clearer` the player who empties his row takes everything left; with `owner` each
    /// player keeps his own side.
    #[inline]
    fn weight_table(&self) -> &'static WeightTable {
        static CLEARER: WeightTable = WeightTable::new(weights::BASIC);
        static OWNER: WeightTable = WeightTable::new(weights::KALAH);
        match self.sweep {
            Sweep::Clearer => &CLEARER,
            Sweep::Owner => &OWNER,
        }
    }
}

impl Evaluator for Basic {
    two_rows!(false);
    const PRUNING: PruningParams = PruningParams::ACYCLIC;

    #[inline]
    fn tt_key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl HasWeights for Ayoayo {
    #[inline]
    fn weight_table(&self) -> &'static WeightTable {
        static TABLE: WeightTable = WeightTable::new(weights::AYOAYO);
        &TABLE
    }
}

impl Evaluator for Ayoayo {
    two_rows!(false);
    const PRUNING: PruningParams = PruningParams::ACYCLIC;

    #[inline]
    fn tt_key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl HasWeights for Giuthi {
    #[inline]
    fn weight_table(&self) -> &'static WeightTable {
        static TABLE: WeightTable = WeightTable::new(weights::GIUTHI);
        &TABLE
    }
}

impl Evaluator for Giuthi {
    two_rows!(true);

    /// The rank, combined with the size of a shortened board. A layout only chooses among sizes
    /// with fewer than 18 seeds a side, so ranks that can meet there are below C(46, 12) < 2^36.
    #[inline]
    fn tt_key(&self, state: &TwoRows) -> u64 {
        rank(state) ^ ((6 - state.holes()) as u64) << 44
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
            game.tt_key(&game.lay_out(&setup))
        };
        // The same seeds in the same holes, on boards of different size: worth -12 and 4, 2 and -4.
        for (four, three) in [
            ("0,0,4,0/0,3,1,0 30-34 S", "0,0,4/0,3,1 30-34 S"),
            ("2,0,3,0/4,0,1,0 30-32 S", "2,0,3/4,0,1 30-32 S"),
        ] {
            assert_ne!(key(four), key(three), "{four}, {three}");
        }
        // The key of any position, however full, must fit into an entry.
        for full in ["18,18/18,18 0-0 S", "9,9,9,9/9,9,9,9 0-0 S", "72,0,0,0,0,0/0,0,0,0,0,0 0-0 S"]
        {
            assert!(key(full) < 1 << 47, "{full}");
        }
    }

    #[test]
    fn hole_values_equal_the_weighted_features() {
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
                each_game!(&position, game, state => assert_same_sum(*game, state));
            }
        }
    }

    fn assert_same_sum<G: Evaluator>(game: G, state: &G::State) {
        let plain: Value = game
            .features(state)
            .as_ref()
            .iter()
            .zip(game.weights()[game.phase(state)].as_ref())
            .map(|(feature, weight)| feature * weight)
            .sum();
        assert_eq!(game.weighted_sum(state), plain);
    }
}
