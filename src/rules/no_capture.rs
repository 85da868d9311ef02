//! Why a turn captures nothing, or why its chain of captures stops: one true cause, found in the
//! turn's events by asking the game, so that no other code has to guess it.

use super::board::{BoardShape, Hole, Place, Seeds};
use super::contract::Game as _;
use super::event::{Event, Step};
use super::position::{Position, Turn, each_game};
use super::rule_id::RuleId;
use super::side::Side;

/// The reason why seeds are not captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoCapture {
    /// The last seed lands in a store.
    Store(Side),
    /// The hole is the mover's own, and this game captures only on the opponent's side.
    OwnHole(Hole),
    /// The hole is the opponent's, and this game captures only from the mover's own side.
    OtherHole(Hole),
    /// The hole then has this many seeds (in the ring: of both colours), too few or too many.
    Count(Hole, u16),
    /// The hole already had this many seeds before the last one landed there.
    NotEmpty(Hole, u16),
    /// The hole was empty before the last seed landed there.
    WasEmpty(Hole),
    /// The facing hole is empty: the hole itself, then the facing one.
    NothingOpposite(Hole, Hole),
    /// The facing hole received no seed in this turn: the hole itself, then the facing one.
    NotSown(Hole, Hole),
    /// The hole is in the back row and faces no hole of the opponent.
    BackRow(Hole),
    /// The hole could be captured, but this rule protects it.
    Spared(Hole, RuleId),
}

/// A hole at the moment that decides a capture: where the last seed lands, or the next hole of a
/// chain of captures.
#[derive(Clone, Copy, Debug)]
pub struct Landing {
    /// The hole.
    pub hole: Hole,
    /// Who moves.
    pub mover: Side,
    /// Seeds in the hole, including the one that just landed (in the ring: both colours).
    pub seeds: u16,
    /// The facing hole and its seeds, on boards where holes face each other.
    pub facing: Option<(Hole, u16)>,
    /// Whether the facing hole received a seed in this turn.
    pub is_facing_sown: bool,
}

impl Landing {
    /// The cause in games on two rows that capture the facing hole: the last seed must land in an
    /// empty hole of the mover. `needs_facing`: whether the facing hole must have seeds.
    pub(super) fn misses_opposite(&self, needs_facing: bool) -> Option<NoCapture> {
        if self.hole.owner() != self.mover {
            return Some(NoCapture::OtherHole(self.hole));
        }
        if self.seeds > 1 {
            return Some(NoCapture::NotEmpty(self.hole, self.seeds - 1));
        }
        let (facing, seeds) = self.facing?;
        (needs_facing && seeds == 0).then_some(NoCapture::NothingOpposite(self.hole, facing))
    }

    /// The cause in games that capture the opponent's holes by their number of seeds.
    pub(super) fn misses_count(&self, captured: impl Fn(u16) -> bool) -> Option<NoCapture> {
        if self.hole.owner() == self.mover {
            return Some(NoCapture::OwnHole(self.hole));
        }
        (!captured(self.seeds)).then_some(NoCapture::Count(self.hole, self.seeds))
    }
}

/// The board after each step of a turn.
struct Board {
    shape: BoardShape,
    seeds: [u16; 32],
    sown: [bool; 32],
}

impl Board {
    fn of(before: &Position) -> Board {
        let setup = before.setup();
        let mut board = Board { shape: setup.shape, seeds: [0; 32], sown: [false; 32] };
        for hole in setup.shape.holes() {
            board.seeds[hole.index()] = setup.seeds_in(hole).total();
        }
        board
    }

    fn apply(&mut self, event: &Event) {
        let mut less = |hole: Hole, count: Seeds| {
            let seeds = &mut self.seeds[hole.index()];
            *seeds = seeds.saturating_sub(u16::from(count));
        };
        match event.step {
            Step::Lift { hole, count, .. }
            | Step::Eat { hole, count }
            | Step::Capture { hole, count, .. }
            | Step::Keep { hole, count, .. }
            | Step::Settle { hole, count, .. }
            | Step::Take { from: Place::Hole(hole), count } => less(hole, count),
            Step::Drop { at: Place::Hole(hole), .. } => {
                self.seeds[hole.index()] += 1;
                self.sown[hole.index()] = true;
            }
            _ => {}
        }
    }

    fn landing(&self, hole: Hole, mover: Side) -> Landing {
        let facing = self.shape.facing(hole);
        Landing {
            hole,
            mover,
            seeds: self.seeds[hole.index()],
            facing: facing.map(|hole| (hole, self.seeds[hole.index()])),
            is_facing_sown: facing.is_some_and(|hole| self.sown[hole.index()]),
        }
    }
}

/// Where the last seed of a sowing lands: how many events have happened by then, and the place.
/// Seeds that a rule moves afterwards, at an end or for a new round, do not count.
pub(super) fn last_drop(events: &[Event]) -> Option<(usize, Place)> {
    let is_over = |event: &Event| matches!(event.step, Step::Settle { .. } | Step::End(_));
    let sown = events.iter().position(is_over).unwrap_or(events.len());
    events[..sown].iter().enumerate().rev().find_map(|(at, event)| match event.step {
        Step::Drop { at: place, .. } => Some((at + 1, place)),
        _ => None,
    })
}

/// Whether a step takes seeds from the opponent.
pub(super) fn captures(event: &Event) -> bool {
    matches!(event.step, Step::Capture { .. } | Step::Eat { .. } | Step::Keep { .. })
}

impl Turn {
    /// Why the turn captures nothing; `None` if it captures, or sows nothing. In Bawo the first lap
    /// decides, or the hole of the extra seed (`bawo.eat.first`, `bawo.extra.eat`), in the other
    /// games the last seed (`<game>.capture`).
    pub fn no_capture(&self) -> Option<NoCapture> {
        if self.events.iter().any(captures) {
            return None;
        }
        let decided = each_game!(&self.before, game, _state => game.decides_capture(&self.events));
        let (played, place) = decided?;
        let hole = match place {
            Place::Hole(hole) => hole,
            Place::Store(side) => return Some(NoCapture::Store(side)),
            Place::Extra(_) => return None,
        };
        let landing = self.board_after(played).landing(hole, self.mover);
        let cause = each_game!(&self.before, game, _state => game.misses(&landing));
        let spared = || {
            self.events.iter().find_map(|event| match event.step {
                Step::Nothing(hole) => Some(NoCapture::Spared(hole, event.rule)),
                _ => None,
            })
        };
        cause.or_else(spared)
    }

    /// The board after this many events of the turn.
    fn board_after(&self, events: usize) -> Board {
        let mut board = Board::of(&self.before);
        self.events[..events].iter().for_each(|event| board.apply(event));
        board
    }

    /// Why the chain of captures stops, in games that capture backwards hole by hole. `None` in
    /// other games, if nothing is captured, or if the chain went all the way round.
    pub fn capture_ends(&self) -> Option<NoCapture> {
        let taken = |event: &Event| match event.step {
            Step::Capture { hole, .. } => Some(hole),
            _ => None,
        };
        let at = self.events.iter().rposition(|event| taken(event).is_some())?;
        let last = taken(&self.events[at])?;
        let next = each_game!(&self.before, game, _state => game.captures_next(last))?;
        if self.events.iter().any(|event| taken(event) == Some(next)) {
            return None;
        }
        let landing = self.board_after(at + 1).landing(next, self.mover);
        let cause = each_game!(&self.before, game, _state => game.misses(&landing));
        // If the next hole could have been captured, the rule of the captures limits the chain.
        Some(cause.unwrap_or(NoCapture::Spared(next, self.events[at].rule)))
    }
}
