//! What a position is worth where the search stops looking, game by game.
//!
//! | file | holds |
//! | --- | --- |
//! | here | what the search asks of a game, [`Judge`] |
//! | `two_rows` | the answers of the five games on two rows |
//! | `ring` | those of the ring |
//! | `bawo` | those of Bawo |
//! | `pots` | what is counted on two rows, and how it is looked up |
//! | `weights` | what that weighs in each of the five games |
//!
//! A position is worth the difference of the stores and a weighted sum of terms: what can be
//! counted on the board at a glance, the mover's less the other's. Bawo has no stores; there the
//! terms are all. The weights come from games of the search against itself, fitted by `kete tune`
//! (`docs/search.md`).

mod bawo;
mod pots;
mod ring;
mod two_rows;
mod weights;

use super::score::{SEED, Value};
use super::tables::{Bounds, Tables};
use super::transpositions::Entries;
use crate::rules::contract::Game;
use crate::rules::{BySide, Share, Side};

/// A game as the search sees it. All values are those of the player to move.
pub(super) trait Judge: Game {
    /// Whether a position can stand twice in a game.
    const CIRCLES: bool;
    /// Positions between two looks at the clock: well under a millisecond's work.
    const CLOCK: u64 = 1024;
    /// Whether seeds leave the board for stores: what lies there bounds every score.
    const HAS_STORES: bool = true;
    /// Where the search is cut short.
    const SHORT: Shortcuts = Shortcuts::COUNTING;
    /// How positions searched are kept.
    type Entries: Entries;
    /// Whether scores are told as those of Bawo.
    const BAWO: bool = false;

    /// The stores; where there are none, nothing.
    fn stores(&self, state: &Self::State) -> BySide<u16>;

    /// The difference of the stores.
    #[inline]
    fn balance(&self, state: &Self::State) -> Value {
        let stores = self.stores(state);
        let mover = self.to_move(state);
        (stores[mover] as Value - stores[mover.other()] as Value) * SEED
    }

    /// The value of a finished game, `ply` moves from the root.
    #[inline]
    fn ended(&self, state: &Self::State, _ply: usize) -> Value {
        self.balance(state)
    }

    /// The value of a position that has no moves though the game is not over: Bawo's draw where
    /// every move is endless, the end of a round of Giuthi.
    fn stuck(&self, state: &Self::State) -> Value {
        self.balance(state)
    }

    /// What is counted for an estimate, one number for each term.
    type Terms: AsRef<[Value]> + 'static;

    /// The terms' names in their order, for whoever tunes the weights.
    fn term_names() -> Vec<String>;

    /// The terms of a position: the mover's less the other's.
    fn terms(&self, state: &Self::State) -> Self::Terms;

    /// The part of the game that a position is of: each has weights of its own.
    #[inline]
    fn phase(&self, _: &Self::State) -> usize {
        0
    }

    /// The weights of the terms in thousandths of a seed, for each phase.
    fn weights(&self) -> &'static [Self::Terms];

    /// No more can be gained from a position, in hundredths: what is left.
    #[inline]
    fn most_gain(&self, state: &Self::State) -> Value {
        self.left(state) as Value * SEED
    }

    /// The terms times their weights.
    #[inline]
    fn sum(&self, state: &Self::State) -> Value {
        let weights = self.weights()[self.phase(state)].as_ref();
        let terms = self.terms(state);
        terms.as_ref().iter().zip(weights).map(|(term, weight)| term * weight).sum()
    }

    /// What the position is taken to be worth.
    #[inline]
    fn estimate(&self, state: &Self::State) -> Value {
        let most = self.most_gain(state);
        self.balance(state) + (self.sum(state) / THOUSANDTHS).clamp(-most, most)
    }

    /// The value where the game ends here by `game.repetition`.
    fn repeated(&self, state: &Self::State, share: Share) -> Value;

    /// A number that never rises in a game: seeds on the board, in Bawo seeds in hand. Positions
    /// that differ in it are parted for good.
    fn left(&self, state: &Self::State) -> u16;

    /// How much the move from one position to the other gained for `side`: a first guess at which
    /// moves are good.
    fn progress(&self, before: &Self::State, after: &Self::State, side: Side) -> Value;

    /// What of a position decides how it goes on, wholly: without the stores, where they are mere
    /// counts.
    fn key(&self, state: &Self::State) -> <Self::Entries as Entries>::Key;

    /// What an endgame table knows of the position, `fresh` where nothing with as many seeds on the
    /// board can have stood before: the seeds still to be gained.
    #[inline]
    fn look_up(&self, _: &Tables, _: &Self::State, _fresh: bool) -> Option<Bounds> {
        None
    }

    /// A value as the table keeps it: apart from the stores, which are no part of the key.
    #[inline]
    fn value_to_table(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value - self.balance(state)
    }

    /// The value that the table kept.
    #[inline]
    fn value_from_table(&self, state: &Self::State, value: Value, _ply: usize) -> Value {
        value + self.balance(state)
    }
}

/// Where and how far the search is cut short.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shortcuts {
    /// Moves after these many are searched less deep at first.
    pub(super) sure_moves: usize,
    /// At so many moves before the horizon and fewer, a position is given up that is ahead of what
    /// the other side would allow by `margin` for each of them, in hundredths of a seed.
    pub(super) ahead_plies: u32,
    /// See `ahead_plies`.
    pub(super) margin: Value,
    /// How many captures and further turns in a row are followed beyond the horizon.
    pub(super) quiet_plies: u32,
    /// Searches less deep than this are not looked up and not kept: to search them again costs
    /// less than a look-up that misses the caches.
    pub(super) kept_from: u32,
}

impl Shortcuts {
    /// For the games that have stores: with the captures followed beyond the horizon, Awale, Owari
    /// and the ring win 6 of 10 games against a search without at the same number of positions.
    const COUNTING: Shortcuts =
        Shortcuts { sure_moves: 2, ahead_plies: 2, margin: 300, quiet_plies: 6, kept_from: 4 };
    /// For the games in which no position comes again.
    const STRAIGHT: Shortcuts = Shortcuts { kept_from: 5, ..Shortcuts::COUNTING };
    /// Nearly every turn of Bawo eats: there is no quiet position to come to.
    const BAWO: Shortcuts =
        Shortcuts { sure_moves: 3, ahead_plies: 0, margin: 0, quiet_plies: 0, kept_from: 5 };
}

/// The terms of a position from what each side counts: the mover's less the other's. The first
/// says who is to move and is the same for both, so it stays.
#[inline]
fn mover_less_other<const N: usize>(mover: Side, of: impl Fn(Side) -> [Value; N]) -> [Value; N] {
    let [own, other] = [mover, mover.other()].map(of);
    std::array::from_fn(|at| if at == 0 { own[at] } else { own[at] - other[at] })
}

/// Thousandths of a seed in a hundredth.
const THOUSANDTHS: Value = 1000 / SEED;

/// [`Judge::repeated`] of a counting game; halves change no difference.
#[inline]
fn shared(balance: Value, own: u16, other: u16, share: Share) -> Value {
    match share {
        Share::Nobody | Share::Equal => balance,
        Share::OwnSide => balance + (own as Value - other as Value) * SEED,
    }
}

/// Difference in the stores' gain, for games that have stores.
#[inline]
fn stored(before: BySide<u16>, after: BySide<u16>, side: Side) -> Value {
    let other = side.other();
    let own = after[side] as Value - before[side] as Value;
    let others = after[other] as Value - before[other] as Value;
    (own - others) * SEED
}
