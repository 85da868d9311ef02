//! A table in memory and its answers.

use std::sync::Arc;

use super::cells::{decode, is_unconditional};
use super::file;
use super::index::{positions_below, rank};
use super::kind::TableKind;
use crate::rules::awale::{Awale, Rotation};
use crate::rules::contract::GameState;
use crate::rules::{Ruleset, Side, TwoRows};
use crate::search::memory::ZeroedMemory;

/// Bytes before the positions, for the header of the file.
pub(super) const HEADER: usize = 256;

/// Bounds on what the seeds on the board are worth to the player to move: his further gain minus
/// the opponent's, without the stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The lower bound.
    pub lower: i8,
    /// The upper bound.
    pub upper: i8,
}

impl Bounds {
    /// Whether both bounds are the same.
    pub const fn is_exact(self) -> bool {
        self.lower == self.upper
    }
}

/// The table of a [`TableKind`].
#[derive(Debug, PartialEq, Eq)]
pub struct EndgameTable {
    kind: TableKind,
    seeds: usize,
    width: usize,
    /// The whole file: the header, then the positions.
    bytes: ZeroedMemory,
}

impl EndgameTable {
    /// A table from the bytes of its file.
    pub(super) fn new(kind: TableKind, seeds: usize, bytes: ZeroedMemory) -> EndgameTable {
        debug_assert_eq!(bytes.bytes().len(), file::length(&kind, seeds));
        EndgameTable { kind, seeds, width: kind.width(), bytes }
    }

    /// A table that was just built, from bytes with space for the header.
    pub(super) fn with_header(
        kind: TableKind,
        seeds: usize,
        mut bytes: ZeroedMemory,
    ) -> EndgameTable {
        file::write_header(bytes.bytes_mut(), &kind, seeds);
        EndgameTable::new(kind, seeds, bytes)
    }

    /// The kind of this table.
    pub fn kind(&self) -> &TableKind {
        &self.kind
    }

    /// The most seeds on the board.
    pub fn seeds(&self) -> usize {
        self.seeds
    }

    /// The number of positions in the table.
    pub fn positions(&self) -> u32 {
        positions_below(self.seeds + 1)
    }

    /// The contents of the file.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.bytes()
    }

    /// The two bytes of a position; twice the same byte if it has only one.
    #[inline]
    fn pair(&self, number: u32) -> [u8; 2] {
        let at = HEADER + number as usize * self.width;
        [self.bytes()[at], self.bytes()[at + self.width - 1]]
    }

    /// [`TableView::fresh`] by the number of a position.
    #[inline]
    pub fn fresh(&self, number: u32) -> Bounds {
        let [low, high] = self.pair(number);
        Bounds { lower: decode(low), upper: decode(high) }
    }

    /// [`TableView::lookup`] by the number of a position and its seeds on the board.
    #[inline]
    pub fn lookup(&self, number: u32, on_board: usize) -> Bounds {
        let [low, high] = self.pair(number);
        let (lower, upper) = (decode(low), decode(high));
        if self.width == 1 {
            return if is_unconditional(low) {
                Bounds { lower, upper }
            } else {
                // The player who is behind may reach a cycle that is already almost closed and pays
                // nothing.
                Bounds { lower: lower.min(0), upper: upper.max(0) }
            };
        }
        let all = on_board as i8;
        Bounds {
            lower: if is_unconditional(low) { lower } else { -all },
            upper: if is_unconditional(high) { upper } else { all },
        }
    }
}

/// What the search probes: the table of its rule set, in the rule set's direction of sowing. Cheap
/// to clone.
#[derive(Clone, Debug)]
pub struct TableView {
    table: Arc<EndgameTable>,
    clockwise: bool,
}

/// The rows of the mover and the opponent in the order of sowing.
#[inline]
fn rows(state: &TwoRows, clockwise: bool) -> [u64; 2] {
    let mover = state.to_move();
    let row = |side: Side| {
        let row = state.row(side);
        if clockwise { row.swap_bytes() >> 16 } else { row }
    };
    [row(mover), row(mover.other())]
}

impl TableView {
    /// A view for a rule set; `None` if the table is of another kind.
    pub fn new(table: Arc<EndgameTable>, ruleset: &Ruleset) -> Option<TableView> {
        let clockwise =
            Awale::try_from(*ruleset).is_ok_and(|game| game.rotation == Rotation::Clockwise);
        (TableKind::of(ruleset) == Ok(table.kind)).then_some(TableView { table, clockwise })
    }

    /// The table itself.
    pub fn table(&self) -> &EndgameTable {
        &self.table
    }

    /// The most seeds on the board for which the table has an answer.
    #[inline]
    pub fn seeds(&self) -> usize {
        self.table.seeds
    }

    /// The number of a position and its seeds on the board; `None` if the table does not contain
    /// it.
    #[inline]
    fn number(&self, state: &TwoRows) -> Option<(u32, usize)> {
        let on_board = state.on_side(Side::South) as usize + state.on_side(Side::North) as usize;
        if on_board > self.table.seeds || !state.has_six_holes() {
            return None;
        }
        let [own, other] = rows(state, self.clockwise);
        Some((rank(own, other), on_board))
    }

    /// Bounds for a position that goes on, true for every history. `None` if the table does not
    /// contain it.
    #[inline]
    pub fn lookup(&self, state: &TwoRows) -> Option<Bounds> {
        let (number, on_board) = self.number(state)?;
        Some(self.table.lookup(number, on_board))
    }

    /// Closer bounds than [`TableView::lookup`]. They hold if no other position with as many seeds
    /// on the board has occurred `repetition-at` - 1 times or more since the count of
    /// `game.repetition` began, as after a capture and in a position set up by hand.
    #[inline]
    pub fn fresh(&self, state: &TwoRows) -> Option<Bounds> {
        let (number, _) = self.number(state)?;
        Some(self.table.fresh(number))
    }
}
