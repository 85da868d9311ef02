//! What is asked of a search and what it answers.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::score::Score;
use super::tables::TableView;
use crate::rules::{Move, Position, Setup};

/// When a search ends. The first limit reached ends it; without any it looks until the value is
/// proven or as deep as it can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Moves to look ahead; each sowing of the Basic Game is one.
    pub depth: Option<u32>,
    /// Time from the call on.
    pub time: Option<Duration>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Answers only when stopped, even if there is nothing left to find out.
    pub infinite: bool,
}

impl Limits {
    /// Looks so many moves ahead.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Looks at so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Answers within this time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}

/// A position to search, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position to move in.
    pub position: Position,
    /// What stood before it since the count of `game.repetition` began, oldest first and without
    /// the position itself, as [`Position::repetition_key`] gives it; may be empty.
    pub history: Vec<Setup>,
    /// When to end.
    pub limits: Limits,
    /// A playing strength, 1 to 10 (numbers beyond count as the nearest): a budget of positions
    /// beside the limits, and at the lower levels short sight and some variety. `None`: full
    /// strength within the limits.
    pub level: Option<u8>,
    /// How many of the best moves get their own line; at least 1.
    pub lines: usize,
    /// Threads, 1 to 256. One finds the same on every run; more share what they find, and what
    /// each finds hangs on how they are timed.
    pub threads: usize,
    /// The most memory for positions already searched, in bytes.
    pub table_bytes: u64,
    /// The endgame table of the position's rule set, where there is one.
    pub tables: Option<TableView>,
    /// Varies the choice among nearly equal moves at the lower levels, and where a level looks a
    /// move farther: the same number gives the same game.
    pub seed: u64,
}

impl Request {
    /// The usual [`Request::table_bytes`].
    pub const TABLE_BYTES: u64 = 64 << 20;

    /// The levels.
    pub const LEVELS: RangeInclusive<u8> = 1..=10;

    /// A search for the best move with nothing before the position, one line, one thread.
    pub fn new(position: Position, limits: Limits) -> Request {
        Request {
            position,
            history: Vec::new(),
            limits,
            level: None,
            lines: 1,
            threads: 1,
            table_bytes: Request::TABLE_BYTES,
            tables: None,
            seed: 0,
        }
    }
}

/// What is known of one of the best moves after a whole depth has been looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Moves looked ahead.
    pub depth: u32,
    /// Its place among the best moves, from 1.
    pub line: usize,
    /// What it is worth to the player to move; proven where [`Score::is_exact`] says so, in line 1
    /// for the position as a whole.
    pub score: Score,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The move and what is expected after it.
    pub pv: Vec<Move>,
}

/// The end of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move to play; `None` only where there is none.
    pub best: Option<Move>,
    /// The best lines as they were last found, best first; empty where not even one move ahead was
    /// looked at.
    pub lines: Vec<Info>,
    /// Positions looked at.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

/// What comes through the channel of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchEvent {
    /// A line of a depth that has been looked at; lines come in order, best first.
    Depth(Info),
    /// The end; nothing follows.
    Done(Answer),
}
