//! The ways round a board of two rows, with every lap along them worked out in advance.

use super::Slot;
use crate::rules::board::Seeds;

/// Handfuls below this are sown at once from a table.
pub(super) const LAPS: usize = 49;

/// A way round the board, with every lap from every slot.
pub(in crate::rules) struct Road {
    /// The slot after each slot.
    pub(super) next: [u8; 14],
    /// Whether the table's laps pass over the pot they started from.
    pub(super) passes_origin: bool,
    laps: [Laps; 14],
}

/// Marks a slot that a road does not touch.
pub(super) const OFF_ROAD: u8 = 14;

/// The laps from one slot by the number of seeds.
#[derive(Clone, Copy)]
struct Laps {
    /// What each lap adds to every slot.
    adds: [u128; LAPS],
    /// Where its last seed falls.
    last: [u8; LAPS],
}

impl Road {
    /// The road through these slots.
    const fn new(slots: &[u8], passes_origin: bool) -> Road {
        let mut next = [OFF_ROAD; 14];
        let mut at = 0;
        while at < slots.len() {
            next[slots[at] as usize] = slots[(at + 1) % slots.len()];
            at += 1;
        }
        let empty = Laps { adds: [0; LAPS], last: [0; LAPS] };
        let mut road = Road { next, passes_origin, laps: [empty; 14] };
        let mut from = 0;
        while from < slots.len() {
            road.sow_all(slots[from]);
            from += 1;
        }
        road
    }

    /// Fills the table for one slot, seed by seed as the plain reading sows.
    const fn sow_all(&mut self, from: u8) {
        let laps = &mut self.laps[from as usize];
        let mut at = from;
        let mut hand = 1;
        while hand < LAPS {
            at = self.next[at as usize];
            if self.passes_origin && at == from {
                at = self.next[at as usize];
            }
            laps.adds[hand] = laps.adds[hand - 1] + (1 << (8 * at as u32));
            laps.last[hand] = at;
            hand += 1;
        }
    }

    /// What a lap of fewer than 49 seeds adds to every slot, one in each byte.
    #[inline]
    pub(in crate::rules) fn adds(&self, from: Slot, hand: Seeds) -> u128 {
        self.laps[from].adds[hand as usize]
    }

    /// Where the last seed of a lap of fewer than 49 seeds falls.
    #[inline]
    pub(in crate::rules) fn last(&self, from: Slot, hand: Seeds) -> Slot {
        self.laps[from].last[hand as usize] as Slot
    }

    /// The slot after this one.
    #[inline]
    pub(in crate::rules) const fn next(&self, at: Slot) -> Slot {
        self.next[at] as Slot
    }
}

/// Anticlockwise round the twelve pots, passing over the pot of origin.
pub(in crate::rules) static ROUND: Road = Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], true);
/// Clockwise round the twelve pots, passing over the pot of origin.
pub(in crate::rules) static CLOCKWISE: Road =
    Road::new(&[12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0], true);
/// Anticlockwise through the mover's own store, passing over nothing.
pub(in crate::rules) static THROUGH_STORE: [Road; 2] = [
    Road::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], false),
    Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13], false),
];
/// The same, passing over the pot of origin.
pub(in crate::rules) static THROUGH_STORE_PASSING: [Road; 2] = [
    Road::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], true),
    Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13], true),
];
/// Giuthi's roads by pots a side (6, 4, 3, 2) and direction (to South's left, to his right).
pub(in crate::rules) static SHORTENED: [[Road; 2]; 4] = [
    [
        Road::new(&[12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0], false),
        Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], false),
    ],
    [Road::new(&[10, 9, 8, 7, 3, 2, 1, 0], false), Road::new(&[0, 1, 2, 3, 7, 8, 9, 10], false)],
    [Road::new(&[9, 8, 7, 2, 1, 0], false), Road::new(&[0, 1, 2, 7, 8, 9], false)],
    [Road::new(&[8, 7, 1, 0], false), Road::new(&[0, 1, 7, 8], false)],
];
