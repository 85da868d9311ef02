//! A Bawo position: each player's ring of sixteen holes, extra seeds and houses.

use crate::rules::board::{BawoRow, BoardShape, Hole, Place, Seeds};
use crate::rules::contract::GameState;
use crate::rules::event::{Observer, Outcome, Step};
use crate::rules::moves::Way;
use crate::rules::options::Share;
use crate::rules::rule_id::RuleId;
use crate::rules::setup::Setup;
use crate::rules::side::{BySide, Side};

/// A position on four rows. Equality and hash cover holes, extra seeds, open houses, side to move
/// and how the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BawoState {
    /// Each player's holes in the order of sowing to the right along the front row: 0 to 7 are
    /// `A1`..`A8`, 8 to 15 are `B8`..`B1`.
    rings: [[Seeds; 16]; 2],
    /// Extra seeds of each player; after a win they include the seeds the winner had in hand.
    pub(super) extra: [Seeds; 2],
    /// Whether each player's house is open.
    pub(super) houses: [bool; 2],
    pub(super) to_move: Side,
    ended: Option<RuleId>,
    winner: Option<Side>,
}

/// A hole's number on its owner's ring, 0 to 15.
pub(super) type At = usize;

/// The direction of sowing round a player's own ring.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SowDirection {
    /// Along the front row to the right.
    Right,
    /// Along the front row to the left.
    Left,
}

impl SowDirection {
    /// The direction round the ring for a direction along the hole's own row. `bawo.corner`: to the
    /// right in the back row is to the left in the front row.
    pub(super) fn of(at: At, way: Way) -> SowDirection {
        match (way, at < 8) {
            (Way::Right, true) | (Way::Left, false) => SowDirection::Right,
            _ => SowDirection::Left,
        }
    }

    pub(super) fn turned(self) -> SowDirection {
        match self {
            SowDirection::Right => SowDirection::Left,
            SowDirection::Left => SowDirection::Right,
        }
    }

    /// The front hole from which eaten seeds are sown in this direction: the far left one for
    /// sowing to the right.
    pub(super) fn far_end(self) -> At {
        match self {
            SowDirection::Right => 0,
            SowDirection::Left => 7,
        }
    }

    /// The hole `steps` holes further on; `steps` may be more than 16.
    #[inline]
    pub(super) fn on(self, at: At, steps: usize) -> At {
        match self {
            SowDirection::Right => at.wrapping_add(steps) % 16,
            SowDirection::Left => at.wrapping_sub(steps) % 16,
        }
    }
}

/// The ring number of the house: the fourth front hole from its owner's right.
pub(super) const HOUSE: At = 4;

const ONE_EACH: u128 = u128::MAX / 255;

/// The ring number of a hole.
pub(super) fn at(hole: Hole) -> At {
    match hole.row() {
        BawoRow::Front => hole.in_row(),
        BawoRow::Back => 15 - hole.in_row(),
    }
}

/// The hole at a ring number.
pub(super) fn hole(side: Side, at: At) -> Hole {
    if at < 8 {
        Hole::four_rows(side, BawoRow::Front, at)
    } else {
        Hole::four_rows(side, BawoRow::Back, 15 - at)
    }
}

impl GameState for BawoState {
    fn lay_out(setup: &Setup) -> BawoState {
        let mut state = BawoState::empty();
        for hole in BoardShape::FourRows.holes() {
            state.set(hole.owner(), at(hole), setup.seeds_in(hole).seeds as Seeds);
        }
        for side in Side::ALL {
            state.extra[side.index()] = setup.stores[side] as Seeds;
            state.houses[side.index()] = setup.houses[side];
        }
        state.to_move = setup.to_move;
        state
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(BoardShape::FourRows);
        for hole in BoardShape::FourRows.holes() {
            setup.seeds_in_mut(hole).seeds = self.at(hole.owner(), at(hole)) as u16;
        }
        setup.stores = BySide::from_fn(|side| self.extra[side.index()] as u16);
        setup.houses = BySide::from_fn(|side| self.houses[side.index()]);
        setup.to_move = self.to_move;
        setup
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    fn outcome(&self) -> Option<Outcome> {
        let rule = self.ended?;
        let seeds = BySide::from_fn(|side| self.on_side(side) + self.extra[side.index()] as u16);
        Some(Outcome { winner: self.winner, seeds, rule: Some(rule), on_time: false })
    }

    fn shape(&self) -> BoardShape {
        BoardShape::FourRows
    }

    #[inline]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn repetition_key(&self) -> BawoState {
        *self
    }

    fn stores(&self) -> BySide<u16> {
        BySide::default()
    }

    #[inline]
    fn on_side(&self, side: Side) -> u16 {
        self.rings[side.index()].iter().map(|seeds| *seeds as u16).sum()
    }

    /// A draw: seeds do not count in Bawo.
    fn conclude<O: Observer>(&mut self, _share: Share, rule: RuleId, observer: &mut O) {
        self.end(None, rule, observer);
    }
}

impl BawoState {
    /// An empty board.
    pub(super) fn empty() -> BawoState {
        BawoState {
            rings: [[0; 16]; 2],
            extra: [0; 2],
            houses: [false; 2],
            to_move: Side::South,
            ended: None,
            winner: None,
        }
    }

    /// A side's holes in the order of sowing to the right along its front row: `A1`..`A8`, then
    /// `B8`..`B1`.
    #[inline]
    pub fn ring(&self, side: Side) -> &[Seeds; 16] {
        &self.rings[side.index()]
    }

    /// The extra seeds of a side.
    #[inline]
    pub fn extra_of(&self, side: Side) -> Seeds {
        self.extra[side.index()]
    }

    /// Whether a side's house is open.
    #[inline]
    pub fn has_house(&self, side: Side) -> bool {
        self.houses[side.index()]
    }

    /// The seeds in a hole of `side`.
    #[inline]
    pub(super) fn at(&self, side: Side, at: At) -> Seeds {
        self.rings[side.index()][at]
    }

    pub(super) fn set(&mut self, side: Side, at: At, seeds: Seeds) {
        self.rings[side.index()][at] = seeds;
    }

    #[inline]
    fn word(&self, side: Side) -> u128 {
        u128::from_le_bytes(self.rings[side.index()])
    }

    /// The holes of a side with two or more seeds, one bit for each ring number.
    #[inline]
    pub(super) fn with_two(&self, side: Side) -> u16 {
        let high = (self.word(side) + ONE_EACH * 0x7E) >> 7 & ONE_EACH;
        let gather = |half: u64| half.wrapping_mul(0x0102_0408_1020_4080) >> 56;
        (gather(high as u64) | gather((high >> 64) as u64) << 8) as u16
    }

    /// Whether the side's front row is empty.
    #[inline]
    pub(super) fn is_front_empty(&self, side: Side) -> bool {
        self.word(side) as u64 == 0
    }

    /// Whether a front hole other than the house has seeds.
    pub(super) fn has_front_beside_house(&self, side: Side) -> bool {
        self.word(side) as u64 & !(0xFF << (8 * HOUSE)) != 0
    }

    /// Seeds in the hole facing a front hole of `side`.
    #[inline]
    pub(super) fn facing(&self, side: Side, at: At) -> Seeds {
        self.rings[side.other().index()][7 - at]
    }

    /// Whether this hole is the side's open house.
    #[inline]
    pub(super) fn is_open_house(&self, side: Side, at: At) -> bool {
        at == HOUSE && self.houses[side.index()]
    }

    /// Sows `hand` seeds from the hole after `from` round the mover's ring. Returns where the last
    /// seed lands.
    #[inline]
    pub(super) fn sow<O: Observer>(
        &mut self,
        from: At,
        heading: SowDirection,
        hand: Seeds,
        observer: &mut O,
    ) -> At {
        let side = self.to_move;
        if O::RECORDS {
            for n in 1..=hand as usize {
                let at = heading.on(from, n);
                self.rings[side.index()][at] += 1;
                let now = self.at(side, at);
                let at = Place::Hole(hole(side, at));
                observer.see(Step::Drop { at, now, colour: None }, RuleId::BawoSow);
            }
        } else {
            let lap = lap(from, heading, hand);
            self.rings[side.index()] = (self.word(side) + lap).to_le_bytes();
        }
        heading.on(from, hand as usize)
    }

    /// Lifts the seeds of one of the mover's holes; `bawo.house.lost` if it was his open house.
    #[inline]
    pub(super) fn lift<O: Observer>(&mut self, at: At, rule: RuleId, observer: &mut O) -> Seeds {
        let side = self.to_move;
        let count = std::mem::take(&mut self.rings[side.index()][at]);
        observer.see(Step::Lift { hole: hole(side, at), count, colour: None }, rule);
        self.lose_house(side, at, observer);
        count
    }

    /// Eats the hole that faces the mover's front hole `at`.
    #[inline]
    pub(super) fn eat<O: Observer>(&mut self, at: At, rule: RuleId, observer: &mut O) -> Seeds {
        let other = self.to_move.other();
        let count = std::mem::take(&mut self.rings[other.index()][7 - at]);
        observer.see(Step::Eat { hole: hole(other, 7 - at), count }, rule);
        self.lose_house(other, 7 - at, observer);
        count
    }

    #[inline]
    fn lose_house<O: Observer>(&mut self, side: Side, at: At, observer: &mut O) {
        if self.is_open_house(side, at) {
            self.houses[side.index()] = false;
            observer.see(Step::HouseLost(hole(side, at)), RuleId::BawoHouseLost);
        }
    }

    /// Takes seeds from a place of the mover without emptying it.
    pub(super) fn take<O: Observer>(
        &mut self,
        from: Place,
        count: Seeds,
        rule: RuleId,
        observer: &mut O,
    ) {
        let side = self.to_move.index();
        match from {
            Place::Hole(hole) => self.rings[side][at(hole)] -= count,
            _ => self.extra[side] -= count,
        }
        observer.see(Step::Take { from, count }, rule);
    }

    /// Puts one seed from the hand into a hole of the mover.
    pub(super) fn put<O: Observer>(&mut self, at: At, rule: RuleId, observer: &mut O) {
        let side = self.to_move;
        self.rings[side.index()][at] += 1;
        let now = self.at(side, at);
        let at = Place::Hole(hole(side, at));
        observer.see(Step::Drop { at, now, colour: None }, rule);
    }

    /// `bawo.late`: when no extra seeds are left, houses become ordinary holes.
    #[inline]
    pub(super) fn close_houses_when_late(&mut self) {
        if self.extra == [0; 2] {
            self.houses = [false; 2];
        }
    }

    /// Ends the game; `winner` is `None` for a draw.
    pub(super) fn end<O: Observer>(
        &mut self,
        winner: Option<Side>,
        rule: RuleId,
        observer: &mut O,
    ) {
        self.ended = Some(rule);
        self.winner = winner;
        if let Some(outcome) = self.outcome().filter(|_| O::RECORDS) {
            observer.see(Step::End(outcome), rule);
        }
    }

    /// Who won; `None` for a draw and while the game goes on.
    #[inline]
    pub fn winner(&self) -> Option<Side> {
        self.winner
    }
}

/// What sowing `hand` seeds adds to each hole of the ring: full rounds, then single seeds.
#[inline]
fn lap(from: At, heading: SowDirection, hand: Seeds) -> u128 {
    let (rounds, rest) = (hand / 16, hand as u32 % 16);
    let run = ONE_EACH & !(u128::MAX << (8 * rest));
    let first = match heading {
        SowDirection::Right => from as u32 + 1,
        SowDirection::Left => (from as u32 + 16) - rest,
    };
    ONE_EACH * rounds as u128 + run.rotate_left(8 * (first % 16))
}

impl std::fmt::Debug for BawoState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.setup())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laps_at_once_equal_the_plain_reading() {
        for from in 0..16 {
            for heading in [SowDirection::Right, SowDirection::Left] {
                let mut plain = [0u8; 16];
                for hand in 1..=64 {
                    plain[heading.on(from, hand as usize)] += 1;
                    assert_eq!(lap(from, heading, hand).to_le_bytes(), plain, "{from} {hand}");
                }
            }
        }
    }
}
