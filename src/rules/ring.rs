//! The two-colour ring: red seeds are sown into every hole, blue ones into the opponent's only, and
//! captures run backwards round the ring.

use super::board::{BoardShape, Colour, Hole, Seeds};
use super::contract::{Game, GameState};
use super::event::{Observer, Outcome, Step};
use super::facts::{Facts, MoveChoice};
use super::game_name::GameName;
use super::moves::{Code, Move, MoveSet};
use super::no_capture::{Landing, NoCapture};
use super::options::{OptionSpec, Options, Share, repetition, repetition_at};
use super::rule_id::RuleId;
use super::setup::{HoleSeeds, Setup};
use super::side::{BySide, Side};

/// The rules of the ring with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ring {
    /// Who gets the remaining seeds when a position is repeated too often.
    pub repetition: Share,
    /// A position that occurs this many times ends the game, 2 to 5.
    pub repetition_at: u8,
}

impl Default for Ring {
    fn default() -> Ring {
        Ring { repetition: Share::default(), repetition_at: 3 }
    }
}

impl Options for Ring {
    const OPTIONS: &'static [OptionSpec<Ring>] = &[repetition!(), repetition_at!()];
}

/// A position on the ring. Equality and hash cover holes, stores, side to move and the rule that
/// ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RingState {
    /// Red seeds of holes 1 to 16, one in each byte.
    red: u128,
    /// Blue seeds in the same way.
    blue: u128,
    stores: [Seeds; 2],
    to_move: Side,
    ended: Option<RuleId>,
}

/// One seed in each of South's (odd) holes; shifted by a byte: in each of North's.
const ODD: u128 = 0x0001_0001_0001_0001_0001_0001_0001_0001;
/// A seed in every hole.
const ALL: u128 = ODD | ODD << 8;

/// The holes of a side with a count of one in each byte.
#[inline]
const fn holes_of(side: Side) -> u128 {
    ODD << (8 * side.index())
}

/// The bytes of a word that are not 0, one bit each, byte 0 first.
#[inline]
fn full_bytes(word: u128) -> u16 {
    let high = ((word & (ALL * 0x7F)) + ALL * 0x7F) | word;
    let bits = high >> 7 & ALL;
    let gather = |half: u64| half.wrapping_mul(0x0102_0408_1020_4080) >> 56;
    (gather(bits as u64) | gather((bits >> 64) as u64) << 8) as u16
}

impl GameState for RingState {
    fn lay_out(setup: &Setup) -> RingState {
        let word = |colour: fn(&HoleSeeds) -> u16| {
            setup.holes[..16].iter().rev().fold(0, |word, hole| word << 8 | colour(hole) as u128)
        };
        RingState {
            red: word(|hole| hole.seeds),
            blue: word(|hole| hole.blue),
            stores: [setup.stores.south as Seeds, setup.stores.north as Seeds],
            to_move: setup.to_move,
            ended: None,
        }
    }

    fn setup(&self) -> Setup {
        let mut setup = Setup::empty(BoardShape::Ring);
        for hole in BoardShape::Ring.holes() {
            let of = |word: u128| (word >> (8 * hole.index())) as u8 as u16;
            *setup.seeds_in_mut(hole) = HoleSeeds { seeds: of(self.red), blue: of(self.blue) };
        }
        setup.stores = self.stores();
        setup.to_move = self.to_move;
        setup
    }

    fn shape(&self) -> BoardShape {
        BoardShape::Ring
    }

    #[inline]
    fn to_move(&self) -> Side {
        self.to_move
    }

    #[inline]
    fn repetition_key(&self) -> RingState {
        RingState { stores: [0; 2], ..*self }
    }

    fn outcome(&self) -> Option<Outcome> {
        Some(Outcome::by_count(self.stores(), self.ended?))
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.ended.is_some()
    }

    #[inline]
    fn stores(&self) -> BySide<u16> {
        BySide::new(self.stores[0] as u16, self.stores[1] as u16)
    }

    #[inline]
    fn on_side(&self, side: Side) -> u16 {
        count((self.red + self.blue) & (holes_of(side) * 0xFF))
    }

    fn conclude<O: Observer>(&mut self, share: Share, rule: RuleId, observer: &mut O) {
        self.share(share, rule, observer);
        self.end(rule, observer);
    }
}

impl RingState {
    #[inline]
    fn colour(&mut self, colour: Colour) -> &mut u128 {
        match colour {
            Colour::Red => &mut self.red,
            Colour::Blue => &mut self.blue,
        }
    }

    /// Seeds of both colours in the hole at an index.
    #[inline]
    fn seeds_in(&self, at: usize) -> Seeds {
        ((self.red + self.blue) >> (8 * at)) as Seeds
    }

    /// The seeds of one colour, one byte for each of the holes 1 to 16 from the lowest byte on.
    #[inline]
    pub fn seeds(&self, colour: Colour) -> u128 {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
        }
    }

    /// Whether a side has seeds in its holes.
    #[inline]
    fn has_seeds(&self, side: Side) -> bool {
        (self.red | self.blue) & (holes_of(side) * 0xFF) != 0
    }

    fn on_board(&self) -> u16 {
        count(self.red) + count(self.blue)
    }

    /// Moves up to `most` seeds of one colour from a hole to a store. Returns how many.
    fn give(&mut self, at: usize, colour: Colour, most: Seeds, to: Side) -> Seeds {
        let word = self.colour(colour);
        let count = ((*word >> (8 * at)) as Seeds).min(most);
        *word -= (count as u128) << (8 * at);
        self.stores[to.index()] += count;
        count
    }

    /// `game.settle`: `to` takes up to `most` seeds of one colour from the hole.
    fn settle<O: Observer>(
        &mut self,
        (at, colour): (usize, Colour),
        most: Seeds,
        to: Side,
        rule: RuleId,
        observer: &mut O,
    ) {
        let count = self.give(at, colour, most, to);
        if count > 0 {
            let (hole, colour) = (Hole::ring(at + 1), Some(colour));
            observer.see(Step::Settle { hole, count, colour, to }, rule);
        }
    }

    /// Shares the seeds left on the board. With [`Share::Equal`] an odd one stays in the first hole
    /// that has one, red first.
    pub(super) fn share<O: Observer>(&mut self, share: Share, rule: RuleId, observer: &mut O) {
        match share {
            Share::Nobody => {}
            Share::OwnSide => {
                for group in groups() {
                    let owner = Hole::ring(group.0 + 1).owner();
                    self.settle(group, Seeds::MAX, owner, rule, observer);
                }
            }
            Share::Equal => {
                let half = (self.on_board() / 2) as Seeds;
                let mut owed = BySide::new(half, half);
                let mut odd = self.on_board() % 2 == 1;
                for (at, colour) in groups() {
                    let here = (*self.colour(colour) >> (8 * at)) as Seeds;
                    let mut free = here - (odd && here > 0) as Seeds;
                    odd &= here == 0;
                    for to in Side::ALL {
                        let most = owed[to].min(free);
                        owed[to] -= most;
                        free -= most;
                        self.settle((at, colour), most, to, rule, observer);
                    }
                }
            }
        }
    }

    pub(super) fn end<O: Observer>(&mut self, rule: RuleId, observer: &mut O) {
        self.ended = Some(rule);
        observer.see(Step::End(Outcome::by_count(self.stores(), rule)), rule);
    }
}

/// Each hole and colour in the order in which halving takes seeds: hole by hole, red first.
fn groups() -> impl Iterator<Item = (usize, Colour)> {
    (0..16).flat_map(|at| Colour::ALL.map(|colour| (at, colour)))
}

/// The sum of all bytes; at most 255.
#[inline]
fn count(word: u128) -> u16 {
    let pairs = (word & (ODD * 0xFF)) + (word >> 8 & (ODD * 0xFF));
    let half = (pairs as u64).wrapping_add((pairs >> 64) as u64);
    (half.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
}

impl std::fmt::Debug for RingState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.setup())
    }
}

/// The index of the hole that gets seed number `n` (from 1) of the seeds lifted at `from`.
#[inline]
fn road(from: usize, colour: Colour, n: usize) -> usize {
    match colour {
        // `ring.sow.red`: every hole except the starting one, in each round.
        Colour::Red => (from + 1 + (n - 1) % 15) % 16,
        // `ring.sow.blue`: the opponent's holes only.
        Colour::Blue => (from + 1 + (n - 1) % 8 * 2) % 16,
    }
}

impl Ring {
    /// Sows one colour of a hole. Returns where the last seed lands.
    #[inline]
    fn sow<O: Observer>(
        &self,
        state: &mut RingState,
        from: usize,
        colour: Colour,
        observer: &mut O,
    ) -> usize {
        let rule = match colour {
            Colour::Red => RuleId::RingSowRed,
            Colour::Blue => RuleId::RingSowBlue,
        };
        let word = state.colour(colour);
        let hand = (*word >> (8 * from)) as Seeds;
        *word &= !(0xFF << (8 * from));
        let some = Some(colour);
        observer.see(Step::Lift { hole: Hole::ring(from + 1), count: hand, colour: some }, rule);
        if O::RECORDS {
            for n in 1..=hand as usize {
                let at = road(from, colour, n);
                if colour == Colour::Red && n % 15 == 1 && n > 1 {
                    observer.see(Step::Skip(Hole::ring(from + 1)), rule);
                }
                *word += 1 << (8 * at);
                let now = (*word >> (8 * at)) as Seeds;
                let at = Hole::ring(at + 1).into();
                observer.see(Step::Drop { at, now, colour: some }, rule);
            }
        } else {
            *word += lap(from, colour, hand);
        }
        road(from, colour, hand as usize)
    }

    /// `ring.capture`: captures the last hole if it has 2 or 3 seeds, then the holes before it, at
    /// most once round the ring.
    #[inline]
    fn capture<O: Observer>(&self, state: &mut RingState, last: usize, observer: &mut O) {
        let to = state.to_move;
        let mut at = last;
        for _ in 0..16 {
            let seeds = state.seeds_in(at);
            if seeds & !1 != 2 {
                return;
            }
            if O::RECORDS {
                for colour in Colour::ALL {
                    let count = state.give(at, colour, Seeds::MAX, to);
                    let (hole, colour) = (Hole::ring(at + 1), Some(colour));
                    if count > 0 {
                        let step = Step::Capture { hole, count, colour, to };
                        observer.see(step, RuleId::RingCapture);
                    }
                }
            } else {
                let keep = !(0xFF << (8 * at));
                state.red &= keep;
                state.blue &= keep;
                state.stores[to.index()] += seeds;
            }
            at = (at + 15) % 16;
        }
    }
}

/// What a lap adds to each hole: full rounds, then single seeds.
#[inline]
fn lap(from: usize, colour: Colour, hand: Seeds) -> u128 {
    let (round, holes, step) = match colour {
        Colour::Red => (ALL & !1, 15, 1),
        Colour::Blue => (ODD << 8, 8, 2),
    };
    let (rounds, rest) = (hand / holes, hand % holes);
    // The first `rest` holes of a round, counted from hole 1.
    let run = round & !(u128::MAX << (8 * (1 + step * rest as u32) - 8 * (step - 1)));
    (round * rounds as u128 + run).rotate_left(8 * from as u32)
}

static FACTS: Facts =
    Facts { shape: BoardShape::Ring, choice: MoveChoice::Colour, ..Facts::of(GameName::Ring) };

impl Game for Ring {
    type State = RingState;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn set(&self) -> u16 {
        64
    }

    fn start(&self) -> RingState {
        RingState { red: ALL * 2, blue: ALL * 2, stores: [0; 2], to_move: Side::South, ended: None }
    }

    #[inline]
    fn moves(&self, state: &RingState) -> MoveSet {
        if state.ended.is_some() {
            return MoveSet::EMPTY;
        }
        // The mover's eight bytes of each colour, then every second bit of both interleaved, so
        // that code = hole * 2 + colour.
        let of = |word: u128| full_bytes(word >> (8 * state.to_move.index())) as u64 & 0x5555;
        MoveSet(of(state.red) | of(state.blue) << 1)
    }

    fn name_move(&self, state: &RingState, code: Code) -> Move {
        let at = (code as usize & !1) + state.to_move.index();
        Move::Colour(Hole::ring(at + 1), Colour::ALL[code as usize % 2])
    }

    fn code(&self, _: &RingState, mv: &Move) -> Option<Code> {
        match mv {
            Move::Colour(hole, colour) => Some(hole.in_row() as Code * 2 + *colour as Code),
            _ => None,
        }
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut RingState, code: Code, observer: &mut O) {
        let from = (code as usize & !1) + state.to_move.index();
        let last = self.sow(state, from, Colour::ALL[code as usize % 2], observer);
        self.capture(state, last, observer);
        state.to_move = state.to_move.other();
        self.find_end(state, observer);
    }

    /// `ring.starve` and `ring.end`, in this order: no seeds left to move, 33 or 32 each, fewer
    /// than 8. `mover` has just moved, or would have.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut RingState, observer: &mut O) {
        let mover = state.to_move.other();
        if !state.has_seeds(state.to_move) {
            for group in groups() {
                state.settle(group, Seeds::MAX, mover, RuleId::RingStarve, observer);
            }
            return state.end(RuleId::RingStarve, observer);
        }
        let [south, north] = state.stores;
        let decided = south.max(north) > 32 || south.min(north) == 32;
        if decided || state.on_board() < 8 {
            state.end(RuleId::RingEnd, observer);
        }
    }

    fn repetition(&self) -> Share {
        self.repetition
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        let captured = matches!(landing.seeds, 2 | 3);
        (!captured).then_some(NoCapture::Count(landing.hole, landing.seeds))
    }

    fn captures_next(&self, captured: Hole) -> Option<Hole> {
        Some(Hole::ring((captured.index() + 15) % 16 + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laps_at_once_equal_the_plain_reading() {
        for from in 0..16 {
            for colour in Colour::ALL {
                let mut plain = 0u128;
                for hand in 1..=64u8 {
                    plain += 1 << (8 * road(from, colour, hand as usize));
                    assert_eq!(lap(from, colour, hand), plain, "{from} {colour} {hand}");
                }
            }
        }
    }
}
