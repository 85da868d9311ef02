//! The evaluation of the five games on two rows.

use super::super::rank::rank;
use super::super::score::Value;
use super::super::tables::{Bounds, TableView};
use super::super::transpositions::Narrow;
use super::features::{self, TwoRowFeatures, WeightTable};
use super::network_board::{MOST_GROUPS, NetworkBoard, NetworkInputs, two_row_inputs};
use super::networks::{self, GameNetwork};
use super::{Evaluator, PruningParams, weights};
use crate::rules::TwoRows;
use crate::rules::awale::{Awale, Rotation};
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::{Basic, Sweep};
use crate::rules::contract::GameState;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;

/// Bits of a store in a key.
const STORE_BITS: u32 = 6;

/// The common part of the five games: whether positions can repeat, the weights and the network for
/// a game's options, and the transposition key.
macro_rules! two_rows {
    ($can_repeat:literal, $weights:expr, $network:expr, $tt_key:expr) => {
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
            let table: fn(&Self) -> &'static WeightTable = $weights;
            table(self).weights()
        }

        #[inline]
        fn weighted_sum(&self, state: &TwoRows) -> Value {
            let table: fn(&Self) -> &'static WeightTable = $weights;
            table(self).weighted_sum(state, self.material(state))
        }

        fn network(&self) -> Option<&'static GameNetwork> {
            let network: fn(&Self) -> Option<&'static GameNetwork> = $network;
            network(self)
        }

        const NETWORK_BOARD: NetworkBoard = NetworkBoard::TwoRows;

        fn network_inputs(&self, state: &TwoRows) -> Option<NetworkInputs<MOST_GROUPS>> {
            state.has_six_holes().then(|| two_row_inputs(state).wide())
        }

        #[inline]
        fn network_estimate(&self, network: &GameNetwork, state: &TwoRows) -> Value {
            if !state.has_six_holes() {
                return self.estimate(state);
            }
            let most = self.max_gain(state);
            self.balance(state) + network.value(&two_row_inputs(state)).clamp(-most, most)
        }

        #[inline]
        fn probe(&self, tables: &TableView, state: &TwoRows, fresh: bool) -> Option<Bounds> {
            if fresh { tables.fresh(state) } else { tables.lookup(state) }
        }

        #[inline]
        fn tt_key(&self, state: &TwoRows) -> u64 {
            let key: fn(&Self, &TwoRows) -> u64 = $tt_key;
            key(self, state)
        }
    };
}

impl Evaluator for Awale {
    two_rows!(
        true,
        |_| &weights::AWALE,
        // The network was trained with the usual direction of sowing; the other one mirrors the rows.
        |game| match game.rotation {
            Rotation::Anticlockwise => networks::AWALE.as_ref(),
            Rotation::Clockwise => None,
        },
        |game, state| {
            // With `stop-at-majority` the stores decide when the game ends. The seeds on the board
            // and one store determine the other store.
            let rank = rank(state);
            if game.stop_at_majority {
                rank << STORE_BITS | state.stores()[state.to_move()] as u64
            } else {
                rank
            }
        }
    );
}

impl Evaluator for Owari {
    two_rows!(true, |_| &weights::OWARI, |_| networks::OWARI.as_ref(), |_, state| rank(state));
}

impl Evaluator for Basic {
    // With `clearer` the player who empties his row takes everything left; with `owner` each player
    // keeps his own side.
    two_rows!(
        false,
        |game| match game.sweep {
            Sweep::Clearer => &weights::BASIC,
            Sweep::Owner => &weights::KALAH,
        },
        |game| match game.sweep {
            Sweep::Clearer => None,
            Sweep::Owner => networks::KALAH.as_ref(),
        },
        |_, state| rank(state)
    );
    const PRUNING: PruningParams = PruningParams::ACYCLIC;
}

impl Evaluator for Ayoayo {
    two_rows!(false, |_| &weights::AYOAYO, |_| None, |_, state| rank(state));
    const PRUNING: PruningParams = PruningParams::ACYCLIC;
}

impl Evaluator for Giuthi {
    // The rank, combined with the size of a shortened board. A layout only chooses among sizes with
    // fewer than 18 seeds a side, so ranks that can meet there are below C(46, 12) < 2^36.
    two_rows!(true, |_| &weights::GIUTHI, |_| networks::GIUTHI.as_ref(), |_, state| {
        rank(state) ^ ((6 - state.holes()) as u64) << 44
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset, Setup, each_game};

    #[test]
    fn boards_of_different_size_have_different_keys() {
        let game = Giuthi::default();
        let key = |text: &str| {
            let setup = Setup::parse(GameName::Giuthi, text).expect("a position string");
            game.tt_key(&GameState::lay_out(&setup))
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
