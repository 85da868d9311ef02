//! Measures this core: leaves per second of plain Kalah counted to depth 10, copying the board for
//! each move and playing every leaf. `speed.py` builds it with `rustc -O` and runs it beside the window.

use std::time::Instant;

const START: [u8; 14] = [4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0];
const LEAVES: u64 = 13_519_607;

#[derive(Clone, Copy)]
struct Board {
    /// South's pits and store, North's pits and store.
    pits: [u8; 14],
    south: bool,
}

impl Board {
    fn play(mut self, from: usize) -> Option<Board> {
        let (store, other, first) = if self.south { (6, 13, 0) } else { (13, 6, 7) };
        let mut hand = std::mem::take(&mut self.pits[from]);
        if hand == 0 {
            return None;
        }
        let mut at = from;
        while hand > 0 {
            at = if at == 13 { 0 } else { at + 1 };
            if at != other {
                self.pits[at] += 1;
                hand -= 1;
            }
        }
        if (first..first + 6).contains(&at) && self.pits[at] == 1 && self.pits[12 - at] > 0 {
            self.pits[store] += 1 + self.pits[12 - at];
            self.pits[at] = 0;
            self.pits[12 - at] = 0;
        }
        self.south = self.south == (at == store);
        Some(self)
    }

    fn is_over(&self) -> bool {
        self.pits[..6].iter().all(|&seeds| seeds == 0)
            || self.pits[7..13].iter().all(|&seeds| seeds == 0)
    }
}

fn leaves(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if board.is_over() {
        return 0;
    }
    let first = if board.south { 0 } else { 7 };
    (first..first + 6).filter_map(|pit| board.play(pit)).map(|next| leaves(next, depth - 1)).sum()
}

fn main() {
    let start = Board { pits: START, south: true };
    let mut best: f64 = 0.0;
    for _ in 0..3 {
        let clock = Instant::now();
        let counted = leaves(std::hint::black_box(start), 10);
        assert_eq!(counted, LEAVES);
        best = best.max(counted as f64 / clock.elapsed().as_secs_f64());
    }
    println!("{:.1}", best / 1e6);
}
