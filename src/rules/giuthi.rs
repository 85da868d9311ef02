//! Giuthi: relay sowing that changes direction at each lap, and a match of rounds on a board that
//! the loser lays out and may shorten.

use super::board::{Hole, Place, Seeds};
use super::contract::{Game, GameState, MAX_LAPS};
use super::event::{Event, Observer, Silent, Step};
use super::facts::{Facts, MoveChoice};
use super::game_name::GameName;
use super::moves::{Code, FillLayout, Move, MoveSet, PASS, Way};
use super::no_capture::{Landing, NoCapture, last_drop};
use super::options::{OptionSpec, Options, Share, option, repetition_at};
use super::rule_id::RuleId;
use super::side::{BySide, Side};
use super::two_rows::{Road, SHORTENED, Slot, SowRules, TwoRows, hole, owns, slot_of, store};

/// The rules of Giuthi with their options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Giuthi {
    /// `giuthi.match.end`: a player with at most this many seeds after a round has lost the match.
    /// 4, or 0, which means fewer than 3.
    pub lose_at: u8,
    /// A position that occurs this many times ends the round, 2 to 5.
    pub repetition_at: u8,
}

impl Default for Giuthi {
    fn default() -> Giuthi {
        Giuthi { lose_at: 4, repetition_at: 3 }
    }
}

impl Options for Giuthi {
    const OPTIONS: &'static [OptionSpec<Giuthi>] =
        &[option!("lose-at", GiuthiMatchEnd, lose_at, ["4" => 4, "0" => 0]), repetition_at!()];
}

/// `giuthi.start`, `giuthi.sow`: the sowing skips no hole and uses no store.
const FIRST_LAP: SowRules = SowRules {
    lift: RuleId::GiuthiStart,
    sow: RuleId::GiuthiSow,
    store: RuleId::GiuthiSow,
    skip: None,
};
/// `giuthi.relay`.
const LATER_LAP: SowRules = SowRules { lift: RuleId::GiuthiRelay, ..FIRST_LAP };

/// How the sowing of a turn ended.
struct SowingEnd {
    last: Slot,
    way: Way,
    /// The slots that got a seed this turn, one bit each.
    fed: u16,
}

impl Giuthi {
    #[inline]
    fn roads(holes: usize) -> &'static [Road; 2] {
        match holes {
            6 => &SHORTENED[0],
            other => &SHORTENED[5 - other],
        }
    }

    /// `giuthi.start`, `giuthi.relay`, `giuthi.end`: sows lap after lap, reversing the direction at
    /// each lift, until a lap ends in an empty hole. `None` if that never happens (`turn.endless`).
    #[inline]
    fn sow<O: Observer>(
        &self,
        state: &mut TwoRows,
        from: Slot,
        mut way: Way,
        observer: &mut O,
    ) -> Option<SowingEnd> {
        let roads = Self::roads(state.holes());
        let mut fed = 0;
        let mut last = from;
        let mut rules = &FIRST_LAP;
        for _ in 0..MAX_LAPS {
            let sown = state.lift_and_sow(&roads[way as usize], last, rules, observer);
            last = sown.last;
            fed |= sown.fed;
            if state.at(last) == 1 {
                observer.see(Step::Stop(Place::Hole(hole(last))), RuleId::GiuthiEnd);
                return Some(SowingEnd { last, way, fed });
            }
            observer.see(Step::Relay(hole(last)), RuleId::GiuthiRelay);
            rules = &LATER_LAP;
            way = way.turned();
        }
        None
    }

    /// `giuthi.capture` and `giuthi.run`.
    #[inline]
    fn capture<O: Observer>(&self, state: &mut TwoRows, sown: &SowingEnd, observer: &mut O) {
        let mover = state.to_move();
        if !owns(mover, sown.last) {
            return;
        }
        let facing = |at: Slot| facing(state.holes(), at);
        let across = facing(sown.last);
        if state.at(across) == 0 || sown.fed >> across & 1 == 0 {
            return observer.see(Step::Nothing(hole(sown.last)), RuleId::GiuthiCapture);
        }
        let holes = state.holes();
        state.capture(across, mover, RuleId::GiuthiCapture, observer);
        state.keep(sown.last, mover, RuleId::GiuthiCapture, observer);
        let first = slot_of(mover, 0);
        let mut at = sown.last;
        loop {
            let next = if sown.way == Way::Right { at + 1 } else { at.wrapping_sub(1) };
            if next.wrapping_sub(first) >= holes || state.at(next) > 0 {
                break;
            }
            let across = self::facing(holes, next);
            if state.at(across) == 0 {
                break;
            }
            state.capture(across, mover, RuleId::GiuthiRun, observer);
            at = next;
        }
    }

    /// Whether the first lap ends in an empty hole, which proves that the turn ends.
    #[inline]
    fn ends_at_once(state: &TwoRows, from: Slot, way: Way) -> bool {
        let (holes, hand) = (state.holes(), state.at(from));
        (hand as usize) < 2 * holes
            && state.at(Self::roads(holes)[way as usize].last(from, hand)) == 0
    }

    /// Whether the turn that starts here ends; the hole has 2 or more seeds.
    #[inline]
    fn ends(&self, state: &TwoRows, from: Slot, way: Way) -> bool {
        Self::ends_at_once(state, from, way)
            || self.sow(&mut state.clone(), from, way, &mut Silent).is_some()
    }

    /// The moves that this side may start, without a pass.
    fn starts(&self, state: &TwoRows, side: Side) -> MoveSet {
        let mut starts = MoveSet::EMPTY;
        for at in state.holes_with(side, 2) {
            for way in Way::ALL {
                if self.ends(state, slot_of(side, at as usize), way) {
                    starts.add(at * 2 + way as Code);
                }
            }
        }
        starts
    }

    /// Whether a side can start a turn that ends with its first lap.
    #[inline]
    fn can_start_at_once(state: &TwoRows, empty: u16, side: Side) -> bool {
        let roads = Self::roads(state.holes());
        state.holes_with(side, 2).any(|at| {
            let from = slot_of(side, at as usize);
            let hand = state.at(from);
            // A lap that goes all the way round leaves no hole empty.
            (hand as usize) < 2 * state.holes()
                && roads.iter().any(|road| empty >> road.last(from, hand) & 1 == 1)
        })
    }

    /// Whether a side can start a move.
    fn can_start(&self, state: &TwoRows, side: Side) -> bool {
        let ends = |at, way: &Way| self.ends(state, slot_of(side, at as usize), *way);
        state.holes_with(side, 2).any(|at| Way::ALL.iter().any(|way| ends(at, way)))
    }

    /// `giuthi.match.end`: a player with at most this many seeds after a round has lost the match.
    fn most_lost(&self) -> u16 {
        if self.lose_at == 0 { 2 } else { self.lose_at as u16 }
    }

    /// Each player takes the seeds on his side. Then the match is over (`giuthi.match.end`), or the
    /// loser lays out the next round.
    pub(super) fn end_round<O: Observer>(
        &self,
        state: &mut TwoRows,
        rule: RuleId,
        observer: &mut O,
    ) {
        for side in Side::ALL {
            state.settle_row(side, side, rule, observer);
        }
        let BySide { south, north } = state.stores();
        let level_short = south == north && south + north < self.set();
        if south != north {
            state.set_to_move(if south < north { Side::South } else { Side::North });
        }
        if south.min(north) <= self.most_lost() || level_short {
            state.end(RuleId::GiuthiMatchEnd, observer);
        }
    }

    /// Whether a round is over and the next one is not yet laid out.
    pub(super) fn is_between_rounds(state: &TwoRows) -> bool {
        state.on_board() == 0
    }

    /// Less than a half, a quarter or an eighth of the first 36 seeds allow 4, 3 or 2 holes.
    fn allowed_sizes(seeds: u16) -> impl Iterator<Item = usize> {
        let limits = [(6, u16::MAX), (4, 17), (3, 8), (2, 4)];
        limits.into_iter().filter(move |(_, most)| seeds <= *most).map(|(holes, _)| holes)
    }

    /// The rule a layout breaks.
    fn broken_layout(&self, state: &TwoRows, layout: &FillLayout) -> Option<RuleId> {
        let seeds = layout.seeds();
        let hand = state.stores()[state.to_move()];
        let sum: u16 = seeds.iter().map(|n| *n as u16).sum();
        if !Self::is_between_rounds(state)
            || sum != hand
            || seeds.contains(&0)
            || seeds.iter().all(|n| *n < 2)
        {
            return Some(RuleId::GiuthiMatchFill);
        }
        let allowed = Self::allowed_sizes(hand).any(|holes| holes == seeds.len());
        (!allowed).then_some(RuleId::GiuthiMatchShrink)
    }

    /// Moves seeds from a player's store into his holes.
    fn lay_row<O: Observer>(state: &mut TwoRows, side: Side, seeds: &[Seeds], observer: &mut O) {
        let sum: Seeds = seeds.iter().sum();
        state.set(store(side), state.at(store(side)) - sum);
        let rule = RuleId::GiuthiMatchFill;
        observer.see(Step::Take { from: Place::Store(side), count: sum }, rule);
        for (at, count) in seeds.iter().enumerate() {
            state.set(slot_of(side, at), *count);
            for now in 1..=*count {
                let at = Place::Hole(Hole::two_rows(side, at));
                observer.see(Step::Drop { at, now, colour: None }, rule);
            }
        }
    }
}

/// The facing slot across the board.
#[inline]
fn facing(holes: usize, at: Slot) -> Slot {
    6 + holes - at
}

static FACTS: Facts = Facts {
    choice: MoveChoice::Way,
    has_rounds: true,
    has_endless_turns: true,
    can_share_rest: false,
    ..Facts::of(GameName::Giuthi)
};

impl Game for Giuthi {
    type State = TwoRows;

    fn facts(&self) -> &'static Facts {
        &FACTS
    }

    fn lost_at(&self) -> Option<u16> {
        Some(self.most_lost())
    }

    fn set(&self) -> u16 {
        72
    }

    fn start(&self) -> TwoRows {
        TwoRows::filled(6)
    }

    fn moves(&self, state: &TwoRows) -> MoveSet {
        if state.is_over() || Self::is_between_rounds(state) {
            return MoveSet::EMPTY;
        }
        let starts = self.starts(state, state.to_move());
        if starts.is_empty() { MoveSet::only(PASS) } else { starts }
    }

    fn name_move(&self, state: &TwoRows, code: Code) -> Move {
        if code == PASS {
            return Move::Pass;
        }
        let hole = Hole::two_rows(state.to_move(), code as usize / 2);
        Move::Way { hole, way: Way::ALL[code as usize % 2], spread: false }
    }

    /// `giuthi.match.shrink`: the board sizes on which the loser can lay out his seeds, largest
    /// first; empty during a round.
    fn layout_sizes(&self, state: &TwoRows) -> Vec<usize> {
        if state.is_over() || !Self::is_between_rounds(state) {
            return Vec::new();
        }
        let seeds = state.stores()[state.to_move()];
        Self::allowed_sizes(seeds).filter(|holes| seeds as usize > *holes).collect()
    }

    fn code(&self, _: &TwoRows, mv: &Move) -> Option<Code> {
        match mv {
            Move::Way { hole, way, spread: false } => {
                Some(hole.in_row() as Code * 2 + *way as Code)
            }
            Move::Pass => Some(PASS),
            _ => None,
        }
    }

    #[inline]
    fn turn<O: Observer>(&self, state: &mut TwoRows, code: Code, observer: &mut O) {
        if code == PASS {
            observer.see(Step::Pass, RuleId::GiuthiPass);
        } else {
            let from = slot_of(state.to_move(), code as usize / 2);
            let way = Way::ALL[code as usize % 2];
            if let Some(sown) = self.sow(state, from, way, observer) {
                self.capture(state, &sown, observer);
            }
        }
        state.pass_on();
        self.find_end(state, observer);
    }

    /// `giuthi.round`: the round is over when neither player can start a turn.
    #[inline]
    fn find_end<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        let mover = state.to_move();
        let sides = [mover, mover.other()];
        let empty = state.empty_slots();
        let at_once = |side: &Side| Self::can_start_at_once(state, empty, *side);
        let goes_on = (empty != 0 && sides.iter().any(at_once))
            || sides.iter().any(|side| self.can_start(state, *side));
        if !goes_on {
            self.end_round(state, RuleId::GiuthiRound, observer);
        }
    }

    /// `giuthi.match.fill`: after a drawn round both players lay out as at the start.
    fn close<O: Observer>(&self, state: &mut TwoRows, observer: &mut O) {
        let BySide { south, north } = state.stores();
        if !state.is_over() && Self::is_between_rounds(state) && south == north {
            state.set_board(6);
            for side in Side::ALL {
                Self::lay_row(state, side, &[6; 6], observer);
            }
        }
    }

    /// The round ends.
    fn conclude<O: Observer>(
        &self,
        state: &mut TwoRows,
        _share: Share,
        rule: RuleId,
        observer: &mut O,
    ) {
        self.end_round(state, rule, observer);
        self.close(state, observer);
    }

    fn repetition(&self) -> Share {
        Share::OwnSide
    }

    /// A layout sows nothing.
    fn decides_capture(&self, events: &[Event]) -> Option<(usize, Place)> {
        let is_layout = events.first()?.rule == RuleId::GiuthiMatchFill;
        if is_layout { None } else { last_drop(events) }
    }

    fn misses(&self, landing: &Landing) -> Option<NoCapture> {
        let not_sown = || {
            let (facing, _) = landing.facing.filter(|_| !landing.is_facing_sown)?;
            Some(NoCapture::NotSown(landing.hole, facing))
        };
        landing.misses_opposite(true).or_else(not_sown)
    }

    fn broken_rule(&self, state: &TwoRows, mv: &Move) -> Option<RuleId> {
        match mv {
            Move::Fill(layout) => self.broken_layout(state, layout),
            Move::Way { hole, .. } => {
                let single = state.at(slot_of(hole.owner(), hole.in_row())) < 2;
                single.then_some(RuleId::GiuthiStart)
            }
            _ => None,
        }
    }

    fn pass_rule(&self) -> RuleId {
        RuleId::GiuthiPass
    }

    fn lay<O: Observer>(&self, state: &mut TwoRows, mv: &Move, observer: &mut O) {
        let Move::Fill(layout) = mv else { return };
        let loser = state.to_move();
        state.set_board(layout.seeds().len());
        Self::lay_row(state, loser, layout.seeds(), observer);
        Self::lay_row(state, loser.other(), layout.seeds(), observer);
        state.pass_on();
        self.find_end(state, observer);
    }

    #[inline]
    fn each_child(&self, state: &TwoRows, mut visit: impl FnMut(Code, &TwoRows)) {
        if state.is_over() || Self::is_between_rounds(state) {
            return;
        }
        let mover = state.to_move();
        let mut must_pass = true;
        for at in state.holes_with(mover, 2) {
            for way in Way::ALL {
                let mut child = *state;
                let from = slot_of(mover, at as usize);
                let Some(sown) = self.sow(&mut child, from, way, &mut Silent) else {
                    continue;
                };
                must_pass = false;
                self.capture(&mut child, &sown, &mut Silent);
                child.pass_on();
                self.find_end(&mut child, &mut Silent);
                visit(at * 2 + way as Code, &child);
            }
        }
        if must_pass {
            let mut child = *state;
            self.turn(&mut child, PASS, &mut Silent);
            visit(PASS, &child);
        }
    }
}
