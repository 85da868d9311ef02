//! Awale: Owari's sowing and captures, with options for capture limits, no starving, and early
//! ends.

use super::board::Hole;
use super::contract::{Game, GameState};
use super::event::{Observer, Silent, Step};
use super::facts::Facts;
use super::game_name::GameName;
use super::moves::{Code, Move, MoveSet};
use super::no_capture::{Landing, NoCapture};
use super::options::{OptionSpec, Options, Share, option, repetition, repetition_at};
use super::rule_id::RuleId;
use super::side::Side;
use super::two_rows::{self, CLOCKWISE, ROUND, Road, Slot, SowRules, TwoRows, owns, slot_of};

/// The rules of Awale with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Awale {
    /// The direction of sowing.
    pub rotation: Rotation,
    /// Who moves first.
    pub first: Side,
    /// `awale.limit`: the most holes captured in one turn, 1 to 6 (6: no limit).
    pub capture_holes: u8,
    /// `awale.limit.over`: what a chain of captures longer than the limit takes.
    pub over_limit: OverLimit,
    /// `awale.twos`: whether only holes with 2 seeds are captured, not those with 3.
    pub two_only: bool,
    /// `awale.stop-at-majority`: the game ends when a player holds more than half the set.
    pub stop_at_majority: bool,
    /// `awale.stop-at-seeds`: the game ends when at most this many seeds are on the board; 0: off.
    pub stop_at_seeds: u8,
    /// Who gets the remaining seeds when the game ends by one of these two rules.
    pub remaining: Share,
    /// Who gets the remaining seeds when a position is repeated too often.
    pub repetition: Share,
    /// A position that occurs this many times ends the game, 2 to 5.
    pub repetition_at: u8,
}

/// The direction of sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rotation {
    /// To South's right.
    Anticlockwise,
    /// To South's left.
    Clockwise,
}

/// `awale.limit.over`: what a chain of captures longer than the limit takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OverLimit {
    /// The holes sown last, as many as the limit allows.
    Latest,
    /// Nothing.
    Nothing,
}

impl Default for Awale {
    fn default() -> Awale {
        Awale {
            rotation: Rotation::Anticlockwise,
            first: Side::South,
            capture_holes: 6,
            over_limit: OverLimit::Latest,
            two_only: false,
            stop_at_majority: false,
            stop_at_seeds: 0,
            remaining: Share::OwnSide,
            repetition: Share::default(),
            repetition_at: 3,
        }
    }
}

impl Options for Awale {
    const OPTIONS: &'static [OptionSpec<Awale>] = &[
        option!("rotation", AwaleSow, rotation, [
            "anticlockwise" => Rotation::Anticlockwise,
            "clockwise" => Rotation::Clockwise,
        ]),
        option!("first", TurnAlternate, first, ["south" => Side::South, "north" => Side::North]),
        option!("capture-holes", AwaleLimit, capture_holes,
            ["6" => 6, "5" => 5, "4" => 4, "3" => 3, "2" => 2, "1" => 1]),
        option!("over-limit", AwaleLimitOver, over_limit, [
            "latest" => OverLimit::Latest,
            "nothing" => OverLimit::Nothing,
        ]),
        option!("capture", AwaleTwos, two_only, ["two-or-three" => false, "two-only" => true]),
        option!("stop-at-majority", AwaleStopAtMajority, stop_at_majority, ["no" => false, "yes" => true]),
        option!("stop-at-seeds", AwaleStopAtSeeds, stop_at_seeds, [
            "off" => 0, "1" => 1, "2" => 2, "3" => 3, "4" => 4, "5" => 5, "6" => 6,
            "7" => 7, "8" => 8, "9" => 9, "10" => 10, "11" => 11, "12" => 12,
        ]),
        option!("remaining", AwaleStopAtSeeds, remaining, ["own-side" => Share::OwnSide, "equal" => Share::Equal]),
        repetition!(),
        repetition_at!(),
    ];
}

/// `awale.sow`, `awale.skip`: each time round, the sowing skips the hole it started from.
const SOWING: SowRules = SowRules {
    lift: RuleId::AwaleSow,
    sow: RuleId::AwaleSow,
    store: RuleId::AwaleSow,
    skip: Some(RuleId::AwaleSkip),
};

impl Awale {
    #[inline]
    fn road(&self) -> &'static Road {
        match self.rotation {
            Rotation::Anticlockwise => &ROUND,
            Rotation::Clockwise => &CLOCKWISE,
        }
    }

    /// The slot that is sown just before this one.
    #[inline]
    fn before(&self, at: Slot) -> Slot {
        match self.rotation {
            Rotation::Anticlockwise => CLOCKWISE.next(at),
            Rotation::Clockwise => ROUND.next(at),
        }
    }

    #[inline]
    fn sow_and_capture<O: Observer>(&self, state: &mut TwoRows, from: Slot, observer: &mut O) {
        let mover = state.to_move();
        let last = state.lift_and_sow(self.road(), from, &SOWING, observer).last;
        self.capture(state, mover, last, observer);
    }

    /// Whether a hole with this many seeds is captured (`awale.capture`, `awale.twos`).
    #[inline]
    fn takes(&self, seeds: u8) -> bool {
        seeds == 2 || seeds == 3 && !self.two_only
    }

    /// `awale.capture`: captures the last hole, then the holes before it, while they are the
    /// opponent's and hold the right number of seeds. `awale.limit` can shorten the chain,
    /// `awale.starve` can refuse it.
    #[inline]
    fn capture<O: Observer>(&self, state: &mut TwoRows, mover: Side, last: Slot, observer: &mut O) {
        let other = mover.other();
        let (mut at, mut chain, mut taken) = (last, 0, 0);
        let mut cut = false;
        while owns(other, at) && self.takes(state.at(at)) {
            if chain == self.capture_holes {
                cut = true;
                break;
            }
            taken += state.at(at) as u16;
            chain += 1;
            at = self.before(at);
        }
        if chain == 0 {
            return;
        }
        let mut nothing = |rule| observer.see(Step::Nothing(two_rows::hole(last)), rule);
        if cut && self.over_limit == OverLimit::Nothing {
            return nothing(RuleId::AwaleLimitOver);
        }
        if taken == state.on_side(other) {
            return nothing(RuleId::AwaleStarve);
        }
        let rule = match (cut, self.two_only) {
            (true, _) => RuleId::AwaleLimit,
            (false, true) => RuleId::AwaleTwos,
            (false, false) => RuleId::AwaleCapture,
        };
        let mut at = last;
        for _ in 0..chain {
            state.capture(at, mover, rule, observer);
            at = self.before(at);
        }
    }

    /// The moves after which the opponent has at least one seed (`game.feed`).
    fn feeding(&self, state: &TwoRows) -> MoveSet {
        state.feeding(state.to_move(), |after, from| {
            self.sow_and_capture(after, from, &mut Silent);
            false
        })
    }

    /// Ends the game early and shares the rest by the option `remaining`.
    #[cold]
    fn stop<O: Observer>(&self, state: &mut TwoRows, rule: RuleId, observer: &mut O) {
        state.share(self.remaining, rule, observer);
        state.end(rule, observer);
    }

    /// `awale.famine`: neither player can feed the other; `taker` gets the seeds left on the board.
    #[cold]
    fn famine<O: Observer>(&self, state: &mut TwoRows, taker: Side, observer: &mut O) {
        for side in Side::ALL {
            state.settle_row(side, taker, RuleId::AwaleFamine, observer);
        }
        state.end(RuleId::AwaleFamine, observer);
    }
}

static FACTS: Facts = Facts::of(GameName::Awale);

impl Game for Awale {
    type State = TwoRows;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn needs(&self, rule: RuleId) -> Option<&'static str> {
        let unlimited = self.capture_holes == 6;
        match rule {
            RuleId::AwaleLimit if unlimited => Some("capture-holes=2"),
            RuleId::AwaleLimit if self.over_limit == OverLimit::Nothing => {
                Some("capture-holes=2 over-limit=latest")
            }
            RuleId::AwaleLimitOver if unlimited || self.over_limit == OverLimit::Latest => {
                Some("capture-holes=2 over-limit=nothing")
            }
            RuleId::AwaleTwos if !self.two_only => Some("capture=two-only"),
            RuleId::AwaleStopAtMajority if !self.stop_at_majority => Some("stop-at-majority=yes"),
            RuleId::AwaleStopAtSeeds if self.stop_at_seeds == 0 => Some("stop-at-seeds=6"),
            _ => None,
        }
    }

    fn set(&self) -> u16 {
        48
    }

    fn start(&self) -> TwoRows {
        let mut start = TwoRows::filled(4);
        start.set_to_move(self.first);
        start
    }

    #[inline]
    fn moves(&self, state: &TwoRows) -> MoveSet {
        if state.is_over() {
            return MoveSet::EMPTY;
        }
        let mover = state.to_move();
        if state.row(mover.other()) == 0 {
            return self.feeding(state);
        }
        state.holes_with(mover, 1)
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut TwoRows, code: Code, observer: &mut O) {
        self.sow_and_capture(state, slot_of(state.to_move(), code as usize), observer);
        state.pass_on();
        self.find_end(state, observer);
    }

    /// Checks the ends of the game in the order of the rule book.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        if self.stop_at_majority {
            let stores = state.stores();
            if stores.south.max(stores.north) > self.set() / 2 {
                return self.stop(state, RuleId::AwaleStopAtMajority, observer);
            }
        }
        if self.stop_at_seeds > 0 && state.on_board() <= self.stop_at_seeds as u16 {
            return self.stop(state, RuleId::AwaleStopAtSeeds, observer);
        }
        let mover = state.to_move();
        if state.row(mover) == 0 {
            // Only possible in a position set by hand: the opponent takes what is left
            // (`game.setup`).
            self.famine(state, mover.other(), observer);
        } else if state.row(mover.other()) == 0 && self.feeding(state).is_empty() {
            self.famine(state, mover, observer);
        }
    }

    fn repetition(&self) -> Share {
        self.repetition
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        landing.misses_count(|seeds| u8::try_from(seeds).is_ok_and(|seeds| self.takes(seeds)))
    }

    fn captures_next(&self, captured: Hole) -> Option<Hole> {
        Some(two_rows::hole(self.before(two_rows::slot(captured))))
    }

    fn broken_rule(&self, state: &TwoRows, mv: &Move) -> Option<RuleId> {
        let code = self.code(state, mv)?;
        let hungry = state.row(state.to_move().other()) == 0;
        (hungry && !self.feeding(state).has(code)).then_some(RuleId::AwaleFeed)
    }
}
