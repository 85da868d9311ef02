//! The routes round a board of two rows, with every lap along them computed at compile time.

use super::Slot;
use crate::rules::board::Seeds;

/// Laps of fewer seeds than this come from the table.
const LAPS: usize = 64;

/// A route round the board, with every lap from every slot by the number of seeds.
pub(in crate::rules) struct Road {
    /// The slot after each slot.
    pub(super) next: [u8; 14],
    /// Whether the laps in the table skip the slot they started from.
    pub(super) passes_origin: bool,
    pub(super) laps: [[Lap; LAPS]; 14],
}

/// Marks a slot that is not on a road.
pub(super) const OFF_ROAD: u8 = 14;

/// A lap sown in one operation.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// Added to the word of a position: one seed for each slot sown, minus the seeds lifted.
    pub(super) change: u128,
    /// Where the last seed lands.
    pub(super) last: u8,
    /// The slots that get a seed, one bit each.
    pub(super) fed: u16,
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
        let empty = Lap { change: 0, last: 0, fed: 0 };
        let mut road = Road { next, passes_origin, laps: [[empty; LAPS]; 14] };
        let mut from = 0;
        while from < slots.len() {
            road.sow_all(slots[from]);
            from += 1;
        }
        road
    }

    /// Fills the table for one starting slot by sowing seed by seed.
    const fn sow_all(&mut self, from: u8) {
        let laps = &mut self.laps[from as usize];
        let mut at = from;
        let mut hand = 1;
        while hand < LAPS {
            at = self.next[at as usize];
            if self.passes_origin && at == from {
                at = self.next[at as usize];
            }
            let before = laps[hand - 1];
            let change = before.change.wrapping_add(1 << (8 * at as u32));
            laps[hand] = Lap {
                change: change.wrapping_sub(1 << (8 * from as u32)),
                last: at,
                fed: before.fed | 1 << at,
            };
            hand += 1;
        }
    }

    /// Where the last seed of a lap of fewer than 64 seeds lands.
    #[inline]
    pub(in crate::rules) fn last(&self, from: Slot, hand: Seeds) -> Slot {
        self.laps[from][hand as usize].last as Slot
    }

    /// The slot after this one.
    #[inline]
    pub(in crate::rules) const fn next(&self, at: Slot) -> Slot {
        self.next[at] as Slot
    }
}

/// Anticlockwise round the twelve holes, skipping the starting hole.
pub(in crate::rules) static ROUND: Road = Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], true);
/// Clockwise round the twelve holes, skipping the starting hole.
pub(in crate::rules) static CLOCKWISE: Road =
    Road::new(&[12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0], true);
/// Anticlockwise through the mover's own store, skipping nothing.
pub(in crate::rules) static THROUGH_STORE: [Road; 2] = [
    Road::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], false),
    Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13], false),
];
/// The same, skipping the starting hole.
pub(in crate::rules) static THROUGH_STORE_PASSING: [Road; 2] = [
    Road::new(&[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], true),
    Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13], true),
];
/// Giuthi's roads by holes a side (6, 4, 3, 2) and direction (to South's left, to his right).
pub(in crate::rules) static SHORTENED: [[Road; 2]; 4] = [
    [
        Road::new(&[12, 11, 10, 9, 8, 7, 5, 4, 3, 2, 1, 0], false),
        Road::new(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], false),
    ],
    [Road::new(&[10, 9, 8, 7, 3, 2, 1, 0], false), Road::new(&[0, 1, 2, 3, 7, 8, 9, 10], false)],
    [Road::new(&[9, 8, 7, 2, 1, 0], false), Road::new(&[0, 1, 2, 7, 8, 9], false)],
    [Road::new(&[8, 7, 1, 0], false), Road::new(&[0, 1, 7, 8], false)],
];
