//! Bawo in its three versions: Beginner, Advanced and Ntchuwa.

mod facts;
mod opening;
mod state;
mod turn;

use super::board::{BawoRow, Hole, Place, Seeds};
use super::contract::{Game, GameState};
use super::event::{Event, Observer, Silent, Step};
use super::facts::Facts;
use super::moves::{Code, Move, MoveSet, Way};
use super::no_capture::{Landing, NoCapture, last_drop};
use super::options::{OptionSpec, Options, Share, option, repetition_at};
use super::rule_id::RuleId;
use super::setup::{Setup, SetupFault};
use super::side::{BySide, Side};

pub use opening::openings;
pub use state::BawoState;
use state::{At, HOUSE, SowDirection, at, hole};
use turn::{Finish, LIFTINGS, PLACINGS, TurnChoice};

/// The rules of Bawo with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bawo {
    /// Which of the three versions.
    pub version: Version,
    /// `bawo.end.empty`: whether a last seed that lands in an empty front hole eats the facing
    /// hole.
    pub eat_from_empty: bool,
    /// `bawo.eat.first`, `bawo.extra.eat`: whether a player who can eat with the first lap must do
    /// so.
    pub must_eat: bool,
    /// Extra seeds of each player at the start (Ntchuwa: 24 or 20).
    pub extra_seeds: Seeds,
    /// A position that occurs this many times makes the game a draw, 2 to 5.
    pub repetition_at: u8,
}

/// The three versions of Bawo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// Two seeds in each hole, no extra seeds.
    Beginner,
    /// 20 extra seeds each, a house with 8 seeds.
    Advanced,
    /// One seed in each front hole, extra seeds, no house.
    Ntchuwa,
}

impl Bawo {
    /// A version with the options of its written rules.
    pub const fn new(version: Version) -> Bawo {
        let extra_seeds = match version {
            Version::Beginner => 0,
            Version::Advanced => 20,
            Version::Ntchuwa => 24,
        };
        Bawo { version, eat_from_empty: false, must_eat: true, extra_seeds, repetition_at: 3 }
    }
}

impl Default for Bawo {
    fn default() -> Bawo {
        Bawo::new(Version::Beginner)
    }
}

impl Options for Bawo {
    const OPTIONS: &'static [OptionSpec<Bawo>] = &[
        option!("eat-from-empty", BawoEndEmpty, eat_from_empty, ["no" => false, "yes" => true]),
        option!("must-eat", BawoEatFirst, must_eat, ["yes" => true, "no" => false]),
        option!("extra-seeds", BawoExtra, extra_seeds, ["24" => 24, "20" => 20]),
        repetition_at!(),
    ];

    fn written(&self) -> Bawo {
        Bawo::new(self.version)
    }

    fn has(&self, name: &str) -> bool {
        name != "extra-seeds" || self.version == Version::Ntchuwa
    }
}

impl Bawo {
    /// The rule that a placing move breaks; the seed goes into a hole of the mover that holds
    /// seeds.
    fn broken_placing(&self, state: &BawoState, at: At, has_way: bool) -> Option<RuleId> {
        let side = state.to_move;
        if at >= 8 {
            return Some(RuleId::BawoExtra);
        }
        let eats = state.facing(side, at) > 0;
        if !eats && self.must_eat && self.can_eat_at_once(state) {
            return Some(RuleId::BawoExtraEat);
        }
        if eats {
            return (!has_way).then_some(RuleId::BawoExtraEat);
        }
        if !state.is_open_house(side, at) {
            return None;
        }
        match (state.has_front_beside_house(side), has_way) {
            (true, true) => Some(RuleId::BawoHouseClosed),
            (false, false) => Some(RuleId::BawoHouseOnly),
            _ => None,
        }
    }

    /// The rule that a lifting move breaks.
    fn broken_lifting(&self, state: &BawoState, at: At, way: Way) -> Option<RuleId> {
        if state.at(state.to_move, at) < 2 {
            return Some(RuleId::BawoStartTwo);
        }
        let eats = self.first_lap_eats(state, at, SowDirection::of(at, way));
        let must = self.must_eat && !eats && self.can_eat_at_once(state);
        must.then_some(RuleId::BawoEatFirst)
    }
}

impl Game for Bawo {
    type State = BawoState;

    fn facts(&self) -> &'static Facts {
        match self.version {
            Version::Beginner => &facts::BEGINNER,
            Version::Advanced => &facts::ADVANCED,
            Version::Ntchuwa => &facts::NTCHUWA,
        }
    }

    fn needs(&self, rule: RuleId) -> Option<&'static str> {
        (rule == RuleId::BawoEatFirst && !self.must_eat).then_some("must-eat=yes")
    }

    fn set(&self) -> u16 {
        64
    }

    fn start(&self) -> BawoState {
        let mut start = BawoState::empty();
        for side in Side::ALL {
            for at in 0..16 {
                let seeds = match (self.version, at) {
                    (Version::Beginner, _) => 2,
                    (Version::Advanced, HOUSE) => 8,
                    (Version::Advanced, 5 | 6) => 2,
                    (Version::Ntchuwa, 0..8) => 1,
                    _ => 0,
                };
                start.set(side, at, seeds);
            }
            start.extra[side.index()] = self.extra_seeds;
            start.houses[side.index()] = self.version == Version::Advanced;
        }
        start
    }

    fn faults(&self, setup: &Setup) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        for side in Side::ALL {
            // `bawo.late`: without extra seeds, a hole written as a house is an ordinary hole.
            let working = setup.houses[side] && setup.stores != BySide::new(0, 0);
            if setup.houses[side] && self.version != Version::Advanced {
                faults.push(SetupFault::NoHouse(side));
            } else if working && setup.seeds_in(Hole::house(side)).seeds < 8 {
                faults.push(SetupFault::SmallHouse(side));
            }
            let beaten = (0..8).all(|at| setup.seeds_in(hole(side.other(), at)).seeds == 0);
            let is_last_handful = beaten && setup.stores[side.other()] == 0;
            if self.version == Version::Beginner && setup.stores[side] > 0 && !is_last_handful {
                faults.push(SetupFault::ExtraInBeginner(side));
            }
        }
        faults
    }

    fn moves(&self, state: &BawoState) -> MoveSet {
        let mut moves = MoveSet::EMPTY;
        self.explore(state, |code, _| moves.add(code));
        moves
    }

    fn name_move(&self, state: &BawoState, code: Code) -> Move {
        let TurnChoice { at, heading, spread } = Self::choice(state, code);
        let hole = hole(state.to_move, at);
        let to_right = |heading| {
            if heading == SowDirection::of(at, Way::Right) { Way::Right } else { Way::Left }
        };
        match heading {
            None => Move::Hole(hole),
            Some(heading) => Move::Way { hole, way: to_right(heading), spread },
        }
    }

    fn code(&self, state: &BawoState, mv: &Move) -> Option<Code> {
        let placing = Self::is_placing(state);
        match *mv {
            Move::Hole(at) if placing && at == Hole::house(state.to_move) => {
                Some(HOUSE as Code * PLACINGS)
            }
            Move::Way { hole, way, spread } if placing && hole.row() == BawoRow::Front => {
                Some(hole.in_row() as Code * PLACINGS + 1 + way as Code * 2 + spread as Code)
            }
            Move::Way { hole, way, spread } if !placing => {
                let in_order = hole.in_row() + if hole.row() == BawoRow::Front { 0 } else { 8 };
                Some(in_order as Code * LIFTINGS + way as Code * 2 + spread as Code)
            }
            _ => None,
        }
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut BawoState, code: Code, observer: &mut O) {
        self.play(state, code, observer);
    }

    /// `bawo.finish.front` and `bawo.finish.singles` for the player to move.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut BawoState, observer: &mut O) {
        let mover = state.to_move;
        let other = mover.other();
        if state.is_front_empty(mover) {
            state.end(Some(other), RuleId::BawoFinishFront, observer);
        } else if state.is_front_empty(other) {
            state.end(Some(mover), RuleId::BawoFinishFront, observer);
        } else if !Self::is_placing(state) && state.with_two(mover) == 0 {
            state.end(Some(other), RuleId::BawoFinishSingles, observer);
        }
    }

    fn settle<O: Observer>(&self, state: &mut BawoState, observer: &mut O) {
        state.close_houses_when_late();
        self.find_end(state, observer);
    }

    /// `turn.endless`: the game is a draw if every move is endless.
    fn close<O: Observer>(&self, state: &mut BawoState, observer: &mut O) {
        if !state.is_over() && self.moves(state).is_empty() && self.placements(state) == 0 {
            state.end(None, RuleId::TurnEndless, observer);
        }
    }

    fn repetition(&self) -> Share {
        Share::Nobody
    }

    /// The end of the first lap decides, or the hole into which the extra seed is placed.
    fn decides_capture(&self, events: &[Event]) -> Option<(usize, Place)> {
        let drops = |event: &Event| matches!(event.step, Step::Drop { .. });
        match events.first()?.rule {
            RuleId::BawoOpening => return None,
            // The house itself was about to eat; a hole beside it never eats.
            RuleId::BawoHouseOnly => {
                return events.iter().find_map(|event| match event.step {
                    Step::Lift { hole, .. } | Step::Take { from: Place::Hole(hole), .. } => {
                        Some((0, Place::Hole(hole)))
                    }
                    _ => None,
                });
            }
            _ => {}
        }
        let first = events.iter().position(drops)?;
        let lap = events[first..].iter().take_while(|event| drops(event)).count();
        last_drop(&events[..first + lap])
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        if landing.hole.row() == BawoRow::Back {
            return Some(NoCapture::BackRow(landing.hole));
        }
        if landing.seeds <= 1 && !self.eat_from_empty {
            return Some(NoCapture::WasEmpty(landing.hole));
        }
        let (facing, seeds) = landing.facing?;
        (seeds == 0).then_some(NoCapture::NothingOpposite(landing.hole, facing))
    }

    fn broken_rule(&self, state: &BawoState, mv: &Move) -> Option<RuleId> {
        let (at, way, spread) = match *mv {
            Move::Opening(_) => return self.broken_opening(state, mv),
            Move::Hole(hole) => (at(hole), None, false),
            Move::Way { hole, way, spread } => (at(hole), Some(way), spread),
            _ => return None,
        };
        let broken = match way {
            _ if Self::is_placing(state) => self.broken_placing(state, at, way.is_some()),
            Some(way) => self.broken_lifting(state, at, way),
            None => None,
        };
        broken.or_else(|| {
            let without = self.code(state, mv)?.checked_sub(1).filter(|_| spread)?;
            let finish = self.play(&mut state.clone(), without, &mut Silent);
            (finish != Finish::OpenHouse).then_some(RuleId::BawoHouseOpen)
        })
    }

    fn placements(&self, state: &BawoState) -> u64 {
        if self.opening_is_open(state) { opening::COUNT } else { 0 }
    }

    fn each_placement(&self, state: &BawoState, mut visit: impl FnMut(&BawoState)) {
        if self.opening_is_open(state) {
            for mv in openings(state.to_move) {
                let mut child = *state;
                self.lay(&mut child, &mv, &mut Silent);
                visit(&child);
            }
        }
    }

    fn lay<O: Observer>(&self, state: &mut BawoState, mv: &Move, observer: &mut O) {
        self.lay_opening(state, mv, observer);
    }

    #[inline]
    fn each_child(&self, state: &BawoState, visit: impl FnMut(Code, &BawoState)) {
        self.explore(state, visit);
    }
}
