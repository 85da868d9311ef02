//! What a position is worth where the search stops looking, game by game.
//!
//! In the counting games a position is worth the difference of the stores, and between positions
//! with the same difference small terms decide: together they stay under half a seed, so that the
//! nearest whole number is always the difference itself. Bawo has no stores; there the seeds a
//! player owns, his front row and what he can move with are weighed against each other.

use super::rank::rank;
use super::score::{SEED, Value, WIN, is_decided};
use super::tables::{Bounds, Tables};
use super::transpositions::{Narrow, Transpositions, Wide};
use crate::rules::awale::Awale;
use crate::rules::ayoayo::Ayoayo;
use crate::rules::basic::{Basic, Sweep};
use crate::rules::bawo::{Bawo, BawoState};
use crate::rules::contract::Game;
use crate::rules::giuthi::Giuthi;
use crate::rules::owari::Owari;
use crate::rules::ring::{Ring, RingState};
use crate::rules::{BySide, Colour, Share, Side, TwoRows};

/// A game as the search sees it. All values are those of the player to move.
pub(super) trait Judge: Game {
    /// Whether a position can stand twice in a game.
    const CIRCLES: bool;
    /// Positions between two looks at the clock: well under a millisecond's work.
    const CLOCK: u64 = 1024;
    /// Whether seeds leave the board for stores: what lies there bounds every score.
    const HAS_STORES: bool = true;
    /// What a level may give away, in hundredths of what its table says: where a turn moves much, a
    /// seed more or less decides little.
    const GIVEN_AWAY: Value;
    /// Where the search is cut short.
    const SHORT: Shortcuts = Shortcuts::COUNTING;
    /// The table for positions searched.
    type Transpositions: Transpositions;
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

    /// What the position is taken to be worth.
    fn estimate(&self, state: &Self::State) -> Value;

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
    fn key(&self, state: &Self::State) -> <Self::Transpositions as Transpositions>::Key;

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
        Shortcuts { sure_moves: 2, ahead_plies: 2, margin: 300, quiet_plies: 6, kept_from: 5 };
    /// For the games in which no position comes again.
    const STRAIGHT: Shortcuts = Shortcuts { kept_from: 6, ..Shortcuts::COUNTING };
    /// Nearly every turn of Bawo eats: there is no quiet position to come to.
    const BAWO: Shortcuts =
        Shortcuts { sure_moves: 3, ahead_plies: 0, margin: 0, quiet_plies: 0, kept_from: 5 };
}

/// Bits of a store in a key.
const STORE_BITS: u32 = 6;

/// The small terms of a counting game, kept under half a seed.
#[inline]
fn with_terms(balance: Value, terms: Value) -> Value {
    balance + terms.clamp(1 - SEED / 2, SEED / 2 - 1)
}

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

/// A pot that can be played, in hundredths of a seed.
const POT: Value = 3;
/// A pot with one or two seeds, which a sower can take, in hundredths of a seed.
const TAKEABLE: Value = -4;
/// A seed on the own side where the owner gets it at the end, in hundredths of a seed.
const KEPT: Value = 4;

/// Pots that can be played and pots that can be taken: the terms of Awale and Owari.
#[inline]
fn sowing_terms(state: &TwoRows) -> Value {
    let mover = state.to_move();
    let of = |side: Side| {
        let pots = state.pots_with(side, 1).len() as Value;
        let high = state.pots_with(side, 3).len() as Value;
        POT * pots + TAKEABLE * (pots - high)
    };
    of(mover) - of(mover.other())
}

/// Seeds on the own side against the other's.
#[inline]
fn side_terms(state: &TwoRows, worth: Value) -> Value {
    let mover = state.to_move();
    worth * (state.on_side(mover) as Value - state.on_side(mover.other()) as Value)
}

/// What the five games on two rows share.
macro_rules! two_rows {
    ($circles:literal) => {
        const CIRCLES: bool = $circles;
        type Transpositions = Narrow;

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
    const GIVEN_AWAY: Value = 45;

    #[inline]
    fn estimate(&self, state: &TwoRows) -> Value {
        with_terms(self.balance(state), sowing_terms(state))
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
    const GIVEN_AWAY: Value = 45;

    #[inline]
    fn estimate(&self, state: &TwoRows) -> Value {
        with_terms(self.balance(state), sowing_terms(state))
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Basic {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;
    const GIVEN_AWAY: Value = 300;

    /// Who empties his row takes all with `clearer`; with `owner` each keeps his side.
    #[inline]
    fn estimate(&self, state: &TwoRows) -> Value {
        let terms = match self.sweep {
            Sweep::Clearer => 0,
            Sweep::Owner => side_terms(state, KEPT),
        };
        with_terms(self.balance(state), terms)
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Ayoayo {
    two_rows!(false);
    const SHORT: Shortcuts = Shortcuts::STRAIGHT;
    const GIVEN_AWAY: Value = 250;

    #[inline]
    fn estimate(&self, state: &TwoRows) -> Value {
        with_terms(self.balance(state), side_terms(state, KEPT))
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Giuthi {
    two_rows!(true);
    const GIVEN_AWAY: Value = 150;

    #[inline]
    fn estimate(&self, state: &TwoRows) -> Value {
        with_terms(self.balance(state), side_terms(state, KEPT))
    }

    #[inline]
    fn key(&self, state: &TwoRows) -> u64 {
        rank(state)
    }
}

impl Judge for Ring {
    const CIRCLES: bool = true;
    const GIVEN_AWAY: Value = 50;
    type Transpositions = Wide;

    #[inline]
    fn stores(&self, state: &RingState) -> BySide<u16> {
        state.stores()
    }

    #[inline]
    fn estimate(&self, state: &RingState) -> Value {
        self.balance(state)
    }

    #[inline]
    fn repeated(&self, state: &RingState, share: Share) -> Value {
        let mover = self.to_move(state);
        let own = state.on_side(mover);
        shared(self.balance(state), own, state.on_side(mover.other()), share)
    }

    fn left(&self, state: &RingState) -> u16 {
        state.on_side(Side::South) + state.on_side(Side::North)
    }

    #[inline]
    fn progress(&self, before: &RingState, after: &RingState, side: Side) -> Value {
        stored(before.stores(), after.stores(), side)
    }

    /// 33 seeds end the game, so the stores are part of what decides.
    #[inline]
    fn key(&self, state: &RingState) -> [u64; 5] {
        let stores = state.stores();
        let rest = stores.south as u64 | (stores.north as u64) << 8;
        let [red, blue] = Colour::ALL.map(|colour| state.seeds(colour));
        let halves = |word: u128| [word as u64, (word >> 64) as u64];
        let ([a, b], [c, d]) = (halves(red), halves(blue));
        [a, b, c, d, rest | (self.to_move(state) as u64) << 16]
    }
}

/// A seed owned, on the board or in hand.
const OWNED: Value = 40;
/// A seed in the front row, which must not run dry.
const FRONT: Value = 25;
/// A front hole that holds seeds.
const FRONT_HOLE: Value = 30;
/// A hole with two seeds or more: one that can be played.
const PLAYABLE: Value = 20;
/// A seed in a front hole that faces seeds: it can be eaten.
const EXPOSED: Value = -10;
/// A working house.
const HOUSE: Value = 150;

/// What one side of a Bawo board is worth, in hundredths of a seed.
#[inline]
fn bawo_side(state: &BawoState, side: Side) -> Value {
    let (own, other) = (state.ring(side), state.ring(side.other()));
    let mut value = OWNED * state.extra_of(side) as Value;
    for (at, &seeds) in own.iter().enumerate() {
        let seeds = seeds as Value;
        value += OWNED * seeds;
        if seeds >= 2 {
            value += PLAYABLE;
        }
        if at < 8 && seeds > 0 {
            value += FRONT * seeds + FRONT_HOLE;
            if other[7 - at] > 0 {
                value += EXPOSED * seeds;
            }
        }
    }
    if state.has_house(side) {
        value += HOUSE;
    }
    value
}

impl Judge for Bawo {
    const CIRCLES: bool = true;
    /// A turn may take hundreds of laps.
    const CLOCK: u64 = 64;
    const BAWO: bool = true;
    const HAS_STORES: bool = false;
    const GIVEN_AWAY: Value = 250;
    const SHORT: Shortcuts = Shortcuts::BAWO;
    type Transpositions = Wide;

    fn stores(&self, _: &BawoState) -> BySide<u16> {
        BySide::new(0, 0)
    }

    #[inline]
    fn ended(&self, state: &BawoState, ply: usize) -> Value {
        match state.winner() {
            None => 0,
            Some(winner) if winner == self.to_move(state) => WIN - ply as Value,
            Some(_) => ply as Value - WIN,
        }
    }

    #[inline]
    fn estimate(&self, state: &BawoState) -> Value {
        let mover = self.to_move(state);
        bawo_side(state, mover) - bawo_side(state, mover.other())
    }

    fn repeated(&self, _: &BawoState, _: Share) -> Value {
        0
    }

    fn left(&self, state: &BawoState) -> u16 {
        state.extra_of(Side::South) as u16 + state.extra_of(Side::North) as u16
    }

    /// Seeds won over; a win above all.
    #[inline]
    fn progress(&self, before: &BawoState, after: &BawoState, side: Side) -> Value {
        if after.winner() == Some(side) {
            return WIN;
        }
        let owned = |state: &BawoState| {
            let holes: Value = state.ring(side).iter().map(|seeds| *seeds as Value).sum();
            holes + state.extra_of(side) as Value
        };
        (owned(after) - owned(before)) * SEED
    }

    /// As the mover sees it: both sides' boards are alike.
    #[inline]
    fn key(&self, state: &BawoState) -> [u64; 5] {
        let mover = self.to_move(state);
        let halves = |side| {
            let ring: &[u8; 16] = state.ring(side);
            let word = u128::from_le_bytes(*ring);
            [word as u64, (word >> 64) as u64]
        };
        let ([a, b], [c, d]) = (halves(mover), halves(mover.other()));
        let rest = |side| state.extra_of(side) as u64 | (state.has_house(side) as u64) << 8;
        [a, b, c, d, rest(mover) | rest(mover.other()) << 16]
    }

    /// Turns to a win are counted from the position kept.
    #[inline]
    fn value_to_table(&self, _: &BawoState, value: Value, ply: usize) -> Value {
        if is_decided(value) { value + ply as Value * value.signum() } else { value }
    }

    #[inline]
    fn value_from_table(&self, _: &BawoState, value: Value, ply: usize) -> Value {
        if is_decided(value) { value - ply as Value * value.signum() } else { value }
    }
}
