//! A table in memory, and what it knows of a position.

use std::sync::Arc;

use super::cells::{decode, is_unconditional};
use super::file;
use super::index::{positions_below, rank};
use super::kind::TableKind;
use crate::rules::awale::Rotation;
use crate::rules::{Ruleset, Side, TwoRows};
use crate::search::memory::Memory;

/// Bytes before the positions: room for what the file says of itself.
pub(super) const HEADER: usize = 256;

/// What the seeds on the board are worth to the player to move: his less the other's that are still
/// to be gained, stores apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least this.
    pub lower: i8,
    /// At most this.
    pub upper: i8,
}

impl Bounds {
    /// Whether both say the same.
    pub const fn is_exact(self) -> bool {
        self.lower == self.upper
    }
}

/// The table of a [`Kind`].
#[derive(Debug, PartialEq, Eq)]
pub struct EndgameTable {
    kind: TableKind,
    seeds: usize,
    width: usize,
    /// The whole file: the header, then the positions.
    bytes: Memory,
}

impl EndgameTable {
    /// A table out of the bytes of its file.
    pub(super) fn new(kind: TableKind, seeds: usize, bytes: Memory) -> EndgameTable {
        debug_assert_eq!(bytes.bytes().len(), file::length(&kind, seeds));
        EndgameTable { kind, seeds, width: kind.width(), bytes }
    }

    /// A table just made, out of its bytes with room for the header.
    pub(super) fn made(kind: TableKind, seeds: usize, mut bytes: Memory) -> EndgameTable {
        file::write_header(bytes.bytes_mut(), &kind, seeds);
        EndgameTable::new(kind, seeds, bytes)
    }

    /// Whose table it is.
    pub fn kind(&self) -> &TableKind {
        &self.kind
    }

    /// The most seeds on the board.
    pub fn seeds(&self) -> usize {
        self.seeds
    }

    /// How many positions it holds.
    pub fn positions(&self) -> u32 {
        positions_below(self.seeds + 1)
    }

    /// The table as a file.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.bytes()
    }

    /// The two bytes of a position by its number; twice the same where it has one.
    #[inline]
    fn pair(&self, number: u32) -> [u8; 2] {
        let at = HEADER + number as usize * self.width;
        [self.bytes()[at], self.bytes()[at + self.width - 1]]
    }

    /// [`Tables::fresh`] by the position's number.
    #[inline]
    pub fn fresh(&self, number: u32) -> Bounds {
        let [low, high] = self.pair(number);
        Bounds { lower: decode(low), upper: decode(high) }
    }

    /// [`Tables::lookup`] by the position's number and the seeds on the board.
    #[inline]
    pub fn lookup(&self, number: u32, on_board: usize) -> Bounds {
        let [low, high] = self.pair(number);
        let (lower, upper) = (decode(low), decode(high));
        if self.width == 1 {
            return if is_unconditional(low) {
                Bounds { lower, upper }
            } else {
                // Whoever is behind may find a circle that is closed already, which pays nothing.
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

/// What a search asks: the table of its rule set, seen with its way round the board. Cheap to clone.
#[derive(Clone, Debug)]
pub struct TableView {
    table: Arc<EndgameTable>,
    clockwise: bool,
}

/// The rows of the mover and the other in the order of sowing.
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
    /// A table for a rule set of its kind; `None` where it is another's.
    pub fn new(table: Arc<EndgameTable>, ruleset: &Ruleset) -> Option<TableView> {
        let clockwise =
            matches!(ruleset, Ruleset::Awale(game) if game.rotation == Rotation::Clockwise);
        (TableKind::of(ruleset) == Ok(table.kind)).then_some(TableView { table, clockwise })
    }

    /// The table itself.
    pub fn table(&self) -> &EndgameTable {
        &self.table
    }

    /// The most seeds on the board of a position that is found.
    #[inline]
    pub fn seeds(&self) -> usize {
        self.table.seeds
    }

    /// The position's number and its seeds on the board, where the table reaches it.
    #[inline]
    fn number(&self, state: &TwoRows) -> Option<(u32, usize)> {
        let on_board = state.on_side(Side::South) as usize + state.on_side(Side::North) as usize;
        if on_board > self.table.seeds || !state.has_six_pots() {
            return None;
        }
        let [own, other] = rows(state, self.clockwise);
        Some((rank(own, other), on_board))
    }

    /// What is still to be gained from a position that goes on, for the player to move, true
    /// whatever stood before it. `None` where the table does not reach.
    #[inline]
    pub fn lookup(&self, state: &TwoRows) -> Option<Bounds> {
        let (number, on_board) = self.number(state)?;
        Some(self.table.lookup(number, on_board))
    }

    /// The same where no other position with as many seeds on the board has stood
    /// `repetition-at` - 1 times or more since the count of `game.repetition` began: after a
    /// capture, and in a position set by hand, nothing has. Closer than [`Tables::lookup`].
    #[inline]
    pub fn fresh(&self, state: &TwoRows) -> Option<Bounds> {
        let (number, _) = self.number(state)?;
        Some(self.table.fresh(number))
    }
}
