//! The budget of one search: its limits, tightened by the level, and how much memory it needs.

use std::time::{Duration, Instant};

use super::evaluate::Evaluator;
use super::evaluate::networks::{Estimator, GameNetwork};
use super::hash::hash;
use super::level::{Oversight, SearchLevel};
use super::memory::ZeroedMemory;
use super::request::{Limits, Request};
use super::root_move::RootMove;
use super::score::Value;
use super::sight::{Sight, Unseen};
use super::time_management::TimeAllotment;
use super::transpositions::{allocate, bytes_for};
use crate::rules::{Move, Side};

/// Ranking the placements and layouts may use one part in this many of the budget.
const CANDIDATE_SHARE: u64 = 4;
/// The second look may use one part in this many of the time.
const SECOND_LOOK_SHARE: u32 = 4;
/// Positions ranked per microsecond. Set low so that a slow machine also answers in time.
const CANDIDATES_PER_MICROSECOND: u64 = 2;
/// An upper limit for the speed of any processor core.
const MAX_NODES_PER_MILLISECOND: u64 = 4_000;
/// The effective branching factor of alpha-beta, a guess used only to size the transposition table.
const BRANCHING_FACTOR: u64 = 4;
/// A table kept from search to search has room for this many.
const KEPT_SEARCHES: u64 = 8;
/// Time reserved for sending the answer.
const RESERVE: Duration = Duration::from_millis(1);

/// What a search may use.
pub(super) struct SearchPlan<'a> {
    pub(super) request: &'a Request,
    /// The limits of the request, tightened by its level.
    pub(super) limits: Limits,
    level: Option<SearchLevel>,
    /// The time for the move, if the request has a clock.
    pub(super) allotment: Option<TimeAllotment>,
    /// Positions that each thread may search.
    pub(super) nodes: u64,
    /// Moves that the level does not play.
    pub(super) refused: Vec<Move>,
}

impl<'a> SearchPlan<'a> {
    pub(super) fn new(request: &'a Request, threads: usize) -> SearchPlan<'a> {
        let level =
            request.level.map(|number| SearchLevel::new(number, request.position.ruleset().name()));
        let mut limits = level.map_or(request.limits, |level| {
            level.restrict(request.limits, hash(&(request.position, request.seed)) >> 16)
        });
        let allotment = limits.clock.as_ref().map(TimeAllotment::of);
        if let Some(TimeAllotment { most, .. }) = allotment {
            limits.time = Some(limits.time.map_or(most, |time| time.min(most)));
        }
        let nodes = limits.nodes.map_or(u64::MAX, |nodes| (nodes / threads as u64).max(1));
        SearchPlan { request, limits, level, allotment, nodes, refused: Vec::new() }
    }

    /// What the level may have missed about the move it chose: see [`Oversight::of`].
    pub(super) fn oversight<S>(
        &self,
        moves: &[RootMove<S>],
        chosen: Option<Move>,
        depth: u32,
        follows_captures: bool,
        missed: Option<(Move, Unseen)>,
    ) -> Option<Oversight> {
        self.level?;
        Oversight::of(moves, chosen?, depth, follows_captures, missed)
    }

    /// What the level sees, playing this side; `None` if it overlooks nothing.
    pub(super) fn sight(&self, side: Side) -> Option<Sight> {
        self.level.and_then(|level| level.sight(side, self.request.seed))
    }

    /// The limits of the second look at all moves; `None` if the level takes none.
    pub(super) fn second_look(&self) -> Option<Limits> {
        let nodes = self.level.and_then(|level| level.second_look)?;
        let time = self.limits.time.map(|time| time / SECOND_LOOK_SHARE);
        Some(Limits { nodes: Some(nodes), time, ..Limits::default() })
    }

    /// How much worse than the best a chosen move may be, in hundredths of a seed; 0 at full
    /// strength.
    pub(super) fn variety(&self) -> Value {
        self.level.map_or(0, |level| level.variety)
    }

    /// When to stop a search that began at `start`.
    pub(super) fn deadline(&self, start: Instant) -> Option<Instant> {
        let time = self.limits.time?;
        start.checked_add(time.saturating_sub(RESERVE))
    }

    /// How many positions may be spent on ranking placements and layouts; at least 1.
    pub(super) fn candidate_budget(&self) -> u64 {
        let in_time = self.limits.time.map_or(u64::MAX, |time| {
            time.as_micros() as u64 / CANDIDATE_SHARE * CANDIDATES_PER_MICROSECOND
        });
        (self.nodes / CANDIDATE_SHARE).min(in_time).max(1)
    }

    /// The network that estimates positions; `None` if the weights do.
    pub(super) fn network<G: Evaluator>(&self, game: &G) -> Option<&'a GameNetwork> {
        match &self.request.estimator {
            _ if !self.is_at_full_strength() => None,
            Estimator::Usual => game.network(),
            Estimator::Weights => None,
            Estimator::Network(network) => {
                Some(&**network).filter(|network| network.board() == G::NETWORK_BOARD)
            }
        }
    }

    /// Whether the search may use the game's network, and use and leave entries that other searches
    /// of the game share. The levels below the highest are measured without them.
    pub(super) fn is_at_full_strength(&self) -> bool {
        self.request.level.is_none_or(|level| level >= *Request::LEVELS.end())
    }

    /// Memory for a transposition table large enough for what the search can reach.
    pub(super) fn memory<G: Evaluator>(&self) -> ZeroedMemory {
        allocate::<G::TtFormat>(self.positions(), self.request.table_bytes)
    }

    /// The size of that memory, in bytes.
    pub(super) fn table_bytes<G: Evaluator>(&self) -> u64 {
        bytes_for::<G::TtFormat>(self.positions(), self.request.table_bytes)
    }

    /// Memory for a transposition table that several such searches fill.
    pub(super) fn kept_memory<G: Evaluator>(&self) -> ZeroedMemory {
        let positions = self.positions().saturating_mul(KEPT_SEARCHES);
        allocate::<G::TtFormat>(positions, self.request.table_bytes)
    }

    /// An upper limit for the positions that the search can reach.
    fn positions(&self) -> u64 {
        let in_time = self.limits.time.map_or(u64::MAX, |time| {
            (time.as_millis() as u64).saturating_mul(MAX_NODES_PER_MILLISECOND)
        });
        let in_depth = self
            .limits
            .depth
            .map_or(u64::MAX, |depth| BRANCHING_FACTOR.saturating_pow(depth).saturating_mul(64));
        in_time.min(in_depth).min(self.limits.nodes.unwrap_or(u64::MAX))
    }
}
