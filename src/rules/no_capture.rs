//! The reason why a turn captures nothing, and the hole that decides it.

use super::board::{Hole, Place};
use super::event::{Event, Step};
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
