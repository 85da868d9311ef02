//! Threads that write to and read from both transposition tables, for ThreadSanitizer and Miri,
//! which report any access that is not atomic. Loom checks the order of atomic accesses
//! (`every_order`). `KETE_TURNS` sets the turns of each thread.

mod rules;
mod search;

mod atomics {
    pub use std::sync::atomic::{AtomicU64, fence};
}

use std::thread;

use search::Table;

fn main() {
    let turns = std::env::var("KETE_TURNS").ok().and_then(|turns| turns.parse().ok());
    let turns: u64 = turns.unwrap_or(100_000);
    let (narrow, wide) = (Table::of_lines(1 << 14), Table::of_lines(1 << 8));
    thread::scope(|scope| {
        for thread in 0..4 {
            scope.spawn(move || {
                for turn in 0..turns {
                    let number = turn.wrapping_mul(2_654_435_761) % 5_000 + thread;
                    let value = number as i32 % 8_000;
                    for found in [narrow.get_narrow(number), wide.get_wide(number)] {
                        assert!(found.is_none_or(|found| found == value), "{number}: {found:?}");
                    }
                    narrow.put_narrow(number, value);
                    wide.put_wide(number, value);
                }
            });
        }
    });
    println!("four threads, {turns} turns each: every look found nothing or what was put");
}
