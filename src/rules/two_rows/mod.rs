//! The board of two rows with a store at each end, shared by five games: a position in 16 bytes,
//! and two ways to sow: seed by seed, and a whole lap in one operation.

mod road;

use super::board::{BoardShape, Hole, Place, Seeds};
use super::contract::GameState;
use super::event::{Observer, Outcome, Step};
use super::moves::MoveSet;
use super::options::Share;
use super::rule_id::RuleId;
use super::setup::Setup;
use super::side::{BySide, Side};

pub(super) use road::{CLOCKWISE, ROUND, Road, SHORTENED, THROUGH_STORE, THROUGH_STORE_PASSING};

/// A position on two rows. Equality and hash cover holes, stores, board size, side to move and the
/// rule that ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TwoRows {
    /// One byte each, the lowest first: 14 slots in the order of anticlockwise sowing (`A`..`F`,
    /// South's store, `a`..`f`, North's store), then side to move and board size, then the rule
    /// that ended the game. It is a word, not 16 bytes, so that a position stays in registers.
    word: u128,
}

/// A place in the order of anticlockwise sowing: 0 to 5 `A`..`F`, 6 South's store, 7 to 12
/// `a`..`f`, 13 North's store.
pub(super) type Slot = usize;

const TO_MOVE: usize = 14;
const ENDED: usize = 15;
/// The six holes of South's row as bytes of a word.
const ROW: u64 = 0xFFFF_FFFF_FFFF;

/// The slot of a side's store.
#[inline]
pub(super) const fn store(side: Side) -> Slot {
    6 + 7 * side.index()
}

/// The slot of a hole, counted from 0 at its owner's left.
#[inline]
pub(super) const fn slot_of(side: Side, at: usize) -> Slot {
    7 * side.index() + at
}

/// The slot of a hole.
#[inline]
pub(super) const fn slot(hole: Hole) -> Slot {
    slot_of(hole.owner(), hole.in_row())
}

/// The hole at a slot that is not a store.
#[inline]
pub(super) const fn hole(at: Slot) -> Hole {
    if at < 6 { Hole::two_rows(Side::South, at) } else { Hole::two_rows(Side::North, at - 7) }
}

/// Whether the slot is a hole of this side.
#[inline]
pub(super) const fn owns(side: Side, at: Slot) -> bool {
    at.wrapping_sub(7 * side.index()) < 6
}

impl GameState for TwoRows {
    fn lay_out(setup: &Setup) -> TwoRows {
        let mut position = TwoRows { word: 0 };
        if let BoardShape::TwoRows { holes } = setup.shape {
            position.set_board(holes as usize);
        }
        for hole in setup.shape.holes() {
            position.set(slot(hole), setup.seeds_in(hole).seeds as Seeds);
        }
        for side in Side::ALL {
            position.set(store(side), setup.stores[side] as Seeds);
        }
        position.set_to_move(setup.to_move);
        position
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(self.shape());
        for hole in setup.shape.holes() {
            setup.seeds_in_mut(hole).seeds = self.at(slot(hole)) as u16;
        }
        setup.stores = self.stores();
        setup.to_move = self.to_move();
        setup
    }

    fn shape(&self) -> BoardShape {
        BoardShape::TwoRows { holes: self.holes() as u8 }
    }

    #[inline]
    fn to_move(&self) -> Side {
        if self.at(TO_MOVE) & 1 == 0 { Side::South } else { Side::North }
    }

    #[inline]
    fn repetition_key(&self) -> TwoRows {
        let mut key = *self;
        for side in Side::ALL {
            key.set(store(side), 0);
        }
        key
    }

    fn outcome(&self) -> Option<Outcome> {
        let rule = RuleId::ALL.get(self.at(ENDED).checked_sub(1)? as usize)?;
        Some(Outcome::by_count(self.stores(), *rule))
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.at(ENDED) != 0
    }

    #[inline]
    fn stores(&self) -> BySide<u16> {
        BySide::from_fn(|side| self.at(store(side)) as u16)
    }

    #[inline]
    fn on_side(&self, side: Side) -> u16 {
        // Adds pairs in lanes of 16 bits, then all three lanes with one multiplication.
        let row = self.row(side);
        let pairs = (row & 0x00FF_00FF_00FF) + (row >> 8 & 0x00FF_00FF_00FF);
        (pairs.wrapping_mul(0x0001_0001_0001) >> 32) as u16
    }

    fn conclude<O: Observer>(&mut self, share: Share, rule: RuleId, observer: &mut O) {
        self.share(share, rule, observer);
        self.end(rule, observer);
    }
}

impl TwoRows {
    /// A position with `seeds` in each hole of a board of six.
    pub(super) fn filled(seeds: Seeds) -> TwoRows {
        let mut position = TwoRows { word: 0 };
        position.set_board(6);
        for side in Side::ALL {
            for at in 0..6 {
                position.set(slot_of(side, at), seeds);
            }
        }
        position
    }

    /// A board of six with these rows, as [`TwoRows::row`] returns them, empty stores and South to
    /// move.
    #[inline]
    pub fn of_rows(south: u64, north: u64) -> TwoRows {
        let board = 6 << (8 * TO_MOVE + 1);
        TwoRows { word: (south & ROW) as u128 | ((north & ROW) as u128) << 56 | board }
    }

    /// Holes a side.
    #[inline]
    pub fn holes(&self) -> usize {
        (self.at(TO_MOVE) >> 1) as usize
    }

    /// Whether each side has six holes.
    #[inline]
    pub fn has_six_holes(&self) -> bool {
        self.holes() == 6
    }

    pub(super) fn set_board(&mut self, holes: usize) {
        self.set(TO_MOVE, (holes as u8) << 1 | self.at(TO_MOVE) & 1);
    }

    #[inline]
    pub(super) fn set_to_move(&mut self, side: Side) {
        self.set(TO_MOVE, self.at(TO_MOVE) & !1 | side as u8);
    }

    /// Gives the turn to the other player.
    #[inline]
    pub(super) fn pass_on(&mut self) {
        self.word ^= 1 << (8 * TO_MOVE);
    }

    /// Ends the game by a rule; the larger store wins.
    pub(super) fn end<O: Observer>(&mut self, rule: RuleId, observer: &mut O) {
        self.set(ENDED, rule as u8 + 1);
        if let Some(outcome) = self.outcome() {
            observer.see(Step::End(outcome), rule);
        }
    }

    /// The seeds in a slot.
    #[inline]
    pub(super) fn at(&self, slot: Slot) -> Seeds {
        let half = if slot < 8 { self.word as u64 } else { (self.word >> 64) as u64 };
        (half >> (8 * (slot % 8))) as Seeds
    }

    #[inline]
    pub(super) fn set(&mut self, slot: Slot, seeds: Seeds) {
        self.word = self.word & !(0xFF << (8 * slot)) | (seeds as u128) << (8 * slot);
    }

    /// Empties a slot. Returns what it held.
    #[inline]
    pub(super) fn clear(&mut self, slot: Slot) -> Seeds {
        let seeds = self.at(slot);
        self.word -= (seeds as u128) << (8 * slot);
        seeds
    }

    /// Adds seeds to a slot.
    #[inline]
    fn add(&mut self, slot: Slot, seeds: Seeds) {
        self.word += (seeds as u128) << (8 * slot);
    }

    /// The six holes of a side from its owner's left, one byte each, the first in the lowest.
    #[inline]
    pub fn row(&self, side: Side) -> u64 {
        (self.word >> (56 * side.index())) as u64 & ROW
    }

    /// The side's holes with at least `least` (1 to 56) seeds: bit 0 is `A` or `a`.
    #[inline]
    pub fn holes_with(&self, side: Side, least: Seeds) -> MoveSet {
        let high = self.row(side) + ROW / 255 * (128 - least as u64);
        let bits = (high >> 7) & (ROW / 255);
        MoveSet(bits.wrapping_mul(0x0102_0408_1020_4080) >> 56)
    }

    /// The empty holes of a board of six, one bit for each slot. On a shorter board they include
    /// the holes beyond its end.
    #[inline]
    pub(super) fn empty_slots(&self) -> u16 {
        let full = Side::ALL.map(|side| (self.holes_with(side, 1).0 as u16) << slot_of(side, 0));
        let holes = 0b1_1111_1011_1111;
        holes & !(full[0] | full[1])
    }

    /// The holes of `side` whose sowing leaves the opponent at least one seed (`game.feed`). `sow`
    /// plays a turn without its end; it returns whether another rule forbids the turn.
    pub(super) fn feeding(&self, side: Side, sow: impl Fn(&mut TwoRows, Slot) -> bool) -> MoveSet {
        let mut feeding = MoveSet::EMPTY;
        for at in self.holes_with(side, 1) {
            let mut after = *self;
            after.set_to_move(side);
            let is_forbidden = sow(&mut after, slot_of(side, at as usize));
            if after.row(side.other()) != 0 && !is_forbidden {
                feeding.add(at);
            }
        }
        feeding
    }

    /// Seeds in all holes.
    #[inline]
    pub(super) fn on_board(&self) -> u16 {
        self.on_side(Side::South) + self.on_side(Side::North)
    }

    /// Lifts the seeds of a hole (at least 1) and sows them along a road.
    #[inline]
    pub(super) fn lift_and_sow<O: Observer>(
        &mut self,
        road: &'static Road,
        from: Slot,
        rules: &SowRules,
        observer: &mut O,
    ) -> Sown {
        debug_assert_eq!(rules.skip.is_some(), road.passes_origin);
        let hand = self.at(from);
        match road.laps[from].get(hand as usize) {
            Some(lap) if !O::RECORDS => {
                self.word = self.word.wrapping_add(lap.change);
                Sown { last: lap.last as Slot, fed: lap.fed }
            }
            _ => self.sow_plainly(road, from, rules, observer),
        }
    }

    /// [`TwoRows::lift_and_sow`] seed by seed.
    #[inline(never)]
    fn sow_plainly<O: Observer>(
        &mut self,
        road: &Road,
        from: Slot,
        rules: &SowRules,
        observer: &mut O,
    ) -> Sown {
        let hand = self.clear(from);
        let lift = Step::Lift { hole: hole(from), count: hand, colour: None };
        observer.see(lift, rules.lift);
        let mut at = from;
        let mut fed = 0;
        for _ in 0..hand {
            at = road.next[at] as Slot;
            if let Some(rule) = rules.skip
                && at == from
            {
                observer.see(Step::Skip(hole(at)), rule);
                at = road.next[at] as Slot;
            }
            self.add(at, 1);
            fed |= 1 << at;
            let in_store = at == 6 || at == 13;
            let rule = if in_store { rules.store } else { rules.sow };
            let now = self.at(at);
            observer.see(Step::Drop { at: place(at), now, colour: None }, rule);
        }
        Sown { last: at, fed }
    }

    /// Moves a hole's seeds to a store as a capture.
    #[inline]
    pub(super) fn capture<O: Observer>(
        &mut self,
        from: Slot,
        to: Side,
        rule: RuleId,
        observer: &mut O,
    ) {
        let count = self.clear(from);
        self.add(store(to), count);
        observer.see(Step::Capture { hole: hole(from), count, colour: None, to }, rule);
    }

    /// The mover keeps his own last seed: it goes to his store.
    pub(super) fn keep<O: Observer>(
        &mut self,
        from: Slot,
        to: Side,
        rule: RuleId,
        observer: &mut O,
    ) {
        let count = self.clear(from);
        self.add(store(to), count);
        observer.see(Step::Keep { hole: hole(from), count, to }, rule);
    }

    /// Moves all seeds in the holes of `of` to the store of `to` (`game.settle`).
    pub(super) fn settle_row<O: Observer>(
        &mut self,
        of: Side,
        to: Side,
        rule: RuleId,
        observer: &mut O,
    ) {
        if !O::RECORDS {
            let seeds = self.on_side(of);
            self.word &= !((ROW as u128) << (56 * of.index()));
            return self.add(store(to), seeds as Seeds);
        }
        for at in 0..self.holes() {
            let from = slot_of(of, at);
            let count = self.clear(from);
            if count > 0 {
                self.add(store(to), count);
                observer.see(Step::Settle { hole: hole(from), count, colour: None, to }, rule);
            }
        }
    }
}

impl TwoRows {
    /// Shares the seeds left on the board. With [`Share::Equal`] an odd one stays in the first hole
    /// that has one (`game.settle`).
    pub(super) fn share<O: Observer>(&mut self, share: Share, rule: RuleId, observer: &mut O) {
        match share {
            Share::Nobody => {}
            Share::OwnSide => {
                for side in Side::ALL {
                    self.settle_row(side, side, rule, observer);
                }
            }
            Share::Equal => {
                let half = self.on_board() / 2;
                let mut owed = BySide::new(half, half);
                let mut odd = self.on_board() % 2;
                for hole in self.shape().holes() {
                    let from = slot(hole);
                    let stay = odd.min(self.at(from) as u16);
                    odd -= stay;
                    for to in Side::ALL {
                        let count = owed[to].min(self.at(from) as u16 - stay) as Seeds;
                        if count > 0 {
                            owed[to] -= count as u16;
                            self.set(from, self.at(from) - count);
                            self.add(store(to), count);
                            observer.see(Step::Settle { hole, count, colour: None, to }, rule);
                        }
                    }
                }
            }
        }
    }
}

impl std::fmt::Debug for TwoRows {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.setup())
    }
}

/// The place of a slot.
pub(super) fn place(at: Slot) -> Place {
    match at {
        6 => Place::Store(Side::South),
        13 => Place::Store(Side::North),
        _ => Place::Hole(hole(at)),
    }
}

/// The result of sowing one lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sown {
    /// Where the last seed landed.
    pub last: Slot,
    /// The slots that got a seed, one bit each.
    pub fed: u16,
}

/// The rules that the events of one sowing cite.
pub(super) struct SowRules {
    /// For lifting the seeds.
    pub lift: RuleId,
    /// For a seed that lands in a hole.
    pub sow: RuleId,
    /// For a seed that lands in the mover's store.
    pub store: RuleId,
    /// For skipping the starting hole; `None` if it gets seeds like any other.
    pub skip: Option<RuleId>,
}

#[cfg(test)]
mod tests {
    use super::super::event::Silent;
    use super::*;

    #[test]
    fn laps_from_the_table_equal_the_plain_reading() {
        let roads = [&ROUND, &CLOCKWISE].into_iter().chain(&THROUGH_STORE);
        let roads = roads.chain(&THROUGH_STORE_PASSING).chain(SHORTENED.iter().flatten());
        for road in roads {
            let skip = road.passes_origin.then_some(RuleId::OwariSkip);
            let lift = RuleId::OwariSow;
            let rules = SowRules { lift, sow: lift, store: RuleId::BasicStore, skip };
            let holes = (0..6).chain(7..13);
            for from in holes.filter(|from| road.next[*from] != road::OFF_ROAD) {
                for hand in 1..72 {
                    let mut fast = TwoRows::filled(1);
                    fast.set(from, hand);
                    let mut plain = fast;
                    let sown = fast.lift_and_sow(road, from, &rules, &mut Silent);
                    let sown_plainly = plain.sow_plainly(road, from, &rules, &mut Silent);
                    assert_eq!((fast, sown), (plain, sown_plainly), "{from} {hand}");
                }
            }
        }
    }

    #[test]
    fn whole_board_arithmetic_equals_counting() {
        let mut position = TwoRows::filled(0);
        for at in 0..6 {
            position.set(slot_of(Side::South, at), [0, 1, 2, 12, 3, 30][at]);
            position.set(slot_of(Side::North, at), [7, 0, 1, 0, 2, 5][at]);
        }
        assert_eq!(position.on_side(Side::South), 48);
        assert_eq!(position.on_side(Side::North), 15);
        assert_eq!(position.holes_with(Side::South, 1), MoveSet(0b111110));
        assert_eq!(position.holes_with(Side::South, 2), MoveSet(0b111100));
        assert_eq!(position.holes_with(Side::North, 2), MoveSet(0b110001));
    }
}
