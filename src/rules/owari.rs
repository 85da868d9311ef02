//! Owari: sow round the board, capture holes with two or three seeds, feed the opponent.

use super::board::Hole;
use super::contract::{Game, GameState};
use super::event::{Observer, Silent, Step};
use super::facts::Facts;
use super::game_name::GameName;
use super::moves::{Code, Move, MoveSet, PASS};
use super::no_capture::{Landing, NoCapture};
use super::options::{OptionSpec, Options, Preset, Share, option, repetition, repetition_at};
use super::rule_id::RuleId;
use super::side::Side;
use super::two_rows::{self, CLOCKWISE, ROUND, Slot, SowRules, TwoRows, slot_of};

/// The rules of Owari with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Owari {
    /// What a capture of all the opponent's seeds does.
    pub grand_slam: GrandSlam,
    /// Who gets the remaining seeds when a position is repeated too often.
    pub repetition: Share,
    /// A position that occurs this many times ends the game, 2 to 5.
    pub repetition_at: u8,
}

/// `owari.grand-slam`: what a capture of all the opponent's seeds does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GrandSlam {
    /// It takes them all.
    #[default]
    Allowed,
    /// It is legal but captures nothing.
    NoCapture,
    /// It is not legal.
    Forbidden,
}

impl Default for Owari {
    fn default() -> Owari {
        Owari { grand_slam: GrandSlam::default(), repetition: Share::default(), repetition_at: 3 }
    }
}

impl Options for Owari {
    const OPTIONS: &'static [OptionSpec<Owari>] = &[
        option!("grand-slam", OwariGrandSlam, grand_slam, [
            "allowed" => GrandSlam::Allowed,
            "no-capture" => GrandSlam::NoCapture,
            "forbidden" => GrandSlam::Forbidden,
        ]),
        repetition!(),
        repetition_at!(),
    ];
    const PRESETS: &'static [Preset] = &[(
        "abapa",
        &[("grand-slam", "no-capture"), ("repetition", "own-side"), ("repetition-at", "2")],
    )];
}

/// `owari.sow`, `owari.skip`: each time round, the sowing skips the hole it started from.
const SOWING: SowRules = SowRules {
    lift: RuleId::OwariSow,
    sow: RuleId::OwariSow,
    store: RuleId::OwariSow,
    skip: Some(RuleId::OwariSkip),
};

impl Owari {
    /// Sows and captures. Returns whether a grand slam took nothing.
    #[inline]
    fn sow_and_capture<O: Observer>(
        &self,
        state: &mut TwoRows,
        from: Slot,
        observer: &mut O,
    ) -> bool {
        let mover = state.to_move();
        let last = state.lift_and_sow(&ROUND, from, &SOWING, observer).last;
        self.capture(state, mover, last, observer)
    }

    /// `owari.capture`: captures the last hole if it is the opponent's and now has 2 or 3 seeds,
    /// then the holes before it while the same is true.
    #[inline]
    fn capture<O: Observer>(
        &self,
        state: &mut TwoRows,
        mover: Side,
        last: Slot,
        observer: &mut O,
    ) -> bool {
        let first = slot_of(mover.other(), 0);
        let mut taken = 0;
        let mut chain = 0;
        while last >= first + chain && last < first + 6 && state.at(last - chain) & !1 == 2 {
            taken += state.at(last - chain) as u16;
            chain += 1;
        }
        if chain == 0 {
            return false;
        }
        let slam = state.on_side(mover.other()) == taken;
        if slam && self.grand_slam != GrandSlam::Allowed {
            let hole = two_rows::hole(last);
            observer.see(Step::Nothing(hole), RuleId::OwariGrandSlam);
            return true;
        }
        let rule = if slam { RuleId::OwariGrandSlam } else { RuleId::OwariCapture };
        for back in 0..chain {
            state.capture(last - back, mover, rule, observer);
        }
        false
    }

    /// Whether `grand-slam: forbidden` forbids this move.
    fn is_forbidden(&self, state: &TwoRows, from: Slot) -> bool {
        let mut after = *state;
        self.grand_slam == GrandSlam::Forbidden
            && self.sow_and_capture(&mut after, from, &mut Silent)
    }

    /// The moves of a side after which the opponent has at least one seed (`game.feed`).
    fn feeding(&self, state: &TwoRows, side: Side) -> MoveSet {
        state.feeding(side, |after, from| {
            let slam = self.sow_and_capture(after, from, &mut Silent);
            slam && self.grand_slam == GrandSlam::Forbidden
        })
    }
}

static FACTS: Facts = Facts::of(GameName::Owari);

impl Game for Owari {
    type State = TwoRows;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn forbids(&self, rule: RuleId) -> bool {
        rule == RuleId::OwariGrandSlam && self.grand_slam == GrandSlam::Forbidden
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
            return MoveSet::EMPTY;
        }
        if state.row(mover) == 0 {
            return MoveSet::only(PASS);
        }
        if state.row(mover.other()) == 0 {
            return self.feeding(state, mover);
        }
        let mut moves = state.holes_with(mover, 1);
        if self.grand_slam == GrandSlam::Forbidden {
            for at in moves {
                if self.is_forbidden(state, slot_of(mover, at as usize)) {
                    moves.0 &= !(1 << at);
                }
            }
        }
        moves
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut TwoRows, code: Code, observer: &mut O) {
        if code == PASS {
            observer.see(Step::Pass, RuleId::OwariPass);
        } else {
            self.sow_and_capture(state, slot_of(state.to_move(), code as usize), observer);
        }
        state.pass_on();
        self.find_end(state, observer);
    }

    /// `owari.end`: checks whether the player to move, or his opponent, has no seeds and cannot be
    /// fed.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        let mover = state.to_move();
        let other = mover.other();
        if state.row(mover) != 0 && state.row(other) != 0 {
            if self.grand_slam == GrandSlam::Forbidden && self.moves(state).is_empty() {
                state.share(Share::OwnSide, RuleId::OwariEnd, observer);
                state.end(RuleId::OwariEnd, observer);
            }
            return;
        }
        let (fed, feeder) = if state.row(mover) == 0 { (mover, other) } else { (other, mover) };
        if self.feeding(state, feeder).is_empty() {
            debug_assert_eq!(state.row(fed), 0);
            state.settle_row(feeder, feeder, RuleId::OwariEnd, observer);
            state.end(RuleId::OwariEnd, observer);
        }
    }

    fn repetition(&self) -> Share {
        self.repetition
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        landing.misses_count(|seeds| matches!(seeds, 2 | 3))
    }

    fn captures_next(&self, captured: Hole) -> Option<Hole> {
        Some(two_rows::hole(CLOCKWISE.next(two_rows::slot(captured))))
    }

    fn broken_rule(&self, state: &TwoRows, mv: &Move) -> Option<RuleId> {
        let code = self.code(state, mv)?;
        let mover = state.to_move();
        if self.is_forbidden(state, slot_of(mover, code as usize)) {
            return Some(RuleId::OwariGrandSlam);
        }
        let hungry = state.row(mover.other()) == 0;
        (hungry && !self.feeding(state, mover).has(code)).then_some(RuleId::OwariFeed)
    }

    fn pass_rule(&self) -> RuleId {
        RuleId::OwariPass
    }
}
