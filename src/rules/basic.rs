//! The Basic Game: players sow into their own store, move again when the last seed lands there, and
//! try to empty their own row. The preset `kalah` makes it standard Kalah.

use super::contract::{Game, GameState};
use super::event::{Observer, Step};
use super::facts::Facts;
use super::game_name::GameName;
use super::moves::{Code, MoveSet};
use super::no_capture::{Landing, NoCapture};
use super::options::{OptionSpec, Options, Preset, Share, option, repetition, repetition_at};
use super::rule_id::RuleId;
use super::side::Side;
use super::two_rows::{SowRules, THROUGH_STORE, TwoRows, owns, slot_of, store};

/// The rules of the Basic Game with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Basic {
    /// Seeds in each hole at the start, 1 to 6.
    pub seeds: u8,
    /// Whether a capture needs seeds in the facing hole.
    pub capture_needs_opposite: bool,
    /// Who gets the seeds left at the end.
    pub sweep: Sweep,
    /// Who gets the remaining seeds when a position is repeated too often.
    pub repetition: Share,
    /// A position that occurs this many times ends the game, 2 to 5.
    pub repetition_at: u8,
}

/// `basic.end`: who gets the seeds that are left when one row is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sweep {
    /// The player whose row is empty.
    Clearer,
    /// The player who owns the holes with the seeds (Kalah).
    Owner,
}

impl Default for Basic {
    fn default() -> Basic {
        Basic {
            seeds: 3,
            capture_needs_opposite: false,
            sweep: Sweep::Clearer,
            repetition: Share::default(),
            repetition_at: 3,
        }
    }
}

impl Options for Basic {
    const OPTIONS: &'static [OptionSpec<Basic>] = &[
        option!("seeds", BasicSetup, seeds, ["1" => 1, "2" => 2, "3" => 3, "4" => 4, "5" => 5, "6" => 6]),
        option!("capture-needs-opposite", BasicCapture, capture_needs_opposite, ["no" => false, "yes" => true]),
        option!("sweep", BasicEnd, sweep, ["clearer" => Sweep::Clearer, "owner" => Sweep::Owner]),
        repetition!(),
        repetition_at!(),
    ];
    const PRESETS: &'static [Preset] =
        &[("kalah", &[("capture-needs-opposite", "yes"), ("sweep", "owner"), ("seeds", "4")])];
}

/// `basic.sow`, `basic.store`: the sowing skips no hole.
const SOWING: SowRules = SowRules {
    lift: RuleId::BasicSow,
    sow: RuleId::BasicSow,
    store: RuleId::BasicStore,
    skip: None,
};

static FACTS: Facts = Facts { sows_store: true, can_repeat: false, ..Facts::of(GameName::Basic) };

impl Game for Basic {
    type State = TwoRows;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn set(&self) -> u16 {
        self.seeds as u16 * 12
    }

    fn start(&self) -> TwoRows {
        TwoRows::filled(self.seeds)
    }

    #[inline]
    fn moves(&self, state: &TwoRows) -> MoveSet {
        if state.is_over() {
            return MoveSet::EMPTY;
        }
        state.holes_with(state.to_move(), 1)
    }

    #[expect(clippy::inline_always, reason = "the search is slower without it")]
    #[inline(always)]
    fn turn<O: Observer>(&self, state: &mut TwoRows, code: Code, observer: &mut O) {
        let mover = state.to_move();
        let from = slot_of(mover, code as usize);
        let last = state.lift_and_sow(&THROUGH_STORE[mover.index()], from, &SOWING, observer).last;
        let again = last == store(mover);
        if !again {
            // `basic.capture`: the last seed landed in an empty hole of the mover.
            let facing = 12 - last;
            if owns(mover, last)
                && state.at(last) == 1
                && (state.at(facing) > 0 || !self.capture_needs_opposite)
            {
                state.keep(last, mover, RuleId::BasicCapture, observer);
                if state.at(facing) > 0 {
                    state.capture(facing, mover, RuleId::BasicCapture, observer);
                }
            }
            state.pass_on();
        }
        self.find_end(state, observer);
        if again && !state.is_over() {
            observer.see(Step::Again, RuleId::BasicAgain);
        }
    }

    /// `basic.end`: the game is over when all holes of one player are empty.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        for clearer in Side::ALL {
            if state.row(clearer) == 0 {
                let owner = clearer.other();
                let taker = if self.sweep == Sweep::Clearer { clearer } else { owner };
                state.settle_row(owner, taker, RuleId::BasicEnd, observer);
                return state.end(RuleId::BasicEnd, observer);
            }
        }
    }

    fn repetition(&self) -> Share {
        self.repetition
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        landing.misses_opposite(self.capture_needs_opposite)
    }
}
