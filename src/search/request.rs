//! The input of a search and its results.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::evaluate::networks::Estimator;
use super::kept_table::KeptTable;
use super::level::Oversight;
use super::score::Score;
use super::tables::TableView;
use crate::rules::{Move, Position, Setup};

/// When a search ends: at the first limit it reaches. Without limits it ends when the value is
/// proven or the greatest depth is reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth in moves. In the Basic Game each sowing is a move.
    pub depth: Option<u32>,
    /// The time from the call on.
    pub time: Option<Duration>,
    /// The number of positions searched.
    pub nodes: Option<u64>,
    /// Answer only when stopped, even if nothing is left to find out.
    pub infinite: bool,
    /// The clock of the player to move. The search shares it out over the moves to come.
    pub clock: Option<MoverClock>,
}

/// The clock of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoverClock {
    /// The time left.
    pub left: Duration,
    /// The time added after each move.
    pub increment: Duration,
    /// The moves until the clock gets new time; `None` if it has to last for the whole game.
    pub moves_to_go: Option<u32>,
}

impl Limits {
    /// Limits the depth, in moves.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Limits the number of positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Limits the time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// A position to search, and how to search it.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position to move in.
    pub position: Position,
    /// The positions that `game.repetition` counts, oldest first and without `position` itself, as
    /// [`Position::repetition_key`] gives them. May be empty.
    pub history: Vec<Setup>,
    /// When the search ends.
    pub limits: Limits,
    /// A playing level, 1 to 10 (other numbers count as the nearest of these): a budget of
    /// positions in addition to the limits, and for the lower levels a limited depth, moves that
    /// they overlook and some variety. `None` means full strength within the limits.
    pub level: Option<u8>,
    /// How many of the best moves get a line of their own; at least 1.
    pub lines: usize,
    /// Threads, 1 to 256. A single thread finds the same on every run. Several threads share their
    /// results, so what each finds depends on timing.
    pub threads: usize,
    /// The most memory for the transposition table, in bytes.
    pub table_bytes: u64,
    /// The table to keep from one search of a game to the next. A search at a level below the
    /// highest does not use it, so that the levels play as they were measured.
    pub kept: Option<KeptTable>,
    /// The endgame table of the position's rule set, if there is one.
    pub tables: Option<TableView>,
    /// What estimates positions. The levels below the highest always use the weights, so that they
    /// play as they were measured.
    pub estimator: Estimator,
    /// Varies the choice among nearly equal moves at the lower levels, and the rounding of
    /// fractional depths. The same seed gives the same game.
    pub seed: u64,
}

impl Request {
    /// The default of [`Request::table_bytes`].
    pub const TABLE_BYTES: u64 = 64 << 20;

    /// The playing levels.
    pub const LEVELS: RangeInclusive<u8> = 1..=10;

    /// A full-strength search for the best move: no history, one line, one thread, no endgame
    /// table.
    pub fn new(position: Position, limits: Limits) -> Request {
        Request {
            position,
            history: Vec::new(),
            limits,
            level: None,
            lines: 1,
            threads: 1,
            table_bytes: Request::TABLE_BYTES,
            kept: None,
            tables: None,
            estimator: Estimator::Usual,
            seed: 0,
        }
    }
}

/// A line of a completed depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The depth in moves.
    pub depth: u32,
    /// The rank among the best moves, from 1.
    pub line: usize,
    /// The value of the move for the player to move. If [`Score::is_exact`] it is proven; in line 1
    /// it is then also the proven value of the position.
    pub score: Score,
    /// Positions searched so far.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The used part of the transposition table, in thousandths.
    pub hashfull: u16,
    /// The principal variation: the move and the best play after it.
    pub pv: Vec<Move>,
}

impl Info {
    /// A line that no running search reports: one that was proven or kept before.
    pub fn kept(depth: u32, line: usize, score: Score, pv: Vec<Move>) -> Info {
        Info { depth, line, score, nodes: 0, elapsed: Duration::ZERO, hashfull: 0, pv }
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play; `None` only if there is none.
    pub best: Option<Move>,
    /// The best lines as last reported, best first; empty if not even depth 1 was completed.
    pub lines: Vec<Info>,
    /// Positions searched.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
    /// What a playing level may have missed about `best`. `None` without a level, or if the value
    /// of the move is proven.
    pub oversight: Option<Oversight>,
}

/// What a search sends through its channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// A line of a completed depth. The lines of a depth come in order, best first.
    Depth(Info),
    /// The end of the search; nothing follows.
    Done(SearchResult),
}
