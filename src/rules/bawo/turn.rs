//! A turn of Bawo from its first seed to its end, and the search for all legal turns.

use super::Bawo;
use super::state::{At, BawoState, HOUSE, SowDirection, hole};
use crate::rules::board::{Hole, Place, Seeds};
use crate::rules::contract::{Game, GameState, MAX_LAPS};
use crate::rules::event::{Observer, Silent, Step};
use crate::rules::moves::{Code, Way};
use crate::rules::rule_id::RuleId;

/// How the sowing of a turn ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Finish {
    /// It does not end (`turn.endless`).
    Endless,
    /// It ended in the mover's own open house, after eating (`bawo.house.open`).
    OpenHouse,
    /// It ended in any other way.
    Plain,
}

/// A move as the player chooses it.
#[derive(Clone, Copy)]
pub(super) struct TurnChoice {
    /// The hole, by its ring number.
    pub(super) at: At,
    /// `None`: the extra seed is placed in the house and stays there.
    pub(super) heading: Option<SowDirection>,
    /// Whether the move has `+`: spread the house if the turn reaches it.
    pub(super) spread: bool,
}

/// A placing move has five codes for each hole (no direction, L, L+, R, R+), a lifting move four
/// (L, L+, R, R+).
pub(super) const PLACINGS: Code = 5;
pub(super) const LIFTINGS: Code = 4;

impl Bawo {
    /// Whether the player to move has extra seeds to place.
    #[inline]
    pub(super) fn is_placing(state: &BawoState) -> bool {
        state.extra[state.to_move.index()] > 0
    }

    #[inline]
    pub(super) fn choice(state: &BawoState, code: Code) -> TurnChoice {
        if Self::is_placing(state) {
            let at = (code / PLACINGS) as At;
            let kind = code % PLACINGS;
            let heading = match kind {
                0 => None,
                1 | 2 => Some(SowDirection::Left),
                _ => Some(SowDirection::Right),
            };
            return TurnChoice { at, heading, spread: kind == 2 || kind == 4 };
        }
        let in_order = (code / LIFTINGS) as At;
        let at = if in_order < 8 { in_order } else { 23 - in_order };
        let way = Way::ALL[code as usize / 2 % 2];
        TurnChoice { at, heading: Some(SowDirection::of(at, way)), spread: code % 2 == 1 }
    }

    /// Whether a lap whose last seed has just landed here may eat.
    #[inline]
    fn can_eat(&self, state: &BawoState, last: At) -> bool {
        last < 8
            && state.facing(state.to_move, last) > 0
            && (self.eat_from_empty || state.at(state.to_move, last) > 1)
    }

    /// Whether the first lap of a lifting move ends by eating (`bawo.eat.first`).
    #[inline]
    pub(super) fn first_lap_eats(
        &self,
        state: &BawoState,
        from: At,
        heading: SowDirection,
    ) -> bool {
        let side = state.to_move;
        let hand = state.at(side, from) as usize;
        let last = heading.on(from, hand);
        if last >= 8 || state.facing(side, last) == 0 {
            return false;
        }
        // Seeds of earlier full rounds have already landed here before the last one.
        let before = if last == from { 0 } else { state.at(side, last) as usize };
        self.eat_from_empty || before + (hand - 1) / 16 > 0
    }

    /// Sows a turn until the sowing ends.
    #[inline]
    fn sow_turn<O: Observer>(
        &self,
        state: &mut BawoState,
        choice: TurnChoice,
        observer: &mut O,
    ) -> Finish {
        let side = state.to_move;
        let TurnChoice { at, heading, spread } = choice;
        if !Self::is_placing(state) {
            let Some(heading) = heading else {
                return Finish::Plain;
            };
            let hand = state.lift(at, RuleId::BawoStartTwo, observer);
            return self.laps(
                state,
                at,
                heading,
                hand,
                EatsThisTurn::IfFirstLapDoes,
                spread,
                observer,
            );
        }
        let eats = state.facing(side, at) > 0;
        let house = !eats && state.is_open_house(side, at);
        if let Some(heading) = heading.filter(|_| house) {
            return self.leave_house(state, heading, observer);
        }
        state.take(Place::Extra(side), 1, RuleId::BawoExtra, observer);
        state.put(at, RuleId::BawoExtra, observer);
        let Some(heading) = heading else {
            observer.see(Step::Stop(hole(side, at).into()), RuleId::BawoHouseClosed);
            return Finish::Plain;
        };
        if !eats {
            let hand = state.lift(at, RuleId::BawoExtraSpread, observer);
            return self.laps(state, at, heading, hand, EatsThisTurn::Never, spread, observer);
        }
        let hand = state.eat(at, RuleId::BawoExtraEat, observer);
        if self.has_won(state, hand, observer) {
            return Finish::Plain;
        }
        let from = heading.on(heading.far_end(), 15);
        self.laps(state, from, heading, hand, EatsThisTurn::Yes, spread, observer)
    }

    /// `bawo.house.only`: only the house is left in the front row, and it eats nothing. With 8
    /// seeds it is spread together with the extra seed; with more, one of its seeds and the extra
    /// seed are sown.
    fn leave_house<O: Observer>(
        &self,
        state: &mut BawoState,
        heading: SowDirection,
        observer: &mut O,
    ) -> Finish {
        let rule = RuleId::BawoHouseOnly;
        let side = state.to_move;
        state.take(Place::Extra(side), 1, rule, observer);
        if state.at(side, HOUSE) == 8 {
            let hand = 1 + state.lift(HOUSE, rule, observer);
            let never = EatsThisTurn::Never;
            return self.laps(state, HOUSE, heading, hand, never, false, observer);
        }
        state.take(Hole::house(side).into(), 1, rule, observer);
        for steps in 1..=2 {
            state.put(heading.on(HOUSE, steps), rule, observer);
        }
        let last = hole(side, heading.on(HOUSE, 2));
        observer.see(Step::Stop(last.into()), RuleId::BawoEndEmpty);
        Finish::Plain
    }

    /// Sows lap after lap until a rule ends the turn.
    #[expect(clippy::too_many_arguments, reason = "the whole of a turn under way")]
    #[inline]
    fn laps<O: Observer>(
        &self,
        state: &mut BawoState,
        mut from: At,
        mut heading: SowDirection,
        mut hand: Seeds,
        eats: EatsThisTurn,
        spread: bool,
        observer: &mut O,
    ) -> Finish {
        let side = state.to_move;
        let mut may_eat = eats != EatsThisTurn::Never;
        for lap in 0..MAX_LAPS {
            let last = state.sow(from, heading, hand, observer);
            let eats_here = may_eat && self.can_eat(state, last);
            if lap == 0 && eats == EatsThisTurn::IfFirstLapDoes {
                may_eat = eats_here;
            }
            if eats_here {
                hand = state.eat(last, RuleId::BawoEat, observer);
                if self.has_won(state, hand, observer) {
                    return Finish::Plain;
                }
                // `bawo.border`: eating in the 7th or 8th hole along the direction of sowing
                // reverses the direction.
                let border = match heading {
                    SowDirection::Right => last >= 6,
                    SowDirection::Left => last <= 1,
                };
                if border {
                    observer.see(Step::TurnRound(hole(side, last)), RuleId::BawoBorder);
                    heading = heading.turned();
                }
                from = heading.on(heading.far_end(), 15);
                continue;
            }
            let here = Place::Hole(hole(side, last));
            if state.at(side, last) == 1 {
                observer.see(Step::Stop(here), RuleId::BawoEndEmpty);
                return Finish::Plain;
            }
            let mut rule = RuleId::BawoRelay;
            if state.is_open_house(side, last) {
                if !may_eat {
                    observer.see(Step::Stop(here), RuleId::BawoHouseClosed);
                    return Finish::Plain;
                }
                rule = RuleId::BawoHouseOpen;
                if !spread {
                    observer.see(Step::Stop(here), rule);
                    return Finish::OpenHouse;
                }
            }
            observer.see(Step::Relay(hole(side, last)), rule);
            hand = state.lift(last, rule, observer);
            from = last;
        }
        Finish::Endless
    }

    /// `bawo.finish.front`: emptying the opponent's front row wins immediately; the eaten seeds
    /// stay in hand.
    #[inline]
    fn has_won<O: Observer>(&self, state: &mut BawoState, hand: Seeds, observer: &mut O) -> bool {
        let side = state.to_move;
        if !state.is_front_empty(side.other()) {
            return false;
        }
        state.close_houses_when_late();
        state.extra[side.index()] += hand;
        let rule = RuleId::BawoFinishFront;
        observer.see(Step::KeepInHand { count: hand, to: side }, rule);
        state.end(Some(side), rule, observer);
        true
    }

    /// Plays a turn and finds its end, except the draw of [`Game::close`].
    #[inline]
    pub(super) fn play<O: Observer>(
        &self,
        state: &mut BawoState,
        code: Code,
        observer: &mut O,
    ) -> Finish {
        let finish = self.sow_turn(state, Self::choice(state, code), observer);
        if finish != Finish::Endless {
            self.finish_turn(state, observer);
        }
        finish
    }

    #[inline]
    pub(super) fn finish_turn<O: Observer>(&self, state: &mut BawoState, observer: &mut O) {
        state.to_move = state.to_move.other();
        if !state.is_over() {
            state.close_houses_when_late();
            self.find_end(state, observer);
        }
    }

    /// Calls `visit` for every legal move except placements, with the position after it, in
    /// canonical order. Endless turns are left out. A player who can eat with the first lap must,
    /// unless the option `must-eat` is off.
    #[inline]
    pub(super) fn explore(&self, state: &BawoState, mut visit: impl FnMut(Code, &BawoState)) {
        if state.is_over() {
            return;
        }
        let mut try_all = |wanted: &dyn Fn(bool) -> bool| {
            let mut found = false;
            self.each_choice(state, |code, eats| {
                if !wanted(eats) {
                    return;
                }
                let mut child = *state;
                match self.play(&mut child, code, &mut Silent) {
                    Finish::Endless => return,
                    Finish::Plain => visit(code, &child),
                    Finish::OpenHouse => {
                        visit(code, &child);
                        let mut child = *state;
                        if self.play(&mut child, code + 1, &mut Silent) != Finish::Endless {
                            visit(code + 1, &child);
                        }
                    }
                }
                found = true;
            });
            found
        };
        if !self.must_eat {
            try_all(&|_| true);
        } else if !try_all(&|eats| eats) {
            try_all(&|eats| !eats);
        }
    }

    /// Calls `visit` for every move without `+` that can be started, in canonical order, and
    /// whether it eats with the first lap.
    #[inline]
    pub(super) fn each_choice(&self, state: &BawoState, mut visit: impl FnMut(Code, bool)) {
        let side = state.to_move;
        if Self::is_placing(state) {
            for front in 0..8 {
                if state.at(side, front) == 0 {
                    continue;
                }
                let eats = state.facing(side, front) > 0;
                let first = front as Code * PLACINGS;
                let closed = state.is_open_house(side, front) && state.has_front_beside_house(side);
                if closed && !eats {
                    visit(first, false);
                } else {
                    visit(first + 1, eats);
                    visit(first + 3, eats);
                }
            }
            return;
        }
        let with_two = state.with_two(side);
        for in_order in 0..16 {
            let at = if in_order < 8 { in_order } else { 23 - in_order };
            if with_two >> at & 1 == 0 {
                continue;
            }
            for way in Way::ALL {
                let code = in_order as Code * LIFTINGS + way as Code * 2;
                visit(code, self.first_lap_eats(state, at, SowDirection::of(at, way)));
            }
        }
    }

    /// Whether the player to move has a turn that eats with the first lap and ends.
    pub(super) fn can_eat_at_once(&self, state: &BawoState) -> bool {
        let mut can = false;
        self.each_choice(state, |code, eats| {
            let ends = || self.play(&mut state.clone(), code, &mut Silent) != Finish::Endless;
            can = can || eats && ends();
        });
        can
    }
}

/// Whether a turn may eat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EatsThisTurn {
    /// It started by eating the hole that faces the placed seed.
    Yes,
    /// It may if its first lap does (`bawo.eat.first`).
    IfFirstLapDoes,
    /// It started with a placed seed that ate nothing (`bawo.extra.spread`).
    Never,
}
