//! The lock-free lines of the wide transposition table (`src/search/transpositions/wide.rs`) under
//! loom: in every order of the threads' steps, and in every order in which memory may show them, a
//! look finds nothing or exactly what was put under its key. The narrow table keeps an entry in a
//! single word and cannot be seen half written.
//!
//! `cargo run --release --bin every-order`; `LOOM_MAX_PREEMPTIONS=3` looks further.

mod rules;
mod search;

mod atomics {
    pub use loom::sync::atomic::{AtomicU64, fence};
}

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use loom::thread;

use search::Table;

/// Two lines: every position is kept in one of them.
fn table() -> Table {
    Table::of_lines(2)
}

/// The value of a position is one of these, or not known.
fn look(table: Table, number: u64, may_be: &[i32]) {
    if let Some(found) = table.get_wide(number) {
        assert!(may_be.contains(&found), "{found} was never put for {number}");
    }
}

/// Tries a model with so many preemptions at most, or as many as the environment says.
fn orders(name: &str, preemptions: usize, model: fn()) {
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = builder.preemption_bound.or(Some(preemptions));
    builder.max_branches = 10_000;
    let orders = Arc::new(AtomicU64::new(0));
    let counted = Arc::clone(&orders);
    builder.check(move || {
        counted.fetch_add(1, Ordering::Relaxed);
        model();
    });
    println!("{name}: {} orders", orders.load(Ordering::Relaxed));
}

/// Loom goes back to an order only where the thread that started later meets what an earlier one
/// has written: in each model the one that only looks is started last, and the first thread writes.
fn main() {
    orders("one writes over another position while a second looks", 3, || {
        let table = table();
        table.put_wide(1, 30);
        table.put_wide(2, 31);
        let looker = thread::spawn(move || {
            look(table, 1, &[30]);
            look(table, 3, &[44]);
        });
        // In place of the first, which is worth less than the second.
        table.put_wide(3, 44);
        looker.join().expect("the looker ends");
        assert_eq!((table.get_wide(1), table.get_wide(3)), (None, Some(44)));
    });
    orders("two write two positions and look", 1, || {
        let table = table();
        let writer = thread::spawn(move || {
            table.put_wide(1, 30);
            look(table, 2, &[44]);
        });
        table.put_wide(2, 44);
        look(table, 1, &[30]);
        writer.join().expect("the writer ends");
    });
    orders("two write the same position", 3, || {
        let table = table();
        let writer = thread::spawn(move || table.put_wide(1, 30));
        table.put_wide(1, 44);
        writer.join().expect("the writer ends");
        look(table, 1, &[30, 44]);
    });
}
