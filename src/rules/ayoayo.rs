//! Ayoayo: relay sowing through the player's own store. A last seed that lands in a hole with seeds
//! starts another lap.

use super::board::Place;
use super::contract::{Game, GameState};
use super::event::{Observer, Silent, Step};
use super::facts::Facts;
use super::game_name::GameName;
use super::moves::{Code, Move, MoveSet, PASS};
use super::no_capture::{Landing, NoCapture};
use super::options::{OptionSpec, Options, Share, repetition, repetition_at};
use super::rule_id::RuleId;
use super::side::Side;
use super::two_rows::{
    Slot, SowRules, THROUGH_STORE, THROUGH_STORE_PASSING, TwoRows, hole, owns, slot_of, store,
};

/// The rules of Ayoayo with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ayoayo {
    /// Who gets the remaining seeds when a position is repeated too often.
    pub repetition: Share,
    /// A position that occurs this many times ends the game, 2 to 5.
    pub repetition_at: u8,
}

impl Default for Ayoayo {
    fn default() -> Ayoayo {
        Ayoayo { repetition: Share::default(), repetition_at: 3 }
    }
}

impl Options for Ayoayo {
    const OPTIONS: &'static [OptionSpec<Ayoayo>] = &[repetition!(), repetition_at!()];
}

/// `ayoayo.skip`: the first lap skips the hole it started from.
const FIRST_LAP: SowRules = SowRules {
    lift: RuleId::AyoayoSow,
    sow: RuleId::AyoayoSow,
    store: RuleId::AyoayoSow,
    skip: Some(RuleId::AyoayoSkip),
};
/// Later laps skip no hole.
const LATER_LAP: SowRules = SowRules { lift: RuleId::AyoayoRelay, skip: None, ..FIRST_LAP };

impl Ayoayo {
    /// Sows lap after lap (`ayoayo.relay`) until the turn ends.
    #[inline]
    fn sow_and_capture<O: Observer>(&self, state: &mut TwoRows, from: Slot, observer: &mut O) {
        let mover = state.to_move();
        let first_road = &THROUGH_STORE_PASSING[mover.index()];
        let mut last = state.lift_and_sow(first_road, from, &FIRST_LAP, observer).last;
        let road = &THROUGH_STORE[mover.index()];
        loop {
            if last == store(mover) {
                let place = Place::Store(mover);
                return observer.see(Step::Stop(place), RuleId::AyoayoStore);
            }
            if state.at(last) == 1 {
                break;
            }
            observer.see(Step::Relay(hole(last)), RuleId::AyoayoRelay);
            last = state.lift_and_sow(road, last, &LATER_LAP, observer).last;
        }
        // `ayoayo.capture`: the last seed lands in an empty hole of the mover and the facing hole
        // has seeds. The last seed stays.
        let facing = 12 - last;
        if owns(mover, last) && state.at(facing) > 0 {
            state.capture(facing, mover, RuleId::AyoayoCapture, observer);
        }
    }

    /// The moves of a side after which the opponent has at least one seed (`game.feed`).
    fn feeding(&self, state: &TwoRows, side: Side) -> MoveSet {
        state.feeding(side, |after, from| {
            self.sow_and_capture(after, from, &mut Silent);
            false
        })
    }
}

static FACTS: Facts = Facts { sows_store: true, can_repeat: false, ..Facts::of(GameName::Ayoayo) };

impl Game for Ayoayo {
    type State = TwoRows;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn set(&self) -> u16 {
        48
    }

    fn start(&self) -> TwoRows {
        TwoRows::filled(4)
    }

    #[inline]
    fn moves(&self, state: &TwoRows) -> MoveSet {
        let mover = state.to_move();
        if state.is_over() {
            MoveSet::EMPTY
        } else if state.row(mover) == 0 {
            MoveSet::only(PASS)
        } else if state.row(mover.other()) == 0 {
            self.feeding(state, mover)
        } else {
            state.holes_with(mover, 1)
        }
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut TwoRows, code: Code, observer: &mut O) {
        if code == PASS {
            observer.see(Step::Pass, RuleId::AyoayoPass);
        } else {
            self.sow_and_capture(state, slot_of(state.to_move(), code as usize), observer);
        }
        state.pass_on();
        self.find_end(state, observer);
    }

    /// `ayoayo.end`: one side is empty and the other cannot feed it.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        let mover = state.to_move();
        if state.row(mover) != 0 && state.row(mover.other()) != 0 {
            return;
        }
        let feeder = if state.row(mover) == 0 { mover.other() } else { mover };
        if self.feeding(state, feeder).is_empty() {
            state.settle_row(feeder, feeder, RuleId::AyoayoEnd, observer);
            state.end(RuleId::AyoayoEnd, observer);
        }
    }

    fn repetition(&self) -> Share {
        self.repetition
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        landing.misses_opposite(true)
    }

    fn broken_rule(&self, state: &TwoRows, mv: &Move) -> Option<RuleId> {
        let code = self.code(state, mv)?;
        let mover = state.to_move();
        let hungry = state.row(mover.other()) == 0;
        (hungry && !self.feeding(state, mover).has(code)).then_some(RuleId::AyoayoFeed)
    }

    fn pass_rule(&self) -> RuleId {
        RuleId::AyoayoPass
    }
}
